import type { RateLimiter } from './rate-limiter.ts';

export type SignUpLimit = ReturnType<typeof createSignUpLimit>;

/** One limit for all ways to open an account. */
export function createSignUpLimit(limiter: RateLimiter, perHour: number) {
  return {
    /** @throws AppError `too_many_requests` */
    take: (address: string): Promise<void> =>
      limiter.take(`signup:address:${address}`, { most: perHour, seconds: 3600 }),
  };
}
