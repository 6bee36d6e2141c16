import { addDays, addMonths, type Transaction } from '@kumbara/shared';
import { deviation } from '#statistics.ts';
import { type Baseline, lastOf } from './baseline.ts';

/** Distance on a circle of 31 days: the 30th and the 2nd are three days apart. */
const circularDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 31 - Math.abs(a - b));

/** The median day on the circle, cut open where the days span the least. */
function usualDay(days: readonly number[]): number {
  const from = (cut: number) => days.map((day) => (day - cut + 31) % 31).sort((a, b) => a - b);
  const cuts = Array.from({ length: 31 }, (_, n) => n + 1);
  const spread = (cut: number) => lastOf(from(cut)) - (from(cut)[0] ?? 0);
  const cut = cuts.reduce((best, one) => (spread(one) < spread(best) ? one : best));
  const shifted = from(cut);
  const [low, high] = [shifted[Math.ceil(shifted.length / 2) - 1] ?? 0, shifted[Math.floor(shifted.length / 2)] ?? 0];
  return ((Math.round((low + high) / 2) + cut - 1) % 31) + 1;
}

function isOnOneDay(lines: readonly Transaction[]): boolean {
  const days = lines.map(({ date }) => Number(date.slice(8)));
  const usual = usualDay(days);
  return deviation(days.map((day) => circularDistance(day, usual))) <= 5;
}

/**
 * Sure, formerly Maybe Finance, RecurringTransaction::Identifier: among the last three months, lines with the same name
 * and exactly the same amount, at least three, the last within 45 days, on about the same day of the month (standard
 * deviation of at most five days). Every cycle is monthly.
 */
export const sureFinance: Baseline = {
  name: 'Sure (Maybe)',
  find(spent, today) {
    const recent = spent.filter(({ date }) => date >= addMonths(today, -3));
    const groups = Map.groupBy(recent, ({ description, amount, currency }) => `${description}|${amount}|${currency}`);
    return [...groups.values()]
      .filter((lines) => lines.length >= 3 && lastOf(lines).date >= addDays(today, -45) && isOnOneDay(lines))
      .map((charges) => ({
        name: lastOf(charges).description,
        amount: lastOf(charges).amount,
        billing_cycle: 'monthly',
        billing_interval: 1,
        charges,
      }));
  },
};
