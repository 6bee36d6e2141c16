import { randomUUID } from 'node:crypto';
import type { Reply } from '#http/call.ts';
import refusals from './errors.json' with { type: 'json' };

type Refusal = { status?: number; error: string; words: string; suberror?: string };

/** Source: "Microsoft Entra authentication and authorization error codes". */
export type RefusalCode = keyof typeof refusals;

const timestamp = () =>
  new Date()
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z');

/** Error body of the authorization endpoint and the token endpoint. */
export function describe(code: RefusalCode, correlation: string = randomUUID()) {
  const { error, words, suberror }: Refusal = refusals[code];
  const number = Number(code.slice('AADSTS'.length));
  const trace = randomUUID();
  const at = timestamp();
  return {
    error,
    error_description: `${code}: ${words} Trace ID: ${trace} Correlation ID: ${correlation} Timestamp: ${at}`,
    error_codes: [number],
    timestamp: at,
    trace_id: trace,
    correlation_id: correlation,
    error_uri: `https://login.microsoftonline.com/error?code=${number}`,
    ...(suberror && { suberror }),
  };
}

/** Error response of the token endpoint. */
export function refuseToken(code: RefusalCode, correlation?: string): Reply {
  const { status = 400 }: Refusal = refusals[code];
  return { status, body: describe(code, correlation) };
}
