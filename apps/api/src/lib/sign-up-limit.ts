import type { RateLimiter } from './rate-limiter.ts';

export type SignUpLimit = ReturnType<typeof createSignUpLimit>;

const perHour = { most: 30, seconds: 3600 };

/** One limit for all ways to open an account. */
export function createSignUpLimit(limiter: RateLimiter) {
  return {
    /** @throws AppError `too_many_requests` */
    take: (address: string) => limiter.take(`signup:address:${address}`, perHour),
  };
}
