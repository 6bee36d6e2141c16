import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import type { RawRow } from '#interpret/raw-row.ts';
import { collapseSpace } from '#words/collapse-space.ts';
import languages from '#words/exchange-rates.json' with { type: 'json' };

/**
 * Joins the fragments of each row to its description. A fragment that differs from row to row only in its digits (`Card
 * 3107 Seq 2`) does not describe the merchant and is left out; the row's text keeps it.
 */
export function describeRows(rows: RawRow[]): string[] {
  const pieces = rows.map(({ parts }) => splitAtDay(parts));
  if (pieces.every((parts) => parts.length < 2)) return pieces.map((parts) => collapseSpace(parts[0] ?? ''));
  const counts = new Map<string, number>();
  for (const parts of pieces) {
    for (const part of new Set(parts.slice(1).map(template))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const isFiller = (part: string) => (counts.get(template(part)) ?? 0) >= Math.max(3, rows.length * 0.4);
  return pieces.map((parts) => collapseSpace(parts.filter((part, index) => index === 0 || !isFiller(part)).join(' ')));
}

const template = (part: string) => foldInPlace(part).replace(/[\d*]+/g, '0');
const wholeDay = /(?<![\d/.-])(?:\d{1,2}[./-]\d{1,2}[./-]20\d{2}|20\d{2}-\d{2}-\d{2})(?![\d/.-])/;

/** Splits off the text behind a day inside a description: `CAFE 01/08/2026 PROV 310244`. */
function splitAtDay(parts: string[]): string[] {
  const index = parts.findIndex((part) => wholeDay.test(part));
  const day = wholeDay.exec(parts[index] ?? '');
  if (!day || (index === 0 && day.index === 0)) return parts;
  const head = [...parts.slice(0, index), day.input.slice(0, day.index)];
  const tail = [day.input.slice(day.index + day[0].length), ...parts.slice(index + 1)];
  return [...head, collapseSpace(tail.join(' '))].filter((part) => part.trim() !== '');
}

const { pattern } = readLanguages(languages);

/** Names of the exchange rate, with the preposition before them: `at exchange rate 1.2644`. */
const rateWords = `(?:${pattern('before')}\\s+)?${pattern('rates')}`;
/** A rate may name its currency: `Wisselkoers USD 0.9336`. */
const rateValue = '\\s*:?\\s*(?:(?:[a-z]{3}\\s+)?\\d+[.,]\\d+)';

/** Remainders of a fragment without its foreign price: empty brackets, the rate, "counter value". */
const leftovers = new RegExp(
  `\\(\\s*\\)|(?<=^|\\s)[x×]\\s?\\d+[.,]\\d{3,}(?:\\s*\\(exch(?:g|ange)\\.? rate\\))?|@\\s*\\d+[.,]\\d{2,}|(?<![\\p{L}])(?:${pattern('originals')}|${rateWords})(?:${rateValue}|\\s*:(?=\\s|$))?(?![\\p{L}])|(?<=^|\\s)[@:/(](?=\\s|$)`,
  'giu',
);

const namedRate = new RegExp(`^${rateWords}${rateValue}$`, 'iu');
const bareRate = /^\d{1,3}[.,]\d{4,}$/;

const rateBefore = new RegExp(`(?:(?<![\\p{L}])${rateWords}\\s*:?\\s*(?:[a-z]{3}\\s+)?|@\\s*)$`, 'iu');
/** True for the number of an exchange rate, by the word or sign before it: `9,99 USD Kur 34,21`, `USD 9.99 @ 34.21`. */
export const isRateAt = (text: string, at: number): boolean => rateBefore.test(text.slice(Math.max(0, at - 30), at));

/** True for a rate and nothing else, with or without its name. */
export const isRate = (part: string): boolean => bareRate.test(part) || namedRate.test(part);

/** `, 1 USD = 0.88241 EUR` behind a foreign price. */
const rateNote =
  /[,;]?\s*(?:\p{L}+ ?: ?)?(?:1 ?[A-Z]{3}|[A-Z]{3} ?1(?:[.,]0+)?) ?= ?(?:[A-Z]{0,3}\p{Sc} ?\d+[.,]\d+|[A-Z]{2,3} ?\d+[.,]\d+|\d+[.,]\d+ ?[A-Z]{2,3})/gu;

/** Removes stretches from a text together with the words that only belonged to them. */
export function removeStretches(text: string, stretches: { at: number; end: number }[]): string {
  if (stretches.length === 0) return collapseSpace(text);
  let rest = text.replace(rateNote, (note) => ' '.repeat(note.length));
  for (const { at, end } of stretches) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end);
  return withoutLeftovers(rest);
}

export const withoutLeftovers = (text: string): string =>
  collapseSpace(text.replace(leftovers, ' ').replace(/\((?:\s*[\p{L}. ]*:)?\s*\)/gu, ' '));
