import { categorySchema, costPerMonth, costPerYear, currencySchema } from '@kumbara/shared';
import { z } from 'zod';
import { createCountFact, listAmounts, moneySchema, sumByCurrency, sumCosts } from './facts.ts';
import { listPaymentsThisMonth } from './payments-this-month.ts';
import { listActive } from './prices.ts';
import { defineTool } from './tool.ts';

export const totalsArgs = z.strictObject({
  /** Null: all of them. */
  category: categorySchema.nullable(),
  /** Null: every currency in use. */
  currency: currencySchema.nullable(),
});
const totalsResult = z.object({
  subscriptions: z.int(),
  per_month: moneySchema.array(),
  per_year: moneySchema.array(),
  /** The payments of this calendar month, at the price of each day. */
  due_this_month: moneySchema.array(),
});
export type Totals = z.infer<typeof totalsResult>;

export const totalsTool = defineTool({
  name: 'totals',
  description:
    'What the active subscriptions cost per month and per year, and what is charged in this calendar month. My share only. Of all, of one category, of one currency. Currencies are never added to each other.',
  args: totalsArgs,
  output: totalsResult,
  run(portfolio, { category, currency }): { result: Totals; facts: ReturnType<typeof sumCosts> } {
    const items = listActive(portfolio).filter(
      (one) => (!category || one.category === category) && (!currency || one.currency === currency),
    );
    const subject = category ?? undefined;
    const number = createCountFact(items, subject);
    const perMonth = sumCosts(portfolio, 'monthly_cost', items, costPerMonth, subject);
    const perYear = sumCosts(portfolio, 'yearly_cost', items, costPerYear, subject);
    const due = sumByCurrency(
      portfolio,
      'due',
      listPaymentsThisMonth(items, portfolio.today),
      ({ part }) => part,
      subject,
    );
    return {
      result: {
        subscriptions: number.value,
        per_month: listAmounts(perMonth),
        per_year: listAmounts(perYear),
        due_this_month: listAmounts(due),
      },
      facts: [number, ...perMonth, ...perYear, ...due],
    };
  },
});
