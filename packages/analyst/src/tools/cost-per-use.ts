import {
  add,
  addMonths,
  costPerMonth,
  endOfMonth,
  type Fraction,
  type IsoDate,
  multiply,
  startOfMonth,
} from '@kumbara/shared';
import { z } from 'zod';
import type { MonthUsage, Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { createMoneyFact, createNumberFact, moneySchema, toMoney } from './facts.ts';
import { listActive, listPastPrices } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const costPerUseArgs = z.strictObject({
  /** Null: all subscriptions with check-in answers. */
  ids: z.array(z.uuid()).nullable(),
});
const costPerUseSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Months of the last twelve with a check-in answer. */
  months: z.int(),
  uses: z.int(),
  /** The user's share of the cost of those months. */
  spent: moneySchema,
  /** Null if it was never used. */
  cost_per_use: moneySchema.nullable(),
  /** A month answered only with "used" counts as one use, so each use costs this or less. */
  at_most: z.boolean(),
});
export type CostPerUse = z.infer<typeof costPerUseSchema>;
/** The most expensive per use first, within a currency. */
const costsPerUseResult = z.object({ items: costPerUseSchema.array() });
export type CostsPerUse = z.infer<typeof costsPerUseResult>;

/** The user's share of a month, at the price at its end. */
function costOfMonth(subscription: PortfolioSubscription, month: string, today: IsoDate): Fraction {
  const end = endOfMonth(`${month}-01`);
  const prices = listPastPrices(subscription, today);
  const price = end >= today ? undefined : (prices.findLast(({ date }) => date <= end) ?? prices[0]);
  return costPerMonth({ ...subscription, amount: price?.amount ?? subscription.amount });
}

const timesOf = ({ used, times }: MonthUsage) => (used ? (times ?? 1) : 0);

function usage(subscription: PortfolioSubscription, today: IsoDate): { item: CostPerUse; facts: Fact[] } | undefined {
  const since = addMonths(startOfMonth(today), -11).slice(0, 7);
  const uses = subscription.uses.filter(({ month }) => month >= since);
  if (uses.length === 0) return undefined;
  const { id, name, currency } = subscription;
  const times = uses.map(timesOf).reduce((a, b) => a + b);
  const cost = uses.map(({ month }) => costOfMonth(subscription, month, today)).reduce(add);
  const spent = toMoney(cost, currency);
  const cost_per_use = times > 0 ? toMoney(multiply(cost, 1, times), currency) : null;
  const at_most = uses.some(({ used, times }) => used && times === undefined);
  return {
    item: { id, name, months: uses.length, uses: times, spent, cost_per_use, at_most },
    facts: [
      createNumberFact('months_counted', subscription, uses.length, 'months'),
      createNumberFact('uses', subscription, times, 'uses'),
      createMoneyFact('spent', subscription, spent),
      ...(cost_per_use ? [createMoneyFact('cost_per_use', subscription, cost_per_use)] : []),
    ],
  };
}

/**
 * The cost per use of each active subscription with check-ins, the highest first within a currency.
 * @param ids null for all
 */
export function listCostsPerUse(portfolio: Portfolio, ids: string[] | null): { item: CostPerUse; facts: Fact[] }[] {
  const wanted = ids && new Set(ids);
  return listActive(portfolio)
    .filter(({ id }) => !wanted || wanted.has(id))
    .flatMap((subscription) => usage(subscription, portfolio.today) ?? [])
    .sort((a, b) => comparePerUse(a.item, b.item));
}

export const costPerUseTool = defineTool({
  name: 'cost_per_use',
  description:
    'What one use of an active subscription costs, from what the person said about the last twelve months and what those months cost at the prices of then. My share.',
  args: costPerUseArgs,
  output: costsPerUseResult,
  run(portfolio, { ids }): { result: CostsPerUse; facts: Fact[] } {
    const rows = listCostsPerUse(portfolio, ids);
    return { result: { items: rows.map(({ item }) => item) }, facts: rows.flatMap(({ facts }) => facts) };
  },
});

/** Unused subscriptions come first, because their cost per use is infinite. */
function comparePerUse(a: CostPerUse, b: CostPerUse): number {
  if (a.spent.currency !== b.spent.currency) return a.spent.currency < b.spent.currency ? -1 : 1;
  const price = ({ cost_per_use }: CostPerUse) => cost_per_use?.amount ?? Number.POSITIVE_INFINITY;
  return price(a) === price(b) ? 0 : price(b) - price(a);
}
