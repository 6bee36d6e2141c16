import i18next from 'i18next';
import type { TextKey } from '#i18n/namespaces.ts';
import { ApiError } from './api.ts';

type Wait = Extract<TextKey, `auth:tooMany${string}`>;

/** Whatever the number of seconds says, even in a link that somebody wrote: minutes, one to sixty. */
export const waitText = (wait: Wait, seconds: number): string =>
  i18next.t(wait, { count: Math.min(60, Math.max(1, Math.ceil(seconds / 60) || 1)) });

/** What to say about a call that failed: how long to wait where the server tells, else its sentence, else ours. */
export function refusalText(error: unknown, wait: Wait = 'auth:tooManyAttempts'): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) return waitText(wait, error.retryAfter);
  return (error as Error).message || i18next.t('common:error');
}

/** The server wants to see again who is there. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'fresh_sign_in_required';
