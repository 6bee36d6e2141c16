import { isCurrency, type Language } from '@kumbara/shared';
import { parseCurrency, resolveSign } from '@kumbara/text/currencies';
import { parseNumber } from '@kumbara/text/numbers';
import { lexicons } from './lexicon/index.ts';
import { compileWords } from './phrases.ts';
import type { Word } from './tokenize.ts';

export type Price = { amount: number; currency?: string };

const words = new Map<Language, [string, RegExp][]>();
function currencyWords(language: Language): [string, RegExp][] {
  const known =
    words.get(language) ??
    Object.entries(lexicons[language].currencies).map(
      ([code, phrases]) => [code, compileWords(phrases)] as [string, RegExp],
    );
  words.set(language, known);
  return known;
}

/** The currency named by a word; codes only in capitals and only of currencies in use. */
function currencyAt(word: Word | undefined, language: Language, inUse: Set<string>): string | undefined {
  if (!word) return undefined;
  if (/^\p{Sc}$/u.test(word.raw)) return resolveSign(parseCurrency(word.raw) ?? '$', 'USD');
  if (isCurrency(word.raw) && inUse.has(word.raw)) return word.raw;
  return currencyWords(language).find(([, expression]) => expression.test(word.text))?.[0];
}

/** `1.199,99`, `1,199.99`, `1199`. */
export const parseAmount = (text: string): number | undefined =>
  /^\d+(?:[.,]\d+)*$/.test(text) && text.length <= 15 ? parseNumber(text, undefined) : undefined;

/** Thousands separated by a space are one number. */
function joinThousands(list: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of list) {
    const last = joined.at(-1);
    if (last && /^\d{1,3}$/.test(last.text) && /^\d{3}(?:,\d{1,2})?$/.test(word.text)) {
      joined[joined.length - 1] = { ...last, text: last.text + word.text };
    } else joined.push(word);
  }
  return joined;
}

/** The first amount with an adjacent currency, and a currency without an amount (`in dollars`). */
export function findMoney(all: Word[], language: Language, inUse: Set<string>): { price?: Price; currency?: string } {
  const list = joinThousands(all);
  const currencies = list.map((word) => currencyAt(word, language, inUse));
  for (const [i, word] of list.entries()) {
    const amount = parseAmount(word.text);
    const currency = currencies[i + 1] ?? currencies[i - 1];
    if (amount !== undefined && amount > 0 && currency) return { price: { amount, currency } };
  }
  return { currency: currencies.find(Boolean) };
}

/** An amount without a currency that is too large or too precise to be a count. */
export function findBareAmount(all: Word[]): number | undefined {
  return joinThousands(all)
    .map(({ text }) => (/[./-]\d+[./-]/.test(text) ? undefined : parseAmount(text)))
    .find((amount) => amount !== undefined && (amount > 31 || !Number.isInteger(amount)));
}
