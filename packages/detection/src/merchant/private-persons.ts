import charities from './charities.json' with { type: 'json' };
import { foldWords } from './fold.ts';
import type { Merchant } from './resolve.ts';
import { tradeWords } from './trade-words.ts';
import { wordSet } from './words.ts';

/** Common given names in the product's countries, folded. A person without any other word sells no subscription. */
export const givenNames = wordSet('givenNames');

const titles = wordSet('personTitles');
const maxNames = 4;

/**
 * Returns true for two to four words of letters with a given name and no trade: `SABINE KRAUSE`, `Yılmaz, Ayşe`, `M
 * DUPONT JEAN`.
 */
function isPerson(words: string[]): boolean {
  const names = words.filter((word) => !titles.has(word));
  return (
    names.length >= 2 &&
    names.length <= maxNames &&
    names.every((word) => /^\p{L}+$/u.test(word) && !tradeWords.has(word)) &&
    names.some((word) => givenNames.has(word))
  );
}

/** Words for a business. Next to them a given name is part of a company name. */
const businessWords = wordSet('businessWords');
const maxWords = 3;

/**
 * Returns true for an unknown merchant that is only a private person: a given name, one or two more names, and no word
 * for a firm, a trade or a membership. Such payments are rent, lessons, meals or care.
 */
export function isPrivatePerson({ kind, name, recurring_words }: Pick<Merchant, 'kind' | 'name' | 'recurring_words'>) {
  if (kind !== 'unknown' || recurring_words) return false;
  const words = foldWords(name).filter((word) => !titles.has(word));
  const isNamed = [words[0], words.at(-1)].some((word) => givenNames.has(word ?? ''));
  return isNamed && words.length <= maxWords && isPerson(words) && !words.some((word) => businessWords.has(word));
}

const givingWords = new RegExp(`^(?:${charities.words.join('|')})$`);
const charityNames = new RegExp(`\\b(?:${charities.names.join('|')})\\b`);

/**
 * Returns true if an unknown merchant's name suggests that nothing is sold: a person without words for a membership, or
 * a charity. Such a finding is never *high*.
 */
export function isUnlikelySeller({ name, recurring_words }: Pick<Merchant, 'name' | 'recurring_words'>): boolean {
  const words = foldWords(name);
  if (words.some((word) => givingWords.test(word)) || charityNames.test(words.join(' '))) return true;
  return !recurring_words && isPerson(words);
}
