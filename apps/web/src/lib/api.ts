import { currentLanguage } from '#i18n/language.ts';
import { session } from './session.ts';

/** A refusal by the server, or no answer (`status` 0). The message is the server's text, else empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** Seconds until another attempt may succeed; 0 when the server does not state it. */
  readonly retryAfter: number;

  constructor(status: number, problem: unknown, retryAfter = 0) {
    const { code, detail, errors } = (problem ?? {}) as { code?: unknown; detail?: unknown; errors?: unknown };
    super(typeof detail === 'string' ? detail : '');
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = typeof code === 'string' ? code : 'unknown';
    this.fields = Object.fromEntries(Array.isArray(errors) ? errors.map(({ field, detail }) => [field, detail]) : []);
  }
}

/** Whether another attempt may succeed: a lost connection or an error of the server, not a refusal. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** A zod schema, or a function that loads one when an answer has arrived. */
type Schema<T> = { parse(answer: unknown): T };
type Request<T> = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  response?: Schema<T> | (() => Promise<Schema<T>>);
};

export function requestHeaders(): Record<string, string> {
  const token = session.token();
  return { 'Accept-Language': currentLanguage(), ...(token && { Authorization: `Bearer ${token}` }) };
}

/**
 * Sends a request to the API and returns the raw response.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function send(
  method: string,
  path: string,
  { body, headers, signal }: Omit<Request<never>, 'response'> = {},
): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: { ...requestHeaders(), ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'network' });
  });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => null);
  throw new ApiError(answer.status, problem, Number(answer.headers.get('Retry-After')) || 0);
}

/**
 * Sends a request to the API and parses its JSON.
 * @returns the answer, parsed with `response`; undefined where none is given
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function api<T = undefined>(method: string, path: string, request: Request<T> = {}): Promise<T> {
  const { response, ...rest } = request;
  const answer = await send(method, path, rest);
  if (!response) return undefined as T;
  const schema = typeof response === 'function' ? await response() : response;
  return schema.parse(await answer.json());
}
