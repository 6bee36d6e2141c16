import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@kumbara/prisma/client';
import { plans } from '@kumbara/shared';
import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import type pg from 'pg';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { isDatabaseUnavailable } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import { createListen } from '#lib/listen.ts';
import type { Logger } from '#lib/logger.ts';
import { dropOldest, rowCeilings } from '#lib/row-ceilings.ts';
import { type Deliver, type Delivery, type Receiver, retrySeconds } from './deliver.ts';
import { healthy } from './webhook-states.ts';

/** Receivers that a process delivers to at once, and those of one user. A receiver has one delivery at a time. */
const atOnce = 50;
const atOncePerUser = 3;
/** A receiver with more to take waits for its next turn. */
const turnMs = 3_000;
/** A worker that has not ended its turn by then is dead. A turn and its last attempt take eight seconds. */
const leaseSeconds = 15;
const pollMs = 1_000;
const perBatch = 20;
/** A receiver that failed rests a second for each failure in a row. */
const longestRestSeconds = 60;
const keptDays = 30;
const threeDays = retrySeconds.reduce((sum, seconds) => sum + seconds, 0);

const tidyJob = { name: 'tidy-webhooks', schema: z.object({}), cron: '23 * * * *' } satisfies Job;

type Claimed = { user_id: string; id: string };

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  jobs: Jobs;
  deliver: Deliver;
  disable: (failing: Receiver, reason: 'failing' | 'gone') => Promise<void>;
  clock: Clock;
  logger: Logger;
};

/**
 * Delivers what stands in the outbox. Processes claim receivers by turns, the one that was served longest ago first, and
 * deliver to each in the order of writing. A dead process's claim ends by itself.
 */
export function createDeliveryWorker({ prisma, pool, jobs, deliver, disable, clock, logger }: Needs) {
  const worker = randomUUID();
  const running = new Set<Promise<void>>();
  let ended = false;
  let wake = () => {};
  let loop: Promise<void> | undefined;
  let listening: Promise<{ close: () => Promise<void> }> | undefined;

  async function claim(most: number): Promise<Claimed[]> {
    const now = clock();
    const { rows } = await pool.query<Claimed>({
      name: 'webhooks-claim',
      text: `
        WITH waiting AS (
          SELECT user_id, id, not_before, row_number() OVER (PARTITION BY user_id ORDER BY not_before NULLS FIRST) AS nth
          FROM webhooks WHERE work_at <= $1 AND enabled AND (not_before IS NULL OR not_before <= $1)
        ), next AS (
          SELECT user_id, id FROM waiting
          WHERE nth <= ${atOncePerUser} - (
            SELECT count(*) FROM webhooks o
            WHERE o.user_id = waiting.user_id AND o.worker IS NOT NULL AND o.not_before > $1)
          ORDER BY not_before NULLS FIRST LIMIT $2
        ), free AS (
          SELECT w.user_id, w.id FROM webhooks w JOIN next USING (user_id, id)
          WHERE w.not_before IS NULL OR w.not_before <= $1 FOR UPDATE OF w SKIP LOCKED
        )
        UPDATE webhooks w SET not_before = $3, worker = $4 FROM free
        WHERE w.user_id = free.user_id AND w.id = free.id RETURNING w.user_id, w.id`,
      values: [now, most, addSeconds(now, leaseSeconds), worker],
    });
    return rows;
  }

  /** What is due for a receiver, in the order of writing; retries are among it. */
  async function due({ user_id, id }: Claimed): Promise<Delivery[]> {
    const { rows } = await pool.query<Delivery>({
      name: 'webhooks-due',
      text: `
        SELECT user_id, id, event_id, type, data, created_at, attempts, status FROM webhook_deliveries
        WHERE user_id = $1 AND webhook_id = $2 AND status = 'pending' AND next_attempt_at <= $3
        ORDER BY position LIMIT ${perBatch}`,
      values: [user_id, id, clock()],
    });
    return rows;
  }

  /** Ends a turn. What was written meanwhile is seen, because its writer has locked the row until then. */
  const release = ({ user_id, id }: Claimed, hasFailed: boolean | undefined) =>
    prisma.$transaction(async (tx) => {
      const [held] = await tx.$queryRaw<{ failures: number; failing_since: Date | null }[]>`
        SELECT failures, failing_since FROM webhooks
        WHERE user_id = ${user_id}::uuid AND id = ${id}::uuid AND worker = ${worker}::uuid FOR NO KEY UPDATE`;
      if (!held) return;
      const [{ work_at }] = await tx.$queryRaw<[{ work_at: Date | null }]>`
        SELECT min(next_attempt_at) AS work_at FROM webhook_deliveries
        WHERE user_id = ${user_id}::uuid AND webhook_id = ${id}::uuid AND status = 'pending'`;
      const now = clock();
      const failures = held.failures + 1;
      const state =
        hasFailed === undefined ? {} : hasFailed ? { failures, failing_since: held.failing_since ?? now } : healthy;
      const not_before = hasFailed ? addSeconds(now, Math.min(failures, longestRestSeconds)) : now;
      await tx.webhook.update({
        where: { user_id_id: { user_id, id } },
        data: { ...state, work_at, not_before, worker: null },
      });
    });

  /** @returns true if a delivery failed, false if the latest was taken, undefined if there was none */
  async function deliverDue(receiver: Receiver): Promise<boolean | undefined> {
    const until = performance.now() + turnMs;
    let hasFailed: boolean | undefined;
    for (let batch = await due(receiver); batch.length > 0; batch = await due(receiver)) {
      for (const delivery of batch) {
        if (ended || performance.now() > until) return hasFailed;
        const tried = await deliver.attempt(receiver, delivery).catch((error) => giveUp(delivery, error));
        if (!tried) continue;
        const { outcome, isLast } = tried;
        hasFailed = outcome !== 'delivered';
        if (outcome === 'gone') await disable(receiver, 'gone');
        else if (hasFailed && isLast && (await isFailingForLong(receiver))) await disable(receiver, 'failing');
        if (hasFailed) return true;
      }
    }
    return hasFailed;
  }

  /** An event that cannot be written down, such as one of an older version, must not hold up those behind it. */
  async function giveUp({ user_id, id }: Delivery, error: unknown): Promise<undefined> {
    if (isDatabaseUnavailable(error)) throw error;
    logger.error({ err: error, delivery: id }, 'a delivery cannot be made');
    await prisma.webhookDelivery.updateMany({ where: { user_id, id }, data: { status: 'failed' } });
  }

  /** One event that a receiver cannot take, between others that it takes, disables nothing. */
  async function isFailingForLong({ user_id, id }: Receiver): Promise<boolean> {
    const row = await prisma.webhook.findUnique({ where: { user_id_id: { user_id, id } } });
    return row?.failing_since ? addSeconds(row.failing_since, threeDays) <= clock() : false;
  }

  async function turn(claimed: Claimed): Promise<void> {
    const { user_id, id } = claimed;
    const receiver = await deliver.open(user_id, id);
    if (!receiver) return;
    if (plans[receiver.tier].features.integrations) return release(claimed, await deliverDue(receiver));
    await prisma.webhookDelivery.updateMany({
      where: { user_id, webhook_id: id, status: 'pending' },
      data: { status: 'dropped' },
    });
    await release(claimed, undefined);
  }

  async function dispatch(): Promise<void> {
    if (running.size >= atOnce) return;
    for (const claimed of await claim(atOnce - running.size)) {
      const work = turn(claimed)
        .catch((error) => logger.warn({ err: error, webhook: claimed.id }, 'a turn of deliveries broke off'))
        .finally(() => {
          running.delete(work);
          wake();
        });
      running.add(work);
    }
  }

  async function run(): Promise<void> {
    while (!ended) {
      // Set before looking: what is written meanwhile is looked at again.
      const woken = new Promise<void>((done) => {
        wake = done;
      });
      await dispatch().catch((error) => logger.warn({ err: error }, 'deliveries cannot be claimed'));
      const timer = setTimeout(wake, pollMs);
      await woken;
      clearTimeout(timer);
    }
  }

  jobs.on(tidyJob, tidy);
  async function tidy(): Promise<void> {
    const before = subDays(clock(), keptDays);
    await prisma.webhookAttempt.deleteMany({ where: { at: { lt: before } } });
    // A day that is still ahead, or was not long ago, is computed again: its row says that it was told of.
    await prisma.webhookDelivery.deleteMany({
      where: { created_at: { lt: before }, OR: [{ due_on: null }, { due_on: { lt: subDays(before, keptDays) } }] },
    });
    const full = await prisma.webhookDelivery.groupBy({
      by: ['user_id'],
      having: { user_id: { _count: { gt: rowCeilings.webhook_deliveries.most } } },
    });
    for (const { user_id } of full) await dropOldest(prisma, 'webhook_deliveries', user_id);
  }

  return {
    tidy,

    /** Starts to deliver in this process. */
    work(): void {
      listening ??= createListen(pool)(
        'webhooks',
        () => wake(),
        () => wake(),
      );
      loop ??= run();
    },

    /** Waits until running attempts have ended. */
    async stop(): Promise<void> {
      ended = true;
      wake();
      await loop;
      await Promise.all(running);
      await (await listening)?.close();
    },
  };
}
