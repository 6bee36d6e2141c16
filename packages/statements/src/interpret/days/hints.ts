import { addDays, daysBetween, type IsoDate } from '#format-inference/calendar.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { addClosingMargin, type DateOrder, resolveDate } from '#format-inference/dates.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { openingBalance } from '#words/totals.ts';
import { findNamedMonths, type Hint } from './month-named.ts';

/**
 * Maximum number of days between a hint and the last row: a closing, printing or due day is near the last row; an
 * opening day or the day of a purchase may be far before it.
 */
const room = { near: 45, before: 120 } as const;
/** If rows print a day this much later, the hint was another date, such as a customer's or a law's. In days. */
const tooOld = 400;

/** The lines of a document by their purpose. */
export type Parts = {
  lines: readonly Scanned[];
  heading: readonly Scanned[];
  outside: readonly Scanned[];
  rows: readonly RawRow[];
};

/**
 * Returns the latest hint. Other days inside rows (the day of purchase, the day of a bill) are used last: they are not
 * after the row's own day and say nothing about later rows.
 */
export function findLastHint(
  { lines, heading, outside, rows }: Parts,
  order: DateOrder,
  today: IsoDate,
): Hint | undefined {
  const furthest = addClosingMargin(today);
  const hints = (dates: readonly DateToken[], reach: number): Hint[] => {
    const day = lastFullDay(dates, order, furthest);
    return day ? [{ day, room: reach }] : [];
  };
  const opening = outside.filter(({ dates, folded }) => dates.length > 0 && openingBalance.test(folded));
  const isOpening = new Set(opening);
  const printed = furthestOf([
    ...findNamedMonths(heading, furthest),
    ...hints(
      outside.flatMap((line) => (isOpening.has(line) ? [] : line.dates)),
      room.near,
    ),
    ...hints(
      rows.flatMap(({ date }) => date ?? []),
      room.near,
    ),
    ...hints(
      opening.flatMap(({ dates }) => dates),
      room.before,
    ),
  ]);
  const [namedDay] = hints(
    lines.flatMap(({ dates }) => dates),
    room.before,
  );
  return !printed || (namedDay && daysBetween(printed.day, namedDay.day) > tooOld) ? namedDay : printed;
}

export const reach = ({ day, room: behind }: Hint): IsoDate => addDays(day, behind);

const furthestOf = (hints: Hint[]): Hint | undefined => hints.sort((a, b) => daysBetween(reach(b), reach(a))).at(-1);

function lastFullDay(dates: readonly DateToken[], order: DateOrder, furthest: IsoDate): IsoDate | undefined {
  let last: IsoDate | undefined;
  for (const date of dates) {
    const day = date.year === undefined ? undefined : resolveDate(date, order, furthest);
    if (day !== undefined && day <= furthest && (last === undefined || day > last)) last = day;
  }
  return last;
}
