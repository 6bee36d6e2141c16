import { currenciesBy, currencyCodes, parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace, wholeWords } from '@kumbara/text/fold';
import nounPhrases from './account-currencies.json' with { type: 'json' };
import { findMatches } from './matches.ts';
import { memoize } from './memoize.ts';

/** Words for accounts, and for the currency of an account, in all languages. */
const nouns = wholeWords(nounPhrases);

/** Codes are in capitals: `Try our account` names no lira. */
const code = new RegExp(`(?<![A-Za-z])(?:${[...currencyCodes, 'TL'].join('|')})(?![A-Za-z])|[€£₺]`, 'gu');
const currencyNames = currenciesBy('names');
const names = wholeWords([...currencyNames.keys()], 'g');

/** The number of an account is a title too. Digits are replaced by zeros here. */
const iban = /(?<![A-Z])[A-Z]{2}0+(?: ?[A-Z]{0,4}0+){2,}/;

/** The most words of a title, without and with the number of the account. Longer text is a sentence. */
const mostWords = { plain: 8, numbered: 14 };
const mostLetters = 140;
/** The number of an account, in a title and not in a sentence. */
const numbered = /0{3}.*[^.!?]$/;

/**
 * Returns the currency of the account that a printed line titles: `Vadesiz USD Hesabı`, `Konto EUR`, `Currency: GBP`.
 */
export const findAccountCurrency = (text: string): string | undefined =>
  text.length > mostLetters ? undefined : titled(text.replace(/\d/g, '0'));

const titled = memoize((text: string): string | undefined => {
  const folded = foldInPlace(text);
  const most = numbered.test(text) ? mostWords.numbered : mostWords.plain;
  if (!(nouns.test(folded) || iban.test(text)) || (folded.match(/[a-z]+/g)?.length ?? 0) > most) return undefined;
  const found = new Set([
    ...findMatches(code, text).map(([mark]) => parseCurrency(foldInPlace(mark))),
    ...findMatches(names, folded).map(([name]) => currencyNames.get(name)),
  ]);
  const [only, other] = found;
  return other === undefined ? only : undefined;
});

/** Like `findAccountCurrency`, but also for a bare currency as the name of a sheet: `USD`. */
export const findSheetCurrency = (name: string): string | undefined =>
  findAccountCurrency(name) ?? findAccountCurrency(`${name} account`);
