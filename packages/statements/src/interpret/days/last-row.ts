import { addDays, daysBetween, type IsoDate } from '#format-inference/calendar.ts';
import { type DateOrder, resolveDate } from '#format-inference/dates.ts';
import type { RawRow } from '#interpret/raw-row.ts';

/** A leap year, for counting the days of any year. */
const anyYear = 2000;
const daysOfYear = 366;
/** The gap between the last and the first day is at least this long, and clearly longer than every other gap. */
const leastPause = 45;
const longer = 1.5;

/** The last of the days without a year, and the length of the gap that follows. */
type LastRow = { monthDay: string; pause: number };

/**
 * Finds where rows without a year end: before the longest gap within the year. Returns undefined where they are spread
 * over the whole year.
 */
export function findLastRow(rows: readonly RawRow[], order: DateOrder): LastRow | undefined {
  const open = rows.flatMap(({ date }) => (date && date.year === undefined ? [date] : []));
  const read = open.flatMap((date) => resolveDate(date, order, `${anyYear}-12-31`) ?? []);
  const days = [...new Set(read)].sort();
  const pauses = days.map((day, index) => {
    const next = days[index + 1];
    return { day, pause: next ? daysBetween(day, next) : daysOfYear - daysBetween(days[0] as IsoDate, day) };
  });
  const [longest, second] = pauses.sort((a, b) => b.pause - a.pause);
  if (!longest || longest.pause < leastPause || (second && longest.pause < second.pause * longer)) return undefined;
  return { monthDay: longest.day.slice(5), pause: longest.pause };
}

/** Returns the last day in the latest year in which it is not after `latest`, plus half the gap that follows. */
export function findEndOfRows({ monthDay, pause }: LastRow, latest: IsoDate): IsoDate {
  const year = Number(latest.slice(0, 4));
  const isPast = `${year}-${monthDay}` <= latest;
  // In a year without 29 February, 28 February takes its place.
  return addDays(`${isPast ? year : year - 1}-${monthDay.replace('02-29', '02-28')}`, Math.floor(pause / 2));
}
