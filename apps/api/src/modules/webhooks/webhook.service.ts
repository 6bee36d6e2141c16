import { randomUUID } from 'node:crypto';
import type { PrismaClient, Webhook } from '@kumbara/prisma/client';
import type { WebhookInput, WebhookPatch } from '@kumbara/shared';
import { addDays } from 'date-fns/addDays';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { Jobs } from '#lib/jobs.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import { requireRoomIn } from '#lib/row-ceilings.ts';
import type { Secrets } from '#lib/secrets.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import {
  type Deliver,
  deliveryColumns,
  newSigningSecret,
  type SealedWebhook,
  sealedWebhookSchema,
  secretPurpose,
} from './deliver.ts';
import { shownAddress } from './webhook.presenter.ts';

export type WebhooksService = ReturnType<typeof createWebhooksService>;

type Needs = {
  prisma: PrismaClient;
  secrets: Secrets;
  events: SecurityEvents;
  deliver: Deliver;
  jobs: Jobs;
  /** Receivers must be reached by https. */
  httpsOnly: boolean;
  clock: Clock;
};

const shownDeliveries = 100;

export function createWebhooksService({ prisma, secrets, events, deliver, jobs, httpsOnly, clock }: Needs) {
  async function find(tx: Transaction, user_id: string, id: string): Promise<Webhook> {
    const row = await tx.webhook.findUnique({ where: { user_id_id: { user_id, id } } });
    if (!row) throw new AppError('webhook_not_found');
    return row;
  }

  async function findDelivery(user_id: string, id: string) {
    const row = await prisma.webhookDelivery.findUnique({
      where: { user_id_id: { user_id, id } },
      include: { tries: { orderBy: { at: 'desc' } } },
    });
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Sends at once, on demand of the owner: the answer is waited for. */
  async function attempt(user_id: string, webhook_id: string, id: string) {
    const receiver = await deliver.open(user_id, webhook_id);
    if (!receiver) throw new AppError('webhook_not_found');
    const where = { user_id_id: { user_id, id } };
    const delivery = await prisma.webhookDelivery.findUnique({ where, select: deliveryColumns });
    if (!delivery) throw new AppError('not_found');
    await deliver.attempt(receiver, delivery, { isOnDemand: true });
    return findDelivery(user_id, id);
  }

  return {
    list: (user_id: string) => prisma.webhook.findMany({ where: { user_id }, orderBy: { created_at: 'asc' } }),

    /** @returns the webhook with its signing secret, which is not shown again */
    async create(user_id: string, input: WebhookInput, device: string) {
      const url = new URL(input.url);
      if (httpsOnly && url.protocol !== 'https:') throw refuseField('url', 'invalid_url');
      const sealed: SealedWebhook = { url: url.href, secret: newSigningSecret() };
      const { format, events: wanted } = input;
      // The database writes jobs for this webhook from now on.
      await jobs.ready();
      const row = await prisma.$transaction(async (tx) => {
        await lockOwner(tx, user_id);
        await requireRoomIn(tx, 'webhooks', user_id);
        const secret_id = await secrets.put(user_id, secretPurpose, JSON.stringify(sealed), tx);
        await events.record(user_id, 'webhook_created', device, tx);
        const data = { user_id, secret_id, format, events: wanted, address: shownAddress(url, format) };
        return tx.webhook.create({ data: { ...data, created_at: clock() } });
      });
      return { row, secret: sealed.secret };
    },

    /** Enabling forgets the failures; what waited is delivered. */
    update: (user_id: string, id: string, { events: wanted, enabled }: WebhookPatch): Promise<Webhook> =>
      prisma.$transaction(async (tx) => {
        const [row] = await tx.webhook.updateManyAndReturn({
          where: { user_id, id },
          data: { events: wanted, enabled, ...(enabled && { failing_since: null, disabled_reason: null }) },
        });
        if (!row) throw new AppError('webhook_not_found');
        if (enabled)
          await tx.$executeRaw`
            SELECT queue_webhook_delivery(user_id, webhook_id, id, attempts, interval '0') FROM (
              SELECT * FROM webhook_deliveries
              WHERE user_id = ${user_id}::uuid AND webhook_id = ${id}::uuid AND status = 'pending' ORDER BY position
            ) waiting`;
        return row;
      }),

    remove: (user_id: string, id: string, device: string): Promise<void> =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, user_id);
        const { secret_id } = await find(tx, user_id, id);
        // The webhook goes with what opens it.
        await secrets.remove(user_id, secret_id, tx);
        await events.record(user_id, 'webhook_removed', device, tx);
      }),

    /**
     * For a day, deliveries are signed with both secrets. Who rotates again on that day, by a double click as well, does not
     * take away the one that the receiver knows.
     */
    rotate: (user_id: string, id: string, device: string) =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, user_id);
        const { secret_id, previous_secret_until } = await find(tx, user_id, id);
        const stored = sealedWebhookSchema.parse(JSON.parse((await secrets.open(user_id, secret_id, tx)) ?? ''));
        const secret = newSigningSecret();
        const isAgain = previous_secret_until !== null && previous_secret_until > clock();
        const previous = isAgain ? stored.previous : stored.secret;
        await secrets.replace(user_id, secret_id, JSON.stringify({ ...stored, secret, previous }), tx);
        await events.record(user_id, 'webhook_secret_rotated', device, tx);
        const data = isAgain ? {} : { previous_secret_until: addDays(clock(), 1) };
        return { row: await tx.webhook.update({ where: { user_id_id: { user_id, id } }, data }), secret };
      }),

    /** Sends a test, which is tried once. */
    async test(user_id: string, id: string) {
      await find(prisma, user_id, id);
      const test = await prisma.webhookDelivery.create({
        data: {
          ...{ user_id, webhook_id: id, event_id: randomUUID(), type: 'webhook.test', data: {} },
          ...{ status: 'failed', created_at: clock() },
        },
      });
      return attempt(user_id, id, test.id);
    },

    /** Newest first: a page, or the newest hundred. */
    async deliveries(user_id: string, id: string, page?: { take: number; before: string | undefined }) {
      await find(prisma, user_id, id);
      return prisma.webhookDelivery.findMany({
        where: { user_id, webhook_id: id },
        orderBy: { position: 'desc' },
        take: page?.take ?? shownDeliveries,
        ...(page?.before && { cursor: { user_id_id: { user_id, id: page.before } }, skip: 1 }),
      });
    },

    delivery: findDelivery,

    /** Sends again what was sent before, under the same event id. */
    async replay(user_id: string, id: string) {
      const { webhook_id } = await findDelivery(user_id, id);
      return attempt(user_id, webhook_id, id);
    },
  };
}
