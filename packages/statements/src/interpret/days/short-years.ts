import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Scanned } from '#interpret/scan.ts';

/** Plausible two-digit years of a statement. */
const isYear = (number: number) => number >= 10 && number <= 40;

/**
 * `26-03-01` is a day of 2026 or of 2001. Reads the first number as the year where all such days of a document allow
 * it, and that number changes less than the last one.
 */
export function resolveShortYears(lines: Scanned[]): Scanned[] {
  const shorts = lines.flatMap(({ dates }) => dates.flatMap(({ short }) => (short ? [short] : [])));
  return shorts.length > 1 && beginWithYear(shorts)
    ? lines.map((line) => ({ ...line, dates: line.dates.map(withYearFirst) }))
    : lines;
}

function beginWithYear(shorts: [number, number, number][]): boolean {
  const isPossible = shorts.every(([year, month, day]) => isYear(year) && month >= 1 && month <= 12 && day <= 31);
  const kinds = (place: 0 | 2) => new Set(shorts.map((numbers) => numbers[place])).size;
  return isPossible && kinds(0) < kinds(2);
}

function withYearFirst(date: DateToken): DateToken {
  const { short } = date;
  return short ? { ...date, pair: undefined, year: 2000 + short[0], month: short[1], day: short[2] } : date;
}
