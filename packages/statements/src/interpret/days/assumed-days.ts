import type { DateToken } from '#format-inference/date-tokens.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import type { Dated } from './day-titles.ts';

/** Text this close to a row without a day, in the position of days, was printed as its day. In points. */
const near = 12;
const sameLeft = 3;

const print = ({ year, month, day, pair }: DateToken) => [year, month, day, ...(pair ?? [])].join();

/**
 * Marks rows that take the day of the row above although the table prints a day for every row: it repeats equal days,
 * or holds an unreadable day in that position.
 * @param lines the lines of a printed table with the days they begin with
 */
export function markAssumedDays(rows: RawRow[], lines: readonly Dated[] = []): RawRow[] {
  const unread = unreadDays(lines);
  const unreadOn = Map.groupBy(unread, ({ line }) => line.page);
  const isRepeating = rows.some(({ date, isDayInherited, page }, index) => {
    const above = rows[index - 1];
    const isOwn = !isDayInherited && above !== undefined && !above.isDayInherited && above.page === page;
    return isOwn && date !== undefined && above.date !== undefined && print(date) === print(above.date);
  });
  if (!isRepeating && unread.length === 0) return rows;
  const isUnread = ({ lines: own, page }: RawRow) => {
    const ys = own.map(({ line }) => line.y);
    const [top, bottom] = [Math.min(...ys) - near, Math.max(...ys) + near];
    return unreadOn.get(page)?.some(({ line }) => line.y > top && line.y < bottom) ?? false;
  };
  return rows.map((row) =>
    row.isDayInherited && (isRepeating || isUnread(row)) ? { ...row, isDayAssumed: true } : row,
  );
}

/** Finds lines that begin with a number or a few letters where other lines have their day. */
function unreadDays(lines: readonly Dated[]): Scanned[] {
  const lefts = lines.flatMap(({ dates }) => (dates[0] ? [Math.round(dates[0].x0)] : []));
  const [most] = [...Map.groupBy(lefts, (left) => left)].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < 2) return [];
  return lines.flatMap(({ scanned, dates }) => {
    const [first, second] = scanned.line.words;
    const stands = dates.length === 0 && first !== undefined && Math.abs(first.x0 - most[0]) < sameLeft;
    const isShort = first !== undefined && /^[\d./-]{1,10}$|^\p{L}{3,4}\.?$/u.test(first.text);
    const isSeparate = second === undefined || scanned.line.text.charAt(second.at - 1) === '\t';
    return stands && isShort && isSeparate ? [scanned] : [];
  });
}
