import {
  categorySchema,
  costPerMonth,
  costPerYear,
  currencySchema,
  endOfMonth,
  type IsoDate,
  multiply,
  paymentsBetween,
  startOfMonth,
} from '@kumbara/shared';
import { z } from 'zod';
import type { Holding } from '#holdings.ts';
import { amounts, count, type Money, totalsOf } from './facts.ts';
import { activeOf, myPart } from './prices.ts';
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
  /** What is really charged in this calendar month. */
  due_this_month: Money[];
};

/** What documents show to have been paid was paid, whatever day somebody wrote down. */
export const startOf = ({ started_on, charged_since }: Holding): IsoDate | undefined =>
  [started_on, charged_since].filter((day) => day !== undefined).sort()[0];

/** How many payments this calendar month holds. Source: `apps/api/src/modules/subscriptions/stats.service.ts`. */
const paymentsThisMonth = (holding: Holding, today: IsoDate): number =>
  paymentsBetween(holding.anchor, holding, startOfMonth(today), endOfMonth(today), startOf(holding));

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
    const due = items.filter((one) => paymentsThisMonth(one, holdings.today) > 0);
    const number = count(items, subject);
    const perMonth = totalsOf(holdings, 'monthly_cost', items, costPerMonth, subject);
    const perYear = totalsOf(holdings, 'yearly_cost', items, costPerYear, subject);
    const dueFacts = totalsOf(
      holdings,
      'due',
      due,
      (one) => multiply(myPart(one), paymentsThisMonth(one, holdings.today)),
      subject,
    );
    return {
      result: {
        subscriptions: number.value,
        per_month: amounts(perMonth),
        per_year: amounts(perYear),
        due_this_month: amounts(dueFacts),
      },
      facts: [number, ...perMonth, ...perYear, ...dueFacts],
    };
  },
});
