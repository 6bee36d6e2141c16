import { toIsoDay } from '@kumbara/text/dates';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import { positionOf, type Word } from '#read/lines.ts';

/** `05.01`, `(1.05)`, `5/1`, `0501`: a day in a column of days, any number in other columns. */
const shortDay = /^\(?(?:(\d{1,2})[./-](\d{1,2})|(\d{2})(\d{2}))[.,]?\)?$/;

/** Distance by which a day may extend beyond the name of its column, in points. Cells stand exactly below theirs. */
const reach = { page: 12, grid: -0.5 } as const;
/** Minimum share of lines on which the text in that position has to look like a day. */
const leastShare = 0.6;
const fewest = 3;

/**
 * Reads short numbers as days where they stand below the name of a date column, or where almost every row begins with
 * one and none with a complete day.
 */
export function readDaysBelow(lines: Scanned[], columns: Column[], layout: 'page' | 'grid'): Scanned[] {
  const heads = columns.filter(({ role }) => role === 'date' || role === 'posting');
  // A number beside a day, below the same name, is a number: `1001 05.09.2026`.
  const isOpen = (head: Column, { dates }: Scanned) => !dates.some(({ x0, x1 }) => x0 < head.x1 && x1 > head.x0);
  const isBelow = ({ x0, x1 }: Word, scanned: Scanned) =>
    heads.some((head) => x0 < head.x1 + reach[layout] && x1 > head.x0 - reach[layout] && isOpen(head, scanned));
  const below = heads.length > 0 ? takeDays(lines, isBelow) : lines;
  const isDated = below !== lines || lines.some(({ dates }) => dates[0]?.at === 0);
  return isDated || layout === 'grid' ? below : takeDays(lines, isRowStart);
}

/** True if a row begins with this word: words and an amount follow. */
const isRowStart = (word: Word, { line, amounts }: Scanned): boolean =>
  word.at === 0 && amounts.some(({ strong, at }) => strong && at > word.text.length) && /\p{L}{2}/u.test(line.text);

/** @param mayBeDay true for a word in the position of a day */
function takeDays(lines: Scanned[], mayBeDay: (word: Word, scanned: Scanned) => boolean): Scanned[] {
  const found = new Map<Scanned, ShortDay[]>();
  let words = 0;
  for (const scanned of lines) {
    for (const word of scanned.line.words) {
      if (word.number !== undefined || word.date || !mayBeDay(word, scanned) || isInDate(scanned, word)) continue;
      words += 1;
      const day = dayIn(scanned, word);
      if (day) found.set(scanned, [...(found.get(scanned) ?? []), day]);
    }
  }
  const days = [...found.values()].flat();
  if (days.length < fewest || days.length < words * leastShare || !areDays(days)) return lines;
  return lines.map((scanned) => withDays(scanned, found.get(scanned) ?? []));
}

/** A day of any year, leap years too. */
const exists = (day: number, month: number) => toIsoDay(2000, month, day) !== undefined;

/**
 * Returns true if all numbers are days in one order of day and month, and do not count the rows: 1031 is followed by 1101
 * in a column of days, by 1032 in one of running numbers.
 */
function areDays(days: ShortDay[]): boolean {
  const isCount = days.every(({ pair: [upper, lower] }, at) => {
    const before = days[at - 1]?.pair;
    return !before || upper * 100 + lower === before[0] * 100 + before[1] + 1;
  });
  const areInOrder = days.every(({ pair: [day, month] }) => exists(day, month));
  return !isCount && (areInOrder || days.every(({ pair: [month, day] }) => exists(day, month)));
}

const isInDate = ({ dates }: Scanned, { at, text }: Word): boolean =>
  dates.some((date) => at < date.end && at + text.length > date.at);

/** A word that looks like a day, whether or not such a day exists. */
type ShortDay = DateToken & { pair: [number, number] };

function dayIn({ line }: Scanned, { at, text }: Word): ShortDay | undefined {
  const [, first, second, upper, lower] = shortDay.exec(text) ?? [];
  const pair: [number, number] = [Number(first ?? upper), Number(second ?? lower)];
  if (pair.some(Number.isNaN)) return undefined;
  return { at, end: at + text.length, ...positionOf(line, at, at + text.length), pair };
}

function withDays(scanned: Scanned, days: DateToken[]): Scanned {
  if (days.length === 0) return scanned;
  const amounts = scanned.amounts.filter(({ at, end }) => !days.some((day) => at < day.end && end > day.at));
  return { ...scanned, dates: [...scanned.dates, ...days].sort((a, b) => a.at - b.at), amounts };
}

/** Days of one column begin at the same position within this distance, in points. */
const sameStart = 3;

/**
 * Finds date columns without a name in the head: positions behind the beginning of the line at which most rows have a
 * day.
 */
export function findUnnamedDayColumns(lines: Scanned[], columns: Column[]): Column[] {
  const rows = lines.filter(({ amounts }) => amounts.some(({ strong }) => strong));
  const isNamed = columns.some(({ role }) => role === 'date' || role === 'posting');
  if (isNamed || rows.length < fewest || rows.some(({ dates }) => dates[0]?.at === 0)) return [];
  const hasGap = rows.flatMap(({ line, dates }) => dates.filter(({ at }) => line.text.charAt(at - 1) === '\t'));
  const places: { x0: number; x1: number; count: number }[] = [];
  for (const { x0, x1 } of hasGap) {
    const place = places.find((other) => Math.abs(other.x0 - x0) < sameStart);
    if (place) place.count += 1;
    else places.push({ x0, x1, count: 1 });
  }
  return places
    .filter(({ count }) => count >= rows.length * leastShare)
    .sort((a, b) => a.x0 - b.x0)
    .slice(0, 2)
    .map(({ x0, x1 }, index): Column => ({ role: index === 0 ? 'date' : 'posting', label: '', x0, x1 }));
}
