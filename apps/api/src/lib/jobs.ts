import type pg from 'pg';
import { fromPrisma, type JobResult, PgBoss, type Queue, type WorkConcurrencyOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Transaction } from './database.ts';
import { createListen } from './listen.ts';
import type { Logger } from './logger.ts';

export type Jobs = ReturnType<typeof createJobs>;

type Concurrency = WorkConcurrencyOptions & { localConcurrency: number };

/** Work that is done later and at least once. Its payload names rows and holds no secret. */
export type Job<Schema extends z.ZodType = z.ZodType> = {
  name: string;
  schema: Schema;
  /** Retries with growing pauses; for others see pg-boss. */
  queue?: Omit<Queue, 'name'>;
  /** A cron expression for jobs that also run on a schedule. */
  cron?: string;
  /** For long jobs: how many run at once, each fetched alone. Other jobs are fetched in batches. */
  concurrency?: Concurrency;
  /** A function of the database inserts such jobs, and notifies the channel of their name. */
  isNotifiedByDatabase?: boolean;
};

type Handler = (data: unknown, id: string, signal: AbortSignal) => Promise<void>;

/** The database notifies the workers of all processes as soon as a job is committed. */
const usualQueue = {
  notify: true,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
};

/** Of workers that others wake. */
const idlePollSeconds = 60;
const pollEvery = (seconds: number) => ({ pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds });

type Needs = { pool: pg.Pool; logger: Logger; isWorker: boolean; pollSeconds?: number };

/**
 * Jobs in PostgreSQL, by pg-boss. A job that was interrupted by the end of its process is started again.
 * @param pool the pool of the application, so that jobs need no connections of their own
 * @param isWorker whether this process works jobs off; other processes only send, and do not maintain the queue
 * @param pollSeconds how often a worker polls, for retries and for notifications that were lost
 */
export function createJobs({ pool, logger, isWorker, pollSeconds = 1 }: Needs) {
  const listen = createListen(pool);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]), listen },
    useListenNotify: isWorker,
    // A worker that dies during a long job is noticed within these intervals.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    supervise: isWorker,
    schedule: isWorker,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue has a problem'));
  const registered: { job: Job; handler: Handler }[] = [];
  const ending = new AbortController();
  const listening: Awaited<ReturnType<typeof listen>>[] = [];
  let started: Promise<void> | undefined;
  let working: Promise<void> | undefined;

  async function start(): Promise<void> {
    await boss.start();
    for (const { job } of registered) await boss.createQueue(job.name, { ...usualQueue, ...job.queue });
    const queues = await boss.getQueues();
    // Created by an older version.
    for (const { name } of queues.filter(({ notify }) => !notify)) await boss.updateQueue(name, { notify: true });
  }
  /** Creates the queues. */
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

  /**
   * Works jobs off one at a time per worker. A worker with a job wakes an idle one, and fetches again when it has ended: a
   * notification wakes one of many, and all of them while there are jobs.
   */
  async function workAlone(job: Job, { localConcurrency, ...groups }: Concurrency, handler: Handler): Promise<void> {
    const idle = new Set<string>();
    const wake = () => {
      const [next] = idle;
      if (next) boss.notifyWorker(next);
    };
    for (let at = 0; at < localConcurrency; at += 1) {
      const polling = pollEvery(at === 0 ? pollSeconds : Math.max(pollSeconds, idlePollSeconds));
      const options = { ...polling, ...groups, perJobResults: true, batchSize: 1 } as const;
      const worker = await boss.work(job.name, options, async (batch) => {
        idle.delete(worker);
        wake();
        boss.notifyWorker(worker);
        const results = await Promise.all(batch.map(({ id, data }) => attempt(job, handler, id, data)));
        idle.add(worker);
        return results;
      });
      idle.add(worker);
    }
    if (job.isNotifiedByDatabase) listening.push(await listen(job.name, wake, wake));
  }

  async function work(): Promise<void> {
    await ready();
    // First: it can fail without a database, and nothing must work when this is called again.
    for (const { job } of registered) if (job.cron) await boss.schedule(job.name, job.cron, {});
    for (const { job, handler } of registered) {
      if (ending.signal.aborted) return;
      if (job.concurrency) await workAlone(job, job.concurrency, handler);
      else
        await boss.work(
          job.name,
          { ...pollEvery(pollSeconds), perJobResults: true, batchSize: 20, burstWhenBatchFull: true },
          (batch) => Promise.all(batch.map(({ id, data }) => attempt(job, handler, id, data))),
        );
    }
  }

  return {
    ready,

    /**
     * Registers the handler of a job. Call it while wiring, before anything is sent. A handler whose signal reports the end of
     * the process may throw: another process starts the job again.
     */
    on<Schema extends z.ZodType>(
      job: Job<Schema>,
      handler: (data: z.output<Schema>, id: string, signal: AbortSignal) => Promise<void>,
    ): void {
      registered.push({ job, handler: (data, id, signal) => handler(job.schema.parse(data), id, signal) });
    },

    /**
     * @param options.tx the job is sent exactly if this transaction is committed
     * @param options.group the user of the job, if `concurrency` limits the jobs of one user at a time
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

    /** Deletes all jobs that name a user or an address, so that nothing of a deleted user stays in the queue. */
    async forget({ id, email }: { id: string; email: string }, tx: Transaction): Promise<void> {
      await ready();
      await tx.$executeRaw`
        DELETE FROM pgboss.job WHERE data ->> 'email' = ${email} OR data ->> 'user_id' = ${id}`;
    },

    /** Starts to work jobs off in this process. */
    work: () => {
      working = work();
      return working;
    },

    /** Waits until running jobs have ended or have stored where they continue. */
    async stop(): Promise<void> {
      ending.abort();
      // A process that ends while it starts: what the start still takes from the pool is given back here.
      await (working ?? started)?.catch(() => {});
      await Promise.all(listening.map((one) => one.close()));
      if (started) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}
