import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A sign-in is tied to the browser that starts it by one secret, which only that browser's cookie holds. What else is
 * needed along the way is derived from it, so nothing has to be kept on the server.
 */

/** How long somebody may take at Google. */
export const transactionSeconds = 600;

export const newTransaction = (): string => randomBytes(32).toString('base64url');

const derive = (transaction: string, what: string) =>
  createHmac('sha256', transaction).update(what).digest('base64url');

/** Of the attempt to sign in at one of our origins: the answer carries it back. */
export const stateOf = (transaction: string, origin: string): string => derive(transaction, `state ${origin}`);

/** What proves to Google that the code is redeemed by whoever asked for it (RFC 7636). */
export const verifierOf = (transaction: string): string => derive(transaction, 'verifier');

/** The origin at which this browser started the attempt that the state belongs to; undefined if it did not. */
export const originOf = (transaction: string, state: string, origins: readonly string[]): string | undefined =>
  origins.find((origin) => isSame(stateOf(transaction, origin), state));

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
