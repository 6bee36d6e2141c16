import type { Reply } from '#http/call.ts';
import type { Fault } from '#http/fault-injection.ts';

type Kind = {
  status: number;
  name: string;
  reason: string;
  message: string;
  domain?: string;
  headers?: Reply['headers'];
};

const quota =
  "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user' of service 'gmail.googleapis.com'.";
const kinds = {
  unauthenticated: {
    status: 401,
    name: 'UNAUTHENTICATED',
    reason: 'authError',
    message: 'Invalid Credentials',
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  },
  missing: {
    status: 401,
    name: 'UNAUTHENTICATED',
    reason: 'required',
    message: 'Login Required.',
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/"' },
  },
  scope: {
    status: 403,
    name: 'PERMISSION_DENIED',
    reason: 'insufficientPermissions',
    message: 'Request had insufficient authentication scopes.',
    headers: {
      'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="insufficient_scope"',
    },
  },
  notFound: { status: 404, name: 'NOT_FOUND', reason: 'notFound', message: 'Requested entity was not found.' },
  invalid: { status: 400, name: 'INVALID_ARGUMENT', reason: 'invalidArgument', message: 'Invalid argument' },
  userRate: {
    status: 403,
    name: 'PERMISSION_DENIED',
    reason: 'userRateLimitExceeded',
    domain: 'usageLimits',
    message: quota,
  },
  rate: {
    status: 429,
    name: 'RESOURCE_EXHAUSTED',
    reason: 'rateLimitExceeded',
    domain: 'usageLimits',
    message: 'Too many concurrent requests for user.',
  },
  unavailable: {
    status: 503,
    name: 'UNAVAILABLE',
    reason: 'backendError',
    message: 'The service is currently unavailable.',
  },
} satisfies Record<string, Kind>;

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
