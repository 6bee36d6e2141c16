import { type OauthProvider, outlookState } from '@kumbara/shared';

const key = 'gmail-state';

/** Session storage may be blocked: the user is then asked to connect again. */
function inStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Stores the state that Gmail has to return. Outlook's state is the same for every request. */
export function rememberState(provider: OauthProvider, authUrl: string): void {
  const state = new URL(authUrl).searchParams.get('state') ?? '';
  if (provider === 'gmail') inStorage(() => sessionStorage.setItem(key, state));
}

/**
 * Finds the provider of a callback by its state; undefined when this tab did not request it. Gmail's state is valid once.
 */
export function providerOf(state: string): OauthProvider | undefined {
  if (state === outlookState) return 'outlook';
  const expected = inStorage(() => sessionStorage.getItem(key));
  inStorage(() => sessionStorage.removeItem(key));
  return expected && expected === state ? 'gmail' : undefined;
}
