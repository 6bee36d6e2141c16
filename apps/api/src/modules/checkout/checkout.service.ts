import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@kumbara/prisma/client';
import {
  type Checkout,
  type CheckoutInput,
  type Language,
  type PackageId,
  type PaidPlan,
  type PaymentStatus,
  packageIdSchema,
  planPackages,
} from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { SessionIdentity } from '#lib/identity.ts';
import { isPaymentError, type PaymentProvider } from './adapters/payment-provider.ts';
import type { Customers } from './customers.ts';
import type { OpenSessions } from './open-sessions.ts';
import { translatePaymentErrors } from './payment-errors.ts';
import type { PlanFollower } from './plan-follower.ts';
import type { PlanPrices } from './plan-prices.ts';
import { besides, stalledOf } from './plan-state.ts';

export type CheckoutService = ReturnType<typeof createCheckoutService>;

type Needs = {
  prisma: PrismaClient;
  provider: PaymentProvider | undefined;
  isEmulated: boolean;
  customers: Customers;
  sessions: OpenSessions;
  prices: PlanPrices;
  follower: PlanFollower;
  /** The first one is canonical. */
  origins: readonly string[];
  clock: Clock;
};

const mostRounds = 6;

/** Buys, changes and manages plans. */
export function createCheckoutService(needs: Needs) {
  const { prisma, provider, isEmulated, customers, sessions, prices, follower, origins, clock } = needs;

  const configured = (): PaymentProvider => {
    if (!provider) throw new AppError('provider_not_configured');
    return provider;
  };
  const allowedOrigin = (given: string | undefined): string => {
    const origin = given ?? origins[0] ?? '';
    if (!origins.includes(origin)) throw new AppError('foreign_origin');
    return origin;
  };
  const returnTo = (origin: string, sessionId: string) =>
    `${origin}/payment-success?session_id=${encodeURIComponent(sessionId)}`;

  type Order = { user: SessionIdentity; package_id: PackageId; origin: string; language: Language; change: boolean };

  /** One look at what the user holds, and what follows from it; undefined where that has changed meanwhile. */
  async function attempt(from: PaymentProvider, order: Order): Promise<Checkout | undefined> {
    const { user, package_id, origin, language } = order;
    const customerId = await customers.of(from, user);
    const state = await follower.follow(from, customerId);
    // A concurrent request replaced the customer, or the account was deleted, which the next round finds.
    if (!state) return undefined;
    if (state.holder?.package_id === package_id) throw new AppError('already_subscribed');
    // An unpaid plan must not be raised and then held until its grace period ends.
    if (state.holder?.status === 'past_due') throw new AppError('payment_overdue');
    // The page may not know the running plan. A change of costs needs the user's confirmation.
    if (state.holder && !order.change) throw new AppError('plan_change_unconfirmed');
    // An open checkout session could still be paid, which would be a second plan.
    if (state.holder) {
      await sessions.endAll(from, customerId, user.id);
      // Two sessions of an older version may both have been paid: one subscription has to remain.
      for (const { id } of besides(state)) await from.endSubscription(id);
      await from.changePackage(state.holder, package_id);
      const changed = await follower.follow(from, customerId);
      // An idempotent answer may be an old one, so the state is read again.
      return changed?.holder?.package_id === package_id ? noteChange(order) : undefined;
    }
    for (const { id } of stalledOf(state.subscriptions, clock())) await from.endSubscription(id);
    const session = await sessions.take(from, customerId, { user_id: user.id, package_id, origin, language });
    return session?.url ? { url: session.url, session_id: session.id, changed: false } : undefined;
  }

  /** Nothing has to be paid now, so the result page is ours, with a session id of our own. */
  async function noteChange({ user, package_id, origin, language }: Order): Promise<Checkout> {
    const session_id = `change_${randomUUID()}`;
    await prisma.checkoutSession.create({ data: { user_id: user.id, package_id, origin, language, session_id } });
    return { url: returnTo(origin, session_id), session_id, changed: true };
  }

  return {
    async packages() {
      const atProvider = await prices();
      return packageIdSchema.options.map((id) => ({
        ...planPackages[id],
        ...atProvider.get(id),
        available: provider !== undefined,
        sandbox: isEmulated,
      }));
    },

    async checkout(user: SessionIdentity, input: CheckoutInput, language: Language): Promise<Checkout> {
      const { package_id, change = false } = input;
      const origin = allowedOrigin(input.origin_url);
      const from = configured();
      return translatePaymentErrors(async () => {
        let cause: unknown;
        for (let round = 0; round < mostRounds; round += 1) {
          const outcome = await attempt(from, { user, package_id, origin, language, change }).catch(async (error) => {
            cause = error;
            if (isPaymentError(error, 'gone')) await customers.replace(from, user);
            else if (!isPaymentError(error, 'conflict')) throw error;
            return undefined;
          });
          if (outcome) return outcome;
        }
        throw new AppError('payments_unavailable', { cause, retryAfterSeconds: 5 });
      });
    },

    /** Only for the buyer. A paid plan is stored before the answer. */
    async status(userId: string, sessionId: string): Promise<PaymentStatus> {
      const row = await prisma.checkoutSession.findFirst({ where: { user_id: userId, session_id: sessionId } });
      if (!row) throw new AppError('not_found');
      if (sessionId.startsWith('change_')) return { payment_status: 'paid', status: 'complete' };
      const from = configured();
      return translatePaymentErrors(async () => {
        const session = await from.readSession(sessionId).catch((error) => {
          if (isPaymentError(error, 'gone')) return { status: 'expired', payment_status: 'unpaid' } as const;
          throw error;
        });
        if (session.status === 'open') return session;
        const customerId = await customers.find(userId);
        if (session.status === 'complete' && customerId) await follower.follow(from, customerId);
        await sessions.close(row);
        return session;
      });
    },

    async portal(userId: string, originUrl: string | undefined, language: Language): Promise<{ url: string }> {
      const origin = allowedOrigin(originUrl);
      const customer = await prisma.billingCustomer.findUnique({ where: { user_id: userId } });
      if (!customer) throw new AppError('no_paid_plan');
      const { customer_id } = customer;
      const from = configured();
      return translatePaymentErrors(async () => {
        const state = customer.has_purchased ? customer : await follower.follow(from, customer_id);
        if (!state?.has_purchased) throw new AppError('no_paid_plan');
        const portal = { customer_id, return_url: `${origin}/pricing`, language };
        const url = await from.openPortal(portal).catch((error) => {
          throw isPaymentError(error, 'gone') ? new AppError('no_paid_plan', { cause: error }) : error;
        });
        return { url };
      });
    },

    /** The stored state; the provider is not called. */
    async plan(userId: string): Promise<PaidPlan> {
      const row = await prisma.billingCustomer.findUnique({ where: { user_id: userId } });
      const package_id = packageIdSchema.safeParse(row?.package_id).data ?? null;
      const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
      return {
        package_id,
        status: package_id === null ? 'none' : row?.is_past_due ? 'past_due' : 'active',
        renews_at: package_id === null || row?.ends_at ? null : iso(row?.period_ends_at),
        ends_at: iso(row?.ends_at),
        grace_ends_at: iso(row?.grace_ends_at),
        also_charged: row?.also_charged ?? 0,
        can_manage: row?.has_purchased ?? false,
      };
    },
  };
}
