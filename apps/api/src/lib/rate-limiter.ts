import type pg from 'pg';
import { AppError } from './app-error.ts';
import type { Transaction } from './database.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;
export type Limit = { most: number; seconds: number };

/** Counters in PostgreSQL, so that they are exact across processes. A window starts with its first event. */
export function createRateLimiter({ pool }: { pool: pg.Pool }) {
  const limiter = {
    /** Counts one event. @throws AppError `too_many_requests` with the seconds to wait when it is one too many */
    async take(key: string, { most, seconds }: Limit): Promise<void> {
      const { rows } = await pool.query<{ count: number }>({
        name: 'rate-limit-take',
        text: `
          INSERT INTO rate_limits AS r (key, count, resets_at) VALUES ($1, 1, now() + $2 * interval '1 second')
          ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
            resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
          WHERE r.resets_at <= now() OR r.count < $3
          RETURNING count`,
        values: [key, seconds, most],
      });
      const [counted] = rows;
      // What is refused is not counted, not for a moment: somebody might get back one of it and not their own.
      if (!counted) throw new AppError('too_many_requests', { retryAfterSeconds: await secondsLeft(pool, key) });
      if (counted.count === 1) await forgetOld(pool);
    },
    /** Counts one event. @returns whether it was not one too many */
    async tryTake(key: string, limit: Limit): Promise<boolean> {
      try {
        await limiter.take(key, limit);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'too_many_requests') return false;
        throw error;
      }
    },
    /** Counts an amount of something, which may pass every limit: whoever asks first looks at what is `counted`. */
    async add(key: string, amount: number, seconds: number): Promise<void> {
      await pool.query(
        `INSERT INTO rate_limits AS r (key, count, resets_at) VALUES ($1, $2, now() + $3 * interval '1 second')
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN r.resets_at <= now() THEN excluded.count ELSE least(r.count::bigint + excluded.count, 2000000000) END,
          resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END`,
        [key, amount, seconds],
      );
    },
    async counted(key: string): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count FROM rate_limits WHERE key = $1 AND resets_at > now()',
        [key],
      );
      return rows[0]?.count ?? 0;
    },
    /** Takes one event back: only failures are to count. */
    async refund(key: string): Promise<void> {
      await pool.query('UPDATE rate_limits SET count = count - 1 WHERE key = $1 AND count > 0', [key]);
    },
  };
  return limiter;
}

/** Whoever leaves is not counted any more. What is counted by the hash of an address goes on, or leaving would undo it. */
export const forgetCountersOf = (userId: string, tx: Transaction) =>
  tx.$executeRaw`DELETE FROM rate_limits WHERE key LIKE ${`%:${userId}`}`;

async function secondsLeft(pool: pg.Pool, key: string): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>(
    'SELECT ceil(extract(epoch FROM resets_at - now()))::int AS wait FROM rate_limits WHERE key = $1',
    [key],
  );
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** A few at a time and never waiting for each other. */
const forgetOld = (pool: pg.Pool) =>
  pool.query(`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE resets_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED)`);
