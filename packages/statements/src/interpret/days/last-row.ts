import { addDays, daysBetween, type IsoDate } from '#format-inference/calendar.ts';
import { type DateOrder, resolveDate } from '#format-inference/dates.ts';
import type { RawRow } from '#interpret/raw-row.ts';

/** A leap year, to count the days of any. */
const anyYear = 2000;
const daysOfYear = 366;
/** The pause of a year is so long, and so much longer than every other one. */
const leastPause = 45;
const longer = 1.5;

/** The last of the days without a year, and for how long none follows. */
type LastRow = { monthDay: string; pause: number };

/**
 * Where rows without a year end: before the longest time of the year in which none falls. No answer where they are spread
 * over the whole of it.
 */
export function lastRow(rows: readonly RawRow[], order: DateOrder): LastRow | undefined {
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

/** The last day, of the last year in which it does not lie behind `latest`, and half the pause that follows it. */
export function endOfRows({ monthDay, pause }: LastRow, latest: IsoDate): IsoDate {
  const year = Number(latest.slice(0, 4));
  const isPast = `${year}-${monthDay}` <= latest;
  // 29 February counts on as 1 March where there is none.
  return addDays(`${isPast ? year : year - 1}-${monthDay.replace('02-29', '02-28')}`, Math.floor(pause / 2));
}
