import { type OauthProvider, outlookState } from '@kumbara/shared';

const key = 'gmail-state';

/** Storage may be forbidden; whoever comes back then is asked to connect once more. */
function inStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Keeps what Gmail has to bring back. Outlook's state is the same for everybody. */
export function rememberState(provider: OauthProvider, authUrl: string): void {
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  if (provider === 'gmail') inStorage(() => sessionStorage.setItem(key, state));
}

/**
 * Whose answer it is, by its state; undefined where this tab did not ask for it. What Gmail was to bring back serves
 * one return only.
 */
export function providerOf(state: string): OauthProvider | undefined {
  if (state === outlookState) return 'outlook';
  const expected = inStorage(() => sessionStorage.getItem(key));
  inStorage(() => sessionStorage.removeItem(key));
  return expected && expected === state ? 'gmail' : undefined;
}
