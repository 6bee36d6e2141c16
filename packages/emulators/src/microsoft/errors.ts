import { randomUUID } from 'node:crypto';
import type { Reply } from '#http/call.ts';

type Refusal = { status?: number; error: string; words: string; suberror?: string };

/** By AADSTS code. Source: "Microsoft Entra authentication and authorization error codes". */
const refusals = {
  50011: { error: 'invalid_request', words: 'The redirect URI specified in the request does not match.' },
  50173: {
    error: 'invalid_grant',
    words: 'The provided grant has expired due to it being revoked, a fresh auth token is needed.',
    suberror: 'bad_token',
  },
  54005: {
    error: 'invalid_grant',
    words: 'OAuth2 Authorization code was already redeemed, please retry with a new valid code.',
  },
  65001: {
    error: 'invalid_grant',
    words: 'The user or administrator has not consented to use the application. Send an interactive request.',
    suberror: 'consent_required',
  },
  65004: { error: 'access_denied', words: 'User declined to consent to access the app.' },
  70000: {
    error: 'invalid_grant',
    words: 'The request was denied because one or more scopes requested are unauthorized or expired.',
  },
  70003: { error: 'unsupported_grant_type', words: 'The app requested an unsupported grant type.' },
  70008: { error: 'invalid_grant', words: 'The provided authorization code or refresh token has expired.' },
  70011: { error: 'invalid_scope', words: "The provided value for the input parameter 'scope' is not valid." },
  90002: { status: 400, error: 'invalid_request', words: 'Tenant not found.' },
  90094: {
    error: 'access_denied',
    words: 'Admin consent is required for the permissions requested by this application.',
  },
  500112: {
    status: 401,
    error: 'invalid_client',
    words: 'The reply address does not match the one provided when requesting the authorization code.',
  },
  501481: {
    error: 'invalid_grant',
    words: 'The Code_Verifier does not match the code_challenge supplied in the authorization request.',
  },
  700016: { error: 'unauthorized_client', words: 'Application was not found in the directory.' },
  900144: { error: 'invalid_request', words: 'The request body must contain the required parameters.' },
  7000215: { status: 401, error: 'invalid_client', words: 'Invalid client secret provided.' },
  9002313: { error: 'invalid_grant', words: 'Invalid request. Request is malformed or invalid.' },
  9002325: { error: 'invalid_request', words: 'Proof Key for Code Exchange is required, with the method S256.' },
} satisfies Record<number, Refusal>;

export type RefusalCode = keyof typeof refusals;

const timestamp = () =>
  new Date()
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z');

/** Error body of the authorization endpoint and the token endpoint. */
export function describe(code: RefusalCode, correlation: string = randomUUID()) {
  const { error, words, suberror }: Refusal = refusals[code];
  const trace = randomUUID();
  const at = timestamp();
  return {
    error,
    error_description: `AADSTS${code}: ${words} Trace ID: ${trace} Correlation ID: ${correlation} Timestamp: ${at}`,
    error_codes: [code],
    timestamp: at,
    trace_id: trace,
    correlation_id: correlation,
    error_uri: `https://login.microsoftonline.com/error?code=${code}`,
    ...(suberror && { suberror }),
  };
}

/** Error response of the token endpoint. */
export function refuseToken(code: RefusalCode, correlation?: string): Reply {
  const { status = 400 }: Refusal = refusals[code];
  return { status, body: describe(code, correlation) };
}
