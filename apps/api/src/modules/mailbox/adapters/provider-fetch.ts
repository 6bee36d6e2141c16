import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailboxError } from './mailbox.ts';
import type { AccessTokens } from './mailbox-provider.ts';

const second = 1000;
/** The timeout of a call, the longest single pause and all pauses together, and the number of attempts. */
const retryLimits = { call: 30 * second, oneWait: 30 * second, allWaits: 60 * second, tries: 5 };

/** The answer exceeds the byte limit. */
export class AnswerTooLarge extends MailboxError {
  constructor() {
    super('refused', 'the answer is too large');
  }
}

export type FetchRules = {
  /** Sent along as `Authorization`; a refused one is replaced once. */
  tokens?: AccessTokens;
  /** Returns whether a refusal is temporary, in addition to 408, 429 and 5xx. */
  isBusy?: (status: number, body: string) => boolean;
  mostBytes: number;
  /** 1 for calls that must not be repeated, such as redeeming a one-time code. */
  tries?: number;
};

/** The type that the providers' libraries accept in place of the global `fetch`. */
export type ProviderFetch = (input: string | URL | Request, init?: Call) => Promise<Response>;

type Call = { method?: string; headers?: RequestInit['headers']; body?: unknown; signal?: AbortSignal | null };

/**
 * A bounded `fetch` for providers: with limits for time and bytes, without redirects (which would leak the token), and with
 * retries while the provider is busy.
 *
 * The function returned answers like `fetch`, also with refusals.
 * @throws MailboxError `retry` if the provider stays unavailable or busy, AnswerTooLarge, errors of `tokens`, and the
 * reason of an aborted `signal`
 */
export function createProviderFetch({
  tokens,
  isBusy,
  mostBytes,
  tries = retryLimits.tries,
}: FetchRules): ProviderFetch {
  return async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const signal = init.signal ?? undefined;
    signal?.throwIfAborted();
    let token = await tokens?.();
    let isRenewed = false;
    let waited = 0;
    for (let attempt = 1; ; ) {
      const answer = await once(address, init, token, mostBytes);
      if (answer?.status === 401 && tokens && !isRenewed) {
        isRenewed = true;
        token = await tokens(token);
        continue;
      }
      if (answer && !(await means(answer, isBusy))) return answer;
      const retryAfter = parseRetryAfter(answer?.headers.get('retry-after'));
      const wait = (retryAfter ?? Math.min(8, 2 ** attempt / 4) * (randomInt(75, 125) / 100)) * second;
      if (attempt >= tries || wait > retryLimits.oneWait || waited + wait > retryLimits.allWaits) {
        const why = answer ? `answers ${answer.status}` : 'does not answer';
        throw new MailboxError('retry', `${address.host} ${why}`, { retryAfterSeconds: retryAfter });
      }
      await sleep(wait, undefined, { signal });
      waited += wait;
      attempt += 1;
    }
  };
}

/** Returns whether an answer means "try again later". */
async function means(answer: Response, isBusy: FetchRules['isBusy']): Promise<boolean> {
  const { status } = answer;
  if (status === 408 || status === 429 || status >= 500) return true;
  return status >= 400 && isBusy !== undefined && isBusy(status, await answer.clone().text());
}

/** One call with its whole answer, or undefined without an answer. */
async function once(
  address: URL,
  { method = 'GET', body, ...init }: Call,
  token: string | undefined,
  mostBytes: number,
): Promise<Response | undefined> {
  const signal = init.signal ?? undefined;
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const late = AbortSignal.timeout(retryLimits.call);
  try {
    const answer = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && body !== null && { body: body as RequestInit['body'] }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const bytes = await read(answer, mostBytes);
    const { status, statusText } = answer;
    return new Response(bytes.length > 0 ? bytes : null, { status, statusText, headers: answer.headers });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof MailboxError) throw error;
    return undefined;
  }
}

async function read({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** `Retry-After`: seconds, or an instant (RFC 9110, 10.2.3). */
export function parseRetryAfter(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / second;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
