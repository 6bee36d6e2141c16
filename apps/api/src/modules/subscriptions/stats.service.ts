import {
  type Cost,
  convertedTotal,
  costOn,
  costPerMonth,
  costPerYear,
  currenciesWithoutRate,
  type IsoDate,
  isAfterEnd,
  paymentDaysOfMonth,
  plans,
  type SourcedRates,
  type Stats,
  type SubscriptionInfo,
  type Tier,
  totalByCurrency,
} from '@kumbara/shared';
import type { Queryable } from '#lib/database.ts';
import { type CostRow, countActive, readCosts } from '#lib/read-subscriptions.ts';
import { asOf } from '#lib/subscription-price.ts';

export type StatsService = ReturnType<typeof createStatsService>;

const earliest = (one: IsoDate | null, other: IsoDate | null): IsoDate | undefined =>
  (other && (!one || other < one) ? other : one) ?? undefined;

type User = { id: string; currency: string };
type Needs = {
  pool: Queryable;
  ratesOn(day: IsoDate): Promise<SourcedRates | undefined>;
};

export function createStatsService({ pool, ratesOn }: Needs) {
  return {
    /** What the totals depend on besides the user's data. */
    async readBasis({ currency }: User, today: IsoDate) {
      const rates = await ratesOn(today);
      return { currency, rates: [rates?.day, rates?.source] };
    },

    async summary({ id, currency }: User, today: IsoDate): Promise<Stats> {
      const rates = await ratesOn(today);
      const rows = await readCosts(pool, id, today);
      const running = rows
        .filter(({ status, ends_on }) => status === 'active' || (ends_on && ends_on > today))
        .map((row) => costOf(row, today));
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
        total_subscriptions: rows.length,
      };
    },

    /** The limits of the plan; only active subscriptions count. */
    async info(userId: string, tier: Tier): Promise<SubscriptionInfo> {
      const active = await countActive(pool, userId);
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

function convert(costs: Cost[], currency: string, rates: SourcedRates | undefined): Partial<Stats> {
  const monthly = convertedTotal(costs, costPerMonth, currency, rates);
  const yearly = convertedTotal(costs, costPerYear, currency, rates);
  const missing = costs.map((cost) => cost.currency);
  if (!rates || monthly === undefined || yearly === undefined)
    return { currencies_without_rate: currenciesWithoutRate(missing, currency, rates) };
  return { converted: { currency, monthly, yearly, rate_date: rates.day, rate_source: rates.source } };
}

/** The user's share of the price, today and on future days. Charges in documents are counted as paid. */
function costOf({ announced, first_charge, share_parts, share_mine, ...stored }: CostRow, today: IsoDate) {
  const row = asOf(stored, today);
  return {
    ...row,
    startedOn: earliest(row.started_on, first_charge),
    share: share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null,
    trial_price: row === stored ? null : stored.amount,
    announced: announced ?? [],
  };
}
