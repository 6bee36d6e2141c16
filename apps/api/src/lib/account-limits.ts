import { createHash } from 'node:crypto';
import { clientNetwork } from './client-network.ts';
import type { Limit } from './rate-limiter.ts';

/** Origin of an attempt on an account. `browser`: id of a browser that has signed in to the account before. */
export type AttemptOrigin = { address: string; browser: string | undefined };

/** A hash in place of the address, because the counters outlive an account. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex');

/**
 * Limits attempts on an account without a session. They are counted per account and network, so that another person cannot
 * lock the owner out. From `all` per account, wherever they come from, only browsers that have signed in to it before may try.
 * @param kind begins the keys of the counters
 * @returns limits for `takeAll` and `tryTake`
 */
export function accountLimits(
  kind: string,
  email: string,
  { address, browser }: AttemptOrigin,
  { each, all }: { each: Limit; all: Limit },
): (readonly [key: string, limit: Limit])[] {
  if (browser) return [[`${kind}:browser:${browser}`, each]];
  const account = `${kind}:account:${accountKey(email)}`;
  return [
    [`${account}:${clientNetwork(address)}`, each],
    [account, all],
  ];
}
