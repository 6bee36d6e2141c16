import { addDays } from '#format-inference/calendar.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import type { Word } from '#read/lines.ts';

/** Excel counts days since 30 December 1899; this range is the years 2000 to 2099. */
const isSerial = (value: number) => value >= 36_526 && value < 73_051;

/** Returns year, month and day of a serial number, or of a day written as one number: `20260105`. */
function parseSerialDay(value: number): number[] | undefined {
  if (isSerial(value)) return addDays('1899-12-30', Math.floor(value)).split('-').map(Number);
  const written = /^(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(String(value));
  return written ? written.slice(1).map(Number) : undefined;
}

/**
 * A balance below the table, in the date column, looks like a serial number. Its day is this many years or more from
 * all others.
 */
const yearsBetween = 1;

/** True if a month is one of the others, or directly before or after one. */
const isAdjacent = (month: number, others: number[]): boolean =>
  others.some((other) => [0, 1, 11].includes(Math.abs(other - month)));

/**
 * Swaps day and month back where a spreadsheet program swapped them: `06/07/2026` became a date of the wrong month,
 * while `13/07/2026` was no valid date there and stayed a text. Applies where all dates of a column can be swapped and
 * none of its texts can, unless that moves them away from the months of the texts.
 */
export function unswapDays(lines: Scanned[], columns: Column[]): Scanned[] {
  const places = columns.filter(({ role }) => role === 'date' || role === 'posting').map(({ x0 }) => x0);
  const swapped = new Set(
    places.filter((place) => {
      const texts = lines.flatMap(({ dates }) => dates.flatMap(({ x0, pair }) => (x0 === place && pair ? [pair] : [])));
      if (texts.length === 0) return false;
      const words = lines.flatMap(({ line }) => line.words.filter(({ x0 }) => x0 === place));
      const typed = words.flatMap(({ date }) =>
        date ? [{ month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }] : [],
      );
      const firsts = texts.filter(([first]) => first > 12).length;
      const seconds = texts.filter(([, second]) => second > 12).length;
      const isOneWay = firsts === texts.length || seconds === texts.length;
      const months = texts.map(([first, second]) => (firsts > 0 ? second : first));
      const areAdjacent = typed.every(({ month }) => isAdjacent(month, months));
      const wouldBeAdjacent = typed.every(({ day }) => isAdjacent(day, months));
      return isOneWay && typed.length > 0 && typed.every(({ day }) => day <= 12) && (wouldBeAdjacent || !areAdjacent);
    }),
  );
  if (swapped.size === 0) return lines;
  return lines.map((scanned) => ({
    ...scanned,
    dates: scanned.dates.map((date) =>
      swapped.has(date.x0) && !date.pair ? { ...date, month: date.day, day: date.month } : date,
    ),
  }));
}

/**
 * Reads bare numbers below a date head as Excel serial days: cells that lost their format. They have to be close to the
 * days that print their year.
 */
export function readSerialDays(lines: Scanned[], columns: Column[]): Scanned[] {
  const places = new Set(columns.filter(({ role }) => role === 'date' || role === 'posting').map(({ x0 }) => x0));
  const mayBeSerial = ({ x0, number }: Word) => number !== undefined && places.has(x0);
  if (!lines.some(({ line }) => line.words.some(mayBeSerial))) return lines;
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x0, year } of lines.flatMap(({ dates }) => dates)) {
    if (year === undefined || !places.has(x0)) continue;
    [first, last] = [Math.min(first, year % 100), Math.max(last, year % 100)];
  }
  const isNear = (year: number) =>
    last < first || (year % 100 >= first - yearsBetween && year % 100 <= last + yearsBetween);
  return lines.map((scanned) => {
    const days = scanned.line.words.filter(mayBeSerial).flatMap(({ at, text, x0, x1, number }) => {
      const [year = 0, month, day] = parseSerialDay(number as number) ?? [];
      if (month === undefined) return [];
      return isNear(year) ? [{ at, end: at + text.length, x0, x1, year, month, day }] : [];
    });
    if (days.length === 0) return scanned;
    const amounts = scanned.amounts.filter(({ at }) => !days.some((day) => day.at === at));
    return { ...scanned, dates: [...scanned.dates, ...days].sort((a, b) => a.at - b.at), amounts };
  });
}
