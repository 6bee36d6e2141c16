import { createHash } from 'node:crypto';
import type { Limit, RateLimiter } from './rate-limiter.ts';

export type WrongPasswords = ReturnType<typeof createWrongPasswords>;

const quarterHour = 15 * 60;
const limits: Record<'account' | 'address', Limit> = {
  account: { most: 10, seconds: quarterHour },
  address: { most: 100, seconds: quarterHour },
};

/** A hash in place of the address, because the counters outlive an account. */
export const accountKey = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Limits wrong passwords per account and per address, for every call that takes a password. */
export const createWrongPasswords = (limiter: RateLimiter) => ({
  /**
   * Counts the attempt before the check, so that concurrent attempts cannot exceed the limit, and refunds a right one.
   * @param attempt resolves to undefined if the password is wrong
   * @throws AppError `too_many_requests`, also for the right password while it lasts
   */
  async counting<T>(email: string, address: string, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    const account = `login:account:${accountKey(email)}`;
    const from = `login:address:${address}`;
    await limiter.take(from, limits.address);
    await limiter.take(account, limits.account);
    const result = await attempt();
    if (result !== undefined) await Promise.all([limiter.refund(account), limiter.refund(from)]);
    return result;
  },
});
