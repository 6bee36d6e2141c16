import { foldInPlace, wholeWords } from '@kumbara/text/fold';
import phrases from './charges.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { feeWords } from './phrases.ts';

/** Names of bank charges by kind: taxes, interest and its rate, fees. */
const nouns = wholeWords(phrases.nouns, 'g');

/** Further words of such names: the period, the purchases, the total. */
const besides = wholeWords(phrases.besides, 'g');

/**
 * True if a text names taxes, interest or fees but no payment that they belong to: `KDV (%20)`, `Dönem faizi`,
 * `Purchases 24.9% APR`.
 */
export const isChargeName = (text: string): boolean => {
  const folded = foldInPlace(text);
  const rest = folded.replace(nouns, ' ');
  return rest !== folded && !/\p{L}/u.test(rest.replace(besides, ' '));
};

/** Taxes on income, which are not charged on payments. Folded. */
const taxWords = new RegExp(phrases.incomeTaxes.join('|'));

/** True if a line is a bank charge: interest, a fee, or a tax on them. */
export const isCharge = memoize((description: string): boolean => {
  const folded = foldInPlace(description);
  return feeWords.test(folded) || taxWords.test(folded) || isChargeName(description);
});
