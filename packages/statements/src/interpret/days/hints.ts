import { addDays, daysBetween, type IsoDate } from '#format-inference/calendar.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { type DateOrder, resolveDate, withRoom } from '#format-inference/dates.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { openingBalance } from '#words/totals.ts';
import { type Hint, monthsNamed } from './month-named.ts';

/** A day of closing, of printing or of paying stands near the last row, one of opening or of a purchase may lie far before. */
const room = { near: 45, before: 120 } as const;
/** Rows that name a day so much later show that a customer's or a law's day was read. In days. */
const tooOld = 400;

/** The lines of a document by what they are. */
export type Parts = {
  lines: readonly Scanned[];
  heading: readonly Scanned[];
  outside: readonly Scanned[];
  rows: readonly RawRow[];
};

/**
 * The hint that reaches furthest. What a row says of other days (when it was bought, of which day the bill is) comes
 * last: such a day lies on the row's own or before it, and tells nothing of the rows that follow.
 */
export function lastHint({ lines, heading, outside, rows }: Parts, order: DateOrder, today: IsoDate): Hint | undefined {
  const furthest = withRoom(today);
  const hints = (dates: readonly DateToken[], reach: number): Hint[] => {
    const day = lastFullDay(dates, order, furthest);
    return day ? [{ day, room: reach }] : [];
  };
  const opening = outside.filter(({ dates, folded }) => dates.length > 0 && openingBalance.test(folded));
  const isOpening = new Set(opening);
  const printed = furthestOf([
    ...monthsNamed(heading, furthest),
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
