import type { ConfirmationMethod } from '@kumbara/shared';
import { onlineManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { currentLanguage } from '#i18n/language.ts';
import { confirmation } from './confirmation.ts';
import { session } from './session.ts';

/**
 * A refusal by the server, or no answer (`status` 0). The message is the server's text; without a network it says so;
 * else it is empty.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The whole answer, of which some refusals carry more. */
  readonly body: unknown;
  /** Seconds until another attempt may succeed; 0 when the server does not state it. */
  readonly retryAfter: number;
  /** True if sending the same request again cannot do it twice. */
  readonly isIdempotent: boolean;
  /** Ways to confirm who asks, where the server requires it. */
  readonly methods: readonly ConfirmationMethod[];

  constructor(status: number, problem: unknown, { retryAfter = 0, isIdempotent = false } = {}) {
    const { code, detail, errors, methods } = (problem ?? {}) as Record<string, unknown>;
    super(typeof detail === 'string' ? detail : '');
    this.status = status;
    this.body = problem;
    this.retryAfter = retryAfter;
    this.isIdempotent = isIdempotent;
    this.methods = Array.isArray(methods) ? methods : [];
    this.code = typeof code === 'string' ? code : 'unknown';
    this.fields = Object.fromEntries(Array.isArray(errors) ? errors.map(({ field, detail }) => [field, detail]) : []);
  }
}

/** The error of a request without an answer. */
export const networkError = () =>
  new ApiError(0, { code: 'network', detail: onlineManager.isOnline() ? '' : i18next.t('common:offline.failed') });

/** Returns true if another attempt may succeed: a lost connection or an error of the server, not a refusal. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The seconds after which the page repeats the request by itself, where the server states a short wait. */
export function getShortWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status !== 503)) return undefined;
  return error.retryAfter > 0 && error.retryAfter <= 10 ? error.retryAfter : undefined;
}

type Request = { body?: unknown; form?: FormData; headers?: Record<string, string>; signal?: AbortSignal };

export function requestHeaders(): Record<string, string> {
  const token = session.token();
  return { 'Accept-Language': currentLanguage(), ...(token && { Authorization: `Bearer ${token}` }) };
}

/**
 * Sends a request to the API and returns the raw response. Where the server asks who it is, the page asks its user and
 * sends the request again.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function send(
  method: string,
  path: string,
  { body, form, headers, signal }: Request = {},
): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: { ...requestHeaders(), ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw networkError();
  });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => null);
  const refusal = new ApiError(answer.status, problem, {
    retryAfter: Number(answer.headers.get('Retry-After')) || 0,
    isIdempotent: ['GET', 'PUT', 'DELETE'].includes(method),
  });
  const isAsked = refusal.code === 'confirmation_required' && !path.startsWith('/account/confirm');
  if (isAsked && (await confirmation.ask(refusal.methods))) return send(method, path, { body, form, headers, signal });
  throw refusal;
}

/**
 * Sends a request to the API and reads its JSON. The API parses every answer with the contract before it sends it, so
 * the page only names its type and need not load zod.
 * @returns the answer; undefined where it has no body
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function api<Answer = undefined>(method: string, path: string, request?: Request): Promise<Answer> {
  const answer = await send(method, path, request);
  const text = await answer.text();
  return text ? JSON.parse(text) : (undefined as Answer);
}
