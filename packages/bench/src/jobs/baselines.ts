import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/**
 * Processes a queue that was filled before.
 * @returns when all jobs are done
 */
export type DrainQueue = (count: number) => Promise<void>;
type FilledQueue = { drain: DrainQueue; stop(): Promise<void> };

const batch = 20;

/** pg-boss as in its first example: fetch one job, do it, complete it. */
export async function fillSingleFetchQueue(pool: pg.Pool, count: number): Promise<FilledQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    ...{ supervise: false, schedule: false },
  });
  await boss.start();
  await boss.createQueue('single');
  await boss.insert(
    'single',
    Array.from({ length: count }, (_, n) => ({ data: { n } })),
  );
  return {
    async drain() {
      for (let [job] = await boss.fetch('single'); job; [job] = await boss.fetch('single'))
        await boss.complete('single', job.id);
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** The minimal queue: it fetches as many jobs at once as ours, without retries, delays or maintenance. */
export async function fillSkipLockedQueue(pool: pg.Pool, count: number): Promise<FilledQueue> {
  await pool.query(`
    CREATE TABLE IF NOT EXISTS bench_jobs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, data jsonb NOT NULL, state text NOT NULL DEFAULT 'created'
    )`);
  await pool.query(`CREATE INDEX IF NOT EXISTS bench_jobs_open ON bench_jobs (id) WHERE state = 'created'`);
  await pool.query(`INSERT INTO bench_jobs (data) SELECT jsonb_build_object('n', n) FROM generate_series(1, $1) n`, [
    count,
  ]);
  const fetch = async () => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'bench-fetch',
      text: `
        WITH next AS (
          SELECT id FROM bench_jobs WHERE state = 'created' ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED
        )
        UPDATE bench_jobs SET state = 'active' WHERE id IN (SELECT id FROM next) RETURNING id, data`,
    });
    return rows.map(({ id }) => id);
  };
  return {
    async drain() {
      for (let ids = await fetch(); ids.length > 0; ids = await fetch()) {
        await pool.query({
          name: 'bench-complete',
          text: `UPDATE bench_jobs SET state = 'completed' WHERE id = ANY($1)`,
          values: [ids],
        });
      }
    },
    stop: async () => {},
  };
}
