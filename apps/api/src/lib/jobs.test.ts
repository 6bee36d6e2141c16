import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { runApp } from '#testing/running-app.ts';
import type { Transaction } from './database.ts';
import { createJobs, type Job, type Jobs } from './jobs.ts';
import { createLogger } from './logger.ts';

const app = runApp();
const hour = 3600;
const noteJob = { name: 'note', schema: z.object({ word: z.string() }) } satisfies Job;

const begun: string[] = [];
/** Nobody looks for jobs unasked while these tests run: what begins was woken. */
const aProcess = (isWorker: boolean): Jobs => {
  const jobs = createJobs({ pool: app.container.pool, logger: createLogger('silent'), isWorker, pollSeconds: hour });
  jobs.on(noteJob, async ({ word }) => {
    begun.push(word);
  });
  return jobs;
};
let worker: Jobs;
let other: Jobs;
const send = (jobs: Jobs, word: string, tx?: Transaction) => jobs.send(noteJob, { word }, { tx });
const seen = (word: string) => vi.waitUntil(() => begun.includes(word), { timeout: 10_000, interval: 10 });

beforeAll(async () => {
  worker = aProcess(true);
  other = aProcess(false);
  await worker.work();
  // The first look, which every worker takes by itself, is over.
  await send(worker, 'first');
  await seen('first');
});
afterAll(() => Promise.all([worker.stop(), other.stop()]));

describe('a job', () => {
  it('begins without anybody looking for it, whichever process sent it', async () => {
    await send(worker, 'of the same process');
    await seen('of the same process');
    await send(other, 'of another one');
    await seen('of another one');
  });

  it('begins when the transaction it was sent in is committed, and not before', async () => {
    await app.prisma.$transaction(async (tx) => {
      await send(other, 'within', tx);
      await send(other, 'beside');
      await seen('beside');
      expect(begun).not.toContain('within');
    });
    await seen('within');
  });

  it('never begins where that transaction is rolled back', async () => {
    const broken = app.prisma.$transaction(async (tx) => {
      await send(worker, 'undone', tx);
      throw new Error('something else went wrong');
    });
    await expect(broken).rejects.toThrow('something else');
    await send(worker, 'after it');
    await seen('after it');
    expect(begun).not.toContain('undone');
  });

  it('begins though the connection that wakes has just broken', async () => {
    const ended = await app.prisma.$queryRaw<unknown[]>`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    expect(ended).toHaveLength(1);
    await send(other, 'in between');
    await seen('in between');
    await send(other, 'when it stands again');
    await seen('when it stands again');
  });
});
