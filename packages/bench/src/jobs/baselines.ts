import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Works off a queue of small jobs that was filled before. @returns once all of them are done */
export type WorkOff = (count: number) => Promise<void>;
type Filled = { workOff: WorkOff; stop(): Promise<void> };

const batch = 20;

/** pg-boss as its first example has it: one job is fetched, done, and said to be done. */
export async function singleFetches(pool: pg.Pool, count: number): Promise<Filled> {
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
    async workOff() {
      for (let [job] = await boss.fetch('single'); job; [job] = await boss.fetch('single'))
        await boss.complete('single', job.id);
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** The least that a queue can do: as many at once as ours, and neither retries nor times nor upkeep. */
export async function skipLocked(pool: pg.Pool, count: number): Promise<Filled> {
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
    async workOff() {
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
