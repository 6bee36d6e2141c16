import {
  addDays,
  addMonths,
  costPerMonth,
  costPerYear,
  type IsoDate,
  startOfMonth,
  unusedReasonSchema,
} from '@kumbara/shared';
import { z } from 'zod';
import type { PortfolioSubscription } from '#portfolio.ts';
import { createMoneyFact, createNumberFact, listAmounts, moneySchema, sumCosts, toMoney } from './facts.ts';
import { groupOverlaps, type OverlapGroup } from './overlaps.ts';
import { listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const unusedCandidatesArgs = z.strictObject({});
const unusedReasonDetailSchema = z.object({
  code: unusedReasonSchema,
  /** `said_unused`: the newest month with that answer. `not_used_since`: the last month of use. `YYYY-MM`. */
  month: z.string().optional(),
  /** The number of consecutive months with that answer. */
  months: z.int().optional(),
  /** `overlap`: the other subscriptions that do the same. */
  with: z.array(z.object({ id: z.uuid(), name: z.string() })).optional(),
  /** `payment_failed`, `ended_by_mail`: the day of the mail. */
  date: z.iso.date().optional(),
});
export type UnusedReasonDetail = z.infer<typeof unusedReasonDetailSchema>;
const unusedCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  per_month: moneySchema,
  per_year: moneySchema,
  /** At least one. A missing answer is no reason. */
  reasons: unusedReasonDetailSchema.array(),
});
export type UnusedCandidateFound = z.infer<typeof unusedCandidateSchema>;
const unusedCandidatesResult = z.object({
  candidates: unusedCandidateSchema.array(),
  saving_per_month: moneySchema.array(),
  saving_per_year: moneySchema.array(),
});
export type UnusedCandidates = z.infer<typeof unusedCandidatesResult>;

/** Older answers say little about today. */
const recentMonths = 2;
const failedWithin = 60;

function findReportedReasons({ uses }: PortfolioSubscription, today: IsoDate): UnusedReasonDetail[] {
  const newest = uses.at(-1);
  if (!newest || newest.used || newest.month < addMonths(startOfMonth(today), -recentMonths).slice(0, 7)) return [];
  const lastUsed = uses.findLastIndex(({ used }) => used);
  const months = uses.length - 1 - lastUsed;
  const since = uses[lastUsed]?.month;
  return since
    ? [{ code: 'not_used_since', month: since, months }]
    : [{ code: 'said_unused', month: newest.month, months }];
}

function failedPayment(
  { payment_failed_on: day, charges }: PortfolioSubscription,
  today: IsoDate,
): UnusedReasonDetail[] {
  const isPaidSince = charges.some(({ date }) => day !== undefined && date >= day);
  return day && day >= addDays(today, -failedWithin) && !isPaidSince ? [{ code: 'payment_failed', date: day }] : [];
}

function endedByMail({ ended_by_mail_on: day, charges }: PortfolioSubscription, today: IsoDate): UnusedReasonDetail[] {
  const isPaidSince = charges.some(({ date }) => day !== undefined && date > day);
  return day && day >= addDays(today, -failedWithin) && !isPaidSince ? [{ code: 'ended_by_mail', date: day }] : [];
}

const overlapping = (subscription: PortfolioSubscription, groups: OverlapGroup[]): UnusedReasonDetail[] =>
  groups.map(({ items }) => ({
    code: 'overlap',
    with: items.filter((one) => one !== subscription).map(({ id, name }) => ({ id, name })),
  }));

export const unusedCandidatesTool = defineTool({
  name: 'unused_candidates',
  description:
    'Active subscriptions that may not be needed, each with its reasons: the person said so in a check-in, another one does the same, its payment failed, a mail says it ended. Never because nothing was heard.',
  args: unusedCandidatesArgs,
  output: unusedCandidatesResult,
  run(portfolio): { result: UnusedCandidates; facts: Fact[] } {
    const { today } = portfolio;
    const groups = Map.groupBy(groupOverlaps(portfolio), ({ candidate }) => candidate);
    const asked = listActive(portfolio).filter(({ not_unused_until: until }) => !until || until < today);
    const rows = asked.flatMap((subscription) => {
      const reported = findReportedReasons(subscription, today);
      // A user who uses both has reasons for both.
      const others = [
        ...failedPayment(subscription, today),
        ...endedByMail(subscription, today),
        ...overlapping(subscription, groups.get(subscription) ?? []),
      ];
      const reasons = [...reported, ...others];
      return reasons.length > 0 ? [{ subscription, reasons }] : [];
    });
    const items = rows.map(({ subscription }) => subscription);
    const perMonth = sumCosts(portfolio, 'saving_per_month', items, costPerMonth);
    const perYear = sumCosts(portfolio, 'saving_per_year', items, costPerYear);
    const candidates = rows.map(({ subscription, reasons }) => ({
      ...{ id: subscription.id, name: subscription.name, reasons },
      per_month: toMoney(costPerMonth(subscription), subscription.currency),
      per_year: toMoney(costPerYear(subscription), subscription.currency),
    }));
    return {
      result: { candidates, saving_per_month: listAmounts(perMonth), saving_per_year: listAmounts(perYear) },
      facts: [
        ...[...perMonth, ...perYear],
        ...rows.flatMap(({ subscription, reasons }, at) => [
          createMoneyFact('monthly_cost', subscription, (candidates[at] as UnusedCandidateFound).per_month),
          createMoneyFact('yearly_cost', subscription, (candidates[at] as UnusedCandidateFound).per_year),
          ...reasons.flatMap(({ months }) =>
            months ? [createNumberFact('months_unused', subscription, months, 'months')] : [],
          ),
        ]),
      ],
    };
  },
});
