import type { PrismaClient } from '@kumbara/prisma/client';
import { Piscina } from 'piscina';
import { AppError } from '#lib/app-error.ts';
import { type AnalysisTask, createAnalysis, type RunAnalysis } from './analysis.ts';
import type { PortfolioReader } from './portfolio.ts';

/**
 * Weight of a subscription compared to a price change, a charge or a mail. Up to the limit an analysis takes less than
 * 50 ms; at 2,000 subscriptions it takes a second, which other requests must not wait for.
 */
const weight = { ofSubscription: 10, mostInline: 2_000 };
const mostWaiting = 100;

type Needs = { prisma: PrismaClient; portfolio: PortfolioReader; databaseUrl: string };

/** Analyses big accounts in a worker thread, which starts when it is needed, and all others at once. */
export function createAnalysisRunner({ prisma, portfolio, databaseUrl }: Needs) {
  const runInline = createAnalysis(portfolio);
  let pool: Piscina | undefined;

  const workers = () =>
    (pool ??= new Piscina({
      filename: new URL('./analysis-worker.ts', import.meta.url).href,
      name: 'run',
      workerData: { databaseUrl },
      minThreads: 0,
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 },
    }));

  async function isBig(userId: string): Promise<boolean> {
    const [row] = await prisma.$queryRaw<[{ is_big: boolean }]>`
      SELECT ${weight.ofSubscription} * (SELECT count(*) FROM subscriptions WHERE user_id = ${userId}::uuid)
        + (SELECT count(*) FROM price_changes WHERE user_id = ${userId}::uuid)
        + (SELECT count(*) FROM charges WHERE user_id = ${userId}::uuid)
        + (SELECT count(*) FROM read_mails WHERE user_id = ${userId}::uuid) > ${weight.mostInline} AS is_big`;
    return row.is_big;
  }

  async function runInWorker(task: AnalysisTask) {
    const threads = workers();
    if (threads.queueSize >= mostWaiting) throw new AppError('server_busy', { retryAfterSeconds: 10 });
    return threads.run(task);
  }

  return {
    run: (async (task: AnalysisTask) =>
      (await isBig(task.userId)) ? runInWorker(task) : runInline(task)) as unknown as RunAnalysis,
    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}
