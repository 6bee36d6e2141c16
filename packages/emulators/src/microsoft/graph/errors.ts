import { randomUUID } from 'node:crypto';
import type { Reply } from '#http/call.ts';
import type { Fault } from '#http/fault-injection.ts';

const kinds = {
  missing: [401, 'InvalidAuthenticationToken', 'Access token is empty.'],
  expired: [401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.'],
  malformed: [401, 'InvalidAuthenticationToken', 'IDX14100: JWT is not well formed, there are no dots (.).'],
  denied: [403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.'],
  noProfile: [403, 'Authorization_RequestDenied', 'Insufficient privileges to complete the operation.'],
  noMailbox: [
    404,
    'MailboxNotEnabledForRESTAPI',
    'The mailbox is either inactive, soft-deleted, or is hosted on-premise.',
  ],
  notFound: [404, 'ErrorItemNotFound', 'The specified object was not found in the store.'],
  badId: [400, 'ErrorInvalidIdMalformed', 'Id is malformed.'],
  noSegment: [400, 'BadRequest', 'Resource not found for the segment.'],
  badQuery: [400, 'BadRequest', 'Invalid query.'],
  gone: [410, 'syncStateNotFound', 'The sync state is not found. Start again without a token.'],
  badToken: [400, 'SyncStateInvalid', 'The sync state is not valid.'],
  throttled: [429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.'],
  tooMany: [429, 'TooManyRequests', 'Too many requests.'],
  unavailable: [503, 'ServiceUnavailable', 'The service is temporarily unavailable.'],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

export type RefusalKind = keyof typeof kinds;

/** An error response in Graph's format. Source: "Microsoft Graph error responses and resource types". */
export function refuse(kind: RefusalKind, message?: string, headers: Record<string, string> = {}): Reply {
  const [status, code, usual] = kinds[kind];
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
