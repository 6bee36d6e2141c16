import i18next from 'i18next';
import type { TextKey } from '#i18n/namespaces.ts';
import { ApiError } from './api.ts';

type Wait = Extract<TextKey, `auth:tooMany${string}`>;

/** A waiting time in minutes, clamped to 1 to 60, because the seconds may come from a forged link. */
export const formatWait = (wait: Wait, seconds: number): string =>
  i18next.t(wait, { count: Math.min(60, Math.max(1, Math.ceil(seconds / 60) || 1)) });

/** The text for a failed request: how long to wait when the server states it, else its detail, else a default. */
export function describeRefusal(error: unknown, wait: Wait = 'auth:tooManyAttempts'): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) return formatWait(wait, error.retryAfter);
  return (error as Error).message || i18next.t('common:error');
}

/** Returns true if the server requires a recent sign-in. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'fresh_sign_in_required';

/** Returns true if the user closed the question who it is. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'confirmation_required';
