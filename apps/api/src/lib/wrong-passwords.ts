import { type AttemptOrigin, accountKey, accountLimits } from './account-limits.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';

export type WrongPasswords = ReturnType<typeof createWrongPasswords>;

const perQuarterHour = (most: number): Limit => ({ most, seconds: 15 * 60 });

/** Limits wrong passwords. */
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
    signIn: <T>(email: string, from: AttemptOrigin, attempt: () => Promise<T | undefined>) =>
      counting(
        [
          [`login:address:${from.address}`, perQuarterHour(100)],
          ...accountLimits('login', email, from, { each: perQuarterHour(10), all: perQuarterHour(100) }),
        ],
        attempt,
      ),
    /**
     * Wrong codes of the second step, which only somebody with the password of the account gets to try. Six digits are
     * fewer than a password has, so that an account takes fifty wrong ones a day.
     */
    secondStep: <T>(email: string, from: AttemptOrigin, attempt: () => Promise<T | undefined>) =>
      counting(
        [
          [`login:address:${from.address}`, perQuarterHour(100)],
          ...accountLimits('code', email, from, { each: perQuarterHour(10), all: { most: 50, seconds: 24 * 3600 } }),
        ],
        attempt,
      ),
    /** In a standing session, where strangers cannot interfere. */
    inSession: <T>(userId: string, attempt: () => Promise<T | undefined>) =>
      counting([[`password:user:${userId}`, perQuarterHour(10)]], attempt),
    /** For the owner, who has proven to be one with the link of a mail. */
    forget: (email: string) => limiter.forget(`login:account:${accountKey(email)}`),
  };
}
