import type { PrismaClient } from '@kumbara/prisma/client';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { LostDispute, PaymentEvent, PaymentProvider } from './adapters/payment-provider.ts';
import type { OpenSessions } from './open-sessions.ts';
import type { PlanFollower } from './plan-follower.ts';
import { translated } from './translated.ts';

export type WebhookService = ReturnType<typeof createWebhookService>;

type Needs = {
  prisma: PrismaClient;
  provider: PaymentProvider | undefined;
  follower: PlanFollower;
  sessions: OpenSessions;
  clock: Clock;
};

/** What the provider tells us. An event says only that there is something to read; its own words change nothing. */
export function createWebhookService({ prisma, provider, follower, sessions, clock }: Needs) {
  const note = ({ id, type }: PaymentEvent, tx: Transaction) =>
    tx.billingEvent.createMany({ data: [{ id, type, received_at: clock() }], skipDuplicates: true });

  /** @returns whose payment it was */
  async function endDisputed(from: PaymentProvider, { charge_id, opened_at }: LostDispute) {
    const customerId = await from.customerOfCharge(charge_id);
    const isOurs = customerId && (await prisma.billingCustomer.count({ where: { customer_id: customerId } })) > 0;
    if (!isOurs) return undefined;
    const subscriptions = await from.readSubscriptions(customerId);
    // What was bought after it was disputed is another purchase.
    const disputed = subscriptions.filter(
      ({ package_id, status, created_at }) => package_id && status !== 'ended' && created_at <= opened_at,
    );
    for (const { id } of disputed) await from.endSubscription(id);
    return customerId;
  }

  /** Acknowledged only when the state was read and stored; whatever fails before is told again by the provider. */
  async function take(from: PaymentProvider, event: PaymentEvent): Promise<void> {
    if ((await prisma.billingEvent.count({ where: { id: event.id } })) > 0) return;
    const disputer = event.lost_dispute && (await endDisputed(from, event.lost_dispute));
    const customerId = disputer ?? event.customer_id;
    if (!customerId) {
      await note(event, prisma);
      return;
    }
    await follower.follow(from, customerId, {
      first: async ({ holder }, userId) => {
        if (holder) await sessions.endAll(from, customerId, userId);
      },
      also: (tx) => note(event, tx),
    });
  }

  return {
    endDisputed,
    async receive(body: Uint8Array, signature: string): Promise<void> {
      if (!provider) throw new AppError('provider_not_configured');
      await translated(async () => take(provider, await provider.readEvent(body, signature, clock())));
    },
  };
}
