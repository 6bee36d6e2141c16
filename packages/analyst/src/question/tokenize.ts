import type { Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';

/** One word, number or sign of a question. */
export type Word = {
  /** Folded: without case and accents; all Turkish i letters are equal. */
  text: string;
  /** As typed. */
  raw: string;
  /** Directly after an apostrophe: `'i` of `Netflix'i`. */
  joined: boolean;
  /** Directly after a comma. */
  listed: boolean;
  quoted: boolean;
  /** Its position in the normalized text. */
  start: number;
};

const invisible = /\p{Cf}|\p{Cc}|\u034f/gu;
const quotation = /["“„«]([^"“”„«»]{1,120})["”“»]/gu;
const unit = /\d+(?:[.,/-]\d+)*|[\p{L}\p{M}]+(?:&\p{L}+)*|[$€£₺¥]|(?<=[\p{L}\p{N}])\+/gu;
const apostrophe = /['’‘`´]/;

/** The normalised text: composed, and without invisible characters. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replace(invisible, ' ');

/** Splits a text into words; digits and letters are separate (`199tl`), a `+` after a word is the word `plus`. */
export function tokenize(text: string): Word[] {
  const plain = normalizeText(text);
  const quotes = [...plain.matchAll(quotation)].map((quote) => [quote.index, quote.index + quote[0].length] as const);
  return [...plain.matchAll(unit)].map(({ 0: raw, index }) => ({
    text: raw === '+' ? 'plus' : fold(raw),
    raw,
    start: index,
    joined: apostrophe.test(plain[index - 1] ?? ''),
    listed: plain[index - 1] === ',' || (plain[index - 1] === ' ' && plain[index - 2] === ','),
    quoted: quotes.some(([from, to]) => index > from && index < to),
  }));
}

/** The folded words of a text. */
export const listWords = (text: string): string[] => tokenize(text).map((word) => word.text);

/** Words between list items. */
export const conjunctionsByLanguage: Record<Language, string[]> = {
  tr: ['ve', 'ile', 'veya'],
  en: ['and', 'or'],
  de: ['und', 'oder'],
  es: ['y', 'e', 'o', 'u'],
  fr: ['et', 'ou'],
  it: ['e', 'ed', 'o', 'od'],
  pt: ['e', 'ou'],
};
/** Used while the language is not known yet. */
export const conjunctions = new Set(Object.values(conjunctionsByLanguage).flat());
