import { apiKeyRate } from '@kumbara/shared';
import type { Response } from 'express';
import { AppError } from '#lib/app-error.ts';
import type { KeyIdentity } from '#lib/identity.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';

export type AdmitKey = ReturnType<typeof createAdmitKey>;

/** Counts the requests of an API key, and tells its program the rest (draft-ietf-httpapi-ratelimit-headers-10). */
export const createAdmitKey =
  (limiter: RateLimiter) =>
  async ({ id, api_key_id }: KeyIdentity, res: Response): Promise<void> => {
    const tell = (left: number, endsIn: number) =>
      res.set({
        'RateLimit-Policy': `"key";q=${apiKeyRate.most};w=${apiKeyRate.seconds}`,
        RateLimit: `"key";r=${left};t=${endsIn}`,
      });
    try {
      const { left, endsIn } = await limiter.take(`api-key:${api_key_id}:${id}`, apiKeyRate);
      tell(left, endsIn);
    } catch (error) {
      if (error instanceof AppError && error.retryAfterSeconds) tell(0, error.retryAfterSeconds);
      throw error;
    }
  };
