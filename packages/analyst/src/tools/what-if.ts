import { costPerMonth, costPerYear } from '@kumbara/shared';
import { z } from 'zod';
import { createCountFact, listAmounts, moneySchema, sumCosts } from './facts.ts';
import { describeSubscription, listedSubscriptionSchema } from './listed-subscription.ts';
import { listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const whatIfArgs = z.strictObject({
  /** Ids of the subscriptions to cancel. */
  drop: z.array(z.uuid()).min(1).max(100),
});
const whatIfResult = z.object({
  /** Those that are active; what is over saves nothing more. `bound_until`: it has to be paid until then. */
  dropped: listedSubscriptionSchema.extend({ bound_until: z.iso.date().nullable() }).array(),
  saving_per_month: moneySchema.array(),
  saving_per_year: moneySchema.array(),
  subscriptions_left: z.int(),
  left_per_month: moneySchema.array(),
  left_per_year: moneySchema.array(),
});
export type WhatIf = z.infer<typeof whatIfResult>;

export const whatIfTool = defineTool({
  name: 'what_if',
  description:
    'What ending some subscriptions would save per month and per year, and what would be left. My share only.',
  args: whatIfArgs,
  output: whatIfResult,
  run(portfolio, { drop }): { result: WhatIf; facts: Fact[] } {
    const active = listActive(portfolio);
    const ended = new Set(drop);
    const dropped = active.filter(({ id }) => ended.has(id));
    const left = active.filter(({ id }) => !ended.has(id));
    const rows = dropped.map(describeSubscription);
    const bound = dropped.map(({ commitment_ends_on: day }) => (day && day >= portfolio.today ? day : null));
    const facts = {
      saving_per_month: sumCosts(portfolio, 'saving_per_month', dropped, costPerMonth),
      saving_per_year: sumCosts(portfolio, 'saving_per_year', dropped, costPerYear),
      left_per_month: sumCosts(portfolio, 'left_per_month', left, costPerMonth),
      left_per_year: sumCosts(portfolio, 'left_per_year', left, costPerYear),
    };
    return {
      result: {
        dropped: rows.map(({ item }, at) => ({ ...item, bound_until: bound[at] ?? null })),
        saving_per_month: listAmounts(facts.saving_per_month),
        saving_per_year: listAmounts(facts.saving_per_year),
        subscriptions_left: left.length,
        left_per_month: listAmounts(facts.left_per_month),
        left_per_year: listAmounts(facts.left_per_year),
      },
      facts: [...Object.values(facts).flat(), createCountFact(left), ...rows.flatMap((row) => row.facts)],
    };
  },
});
