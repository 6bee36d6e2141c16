import type pg from 'pg';
import { fromPrisma, type JobResult, PgBoss, type Queue, type WorkConcurrencyOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Transaction } from './database.ts';
import { createListen } from './listen.ts';
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
  /** Of jobs that take long: how many at once, each fetched by itself. Others come in batches. */
  concurrency?: WorkConcurrencyOptions;
};

type Handler = (data: unknown, id: string, signal: AbortSignal) => Promise<void>;

/** The database wakes workers, of whatever process, in the moment in which a job is committed. */
const usualQueue = {
  notify: true,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
};

type Needs = { pool: pg.Pool; logger: Logger; isWorker: boolean; pollSeconds?: number };

/**
 * Jobs in PostgreSQL, by pg-boss. They survive a process that dies: whatever was begun and not ended is begun again.
 * @param pool the application's own: no further connections
 * @param isWorker whether this process may work any off; others only send, and leave the upkeep of the queue alone
 * @param pollSeconds how often a worker looks unasked: for what is tried again, and where it could not be woken
 */
export function createJobs({ pool, logger, isWorker, pollSeconds = 1 }: Needs) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]), listen: createListen(pool) },
    useListenNotify: isWorker,
    // How soon it is seen that a process died with long jobs in its hands.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    supervise: isWorker,
    schedule: isWorker,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue has a problem'));
  const registered: { job: Job; handler: Handler }[] = [];
  const ending = new AbortController();
  let started: Promise<void> | undefined;

  async function start(): Promise<void> {
    await boss.start();
    for (const { job } of registered) await boss.createQueue(job.name, { ...usualQueue, ...job.queue });
    const queues = await boss.getQueues();
    // Made by an older version.
    for (const { name } of queues.filter(({ notify }) => !notify)) await boss.updateQueue(name, { notify: true });
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
      await handler(data, id, ending.signal);
      return { id, status: 'completed' };
    } catch (error) {
      if (!ending.signal.aborted) logger.warn({ err: error, job: name, id }, 'a job failed and is tried again');
      return { id, status: 'failed', output: { reason: (error as Error).name } };
    }
  }

  return {
    /**
     * Says how a job is done. Call it while wiring, before anything is sent. A handler that is told by its signal that
     * the process ends may throw: the job is begun again elsewhere.
     */
    on<Schema extends z.ZodType>(
      job: Job<Schema>,
      handler: (data: z.output<Schema>, id: string, signal: AbortSignal) => Promise<void>,
    ): void {
      registered.push({ job, handler: (data, id, signal) => handler(job.schema.parse(data), id, signal) });
    },

    /**
     * @param options.tx with it the job exists exactly when the transaction is committed
     * @param options.group whose job it is, where `concurrency` limits how many of one are done at a time
     */
    async send<Schema extends z.ZodType>(
      job: Job<Schema>,
      data: z.input<Schema>,
      { tx, group }: { tx?: Transaction; group?: string } = {},
    ): Promise<void> {
      await ready();
      await boss.send(job.name, data as object, {
        ...(tx && { db: fromPrisma(tx) }),
        ...(group !== undefined && { group: { id: group } }),
      });
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
        const atOnce = job.concurrency
          ? { batchSize: 1, ...job.concurrency }
          : { batchSize: 20, burstWhenBatchFull: true };
        const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
        await boss.work(job.name, { ...polling, perJobResults: true, ...atOnce }, (batch) =>
          Promise.all(batch.map(({ id, data }) => attempt(job, handler, id, data))),
        );
      }
    },

    /** Lets what is being done come to its end, or to a place from where it goes on later. */
    async stop(): Promise<void> {
      ending.abort();
      if (started) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}
