import type { PrismaClient } from '@kumbara/prisma/client';
import { plans } from '@kumbara/shared';
import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { isDatabaseUnavailable } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import { dropOldest, rowCeilings } from '#lib/row-ceilings.ts';
import { type Deliver, type Delivery, deliveryColumns, type Receiver, retrySeconds } from './deliver.ts';

const keptDays = 30;
const threeDays = retrySeconds.reduce((sum, seconds) => sum + seconds, 0);

/**
 * An attempt of a delivery. The database queues it (`queue_webhook_delivery`) with the event or with the attempt before.
 * The policy gives a receiver one job at a time, in the order of queueing. A job that has failed for good would block its
 * receiver; failed attempts are therefore stored, and the job itself only fails without a database.
 */
const deliverJob = {
  name: 'deliver-webhook',
  schema: z.object({ user_id: z.uuid(), delivery_id: z.uuid(), attempt: z.int() }),
  queue: {
    ...{ policy: 'key_strict_fifo', deleteAfterSeconds: 3600 },
    // An attempt takes five seconds. The job of a process that died is started again after fifteen.
    ...{ expireInSeconds: 15, retryLimit: 1_000_000, retryDelay: 1, retryDelayMax: 60 },
  },
  // A user may occupy a place for each receiver, so that those that hang do not hold up the others.
  concurrency: { localConcurrency: 100, groupConcurrency: rowCeilings.webhooks.most },
  isNotifiedByDatabase: true,
} satisfies Job;
const tidyJob = { name: 'tidy-webhooks', schema: z.object({}), cron: '23 * * * *' } satisfies Job;

type Needs = {
  prisma: PrismaClient;
  jobs: Jobs;
  deliver: Deliver;
  disable: (failing: Receiver, reason: 'failing' | 'gone') => Promise<void>;
  clock: Clock;
  logger: Logger;
};

/** Works off queued attempts, and deletes deliveries that are old. */
export function createDeliveryQueue({ prisma, jobs, deliver, disable, clock, logger }: Needs) {
  jobs.on(deliverJob, async ({ user_id, delivery_id: id, attempt }) => {
    const delivery = await prisma.webhookDelivery.findUnique({
      where: { user_id_id: { user_id, id } },
      select: { ...deliveryColumns, webhook_id: true, webhook: { select: { enabled: true } } },
    });
    // Another job has made the attempt, as after a replay, or it waits until the webhook is enabled.
    if (delivery?.status !== 'pending' || delivery.attempts !== attempt || !delivery.webhook.enabled) return;
    const receiver = await deliver.open(user_id, delivery.webhook_id);
    if (!receiver) return;
    if (plans[receiver.tier].features.integrations) await make(receiver, delivery);
    else await end(delivery, 'dropped');
  });

  async function make(receiver: Receiver, delivery: Delivery): Promise<void> {
    const tried = await deliver.attempt(receiver, delivery).catch((error) => giveUp(delivery, error));
    if (!tried || tried.outcome === 'delivered') return;
    if (tried.outcome === 'gone') await disable(receiver, 'gone');
    // One event that a receiver cannot take, between others that it takes, disables nothing.
    else if (tried.isLast && receiver.failing_since && addSeconds(receiver.failing_since, threeDays) <= clock())
      await disable(receiver, 'failing');
  }

  /** An event that cannot be written down, such as one of an older version, must not hold up those behind it. */
  async function giveUp(delivery: Delivery, error: unknown): Promise<void> {
    if (isDatabaseUnavailable(error)) throw error;
    logger.error({ err: error, delivery: delivery.id }, 'a delivery cannot be made');
    await end(delivery, 'failed');
  }

  const end = ({ user_id, id }: Delivery, status: 'failed' | 'dropped') =>
    prisma.webhookDelivery.updateMany({ where: { user_id, id }, data: { status } });

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

  return { tidy };
}
