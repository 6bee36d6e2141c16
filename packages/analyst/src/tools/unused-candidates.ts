import {
  addDays,
  addMonths,
  costPerMonth,
  costPerYear,
  type IsoDate,
  startOfMonth,
  type UnusedReason,
} from '@kumbara/shared';
import { z } from 'zod';
import type { Holding } from '#holdings.ts';
import { aboutMoney, aboutNumber, amounts, type Money, money, totalsOf } from './facts.ts';
import { type OverlapGroup, overlapGroups } from './overlaps.ts';
import { activeOf } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const unusedCandidatesArgs = z.strictObject({});
export type UnusedBecause = {
  code: UnusedReason;
  /** `said_unused`: the newest month it was said of. `not_used_since`: the last month it was used. `YYYY-MM`. */
  month?: string;
  /** For how many months in a row it was said. */
  months?: number;
  /** `overlap`: the others that do the same. */
  with?: { id: string; name: string }[];
  /** `payment_failed`: the day of the mail. */
  date?: IsoDate;
};
export type UnusedCandidateFound = {
  id: string;
  name: string;
  per_month: Money;
  per_year: Money;
  /** At least one. Nobody's silence is a reason. */
  reasons: UnusedBecause[];
};
export type UnusedCandidates = {
  candidates: UnusedCandidateFound[];
  saving_per_month: Money[];
  saving_per_year: Money[];
};

/** What was said longer ago says little about today. */
const recentMonths = 2;
const failedWithin = 60;

function saidUnused({ uses }: Holding, today: IsoDate): UnusedBecause[] {
  const newest = uses.at(-1);
  if (!newest || newest.used || newest.month < addMonths(startOfMonth(today), -recentMonths).slice(0, 7)) return [];
  const lastUsed = uses.findLastIndex(({ used }) => used);
  const months = uses.length - 1 - lastUsed;
  const since = uses[lastUsed]?.month;
  return since
    ? [{ code: 'not_used_since', month: since, months }]
    : [{ code: 'said_unused', month: newest.month, months }];
}

function failedPayment({ payment_failed_on: day, charges }: Holding, today: IsoDate): UnusedBecause[] {
  const isPaidSince = charges.some(({ date }) => day !== undefined && date >= day);
  return day && day >= addDays(today, -failedWithin) && !isPaidSince ? [{ code: 'payment_failed', date: day }] : [];
}

const overlapping = (holding: Holding, groups: OverlapGroup[]): UnusedBecause[] =>
  groups.map(({ items }) => ({
    code: 'overlap',
    with: items.filter((one) => one !== holding).map(({ id, name }) => ({ id, name })),
  }));

export const unusedCandidatesTool = defineTool({
  name: 'unused_candidates',
  description:
    'Active subscriptions that may not be needed, each with its reasons: the person said so in a check-in, another one does the same, its payment failed. Never because nothing was heard.',
  args: unusedCandidatesArgs,
  run(holdings): { result: UnusedCandidates; facts: Fact[] } {
    const { today } = holdings;
    const groups = Map.groupBy(overlapGroups(holdings), ({ candidate }) => candidate);
    const rows = activeOf(holdings).flatMap((holding) => {
      const said = saidUnused(holding, today);
      // A person who uses both has reasons for both.
      const others = [...failedPayment(holding, today), ...overlapping(holding, groups.get(holding) ?? [])];
      const reasons = [...said, ...others];
      return reasons.length > 0 ? [{ holding, reasons }] : [];
    });
    const items = rows.map(({ holding }) => holding);
    const perMonth = totalsOf(holdings, 'saving_per_month', items, costPerMonth);
    const perYear = totalsOf(holdings, 'saving_per_year', items, costPerYear);
    const candidates = rows.map(({ holding, reasons }) => ({
      ...{ id: holding.id, name: holding.name, reasons },
      per_month: money(costPerMonth(holding), holding.currency),
      per_year: money(costPerYear(holding), holding.currency),
    }));
    return {
      result: { candidates, saving_per_month: amounts(perMonth), saving_per_year: amounts(perYear) },
      facts: [
        ...[...perMonth, ...perYear],
        ...rows.flatMap(({ holding, reasons }, at) => [
          aboutMoney('monthly_cost', holding, (candidates[at] as UnusedCandidateFound).per_month),
          aboutMoney('yearly_cost', holding, (candidates[at] as UnusedCandidateFound).per_year),
          ...reasons.flatMap(({ months }) => (months ? [aboutNumber('months_unused', holding, months, 'months')] : [])),
        ]),
      ],
    };
  },
});
