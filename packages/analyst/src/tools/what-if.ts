import { costPerMonth, costPerYear, type IsoDate } from '@kumbara/shared';
import { z } from 'zod';
import { amounts, count, type Money, totalsOf } from './facts.ts';
import { type Listed, listed } from './listed.ts';
import { activeOf } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const whatIfArgs = z.strictObject({
  /** Ids of the subscriptions that would be ended. */
  drop: z.array(z.uuid()).min(1).max(100),
});
export type WhatIf = {
  /** Those that are active; what is over saves nothing more. `bound_until`: it has to be paid until then. */
  dropped: (Listed & { bound_until: IsoDate | null })[];
  saving_per_month: Money[];
  saving_per_year: Money[];
  subscriptions_left: number;
  left_per_month: Money[];
  left_per_year: Money[];
};

export const whatIfTool = defineTool({
  name: 'what_if',
  description:
    'What ending some subscriptions would save per month and per year, and what would be left. My share only.',
  args: whatIfArgs,
  run(holdings, { drop }): { result: WhatIf; facts: Fact[] } {
    const active = activeOf(holdings);
    const ended = new Set(drop);
    const gone = active.filter(({ id }) => ended.has(id));
    const left = active.filter(({ id }) => !ended.has(id));
    const rows = gone.map(listed);
    const bound = gone.map(({ commitment_ends_on: day }) => (day && day >= holdings.today ? day : null));
    const facts = {
      saving_per_month: totalsOf(holdings, 'saving_per_month', gone, costPerMonth),
      saving_per_year: totalsOf(holdings, 'saving_per_year', gone, costPerYear),
      left_per_month: totalsOf(holdings, 'left_per_month', left, costPerMonth),
      left_per_year: totalsOf(holdings, 'left_per_year', left, costPerYear),
    };
    return {
      result: {
        dropped: rows.map(({ item }, at) => ({ ...item, bound_until: bound[at] ?? null })),
        saving_per_month: amounts(facts.saving_per_month),
        saving_per_year: amounts(facts.saving_per_year),
        subscriptions_left: left.length,
        left_per_month: amounts(facts.left_per_month),
        left_per_year: amounts(facts.left_per_year),
      },
      facts: [...Object.values(facts).flat(), count(left), ...rows.flatMap((row) => row.facts)],
    };
  },
});
