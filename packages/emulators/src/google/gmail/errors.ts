import type { Reply } from '#http/call.ts';
import type { Fault } from '#http/fault-injection.ts';
import kinds from './errors.json' with { type: 'json' };

type Kind = {
  status: number;
  name: string;
  reason: string;
  message: string;
  domain?: string;
  headers?: Reply['headers'];
};

/** An error response in the format of Google's APIs. Source: Gmail API, "Resolve errors". */
export function refuse(kind: keyof typeof kinds, message?: string, more: Record<string, string> = {}): Reply {
  const { status, name, reason, domain = 'global', headers, ...rest }: Kind = kinds[kind];
  const words = message ?? rest.message;
  return {
    status,
    headers: { ...headers, ...more },
    body: { error: { code: status, message: words, errors: [{ message: words, domain, reason }], status: name } },
  };
}

/** The response to a call that meets a fault; undefined for a fault that only delays. */
export function replyToFault({ name, retryAfter }: Fault): Reply | undefined {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  switch (name) {
    case 'token-refused':
      return refuse('unauthenticated');
    case 'rate-limited':
      return refuse('rate', undefined, wait);
    case 'user-rate-limited':
      return refuse('userRate', undefined, wait);
    case 'unavailable':
      return refuse('unavailable', undefined, wait);
    case 'cut':
      return { status: 200, failure: 'cut' };
    default:
      return undefined;
  }
}
