import {
  type Billing,
  type Category,
  categories,
  type DateOrder,
  type DecimalMark,
  type IsoDate,
  isCurrency,
} from '@kumbara/shared';
import { findCurrency, parseCurrencyName, resolveSign } from '@kumbara/text/currencies';
import { parseMonth, toIsoDay } from '@kumbara/text/dates';
import { fold } from '@kumbara/text/fold';
import { inferDecimalMark as inferMark } from '@kumbara/text/numbers';
import { categoryWords } from './column-words.ts';

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

const units = [
  ['weekly', /week|hafta|woche|semana|semaine|hebdo|settiman/],
  ['yearly', /year|annual|annuel|annue|yil|jahr|ano\b|anos\b|\bans?\b|anni|anno|anual|yr|^p\d+y$/],
  ['monthly', /month|\bay\b|aylik|ayda|monat|mes\b|meses|mensu|mensal|mois|mens|mese|mesi|mth|^p\d+m$/],
] as const;
const multiples: [RegExp, Billing][] = [
  [
    /fortnight|bi-?week|biweekly|other week|iki haft|quincen|quinzen|quindic/,
    { billing_cycle: 'weekly', billing_interval: 2 },
  ],
  [/bi-?month|bimest|other month/, { billing_cycle: 'monthly', billing_interval: 2 }],
  [/semi-?annual|half-?year|bi-?annual|alti aylik|semest|halbjahr/, { billing_cycle: 'monthly', billing_interval: 6 }],
  [/quarter|uc aylik|trimest|vierteljahr|quartal/, { billing_cycle: 'monthly', billing_interval: 3 }],
];
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
  const count = Number(/\d+/.exec(text)?.[0] ?? 1);
  if (/\b(?:days?|gun|tage?n?|dias?|jours?|giorni)\b/.test(text)) return dayCycles[count];
  const multiple = multiples.find(([words]) => words.test(text))?.[1];
  if (multiple) return multiple;
  // The first one that is named: "monthly (12 payments a year)".
  const [unit] = units
    .map(([cycle, words]) => ({ cycle, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!unit) return undefined;
  // "12 months", but not "yearly, 12 payments".
  const isCounted = text.search(/\d/) < unit.at || /^p\d/.test(text);
  return { billing_cycle: unit.cycle, billing_interval: isCounted ? count : 1 };
}

export function parseCategory(cell: string): Category | undefined {
  const text = fold(cell);
  const own = categories.find((category) => category === text.trim());
  if (own) return own;
  const found = Object.entries(categoryWords).find(([, words]) => words.test(text));
  return found?.[0] as Category | undefined;
}
