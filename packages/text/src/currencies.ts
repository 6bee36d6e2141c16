import data from './currencies.json' with { type: 'json' };
import { foldInPlace } from './fold.ts';

/**
 * The texts of a currency, folded: `marks` stand next to amounts, `names` next to foreign prices, `headings` above tables
 * and in titles, and `words` in sentences of the seven languages.
 */
type Texts = { marks?: string[]; names?: string[]; headings?: string[]; words?: string[] };

/** By ISO 4217 code; `$` and `kr` are signs of several. */
const currencies: Record<string, Texts> = data;

/** The codes of currencies by one kind of their texts. */
export const currenciesBy = (kind: keyof Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(currencies).flatMap(([code, { [kind]: texts = [] }]) => texts.map((text) => [text, code] as const)),
  );

/** The ISO codes of all currencies with known texts. */
export const currencyCodes: readonly string[] = Object.keys(currencies).filter((code) => /^[A-Z]{3}$/.test(code));

const printed = currenciesBy('marks');
const escaped = [...printed.keys()]
  .sort((a, b) => b.length - a.length)
  // The syllable for won is also the end of many merchants' names.
  .map((mark) => mark.replace(/[$.]/g, '\\$&').replace('원', '(?<![가-힣])원'));

/** Matches any printed currency, for use inside a pattern over text folded in place. */
export const currencyPattern = `(?:${escaped.join('|')})`;
const anyCurrency = new RegExp(`(?<![a-z])${currencyPattern}(?![a-z])`, 'u');

/** Returns the ISO code of a folded mark; `$` and `kr` for signs of several currencies. */
export const parseCurrency = (mark: string): string | undefined => printed.get(mark);

/** Returns the first currency that a text prints as a word or sign of its own: `129,99 TL`. */
export const findCurrency = (text: string): string | undefined =>
  parseCurrency(anyCurrency.exec(foldInPlace(text))?.[0] ?? '');

const names = currenciesBy('names');

/** Returns the currency of a text that is its name, in singular or plural, or its code, and nothing else. */
export function parseCurrencyName(text: string): string | undefined {
  const folded = foldInPlace(text)
    .replace(/^\W+|[^\p{L}$€£₺]+$/gu, '')
    .replace(/\s+/g, ' ');
  return (
    parseCurrency(folded) ??
    names.get(folded) ??
    names.get(folded.replace(/s$/, '')) ??
    names.get(folded.replace(/s(?= )/, ''))
  );
}

/** The currencies that `$` and `kr` can stand for, the most usual one first. */
export const dollars = ['USD', 'MXN', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'ARS', 'CLP', 'COP', 'TWD'];
const crowns = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];

/**
 * Resolves `$` and `kr`; other codes stay.
 * @param own the currency of the user, which the sign means if it can
 */
export function resolveSign(code: string, own: string): string {
  const possible = code === '$' ? dollars : code === 'kr' ? crowns : [code];
  return possible.find((one) => one === own) ?? possible[0] ?? code;
}

/** Currencies without decimals, or whose decimals are never printed. */
const whole = ['JPY', 'KRW', 'VND', 'CLP', 'COP', 'HUF', 'ISK', 'IDR', 'TWD'];
const wholeMarks = whole.flatMap((code) => currencies[code]?.marks ?? []).map((mark) => mark.replace('$', '\\$'));
const anyWhole = new RegExp(`(?<![a-z])(?:${wholeMarks.join('|')})(?![a-z])`, 'u');

/** True if a text folded in place names a currency without decimals. */
export const hasWholeCurrency = (folded: string): boolean => anyWhole.test(folded);
