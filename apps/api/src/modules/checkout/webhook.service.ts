import type { PrismaClient } from '@kumbara/prisma/client';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import {
  isPaymentError,
  type LostDispute,
  type PaymentEvent,
  type PaymentProvider,
} from './adapters/payment-provider.ts';
import type { OpenSessions } from './open-sessions.ts';
import { translatePaymentErrors } from './payment-errors.ts';
import type { PlanFollower } from './plan-follower.ts';

export type WebhookService = ReturnType<typeof createWebhookService>;

type Needs = {
  prisma: PrismaClient;
  provider: PaymentProvider | undefined;
  follower: PlanFollower;
  sessions: OpenSessions;
  clock: Clock;
};

/** Events that can change a plan. All others are acknowledged and ignored. */
const planEventTypes =
  /^(customer\.(subscription\.|deleted)|checkout\.session\.(completed|async)|invoice\.(paid|payment_failed|voided|marked_uncollectible)|charge\.dispute\.closed)/;

/** An unknown or deleted customer has nothing to end. */
const ignoreGone = (error: unknown): undefined => {
  if (!isPaymentError(error, 'gone')) throw error;
};

/** Receives events. An event only triggers a read of the provider's state; its content changes nothing. */
export function createWebhookService({ prisma, provider, follower, sessions, clock }: Needs) {
  /** @returns the customer of the disputed payment */
  async function endDisputed(from: PaymentProvider, { charge_id, opened_at }: LostDispute) {
    const customerId = await from.customerOfCharge(charge_id).catch(ignoreGone);
    const isOurs = customerId && (await prisma.billingCustomer.count({ where: { customer_id: customerId } })) > 0;
    if (!isOurs) return undefined;
    const subscriptions = (await from.readSubscriptions(customerId).catch(ignoreGone)) ?? [];
    // Subscriptions created after the dispute are other purchases.
    const disputed = subscriptions.filter(
      ({ package_id, status, created_at }) => package_id && status !== 'ended' && created_at <= opened_at,
    );
    for (const { id } of disputed) await from.endSubscription(id);
    return customerId;
  }

  /** Acknowledges an event only after the state is stored; otherwise the provider sends it again. */
  async function take(from: PaymentProvider, event: PaymentEvent): Promise<void> {
    const { id, type, customer_id, lost_dispute } = event;
    const taken = { id, type, at: clock() };
    const disputer = lost_dispute && (await endDisputed(from, lost_dispute));
    const customerId = disputer ?? customer_id;
    if (!customerId || !planEventTypes.test(type)) return follower.note(taken);
    await follower.follow(from, customerId, {
      event: taken,
      beforeStore: async ({ holder }, userId) => {
        if (holder) await sessions.endAll(from, customerId, userId);
      },
    });
  }

  return {
    endDisputed,
    async receive(body: Uint8Array, signature: string): Promise<void> {
      if (!provider) throw new AppError('provider_not_configured');
      await translatePaymentErrors(async () => take(provider, await provider.readEvent(body, signature, clock())));
    },
  };
}
