import { categorySchema, costPerMonth, costPerYear, currencySchema } from '@kumbara/shared';
import { z } from 'zod';
import { paymentsThisMonth } from './due.ts';
import { amounts, count, type Money, totals, totalsOf } from './facts.ts';
import { activeOf } from './prices.ts';
import { defineTool } from './tool.ts';

export const totalsArgs = z.strictObject({
  /** Null: all of them. */
  category: categorySchema.nullable(),
  /** Null: every currency in use. */
  currency: currencySchema.nullable(),
});
export type Totals = {
  subscriptions: number;
  per_month: Money[];
  per_year: Money[];
  /** What is really charged in this calendar month, at the price of each day. */
  due_this_month: Money[];
};

export const totalsTool = defineTool({
  name: 'totals',
  description:
    'What the active subscriptions cost per month and per year, and what is charged in this calendar month. My share only. Of all, of one category, of one currency. Currencies are never added to each other.',
  args: totalsArgs,
  run(holdings, { category, currency }): { result: Totals; facts: ReturnType<typeof totalsOf> } {
    const items = activeOf(holdings).filter(
      (one) => (!category || one.category === category) && (!currency || one.currency === currency),
    );
    const subject = category ?? undefined;
    const number = count(items, subject);
    const perMonth = totalsOf(holdings, 'monthly_cost', items, costPerMonth, subject);
    const perYear = totalsOf(holdings, 'yearly_cost', items, costPerYear, subject);
    const due = totals(holdings, 'due', paymentsThisMonth(items, holdings.today), ({ part }) => part, subject);
    return {
      result: {
        subscriptions: number.value,
        per_month: amounts(perMonth),
        per_year: amounts(perYear),
        due_this_month: amounts(due),
      },
      facts: [number, ...perMonth, ...perYear, ...due],
    };
  },
});
