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

/** Everything else is taken and looked at no further: what is told of money alone, or of a plan for a second time. */
const planEventTypes =
  /^(customer\.(subscription\.|deleted)|checkout\.session\.(completed|async)|invoice\.(paid|payment_failed|voided|marked_uncollectible)|charge\.dispute\.closed)/;

/** Whom the provider does not know (any more) has nothing that could be ended. */
const ignoreGone = (error: unknown): undefined => {
  if (!isPaymentError(error, 'gone')) throw error;
};

/** What the provider tells us. An event says only that there is something to read; its own words change nothing. */
export function createWebhookService({ prisma, provider, follower, sessions, clock }: Needs) {
  /** @returns whose payment it was */
  async function endDisputed(from: PaymentProvider, { charge_id, opened_at }: LostDispute) {
    const customerId = await from.customerOfCharge(charge_id).catch(ignoreGone);
    const isOurs = customerId && (await prisma.billingCustomer.count({ where: { customer_id: customerId } })) > 0;
    if (!isOurs) return undefined;
    const subscriptions = (await from.readSubscriptions(customerId).catch(ignoreGone)) ?? [];
    // What was bought after it was disputed is another purchase.
    const disputed = subscriptions.filter(
      ({ package_id, status, created_at }) => package_id && status !== 'ended' && created_at <= opened_at,
    );
    for (const { id } of disputed) await from.endSubscription(id);
    return customerId;
  }

  /** Acknowledged only when the state was read and stored; whatever fails before is told again by the provider. */
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
