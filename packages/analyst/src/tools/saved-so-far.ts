import { costPerMonth, costPerYear } from '@kumbara/shared';
import { z } from 'zod';
import { createCountFact, createMoneyFact, listAmounts, moneySchema, sumCosts, toMoney } from './facts.ts';
import { defineTool, type Fact } from './tool.ts';

export const savedSoFarArgs = z.strictObject({});
const savedSoFarResult = z.object({
  subscriptions: z.int(),
  items: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      per_month: moneySchema,
      per_year: moneySchema,
      /** The last day on which it can be used. */
      ends_on: z.iso.date().nullable(),
      /** The day of the mail because of which it was cancelled automatically. */
      cancelled_by_mail_on: z.iso.date().nullable(),
    }),
  ),
  per_month: moneySchema.array(),
  per_year: moneySchema.array(),
});
export type SavedSoFar = z.infer<typeof savedSoFarResult>;

export const savedSoFarTool = defineTool({
  name: 'saved_so_far',
  description: 'The cancelled subscriptions and what they no longer cost per month and per year. My share only.',
  args: savedSoFarArgs,
  output: savedSoFarResult,
  run(portfolio): { result: SavedSoFar; facts: Fact[] } {
    const items = portfolio.subscriptions.filter(({ status }) => status === 'cancelled');
    const perMonth = sumCosts(portfolio, 'saving_per_month', items, costPerMonth);
    const perYear = sumCosts(portfolio, 'saving_per_year', items, costPerYear);
    const rows = items.map((one) => ({
      ...{ id: one.id, name: one.name },
      per_month: toMoney(costPerMonth(one), one.currency),
      per_year: toMoney(costPerYear(one), one.currency),
      ends_on: one.ends_on ?? null,
      cancelled_by_mail_on: one.cancelled_by_mail_on ?? null,
    }));
    return {
      result: {
        subscriptions: items.length,
        items: rows,
        per_month: listAmounts(perMonth),
        per_year: listAmounts(perYear),
      },
      facts: [
        createCountFact(items),
        ...[...perMonth, ...perYear],
        ...items.flatMap((one, at) => [
          createMoneyFact('saving_per_month', one, (rows[at] as (typeof rows)[0]).per_month),
          createMoneyFact('saving_per_year', one, (rows[at] as (typeof rows)[0]).per_year),
        ]),
      ],
    };
  },
});
