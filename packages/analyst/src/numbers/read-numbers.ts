import type { Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { findAdjacentCurrencies, findNearbyCurrencies } from './currency-names.ts';
import { getNumberWords } from './number-words.ts';
import { findNumbersInWords } from './numbers-in-words.ts';
import { toPlainText, unreadableCharacter } from './plain-text.ts';
import { findShares } from './shares.ts';
import { unitPattern } from './units.ts';

/** A number in a text. It has no value if it cannot be read unambiguously. */
export type NumberInText = {
  /** As written in the text. */
  text: string;
  start: number;
  end: number;
  value?: number;
  /** Money in one of these currencies. */
  currencies?: Set<string>;
  /** Its currency if it is money: `11.99 a month, in euros`. */
  likely?: Set<string>;
  percent: boolean;
  /** Counts days, weeks, months or years. */
  span?: 'day' | 'week' | 'month' | 'year';
};

const token = /\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?(?!\d|[.,]\d)|\d+(?:[.,:/']\d+)*/g;
const percentAfter = new RegExp(`^ ?(?:%|${unitPattern('percent')})(?!\\p{L})`, 'iu');
const percentBefore = new RegExp(`(?:%|${unitPattern('percentBefore')}) ?$`, 'iu');
const percentWords = new RegExp(`${unitPattern('percentBefore')} `, 'giu');
const spans = (['day', 'week', 'month', 'year'] as const).map((unit) => ({
  unit,
  pattern: new RegExp(`^[ -]${unitPattern(unit)}`, 'iu'),
}));
/** `149,99 aylık`, `24 monatlich`: a billing cycle after an amount. */
const often = new RegExp(`^[ -]${unitPattern('often')}`, 'iu');
const spanOf = (ahead: string): NumberInText['span'] =>
  often.test(ahead) ? undefined : spans.find(({ pattern }) => pattern.test(ahead))?.unit;
/** Suffixes of ordinal numbers. */
const tail = new RegExp(`^${unitPattern('ordinals')}(?!\\p{L})`, 'u');
/** `5k`, `2M`, `3 bn`. */
const scales = (
  [
    ['thousands', 1e3],
    ['millions', 1e6],
    ['billions', 1e9],
  ] as const
).map(([unit, factor]) => ({ factor, pattern: new RegExp(`^ ?${unitPattern(unit)}(?!\\p{L})`, 'iu') }));

/** Parses digits as the language writes them; undefined for `12.34.56` or `14:30`. */
export function parseDigits(digits: string, language: Language): number | undefined {
  const separators = [...digits.replace(/\d/g, '')];
  const last = separators.at(-1);
  if (last === undefined) return Number(digits);
  if (separators.some((one) => one === ':' || one === '/')) return undefined;
  const decimal = language === 'en' ? '.' : ',';
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/.test(digits) && new Set(separators).size === 1;
  if (isGrouped && (separators.length > 1 || last !== decimal)) return Number(digits.replace(/\D/g, ''));
  const [whole = '', part = ''] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  const isWhole = /^\d+$/.test(whole) || /^\d{1,3}(?:(\D)\d{3})(?:\1\d{3})*$/.test(whole);
  if ((last !== '.' && last !== ',') || !isWhole || whole.includes(last)) return undefined;
  return Number(`${whole.replace(/\D/g, '')}.${part}`);
}

function scaleAfter(rest: string, language: Language): { factor: number; length: number } {
  for (const { pattern, factor } of scales) {
    const match = pattern.exec(rest);
    if (match) return { factor, length: match[0].length };
  }
  const word = /^ (\p{L}+)/u.exec(rest);
  const value = word && getNumberWords(language).values.get(fold(word[1] ?? ''));
  return value && value >= 100 ? { factor: value, length: word[0].length } : { factor: 1, length: 0 };
}

/**
 * All numbers of a plain text: in digits with the grouping of the seven languages, with a scale ("5 bin", "5k"), in
 * words, and number-like ones. Days have to be removed first.
 */
export function readNumbers(text: string, language: Language): NumberInText[] {
  const found: NumberInText[] = [];
  let rest = text;
  const shares = findShares(text);
  for (const { start, end } of shares) {
    found.push(describeNumber(text, start, end, undefined));
    rest = blankOut(rest, start, end);
  }
  for (const match of rest.matchAll(token)) {
    const [digits] = match;
    const scale = scaleAfter(text.slice(match.index + digits.length), language);
    const [start, end] = [match.index, match.index + digits.length + scale.length];
    const value = isGlued(text, start, end) ? undefined : parseDigits(digits, language);
    found.push(describeNumber(text, start, end, value === undefined ? undefined : value * scale.factor));
    rest = blankOut(rest, start, end);
  }
  for (const { index } of text.matchAll(new RegExp(unreadableCharacter, 'g'))) {
    found.push(describeNumber(text, index, index + 1, undefined));
  }
  for (const { start, end } of findDisguisedNumbers(rest)) found.push(describeNumber(text, start, end, undefined));
  for (const { value, start, end } of findNumbersInWords(
    rest.replace(percentWords, (one) => ' '.repeat(one.length)),
    language,
  )) {
    // Half of something is also a share; half a euro is not.
    const isShare = value > 0 && value < 1 && !findAdjacentCurrencies(text, start, end);
    found.push(describeNumber(text, start, end, isShare ? undefined : value));
  }
  return found;
}

/** The values of all numbers in a typed text. */
export const listNumbers = (text: string, language: Language): number[] =>
  readNumbers(toPlainText(text), language).flatMap(({ value }) => value ?? []);

export const blankOut = (text: string, start: number, end: number): string =>
  `${text.slice(0, start)}${'\u00A7'.repeat(end - start)}${text.slice(end)}`;

function describeNumber(text: string, start: number, end: number, value: number | undefined): NumberInText {
  const [ahead, behind] = [text.slice(end, end + 24), text.slice(Math.max(0, start - 24), start)];
  const currencies = findAdjacentCurrencies(text, start, end);
  const likely = currencies ? undefined : findNearbyCurrencies(text, start, end);
  const span = spanOf(ahead);
  return {
    text: text.slice(start, end),
    ...{ start, end },
    ...(value !== undefined && { value }),
    ...(currencies && { currencies }),
    ...(likely && { likely }),
    percent: percentAfter.test(ahead) || percentBefore.test(behind),
    ...(span && { span }),
  };
}

/** A number next to letters is something else: `1OO`, `s12`, `4K`. Currencies and ordinals are allowed. */
function isGlued(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  if (/^\p{L}/u.test(after) && !tail.test(after)) {
    const isMoney = findAdjacentCurrencies(` ${text.slice(end)}`, 0, 0) !== undefined;
    if (!isMoney) return true;
  }
  if (!/\p{L}$/u.test(text.slice(Math.max(0, start - 1), start))) return false;
  return findAdjacentCurrencies(text.slice(0, start), start, start) === undefined;
}

const lookalikes = /(?<![\p{L}\d])[lIoO|]{2,}(?![\p{L}\d])/gu;
const roman = /(?<!\p{L})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?!\p{L})/gu;

/** Letters that look like a number next to money or a percent sign: `lOO TL`, `XII €`. */
function findDisguisedNumbers(text: string): { start: number; end: number }[] {
  return [...text.matchAll(lookalikes), ...text.matchAll(roman)]
    .filter(({ 0: word }) => word.length > 0)
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter(
      ({ start, end }) => findAdjacentCurrencies(text, start, end) || percentAfter.test(text.slice(end, end + 24)),
    );
}
