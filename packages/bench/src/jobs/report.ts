import { setTimeout as wait } from 'node:timers/promises';
import { createJobs } from '@kumbara/api/src/lib/jobs.ts';
import { createLogger } from '@kumbara/api/src/lib/logger.ts';
import type pg from 'pg';
import { z } from 'zod';
import type { ResultRow } from '#result-row.ts';
import { usedCpuMs } from '#server-cpu-time.ts';
import { median } from '#statistics.ts';
import { type Postgres, withPostgres } from '#with-postgres.ts';
import { type DrainQueue, fillSingleFetchQueue, fillSkipLockedQueue } from './baselines.ts';

const minSpeedup = 2;
const maxStartMs = 50;

type FilledQueue = { drain: DrainQueue; stop(): Promise<void> };
type FillQueue = (pool: pg.Pool, count: number) => Promise<FilledQueue>;
const logger = createLogger('silent');
const job = { name: 'bench', schema: z.object({ n: z.number() }) };
const createProcess = (pool: pg.Pool, isWorker: boolean, done: (n: number) => void) => {
  const jobs = createJobs({ pool, logger, isWorker });
  jobs.on(job, async ({ n }) => done(n));
  return jobs;
};

const fillOurQueue: FillQueue = async (pool, count) => {
  let left = count;
  const all = Promise.withResolvers<void>();
  const jobs = createProcess(pool, true, () => {
    left -= 1;
    if (left === 0) all.resolve();
  });
  for (let n = 0; n < count; n += 1) await jobs.send(job, { n });
  return {
    drain: async () => {
      await jobs.work();
      await all.promise;
    },
    stop: jobs.stop,
  };
};

type Cost = { cpuMs: number; wallMs: number };
/** Per job. Filling the queue is not counted. */
async function measureCost(fillQueue: FillQueue, { pool, postmaster }: Postgres, count: number): Promise<Cost> {
  const { drain, stop } = await fillQueue(pool, count);
  const used = usedCpuMs(process.pid, postmaster);
  const began = performance.now();
  await drain(count);
  const wallMs = (performance.now() - began) / count;
  const cpuMs = (usedCpuMs(process.pid, postmaster) - used) / count;
  await stop();
  return { cpuMs, wallMs };
}

/** Runs pairs in the order A B B A. */
async function compare(environment: Postgres, baseline: FillQueue, count: number, pairs: number) {
  const [oursCosts, baselineCosts, ratios]: [Cost[], Cost[], number[]] = [[], [], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await measureCost(fillOurQueue, environment, count);
    const second = await measureCost(baseline, environment, count);
    const third = await measureCost(baseline, environment, count);
    const fourth = await measureCost(fillOurQueue, environment, count);
    oursCosts.push(first, fourth);
    baselineCosts.push(second, third);
    ratios.push((second.cpuMs + third.cpuMs) / (first.cpuMs + fourth.cpuMs));
  }
  return { oursCosts, baselineCosts, ratios };
}

/** Milliseconds from the call that sends a job to its start, one job after the other. */
async function measureStartDelays(pool: pg.Pool, { isOther }: { isOther: boolean }, count: number) {
  let onStart: (n: number) => void = () => {};
  const worker = createProcess(pool, true, (n) => onStart(n));
  const sender = isOther ? createProcess(pool, false, () => {}) : worker;
  await worker.work();
  const found: number[] = [];
  for (let n = 0; n <= count; n += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    onStart = () => resolve();
    const sent = performance.now();
    await sender.send(job, { n });
    await promise;
    // The first job starts the queue and is not measured.
    if (n > 0) found.push(performance.now() - sent);
    await wait(20 + (n % 10) * 13);
  }
  await worker.stop();
  if (isOther) await sender.stop();
  return found.sort((a, b) => a - b);
}

const rate = (costs: Cost[]) =>
  `${Math.round(1000 / median(costs.map(({ wallMs }) => wallMs)))}/s, ${median(costs.map(({ cpuMs }) => cpuMs)).toFixed(2)} ms each`;
const spread = (ratios: number[]) =>
  `${median(ratios).toFixed(2)}× (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
const createDelayRow = (sender: string, found: number[]): ResultRow => {
  const most = found[Math.ceil(found.length * 0.95) - 1] ?? 0;
  return {
    name: `delay before a job starts, sent by ${sender}`,
    ours: `${median(found).toFixed(0)} ms, 95 % within ${most.toFixed(0)} ms`,
    target: `≤ ${maxStartMs} ms`,
    isMet: most <= maxStartMs,
  };
};

/**
 * Measures small jobs against pg-boss with one fetch per job and against a queue of three SQL statements, in CPU
 * milliseconds of this process and its PostgreSQL, and the delay before a job starts.
 */
export async function measureJobs({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const [count, pairs, sends] = quick ? [1_000, 3, 40] : [3_000, 5, 200];
  return withPostgres(async (environment) => {
    for (const fillQueue of [fillOurQueue, fillSingleFetchQueue, fillSkipLockedQueue])
      await measureCost(fillQueue, environment, count);
    const single = await compare(environment, fillSingleFetchQueue, count, pairs);
    const bare = await compare(environment, fillSkipLockedQueue, count, pairs);
    const same = await measureStartDelays(environment.pool, { isOther: false }, sends);
    const other = await measureStartDelays(environment.pool, { isOther: true }, sends);
    return [
      {
        name: 'small jobs against single fetches',
        ours: rate(single.oursCosts),
        baseline: `pg-boss, one at a time ${rate(single.baselineCosts)}`,
        ratio: `${spread(single.ratios)} the throughput`,
        target: `≥ ${minSpeedup}×`,
        isMet: median(single.ratios) >= minSpeedup,
      },
      {
        name: 'small jobs against SKIP LOCKED',
        ours: rate(bare.oursCosts),
        baseline: `SKIP LOCKED, 20 at a time ${rate(bare.baselineCosts)}`,
        ratio: `${spread(bare.ratios)} the throughput`,
      },
      createDelayRow('the worker process', same),
      createDelayRow('another process', other),
    ];
  });
}
