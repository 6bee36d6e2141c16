import {
  addDays,
  addMonths,
  type Billing,
  daysBetween,
  endOfMonth,
  type IsoDate,
  type Transaction,
} from '@kumbara/shared';
import { type Baseline, lastOf } from './baseline.ts';

/** A billing cycle to try: its possible start days, and the first three due days from a start day. */
type Pattern = Billing & { starts: IsoDate[]; dueFrom(start: IsoDate): IsoDate[] };

const weekly = (billing_interval: number): Billing => ({ billing_cycle: 'weekly', billing_interval });
const monthly: Billing = { billing_cycle: 'monthly', billing_interval: 1 };

const daysFrom = (start: IsoDate, count: number) => Array.from({ length: count }, (_, n) => addDays(start, n));
const weekday = (day: IsoDate) => new Date(day).getUTCDay();
const weekOfMonth = (day: IsoDate) => Math.ceil(Number(day.slice(8)) / 7);

function patterns(latest: IsoDate, today: IsoDate): Pattern[] {
  const every = (weeks: number) => (start: IsoDate) => [0, 1, 2].map((n) => addDays(start, 7 * weeks * n));
  const onWeeks = (weeks: number[]) => (start: IsoDate) =>
    daysFrom(start, 100)
      .filter((day) => weekday(day) === weekday(today) && weeks.includes(weekOfMonth(day)))
      .slice(0, 3);
  return [
    { ...weekly(1), starts: daysFrom(addDays(latest, -28), 14), dueFrom: every(1) },
    { ...weekly(2), starts: daysFrom(addDays(latest, -49), 14), dueFrom: every(2) },
    {
      ...monthly,
      starts: daysFrom(addMonths(latest, -4), 62).filter((day) => day.slice(8) <= '28'),
      dueFrom: (start) => [0, 1, 2].map((n) => addMonths(start, n)),
    },
    {
      ...monthly,
      starts: [addMonths(latest, -3), addMonths(latest, -4)],
      dueFrom: (start) => [0, 1, 2].map((n) => endOfMonth(addMonths(start, n))),
    },
    { ...weekly(2), starts: daysFrom(addDays(latest, -56), 14), dueFrom: onWeeks([1, 3]) },
    { ...weekly(2), starts: daysFrom(addMonths(latest, -8), 14), dueFrom: onWeeks([2, 4]) },
  ];
}

/** 7.5 %, rounded to whole cents. */
const tolerance = (amount: number) => Math.round(amount * 7.5) / 100;
const closeness = (due: IsoDate, { date }: Transaction) => 1 / (Math.abs(daysBetween(due, date)) + 1);
const payeeOf = ({ description }: Transaction) => description.toLowerCase();

/** Finds the newest line of a similar amount around each due day. The payee must match on every due day. */
function follow(base: Transaction, earlier: IsoDate[], around: (due: IsoDate) => Transaction[]) {
  const matched = earlier.map((due) => {
    const near = around(due).find(({ amount }) => Math.abs(amount - base.amount) <= tolerance(base.amount));
    return near && payeeOf(near) === payeeOf(base) ? { line: near, rank: closeness(due, near) } : undefined;
  });
  return matched.every((match) => match !== undefined) ? matched : undefined;
}

/**
 * Actual Budget, "find schedules" (loot-core, server/schedules/find-schedules): tries six billing cycles with every
 * possible start day, counted back from the latest line. Three due days in a row must each have, within two days, a
 * line of the same payee and a similar amount (7.5 %). The cycle closest to its due days wins for each payee.
 */
export const actualBudget: Baseline = {
  name: 'Actual Budget',
  find(spent, today) {
    if (spent.length === 0) return [];
    const byDay = Map.groupBy(spent.toReversed(), ({ date }) => date);
    const around = (due: IsoDate) => [2, 1, 0, -1, -2].flatMap((days) => byDay.get(addDays(due, days)) ?? []);
    const schedules = patterns(lastOf(spent).date, today).flatMap(
      ({ billing_cycle, billing_interval, starts, dueFrom }) =>
        starts.flatMap((start) => {
          const [first, second, third] = dueFrom(start) as [IsoDate, IsoDate, IsoDate];
          return around(third).flatMap((base) => {
            const matched = follow(base, [second, first], around);
            if (!matched) return [];
            const rank = matched.reduce((sum, match) => sum + match.rank, closeness(third, base));
            const charges = [...matched.map(({ line }) => line).reverse(), base];
            return [{ billing_cycle, billing_interval, name: base.description, amount: base.amount, charges, rank }];
          });
        }),
    );
    const byPayee = Map.groupBy(schedules, ({ name }) => name.toLowerCase());
    return [...byPayee.values()].map((own) => own.reduce((best, one) => (one.rank > best.rank ? one : best)));
  },
};
