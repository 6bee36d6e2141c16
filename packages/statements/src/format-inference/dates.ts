import { toIsoDay } from '@kumbara/text/dates';
import { addDays, daysBetween, type IsoDate } from './calendar.ts';
import type { DateToken } from './date-tokens.ts';

export type DateOrder = 'day-first' | 'month-first';

/**
 * Infers from all dates of a document which number of `03/04/2026` is the day. A number above 12 can only be a day.
 * Without one, the order that keeps the lines sorted and close together wins; otherwise the day comes first.
 */
export function inferDateOrder(
  dates: readonly DateToken[],
  isPlausible: (date: DateToken, order: DateOrder) => boolean,
): DateOrder {
  const pairs = dates.filter(({ pair }) => pair !== undefined);
  const dayFirst = pairs.filter(({ pair }) => (pair?.[0] ?? 0) > 12).length;
  const monthFirst = pairs.filter(({ pair }) => (pair?.[1] ?? 0) > 12).length;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  const outside = (order: DateOrder) => pairs.filter((date) => !isPlausible(date, order)).length;
  const difference = outside('day-first') - outside('month-first');
  if (difference !== 0) return difference > 0 ? 'month-first' : 'day-first';
  return disorder(pairs, 'month-first') < disorder(pairs, 'day-first') ? 'month-first' : 'day-first';
}

/** Sums the days between the dates of consecutive lines. */
function disorder(dates: readonly DateToken[], order: DateOrder): number {
  let days = 0;
  let previous: IsoDate | undefined;
  for (const date of dates) {
    const { month, day } = ordered(date, order);
    const iso = toIsoDay(date.year ?? 2000, month, day);
    if (!iso) return Number.POSITIVE_INFINITY;
    if (previous) days += Math.abs(daysBetween(previous, iso));
    previous = iso;
  }
  return days;
}

function ordered(date: DateToken, order: DateOrder): { month: number; day: number } {
  if (!date.pair) return { month: date.month ?? 0, day: date.day ?? 0 };
  const [first, second] = date.pair;
  // A date that contradicts the inferred order is read in the only possible order.
  const dayFirst = second > 12 ? false : first > 12 || order === 'day-first';
  return dayFirst ? { day: first, month: second } : { month: first, day: second };
}

/**
 * Returns the day that a token stands for.
 * @param latest where the year is missing, the result is the last such day that is not after this one
 * @param period the printed period of the document; a year that puts the day inside it takes precedence
 */
export function resolveDate(
  date: DateToken,
  order: DateOrder,
  latest: IsoDate,
  period?: { from: IsoDate; to: IsoDate },
): IsoDate | undefined {
  const { month, day } = ordered(date, order);
  if (date.year !== undefined) return toIsoDay(date.year, month, day);
  const year = Number(latest.slice(0, 4));
  const days = [0, 1, 2, 3, 4]
    .flatMap((back) => toIsoDay(year - back, month, day) ?? [])
    .filter((iso) => iso <= latest);
  return days.find((iso) => period && iso >= period.from && iso <= period.to) ?? days[0];
}

/** Rows may be dated a little after the closing day of a document. */
export const addClosingMargin = (day: IsoDate): IsoDate => addDays(day, 7);
