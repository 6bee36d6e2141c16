import { type Billing, daysBetween, type Transaction } from '@kumbara/shared';
import { type Baseline, lastOf } from './baseline.ts';

const intervals: readonly (Billing & { days: number; slack: number })[] = [
  { days: 7, slack: 1, billing_cycle: 'weekly', billing_interval: 1 },
  { days: 14, slack: 2, billing_cycle: 'weekly', billing_interval: 2 },
  { days: 30.4, slack: 4, billing_cycle: 'monthly', billing_interval: 1 },
  { days: 91.3, slack: 8, billing_cycle: 'monthly', billing_interval: 3 },
  { days: 182.6, slack: 12, billing_cycle: 'monthly', billing_interval: 6 },
  { days: 365.2, slack: 15, billing_cycle: 'yearly', billing_interval: 1 },
];

/** Letters only: references and card numbers are ignored. */
const nameOf = ({ description }: Transaction) =>
  description
    .toUpperCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** The lines at the end of a group whose amounts are within 5 % of the last one. */
function atLastPrice(lines: readonly Transaction[]): Transaction[] {
  const price = lastOf(lines).amount;
  const before = lines.findLastIndex(({ amount }) => Math.abs(amount / price - 1) > 0.05);
  return lines.slice(before + 1);
}

/**
 * The common rule of budget apps and tutorials: one merchant, amounts within 5 %, at least three charges, every
 * interval within a few days of one fixed length, and the next charge not overdue by half of it.
 */
export const fixedInterval: Baseline = {
  name: 'fixed interval ± 5 %',
  find(spent, today) {
    return [...Map.groupBy(spent, nameOf).values()].flatMap((lines) => {
      const charges = atLastPrice(lines);
      const gaps = charges.slice(1).map(({ date }, n) => daysBetween((charges[n] as Transaction).date, date));
      const found = intervals.find(({ days, slack }) => gaps.every((gap) => Math.abs(gap - days) <= slack));
      const { date, description, amount } = lastOf(charges);
      if (charges.length < 3 || !found || daysBetween(date, today) > found.days * 1.5) return [];
      const { billing_cycle, billing_interval } = found;
      return [{ name: description, amount, billing_cycle, billing_interval, charges }];
    });
  },
};
