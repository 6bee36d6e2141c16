import type pg from 'pg';
import { AppError } from './app-error.ts';
import type { Transaction } from './database.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;
export type Limit = { most: number; seconds: number };

/** Rate limits with counters in PostgreSQL, exact across processes. A window starts with its first event. */
export function createRateLimiter({ pool }: { pool: pg.Pool }) {
  const limiter = {
    /**
     * Counts one event.
     * @returns how many the window has left, and in how many seconds it ends
     * @throws AppError `too_many_requests` with the seconds to wait if the limit is exceeded
     */
    async take(key: string, { most, seconds }: Limit): Promise<{ left: number; endsIn: number }> {
      const { rows } = await pool.query<{ count: number; ends_in: number }>({
        name: 'rate-limit-take',
        text: `
          INSERT INTO rate_limits AS r (key, count, resets_at) VALUES ($1, 1, now() + $2 * interval '1 second')
          ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN r.resets_at <= now() THEN 1 ELSE r.count + 1 END,
            resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
          WHERE r.resets_at <= now() OR r.count < $3
          RETURNING count, ceil(extract(epoch FROM resets_at - now()))::int AS ends_in`,
        values: [key, seconds, most],
      });
      const [counted] = rows;
      // A refused event is never counted, not even for a moment: a refund could then take back the wrong one.
      if (!counted) throw new AppError('too_many_requests', { retryAfterSeconds: await secondsLeft(pool, key) });
      if (counted.count === 1) await forgetOld(pool);
      return { left: most - counted.count, endsIn: Math.min(seconds, counted.ends_in) };
    },
    /**
     * Counts one event of several limits. @returns a function that takes it back
     * @throws AppError `too_many_requests` if one is exceeded; then none has counted it
     */
    async takeAll(limits: readonly (readonly [key: string, limit: Limit])[]): Promise<() => Promise<void>> {
      const taken: string[] = [];
      const refund = async () => void (await Promise.all(taken.map((key) => limiter.refund(key))));
      try {
        for (const [key, limit] of limits) {
          await limiter.take(key, limit);
          taken.push(key);
        }
      } catch (error) {
        await refund();
        throw error;
      }
      return refund;
    },
    /** Counts one event of several limits. @returns whether it is within all of them; otherwise none has counted it */
    async tryTake(limits: readonly (readonly [key: string, limit: Limit])[]): Promise<boolean> {
      try {
        await limiter.takeAll(limits);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'too_many_requests') return false;
        throw error;
      }
    },
    /** Adds an amount, which may exceed the limit: callers check `counted` before they start. */
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
    /** Deletes the counter of a key, and those of the keys below it (`key:…`). */
    async forget(key: string): Promise<void> {
      await pool.query("DELETE FROM rate_limits WHERE key = $1 OR starts_with(key, $1 || ':')", [key]);
    },
    /** Takes one event back, for limits that count failures only. */
    async refund(key: string): Promise<void> {
      await pool.query('UPDATE rate_limits SET count = count - 1 WHERE key = $1 AND count > 0', [key]);
    },
  };
  return limiter;
}

/** Rate limits of one process, for counters that a restart may forget. */
export function createMemoryRateLimiter() {
  const windows = new Map<string, { count: number; resetsAt: number }>();
  /** The oldest windows come first. */
  function forgetEnded(now: number): void {
    for (const [key, { resetsAt }] of windows) {
      if (resetsAt > now) return;
      windows.delete(key);
    }
  }
  return {
    /** Counts one event. @throws AppError `too_many_requests` with the seconds to wait if the limit is exceeded */
    take(key: string, { most, seconds }: Limit): void {
      const now = performance.now();
      forgetEnded(now);
      const window = windows.get(key);
      if (!window || window.resetsAt <= now) {
        windows.delete(key);
        windows.set(key, { count: 1, resetsAt: now + seconds * 1000 });
      } else if (window.count < most) window.count += 1;
      else {
        const retryAfterSeconds = Math.max(1, Math.ceil((window.resetsAt - now) / 1000));
        throw new AppError('too_many_requests', { retryAfterSeconds });
      }
    },
  };
}

/** Deletes the counters of a deleted user. Counters by the hash of an address stay, so that deleting an account resets no limit. */
export const forgetCountersOf = (userId: string, tx: Transaction) =>
  tx.$executeRaw`DELETE FROM rate_limits WHERE key LIKE ${`%:${userId}`}`;

async function secondsLeft(pool: pg.Pool, key: string): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>(
    'SELECT ceil(extract(epoch FROM resets_at - now()))::int AS wait FROM rate_limits WHERE key = $1',
    [key],
  );
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** A few rows at a time, skipping rows that are locked. */
const forgetOld = (pool: pg.Pool) =>
  pool.query(`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE resets_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED)`);
