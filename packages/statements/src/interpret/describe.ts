import { collapse, fold } from '#words/fold.ts';
import type { RawRow } from './raw-row.ts';

/**
 * Joins the pieces of each row to its description. A piece that differs from row to row only in its digits
 * (`Card 3107 Seq 2`) says nothing about whom; it stays in the row's text.
 */
export function describeRows(rows: RawRow[]): string[] {
  const template = (part: string) => fold(part).replace(/[\d*]+/g, '0');
  if (rows.every(({ parts }) => parts.length < 2)) return rows.map(({ parts }) => collapse(parts[0] ?? ''));
  const counts = new Map<string, number>();
  for (const { parts } of rows) {
    for (const part of new Set(parts.slice(1).map(template))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isFiller = (part: string) => (counts.get(template(part)) ?? 0) >= Math.max(3, rows.length * 0.4);
  return rows.map(({ parts }) => collapse(parts.filter((part, index) => index === 0 || !isFiller(part)).join(' ')));
}

/** What is left of a piece once its foreign price is taken out: empty brackets, the rate, "counter value". */
const leftovers =
  /\(\s*\)|@\s*\d+[.,]\d{2,}|(?<![\p{L}])(?:karşılığı|karsiligi|kur|rate|exchange rate|kurs|koers|cambio)\s*:?\s*(?:\d+[.,]\d+)?(?![\p{L}])/giu;

/** Takes stretches out of a text together with what only belonged to them. */
export function cutOut(text: string, stretches: { at: number; end: number }[]): string {
  if (stretches.length === 0) return collapse(text);
  let rest = text;
  for (const { at, end } of stretches) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end);
  return withoutLeftovers(rest);
}

export const withoutLeftovers = (text: string): string =>
  collapse(text.replace(leftovers, ' ').replace(/\((?:\s*[\p{L}. ]*:)?\s*\)/gu, ' '));
