import { companyForms, placePairs, placeWords } from './places.ts';
import { wordSet } from './words.ts';

/** A word of a description: as printed, folded, and the separator after it. */
export type Token = { raw: string; word: string; separator: string };

/**
 * Numbers of orders, phones, cards and authorisations. Months and plan names have one digit at most; codes mix digits
 * and letters (`C2F1`).
 */
const isReference = (word: string): boolean => {
  const digits = word.replace(/\D/g, '').length;
  return (
    digits >= 3 ||
    /^[a-z]\d+[a-z]+\d/.test(word) ||
    (digits >= 1 && word.length >= 5) ||
    (digits === word.length && digits > 0)
  );
};

/** A first word such as `CLUB16` or `STUDIO54` is a name. */
const endsInNumber = /^\p{L}{4,}\d{1,2}$/u;

/** Six consonants in a row are a code. */
const isGibberish = (word: string) => /^[bcdfghjklmnpqrstvwxz]{5,}$/.test(word);

/** Payment types that German banks print after the payee. */
const paymentMethods = wordSet('paymentMethods');

/** Words before a reference. They and everything after them are removed. */
export const referenceWords = wordSet('referenceWords');

/** Field names after the payee: `De Molen IBAN: NL91… Kenmerk: 4411`. */
const fieldNames = wordSet('fieldNames');
const isField = ({ word, separator }: Token) => fieldNames.has(word) && separator.startsWith(':');

/** Matches `REF 4412`, and with two such words `KART NO: 5400`. */
const isIntroduction = (tokens: Token[], at: number): boolean =>
  referenceWords.has(tokens[at]?.word ?? '') &&
  (isReference(tokens[at + 1]?.word ?? '') || isIntroduction(tokens, at + 1));

/** Abbreviations of `transaction`. */
const shortForms = new Set(['tr', 'trx', 'txn', 'tran', 'trans']);

/**
 * Returns the words before a reference, or after it if only bank words precede it: `TR.KART 4412 X`, `CARD NO 4412 X`.
 */
function stripReference(tokens: Token[], at: number): Token[] {
  if (at < 0) return tokens;
  const before = tokens.slice(0, at);
  if (!before.every(({ word }) => shortForms.has(word) || referenceWords.has(word))) return before;
  const number = tokens.findIndex(({ word }, i) => i > at && isReference(word));
  return tokens.length > number + 1 ? tokens.slice(number + 1) : at > 0 ? before : tokens;
}

/** `NO 1 CURRENCY` is a name. */
const isLongNumber = (token: Token | undefined) => /^\d{3,}$/.test(token?.word ?? '');

/** Returns the words of the merchant without references, places and legal forms. */
export function stripReferencesAndPlaces(all: Token[]): Token[] {
  const field = all.findIndex((token, i) => i > 0 && isField(token));
  const tokens = field > 0 ? all.slice(0, field) : all;
  const reference = tokens.findIndex((_, i) => isIntroduction(tokens, i) && (i > 0 || isLongNumber(tokens[1])));
  let left = stripReference(tokens, reference).filter(
    ({ word }, i) =>
      (i === 0 && endsInNumber.test(word)) || (!isReference(word) && !isGibberish(word) && !paymentMethods.has(word)),
  );
  while (left.length > 1) {
    const [before, last] = left.slice(-2) as [Token, Token];
    if (left.length > 2 && placePairs.has(`${before.word} ${last.word}`)) left = left.slice(0, -2);
    else if (placeWords.has(last.word) || companyForms.has(last.word)) left = left.slice(0, -1);
    else break;
  }
  return left;
}
