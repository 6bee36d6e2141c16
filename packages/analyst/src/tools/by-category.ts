import { type Category, categories, costPerMonth, costPerYear } from '@kumbara/shared';
import { z } from 'zod';
import { amounts, byCurrency, count, type Money, totalsOf } from './facts.ts';
import { activeOf } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const byCategoryArgs = z.strictObject({});
export type ByCategory = {
  /** What costs most in the person's own currency first. */
  categories: { category: Category; subscriptions: number; per_month: Money[]; per_year: Money[] }[];
};

export const byCategoryTool = defineTool({
  name: 'by_category',
  description: 'What the active subscriptions of each category cost per month and per year, my share only.',
  args: byCategoryArgs,
  run(holdings): { result: ByCategory; facts: Fact[] } {
    const active = activeOf(holdings);
    const rows = categories
      .map((category) => ({ category, items: active.filter((one) => one.category === category) }))
      .filter(({ items }) => items.length > 0)
      .map(({ category, items }) => ({
        category,
        number: count(items, category),
        perMonth: totalsOf(holdings, 'monthly_cost', items, costPerMonth, category),
        perYear: totalsOf(holdings, 'yearly_cost', items, costPerYear, category),
      }))
      .sort(({ perMonth: [a] }, { perMonth: [b] }) =>
        a && b ? byCurrency(holdings)(amounts([a])[0] as Money, amounts([b])[0] as Money) || b.value - a.value : 0,
      );
    return {
      result: {
        categories: rows.map(({ category, number, perMonth, perYear }) => ({
          ...{ category, subscriptions: number.value },
          ...{ per_month: amounts(perMonth), per_year: amounts(perYear) },
        })),
      },
      facts: rows.flatMap(({ number, perMonth, perYear }) => [number, ...perMonth, ...perYear]),
    };
  },
});
