import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createJobs } from '@kumbara/api/src/lib/jobs.ts';
import { createLogger } from '@kumbara/api/src/lib/logger.ts';
import { startPostgres } from '@kumbara/launcher/postgres';
import pg from 'pg';
import { z } from 'zod';
import { parentOf, usedMs } from '#payments/server-cpu-time.ts';
import type { Line } from '#result-row.ts';
import { median } from '#statistics.ts';
import { singleFetches, skipLocked, type WorkOff } from './baselines.ts';

const fewestTimes = 2;
const mostMs = 50;

type Filled = { workOff: WorkOff; stop(): Promise<void> };
type Contestant = (pool: pg.Pool, count: number) => Promise<Filled>;
type World = { pool: pg.Pool; postmaster: number };

async function withWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-bench-'));
  // Run by root, PostgreSQL is somebody else and has to pass through.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'postgres');
  const { url, stop } = await startPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  try {
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return await work({ pool, postmaster: parentOf(rows[0]?.pid ?? 0) });
  } finally {
    await pool.end();
    await stop();
    rmSync(realpathSync(dataDir), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

const logger = createLogger('silent');
const job = { name: 'bench', schema: z.object({ n: z.number() }) };
const aProcess = (pool: pg.Pool, isWorker: boolean, done: (n: number) => void) => {
  const jobs = createJobs({ pool, logger, isWorker });
  jobs.on(job, async ({ n }) => done(n));
  return jobs;
};

const ours: Contestant = async (pool, count) => {
  let left = count;
  const all = Promise.withResolvers<void>();
  const jobs = aProcess(pool, true, () => {
    left -= 1;
    if (left === 0) all.resolve();
  });
  for (let n = 0; n < count; n += 1) await jobs.send(job, { n });
  return {
    workOff: async () => {
      await jobs.work();
      await all.promise;
    },
    stop: jobs.stop,
  };
};

type Cost = { processorMs: number; clockMs: number };
/** Of one job; filling the queue is not counted. */
async function costOf(contestant: Contestant, { pool, postmaster }: World, count: number): Promise<Cost> {
  const { workOff, stop } = await contestant(pool, count);
  const used = usedMs(process.pid, postmaster);
  const began = performance.now();
  await workOff(count);
  const clockMs = (performance.now() - began) / count;
  const processorMs = (usedMs(process.pid, postmaster) - used) / count;
  await stop();
  return { processorMs, clockMs };
}

/** In pairs A B B A. */
async function compare(world: World, peer: Contestant, count: number, pairs: number) {
  const [mine, theirs, ratios]: [Cost[], Cost[], number[]] = [[], [], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await costOf(ours, world, count);
    const second = await costOf(peer, world, count);
    const third = await costOf(peer, world, count);
    const fourth = await costOf(ours, world, count);
    mine.push(first, fourth);
    theirs.push(second, third);
    ratios.push((second.processorMs + third.processorMs) / (first.processorMs + fourth.processorMs));
  }
  return { mine, theirs, ratios };
}

/** Milliseconds from the call that sends a job to its beginning, one job after the other. */
async function delays(pool: pg.Pool, { isOther }: { isOther: boolean }, count: number) {
  let begun: (n: number) => void = () => {};
  const worker = aProcess(pool, true, (n) => begun(n));
  const sender = isOther ? aProcess(pool, false, () => {}) : worker;
  await worker.work();
  const found: number[] = [];
  for (let n = 0; n <= count; n += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun = () => resolve();
    const sent = performance.now();
    await sender.send(job, { n });
    await promise;
    // The first starts the queue.
    if (n > 0) found.push(performance.now() - sent);
    await wait(20 + (n % 10) * 13);
  }
  await worker.stop();
  if (isOther) await sender.stop();
  return found.sort((a, b) => a - b);
}

const rate = (costs: Cost[]) =>
  `${Math.round(1000 / median(costs.map(({ clockMs }) => clockMs)))}/s, ${median(costs.map(({ processorMs }) => processorMs)).toFixed(2)} ms each`;
const spread = (ratios: number[]) =>
  `${median(ratios).toFixed(2)}× (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
const delayLine = (who: string, found: number[]): Line => {
  const most = found[Math.ceil(found.length * 0.95) - 1] ?? 0;
  return {
    work: `a job begins, sent by ${who}`,
    ours: `${median(found).toFixed(0)} ms, 95 % within ${most.toFixed(0)} ms`,
    reach: `≤ ${mostMs} ms`,
    reached: most <= mostMs,
  };
};

/**
 * What small jobs cost beside pg-boss with one fetch each and beside a queue of three statements, in milliseconds of
 * processor of this process and its PostgreSQL; and how soon one begins that was sent.
 */
export async function jobLines({ quick }: { quick: boolean }): Promise<Line[]> {
  const [count, pairs, sends] = quick ? [1_000, 3, 40] : [3_000, 5, 200];
  return withWorld(async (world) => {
    for (const contestant of [ours, singleFetches, skipLocked]) await costOf(contestant, world, count);
    const single = await compare(world, singleFetches, count, pairs);
    const bare = await compare(world, skipLocked, count, pairs);
    const same = await delays(world.pool, { isOther: false }, sends);
    const other = await delays(world.pool, { isOther: true }, sends);
    return [
      {
        work: 'small jobs beside single fetches',
        ours: rate(single.mine),
        beside: `pg-boss, one at a time ${rate(single.theirs)}`,
        ratio: `${spread(single.ratios)} as many`,
        reach: `≥ ${fewestTimes}×`,
        reached: median(single.ratios) >= fewestTimes,
      },
      {
        work: 'small jobs beside three statements',
        ours: rate(bare.mine),
        beside: `SKIP LOCKED, 20 at a time ${rate(bare.theirs)}`,
        ratio: `${spread(bare.ratios)} as many`,
      },
      delayLine('the process that works it off', same),
      delayLine('another one', other),
    ];
  });
}
