import { randomUUID } from 'node:crypto';
import type { Reply } from '#http/call.ts';
import type { Fault } from '#http/fault-injection.ts';
import kinds from './errors.json' with { type: 'json' };

export type RefusalKind = keyof typeof kinds;

/** An error response in Graph's format. Source: "Microsoft Graph error responses and resource types". */
export function refuse(kind: RefusalKind, message?: string, headers: Record<string, string> = {}): Reply {
  const { status, code, message: usual } = kinds[kind];
  const id = randomUUID();
  const challenge = status === 401 && {
    'www-authenticate': `Bearer realm="", authorization_uri="https://login.microsoftonline.com/common/oauth2/authorize", client_id="00000003-0000-0000-c000-000000000000"`,
  };
  return {
    status,
    headers: { ...challenge, 'request-id': id, ...headers },
    body: {
      error: {
        code,
        message: message ?? usual,
        innerError: { date: new Date().toISOString().slice(0, 19), 'request-id': id, 'client-request-id': id },
      },
    },
  };
}

/** The response to a call that meets a fault; undefined for a fault that only delays. */
export function replyToFault({ name, retryAfter }: Fault): Reply | undefined {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  switch (name) {
    case 'token-refused':
      return refuse('expired');
    case 'rate-limited':
      return refuse('tooMany', undefined, wait);
    case 'user-rate-limited':
      return refuse('throttled', undefined, wait);
    case 'unavailable':
      return refuse('unavailable', undefined, wait);
    case 'cut':
      return { status: 200, failure: 'cut' };
    default:
      return undefined;
  }
}
