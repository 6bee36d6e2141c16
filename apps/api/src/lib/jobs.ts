import type pg from 'pg';
import { fromPrisma, type JobResult, PgBoss, type Queue } from 'pg-boss';
import type { z } from 'zod';
import type { Transaction } from './database.ts';
import type { Logger } from './logger.ts';

export type Jobs = ReturnType<typeof createJobs>;

/** Something done later and at least once. What it carries names rows and holds no secret. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  name: string;
  schema: Schema;
  /** Retries with growing pauses; for others see pg-boss. */
  queue?: Omit<Queue, 'name'>;
  /** Minute, hour, day …: also done at these times. */
  cron?: string;
};

type Handler = (data: unknown, id: string) => Promise<void>;

const usualQueue = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 300 };

/**
 * Jobs in PostgreSQL, by pg-boss. They survive a process that dies: whatever was begun and not ended is begun again.
 * @param pool the application's own: no further connections
 */
export function createJobs({ pool, logger }: { pool: pg.Pool; logger: Logger }) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    superviseIntervalSeconds: 30,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue has a problem'));
  const registered: { job: Job; handler: Handler }[] = [];
  let started: Promise<void> | undefined;

  async function start(): Promise<void> {
    await boss.start();
    for (const { job } of registered) await boss.createQueue(job.name, { ...usualQueue, ...job.queue });
  }
  const ready = () => {
    started ??= start().catch((error) => {
      started = undefined;
      throw error;
    });
    return started;
  };

  async function attempt({ name }: Job, handler: Handler, id: string, data: unknown): Promise<JobResult> {
    try {
      await handler(data, id);
      return { id, status: 'completed' };
    } catch (error) {
      logger.warn({ err: error, job: name, id }, 'a job failed and is tried again');
      return { id, status: 'failed', output: { reason: (error as Error).name } };
    }
  }

  return {
    /** Says how a job is done. Call it while wiring, before anything is sent. */
    on<Schema extends z.ZodType>(
      job: Job<Schema>,
      handler: (data: z.output<Schema>, id: string) => Promise<void>,
    ): void {
      registered.push({ job, handler: (data, id) => handler(job.schema.parse(data), id) });
    },

    /** @param tx with it the job exists exactly when the transaction is committed */
    async send<Schema extends z.ZodType>(job: Job<Schema>, data: z.input<Schema>, tx?: Transaction): Promise<void> {
      await ready();
      await boss.send(job.name, data as object, tx && { db: fromPrisma(tx) });
    },

    /** Whatever is or was to be done for an address: nothing of somebody who leaves stays in the queue. */
    async forget(email: string, tx: Transaction): Promise<void> {
      await ready();
      await tx.$executeRaw`DELETE FROM pgboss.job WHERE data ->> 'email' = ${email}`;
    },

    /** Begins to work them off in this process. */
    async work(): Promise<void> {
      await ready();
      for (const { job, handler } of registered) {
        if (job.cron) await boss.schedule(job.name, job.cron, {});
        await boss.work(job.name, { pollingIntervalSeconds: 1, batchSize: 20, perJobResults: true }, (batch) =>
          Promise.all(batch.map(({ id, data }) => attempt(job, handler, id, data))),
        );
      }
    },

    /** Lets what is being done come to its end. */
    async stop(): Promise<void> {
      if (started) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}
