import type { Prisma, PrismaClient } from '@kumbara/prisma/client';
import {
  type Cost,
  convertedTotal,
  costOn,
  costPerMonth,
  costPerYear,
  currenciesWithoutRate,
  type IsoDate,
  isAfterEnd,
  type PriceChange,
  paymentDaysOfMonth,
  plans,
  type SourcedRates,
  type Stats,
  type SubscriptionInfo,
  type Tier,
  totalByCurrency,
} from '@kumbara/shared';
import { announcedPrices } from '#lib/announced-prices.ts';
import { fromDay, toDay, toDayOrNull } from '#lib/day.ts';
import { asOf } from '#lib/subscription-price.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';

export type StatsService = ReturnType<typeof createStatsService>;

type Row = Prisma.SubscriptionGetPayload<{ select: typeof columns }>;
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
  status: true,
  cancelled_on: true,
  ends_on: true,
} as const;

type User = { id: string; currency: string };
type Needs = {
  prisma: PrismaClient;
  results: VersionedResults;
  ratesOn(day: IsoDate): Promise<SourcedRates | undefined>;
};

export function createStatsService({ prisma, results, ratesOn }: Needs) {
  return {
    /** Kept until the user's data or the rates change. */
    async summary({ id, currency }: User, today: IsoDate): Promise<Stats> {
      const rates = await ratesOn(today);
      const name = ['stats', today, currency, rates?.day, rates?.source].join(' ');
      return results.get(id, name, () => summarise({ id, currency }, today, rates));
    },

    /** The limits of the plan; only active subscriptions count. */
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

  async function summarise({ id: userId, currency }: User, today: IsoDate, rates?: SourcedRates): Promise<Stats> {
    const [rows, total, firstCharges, announced] = await Promise.all([
      prisma.subscription.findMany({
        where: { user_id: userId, OR: [{ status: 'active' }, { ends_on: { gt: fromDay(today) } }] },
        select: columns,
      }),
      prisma.subscription.count({ where: { user_id: userId } }),
      prisma.$queryRaw<FirstCharge[]>`
          SELECT d.subscription_id, min(c.date) AS date FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
          WHERE d.user_id = ${userId}::uuid AND d.kind = 'tracked' GROUP BY 1`,
      announcedPrices(prisma, userId, today),
    ]);
    const began = new Map(firstCharges.map(({ subscription_id, date }) => [subscription_id, date]));
    const running = rows.map((row) => costOf(row, announced.get(row.id), began.get(row.id), today));
    const due = running.flatMap((cost) =>
      paymentDaysOfMonth(cost.next_payment_date, cost, today, cost.startedOn)
        .filter((day) => !isAfterEnd(day, cost))
        .map((day) => ({ ...cost, day })),
    );
    const costs = running.filter(({ status }) => status === 'active');
    return {
      total_monthly_cost: totalByCurrency(costs, costPerMonth),
      total_yearly_cost: totalByCurrency(costs, costPerYear),
      due_this_month: totalByCurrency(due, (cost) => costOn(cost, cost.day)),
      ...(costs.length > 0 && convert(costs, currency, rates)),
      active_subscriptions: costs.length,
      total_subscriptions: total,
    };
  }
}

function convert(costs: Cost[], currency: string, rates: SourcedRates | undefined): Partial<Stats> {
  const monthly = convertedTotal(costs, costPerMonth, currency, rates);
  const yearly = convertedTotal(costs, costPerYear, currency, rates);
  const missing = costs.map((cost) => cost.currency);
  if (!rates || monthly === undefined || yearly === undefined)
    return { currencies_without_rate: currenciesWithoutRate(missing, currency, rates) };
  return { converted: { currency, monthly, yearly, rate_date: rates.day, rate_source: rates.source } };
}

/** The user's share of the price, today and on future days. */
function costOf(stored: Row, announced: PriceChange[] | undefined, firstCharge: Date | undefined, today: IsoDate) {
  const row = asOf(stored, today);
  // Charges in documents are counted as paid.
  const startedOn = earliest(row.started_on, firstCharge);
  return {
    ...{ currency: row.currency, billing_cycle: row.billing_cycle, billing_interval: row.billing_interval },
    ...{ next_payment_date: toDay(row.next_payment_date), startedOn: startedOn ? toDay(startedOn) : undefined },
    ...{ status: row.status, cancelled_on: toDayOrNull(row.cancelled_on), ends_on: toDayOrNull(row.ends_on) },
    amount: row.amount.toNumber(),
    share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
    trial_ends_on: toDayOrNull(row.trial_ends_on),
    price_after_trial: row.price_after_trial?.toNumber(),
    trial_price: row === stored ? null : stored.amount.toNumber(),
    announced,
  };
}
