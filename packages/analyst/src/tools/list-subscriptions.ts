import { categorySchema, costPerYear, currencySchema, subscriptionStatusSchema } from '@kumbara/shared';
import { z } from 'zod';
import type { Holding, Holdings } from '#holdings.ts';
import { byCurrency, compare, count } from './facts.ts';
import { type Listed, listed } from './listed.ts';
import { defineTool, type Fact } from './tool.ts';

export const listSubscriptionsArgs = z.strictObject({
  /** `cost`: dearest first, `cheapest`: cheapest first, each within its currency, the person's own currency first. */
  sort: z.enum(['cost', 'cheapest', 'next', 'name']),
  category: categorySchema.nullable(),
  currency: currencySchema.nullable(),
  /** Null: active ones. */
  status: subscriptionStatusSchema.nullable(),
  /** Only these; null: all. */
  ids: z.array(z.uuid()).nullable(),
  /** At most so many, by cost so many of each currency; null: all. */
  most: z.int().min(1).max(100).nullable(),
});
type Args = z.infer<typeof listSubscriptionsArgs>;
export type ListSubscriptions = {
  /** How many there are, before `most` cuts the list. */
  subscriptions: number;
  items: Listed[];
};

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const byName = (a: Holding, b: Holding) => a.name.localeCompare(b.name, 'tr') || byText(a.id, b.id);

/** The person's own currency first; within a currency the dearest. */
export const byCost =
  (holdings: Holdings, direction = -1) =>
  (a: Holding, b: Holding): number =>
    byCurrency(holdings)(a, b) || direction * compare(costPerYear(a), costPerYear(b)) || byName(a, b);

function order(holdings: Holdings, sort: Args['sort']): (a: Holding, b: Holding) => number {
  if (sort === 'name') return byName;
  if (sort === 'next') return (a, b) => byText(a.next_payment_date, b.next_payment_date) || byName(a, b);
  return byCost(holdings, sort === 'cost' ? -1 : 1);
}

function cut(items: Holding[], { sort, most }: Args): Holding[] {
  if (most === null) return items;
  if (sort === 'next' || sort === 'name') return items.slice(0, most);
  return [...Map.groupBy(items, ({ currency }) => currency).values()].flatMap((own) => own.slice(0, most));
}

export const listSubscriptionsTool = defineTool({
  name: 'list_subscriptions',
  description:
    'The subscriptions with their ids, what one payment, a month and a year cost (my share), and the next payment day. Sorted, filtered, cut.',
  args: listSubscriptionsArgs,
  run(holdings, args): { result: ListSubscriptions; facts: Fact[] } {
    const { category, currency, status } = args;
    const ids = args.ids && new Set(args.ids);
    const items = holdings.subscriptions
      .filter((one) => one.status === (status ?? 'active'))
      .filter((one) => (!category || one.category === category) && (!currency || one.currency === currency))
      .filter(({ id }) => !ids || ids.has(id))
      .sort(order(holdings, args.sort));
    const rows = cut(items, args).map(listed);
    return {
      result: { subscriptions: items.length, items: rows.map(({ item }) => item) },
      facts: [count(items, category ?? undefined), ...rows.flatMap(({ facts }) => facts)],
    };
  },
});
