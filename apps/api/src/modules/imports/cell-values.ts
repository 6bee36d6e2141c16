import {
  type Billing,
  type BillingCycle,
  type Category,
  categories,
  type DateOrder,
  type DecimalMark,
  type IsoDate,
  isCurrency,
} from '@kumbara/shared';
import { findCurrency, parseCurrencyName, resolveSign } from '@kumbara/text/currencies';
import { cycleUnits, days, multiples, numberWords, parseCount } from '@kumbara/text/cycles';
import { parseMonth, toIsoDay } from '@kumbara/text/dates';
import { fold } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import { inferDecimalMark as inferMark } from '@kumbara/text/numbers';
import words from './cell-words.json' with { type: 'json' };

const letters = /[\p{L}]+/gu;

/** The numbers of a day in their order, and a month that is written as a word. */
function dayParts(cell: string): { parts: string[]; month?: number } {
  const date = cell.trim().replace(/(?:T|\s)\d{1,2}:\d\d.*$/, '');
  const words = fold(date).match(letters) ?? [];
  return {
    parts: date.match(/\d+/g) ?? [],
    month: words.map(parseMonth).find((month) => month > 0),
  };
}

const isYear = (part: string | undefined) => part?.length === 4;

/** The order of day and month that the cells of a file show. @param usual the order where none does */
export function inferDateOrder(cells: readonly string[], usual: DateOrder): DateOrder {
  const written = cells.map(dayParts).filter(({ parts, month }) => parts.length === 3 && month === undefined);
  if (written.length > 0 && written.every(({ parts }) => isYear(parts[0]))) return 'ymd';
  const rest = written.filter(({ parts }) => !isYear(parts[0]));
  if (rest.some(({ parts }) => Number(parts[0]) > 12)) return 'dmy';
  if (rest.some(({ parts }) => Number(parts[1]) > 12)) return 'mdy';
  if (rest.length > 0) return cells.some((cell) => /^\d+\.\d+\.\d+/.test(cell.trim())) ? 'dmy' : usual;
  return 'ymd';
}

/** @returns undefined for a cell that names no day that exists */
export function parseDay(cell: string, order: DateOrder): IsoDate | undefined {
  const { parts, month } = dayParts(cell);
  const [first = '', second = '', third = ''] = parts;
  if (month !== undefined) {
    if (parts.length !== 2) return undefined;
    return isYear(first) ? toDate(first, month, second) : toDate(second, month, first);
  }
  if (parts.length !== 3) return undefined;
  if (isYear(first) || order === 'ymd') return toDate(first, Number(second), third);
  return order === 'dmy' ? toDate(third, Number(second), first) : toDate(third, Number(first), second);
}

/** True for a cell that is a day in any order. */
export const isDay = (cell: string): boolean => parseDay(cell, inferDateOrder([cell], 'dmy')) !== undefined;

function toDate(year: string, month: number, day: string): IsoDate | undefined {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return full >= 1900 && full <= 2200 ? toIsoDay(full, month, Number(day)) : undefined;
}

const numberIn = (cell: string): string =>
  /-?(?:[.,](?=\d)|\d)[\d.,'’\s\u00a0\u202f]*/.exec(cell)?.[0].replace(/[\s\u00a0\u202f'’]/g, '') ?? '';

/** The decimal mark that the cells of a file show. @param usual the mark where none does */
export const inferDecimalMark = (cells: readonly string[], usual: DecimalMark): DecimalMark =>
  inferMark(cells.map((cell) => numberIn(cell).replace(/[.,]$/, ''))) ?? usual;

/** A negative number as accountants write it: `(9.99)`, `9.99-`. */
const isOwed = (cell: string) => /^\(.*\)$|\d\s*-$/.test(cell.trim());

/** @returns undefined for a cell without a number, or with more than one: `9.99 USD / 12.99 EUR`, `1e3` */
export function parseAmount(cell: string, mark: DecimalMark): number | undefined {
  const number = numberIn(cell);
  if (
    number === '' ||
    cell
      .replace(/[\s'’]/g, '')
      .replace(number, '')
      .match(/\d/)
  )
    return undefined;
  const plain = number.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
  const amount = Number(plain);
  return Number.isFinite(amount) ? (isOwed(cell) ? -amount : amount) : undefined;
}

/**
 * The currency that a cell names by code, sign or name.
 * @param own the user's currency, which `$` means if it can
 */
export function parseCurrency(cell: string, own: string): string | undefined {
  const code = cell
    .toUpperCase()
    .match(/\b[A-Z]{3}\b/g)
    ?.find(isCurrency);
  const found = code ?? parseCurrencyName(cell) ?? findCurrency(cell);
  return found && resolveSign(found, own);
}

/** True for an amount, with nothing beside it but a currency. */
export const isAmount = (cell: string): boolean =>
  parseAmount(cell, inferDecimalMark([cell], '.')) !== undefined &&
  (!/\p{L}/u.test(cell) || parseCurrency(cell, 'USD') !== undefined);

const end = '(?:da|ligina)?(?![a-z])';
/** A short word stands alone (`3 ay`, `yılda bir`), a longer one may be part of another (`Jahresabo`). */
const within = (words: readonly string[]): RegExp =>
  new RegExp(anyOf(words.map((word) => (word.length > 3 ? word : `(?<![a-z])${word}${end}`))));

const units = Object.entries(cycleUnits).map(([cycle, { each, worth, one, many }]) => ({
  billing_cycle: cycle as BillingCycle,
  words: within([...each, ...worth, ...one, ...many]),
}));
const multipleWords = multiples.map(({ cycle, count, each, one }) => ({
  billing: { billing_cycle: cycle, billing_interval: count },
  words: new RegExp(anyOf(each, one)),
}));
const nouns = Object.values(cycleUnits).flatMap(({ worth, one, many }) => [...worth, ...one, ...many]);
const counts = new RegExp(`\\d+|(?<![a-z])${anyOf(numberWords)}(?= ${anyOf(nouns)}${end})`);
const dayWords = new RegExp(`\\b${anyOf(days.one, days.many)}\\b`);
/** Days that are said in place of weeks, months and years. */
const dayCycles: Record<string, Billing> = {
  7: { billing_cycle: 'weekly', billing_interval: 1 },
  14: { billing_cycle: 'weekly', billing_interval: 2 },
  28: { billing_cycle: 'weekly', billing_interval: 4 },
  30: { billing_cycle: 'monthly', billing_interval: 1 },
  31: { billing_cycle: 'monthly', billing_interval: 1 },
  90: { billing_cycle: 'monthly', billing_interval: 3 },
  180: { billing_cycle: 'monthly', billing_interval: 6 },
  365: { billing_cycle: 'yearly', billing_interval: 1 },
};

/** `monthly`, `3 ayda bir`, `every 2 weeks`, `quarterly`, `P1Y`; undefined for a text that names no cycle. */
export function parseCycle(cell: string): Billing | undefined {
  const text = fold(cell).trim();
  // No cycle is half a month, or a month back.
  if (/semi-?month|-\d/.test(text)) return undefined;
  const [, length, unit] = /^p(\d+)([my])$/.exec(text) ?? [];
  if (length) return { billing_cycle: unit === 'y' ? 'yearly' : 'monthly', billing_interval: Number(length) };
  const counted = counts.exec(text);
  const count = parseCount(counted?.[0] ?? '1');
  if (dayWords.test(text)) return dayCycles[count];
  const multiple = multipleWords.find(({ words }) => words.test(text))?.billing;
  if (multiple) return multiple;
  // The first one that is named: "monthly (12 payments a year)".
  const [first] = units
    .map(({ billing_cycle, words }) => ({ billing_cycle, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  // "12 months", but not "yearly, 12 payments".
  return (
    first && { billing_cycle: first.billing_cycle, billing_interval: counted && counted.index < first.at ? count : 1 }
  );
}

const categoryWords = Object.entries(words.categories).map(([category, own]) => ({
  category: category as Category,
  pattern: new RegExp(anyOf(own)),
}));

/** The category that a cell names as we do, else the first of whose words it contains one. */
export function parseCategory(cell: string): Category | undefined {
  const text = fold(cell).trim();
  return (
    categories.find((category) => category === text) ??
    categoryWords.find(({ pattern }) => pattern.test(text))?.category
  );
}

const ended = new RegExp(`^${anyOf(words.ended)}$`);

/** True for the status of one that has ended. A column `active` says so with a no. */
export const hasEnded = (cell: string): boolean => ended.test(fold(cell).trim());
