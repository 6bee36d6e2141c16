import type { IsoDate } from '@kumbara/shared';
import { addDays } from '#format-inference/calendar.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { addClosingMargin, type DateOrder, inferDateOrder, resolveDate } from '#format-inference/dates.ts';
import type { Movement } from '#interpret/movement.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import type { Tables } from '#interpret/tables/tables.ts';
import { findLastHint, reach } from './hints.ts';
import { findEndOfRows, findLastRow } from './last-row.ts';
import { findClosingDay, findPrintedPeriod, type Period } from './period.ts';

/** The rules for the days of one document. */
export type Days = {
  dayOf: (date: DateToken) => IsoDate | undefined;
  period: Period | undefined;
  /** No day lies after this one. */
  latest: IsoDate;
};

/** Infers the order of day and month, and finds the period that completes days without a year. */
export function readDays(
  { lines, rows, outside, firstRow }: Omit<Tables, 'headers'> & { lines: Scanned[] },
  today: IsoDate,
): Days {
  const heading = lines.slice(0, firstRow);
  const furthest = addClosingMargin(today);
  const isPlausible = (date: DateToken, order: DateOrder) => {
    const day = resolveDate(date, order, today);
    return day !== undefined && day <= furthest;
  };
  const voters = [...rows.flatMap(({ date }) => date ?? []), ...heading.flatMap(({ dates }) => dates)];
  const order = inferDateOrder(voters, isPlausible);
  const period = findPrintedPeriod(heading.length ? heading : outside, order, today);
  const closed = period?.to ?? findClosingDay(findLinesAboveRows(outside, rows), order, today);
  const daysUntil = (latest: IsoDate): Days => ({
    dayOf: (date) => resolveDate(date, order, latest, period),
    period,
    latest,
  });
  if (closed) return daysUntil(addClosingMargin(closed));
  const hint = findLastHint({ lines, heading, outside, rows }, order, today);
  // A document that prints no date of its own contains no future days.
  const tomorrow = addDays(today, 1);
  const last = findLastRow(rows, order);
  if (!last) return daysUntil(hint ? addClosingMargin(hint.day) : tomorrow);
  const latest = hint ? earlier(reach(hint), furthest) : tomorrow;
  return daysUntil(findEndOfRows(last, latest));
}

/** The text of a line with all digits replaced. */
const print = ({ folded }: Scanned): string => folded.replace(/\d/g, '0');

/**
 * Returns the lines above the first row. A line between or below rows (`ABRECHNUNG VOM 14.07.2026`) may belong to a row
 * and gives no closing day.
 */
function findLinesAboveRows(outside: readonly Scanned[], rows: readonly RawRow[]): Scanned[] {
  const spans = new Map<number, { first: number; last: number }>();
  for (const { line } of rows.flatMap((row) => row.lines)) {
    const span = spans.get(line.page);
    if (!span) spans.set(line.page, { first: line.y, last: line.y });
    else if (line.y < span.first) span.first = line.y;
    else if (line.y > span.last) span.last = line.y;
  }
  const isBetween = ({ line }: Scanned) => {
    const span = spans.get(line.page);
    return span !== undefined && line.y > span.first && line.y < span.last;
  };
  const printedLines = new Set(outside.flatMap((line) => (isBetween(line) ? [print(line)] : [])));
  return outside.filter((line) => !printedLines.has(print(line)));
}

const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);

/** Dates a pending line without a day with the newest day of the document. */
export function assignPendingDays(movements: Movement[], latest: IsoDate): void {
  let newest = '';
  for (const { date } of movements) if (date > newest) newest = date;
  for (const movement of movements) if (movement.date === '' && movement.row.pending) movement.date = newest || latest;
}
