import { createHash } from 'node:crypto';
import { clientNetwork } from './client-network.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';

export type WrongPasswords = ReturnType<typeof createWrongPasswords>;
/** Origin of a password attempt. `browser`: id of a browser that has signed in to the account before. */
export type PasswordOrigin = { address: string; browser: string | undefined };

const perQuarterHour = (most: number): Limit => ({ most, seconds: 15 * 60 });

/** A hash in place of the address, because the counters outlive an account. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex');

/**
 * Limits wrong passwords. They are counted per account and network, so that another person cannot lock the owner out. From a
 * hundred per account, wherever they come from, only browsers that have signed in to it before may try.
 */
export function createWrongPasswords(limiter: RateLimiter) {
  /** Counts the attempt before the check, so that concurrent attempts cannot exceed the limit, and refunds a right one. */
  async function counting<T>(
    limits: Parameters<RateLimiter['takeAll']>[0],
    attempt: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const refund = await limiter.takeAll(limits);
    const result = await attempt();
    if (result !== undefined) await refund();
    return result;
  }
  return {
    /**
     * @param attempt resolves to undefined if the password is wrong
     * @throws AppError `too_many_requests`, also for the right password while it lasts
     */
    signIn<T>(email: string, { address, browser }: PasswordOrigin, attempt: () => Promise<T | undefined>) {
      const account = accountKey(email);
      return counting(
        [
          [`login:address:${address}`, perQuarterHour(100)],
          ...(browser
            ? ([[`login:browser:${browser}`, perQuarterHour(10)]] as const)
            : ([
                [`login:account:${account}:${clientNetwork(address)}`, perQuarterHour(10)],
                [`login:account:${account}`, perQuarterHour(100)],
              ] as const)),
        ],
        attempt,
      );
    },
    /** In a standing session, where strangers cannot interfere. */
    inSession: <T>(userId: string, attempt: () => Promise<T | undefined>) =>
      counting([[`password:user:${userId}`, perQuarterHour(10)]], attempt),
    /** For the owner, who has proven to be one with the link of a mail. */
    forget: (email: string) => limiter.forget(`login:account:${accountKey(email)}`),
  };
}
