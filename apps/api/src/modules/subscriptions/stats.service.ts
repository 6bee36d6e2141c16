import type { PrismaClient } from '@kumbara/prisma/client';
import {
  type Cost,
  costPerMonth,
  costPerPayment,
  costPerYear,
  endOfMonth,
  type IsoDate,
  multiply,
  paymentsBetween,
  plans,
  type Stats,
  type SubscriptionInfo,
  startOfMonth,
  type Tier,
  totalByCurrency,
} from '@kumbara/shared';
import { toDay } from '#lib/day.ts';
import { asOf } from '#lib/subscription-price.ts';

export type StatsService = ReturnType<typeof createStatsService>;

type FirstCharge = { subscription_id: string; date: Date };

const earliest = (one: Date | null, other: Date | undefined): Date | null =>
  other && (!one || other < one) ? other : one;

const columns = {
  id: true,
  amount: true,
  currency: true,
  billing_cycle: true,
  billing_interval: true,
  next_payment_date: true,
  started_on: true,
  trial_ends_on: true,
  price_after_trial: true,
  share_parts: true,
  share_mine: true,
} as const;

export function createStatsService({ prisma }: { prisma: PrismaClient }) {
  return {
    async summary(userId: string, today: IsoDate): Promise<Stats> {
      const [rows, total, firstCharges] = await Promise.all([
        prisma.subscription.findMany({ where: { user_id: userId, status: 'active' }, select: columns }),
        prisma.subscription.count({ where: { user_id: userId } }),
        prisma.$queryRaw<FirstCharge[]>`
          SELECT d.subscription_id, min(c.date) AS date FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
          WHERE d.user_id = ${userId}::uuid AND d.kind = 'tracked' GROUP BY 1`,
      ]);
      const charged = new Map(firstCharges.map(({ subscription_id, date }) => [subscription_id, date]));
      const costs = rows.map((row) => ({
        ...asOf(row, today),
        // What documents show to have been paid was paid.
        started_on: earliest(row.started_on, charged.get(row.id)),
        amount: asOf(row, today).amount.toString(),
        share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
      }));
      const due = costs
        .map((cost) => ({ ...cost, payments: paymentsInMonth(cost, today) }))
        .filter(({ payments }) => payments > 0);
      return {
        total_monthly_cost: totalByCurrency(costs, costPerMonth),
        total_yearly_cost: totalByCurrency(costs, costPerYear),
        due_this_month: totalByCurrency(due, (cost) => multiply(costPerPayment(cost), cost.payments)),
        active_subscriptions: rows.length,
        total_subscriptions: total,
      };
    },

    /** What the plan allows; only active subscriptions count. */
    async info(userId: string, tier: Tier): Promise<SubscriptionInfo> {
      const active = await prisma.subscription.count({ where: { user_id: userId, status: 'active' } });
      const { max_subscriptions, features } = plans[tier];
      return {
        tier,
        can_add_more: max_subscriptions === null || active < max_subscriptions,
        current_subscriptions: active,
        max_subscriptions,
        features,
      };
    },
  };
}

function paymentsInMonth(cost: Cost & { next_payment_date: Date; started_on: Date | null }, today: IsoDate): number {
  const startedOn = cost.started_on ? toDay(cost.started_on) : undefined;
  return paymentsBetween(toDay(cost.next_payment_date), cost, startOfMonth(today), endOfMonth(today), startedOn);
}
