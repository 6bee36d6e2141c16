import { categories, categorySchema, costPerMonth, costPerYear } from '@kumbara/shared';
import { z } from 'zod';
import { compareByCurrency, createCountFact, listAmounts, type Money, moneySchema, sumCosts } from './facts.ts';
import { listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const byCategoryArgs = z.strictObject({});
const byCategoryResult = z.object({
  /** The user's own currency first, then by cost. */
  categories: z.array(
    z.object({
      category: categorySchema,
      subscriptions: z.int(),
      per_month: moneySchema.array(),
      per_year: moneySchema.array(),
    }),
  ),
});
export type ByCategory = z.infer<typeof byCategoryResult>;

export const byCategoryTool = defineTool({
  name: 'by_category',
  description: 'What the active subscriptions of each category cost per month and per year, my share only.',
  args: byCategoryArgs,
  output: byCategoryResult,
  run(portfolio): { result: ByCategory; facts: Fact[] } {
    const active = listActive(portfolio);
    const rows = categories
      .map((category) => ({ category, items: active.filter((one) => one.category === category) }))
      .filter(({ items }) => items.length > 0)
      .map(({ category, items }) => ({
        category,
        number: createCountFact(items, category),
        perMonth: sumCosts(portfolio, 'monthly_cost', items, costPerMonth, category),
        perYear: sumCosts(portfolio, 'yearly_cost', items, costPerYear, category),
      }))
      .sort(({ perMonth: [a] }, { perMonth: [b] }) =>
        a && b
          ? compareByCurrency(portfolio)(listAmounts([a])[0] as Money, listAmounts([b])[0] as Money) ||
            b.value - a.value
          : 0,
      );
    return {
      result: {
        categories: rows.map(({ category, number, perMonth, perYear }) => ({
          ...{ category, subscriptions: number.value },
          ...{ per_month: listAmounts(perMonth), per_year: listAmounts(perYear) },
        })),
      },
      facts: rows.flatMap(({ number, perMonth, perYear }) => [number, ...perMonth, ...perYear]),
    };
  },
});
