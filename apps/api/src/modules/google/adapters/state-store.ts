import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StrategyOptions } from 'passport-google-oauth20';
import type { TransactionCookie } from './google-sign-in.ts';

/** Lifetime of an authorization request: the time the user has at Google. */
export const transactionSeconds = 600;

/** Request that the strategy passes to its store, with the cookie of the browser. */
export type StatefulRequest = { query: { code?: string; state?: string }; transaction: TransactionCookie };
type Meta = { callbackURL: string };
type Done<Value> = (error: Error | null, value: Value) => void;

/** The `state` parameter (RFC 6749, 10.12) of a sign-in: only the browser that holds the verifier can know it. */
export const stateOf = (verifier: string, callbackUrl: string): string =>
  createHmac('sha256', verifier).update(`state ${callbackUrl}`).digest('base64url');

export function isStateOf(verifier: string, callbackUrl: string, state: string): boolean {
  const [expected, actual] = [Buffer.from(stateOf(verifier, callbackUrl)), Buffer.from(state)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/**
 * Keeps the PKCE verifier (RFC 7636) in the transaction cookie of the browser that starts the sign-in, so nothing is
 * kept on the server and no other browser can end it. The state is derived from the verifier and the callback URL.
 */
const store = {
  store(req: StatefulRequest, verifier: string, _state: unknown, { callbackURL }: Meta, done: Done<string>) {
    req.transaction.begin(verifier, transactionSeconds);
    done(null, stateOf(verifier, callbackURL));
  },
  /** Passes the verifier on, or `false` for a state that this browser did not get. */
  verify(
    { transaction }: StatefulRequest,
    state: string | undefined,
    { callbackURL }: Meta,
    done: Done<string | false>,
  ) {
    const verifier = transaction.value;
    done(null, verifier && state && isStateOf(verifier, callbackURL, state) ? verifier : false);
  },
};

/** The published types lack the form of a store that `pkce` asks for. */
export const stateStore = store as unknown as NonNullable<StrategyOptions['store']>;
