import { categorySchema, costPerYear, currencySchema, subscriptionStatusSchema } from '@kumbara/shared';
import { z } from 'zod';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { compareByCurrency, compareFractions, createCountFact } from './facts.ts';
import { describeSubscription, listedSubscriptionSchema } from './listed-subscription.ts';
import { defineTool, type Fact } from './tool.ts';

export const listSubscriptionsArgs = z.strictObject({
  /** `cost`: most expensive first, `cheapest`: cheapest first; within each currency, the user's own first. */
  sort: z.enum(['cost', 'cheapest', 'next', 'name']),
  category: categorySchema.nullable(),
  currency: currencySchema.nullable(),
  /** Null: active ones. */
  status: subscriptionStatusSchema.nullable(),
  /** Limits the list to these subscriptions; null: all. */
  ids: z.array(z.uuid()).nullable(),
  /** The limit of entries, per currency when sorted by cost; null: all. */
  most: z.int().min(1).max(100).nullable(),
});
type Args = z.infer<typeof listSubscriptionsArgs>;
const listSubscriptionsResult = z.object({
  /** The number of subscriptions before `most` cuts the list. */
  subscriptions: z.int(),
  items: listedSubscriptionSchema.array(),
});
export type ListSubscriptions = z.infer<typeof listSubscriptionsResult>;

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const byName = (a: PortfolioSubscription, b: PortfolioSubscription) =>
  a.name.localeCompare(b.name, 'tr') || byText(a.id, b.id);

/** The user's own currency first, then the most expensive. */
export const compareByCost =
  (portfolio: Portfolio, direction = -1) =>
  (a: PortfolioSubscription, b: PortfolioSubscription): number =>
    compareByCurrency(portfolio)(a, b) || direction * compareFractions(costPerYear(a), costPerYear(b)) || byName(a, b);

function order(
  portfolio: Portfolio,
  sort: Args['sort'],
): (a: PortfolioSubscription, b: PortfolioSubscription) => number {
  if (sort === 'name') return byName;
  if (sort === 'next') return (a, b) => byText(a.next_payment_date, b.next_payment_date) || byName(a, b);
  return compareByCost(portfolio, sort === 'cost' ? -1 : 1);
}

function cut(items: PortfolioSubscription[], { sort, most }: Args): PortfolioSubscription[] {
  if (most === null) return items;
  if (sort === 'next' || sort === 'name') return items.slice(0, most);
  return [...Map.groupBy(items, ({ currency }) => currency).values()].flatMap((own) => own.slice(0, most));
}

export const listSubscriptionsTool = defineTool({
  name: 'list_subscriptions',
  description:
    'The subscriptions with their ids, what one payment, a month and a year cost (my share), and the next payment day. Sorted, filtered, cut.',
  args: listSubscriptionsArgs,
  output: listSubscriptionsResult,
  run(portfolio, args): { result: ListSubscriptions; facts: Fact[] } {
    const { category, currency, status } = args;
    const ids = args.ids && new Set(args.ids);
    const items = portfolio.subscriptions
      .filter((one) => one.status === (status ?? 'active'))
      .filter((one) => (!category || one.category === category) && (!currency || one.currency === currency))
      .filter(({ id }) => !ids || ids.has(id))
      .sort(order(portfolio, args.sort));
    const rows = cut(items, args).map(describeSubscription);
    return {
      result: { subscriptions: items.length, items: rows.map(({ item }) => item) },
      facts: [createCountFact(items, category ?? undefined), ...rows.flatMap(({ facts }) => facts)],
    };
  },
});
