import { foldInPlace, wholeWords } from '@kumbara/text/fold';
import { memoize } from './memoize.ts';
import phrases from './section-sides.json' with { type: 'json' };
import { isSectionName } from './sections.ts';

/**
 * The direction that the title of a section names. `paid`: payments, which are incoming on a card and outgoing from an
 * account. `either`: a title without a direction.
 */
export type SectionSide = 'in' | 'out' | 'paid' | 'either';

/** In Turkish, English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish. */
const inside = {
  in: wholeWords(phrases.in, 'g'),
  out: wholeWords(phrases.out, 'g'),
  paid: wholeWords(phrases.paid, 'g'),
  /** Other words of such titles, without a direction. */
  besides: wholeWords(phrases.besides, 'g'),
};

/** The longest titles are like `ATM and debit card withdrawals and other subtractions (continued)`. */
const longest = 80;

/** Returns the direction that a section title names, or undefined for any other text. */
export const parseSectionSide = (text: string): SectionSide | undefined =>
  text.length > longest ? undefined : sideOf(text);

/**
 * Words that turn a title into a sum, and prepositions between both: `Giden işlemler toplamı`, `Summe der
 * Gutschriften`.
 */
const sums = wholeWords(phrases.sums, 'g');

/** `(3)`: the number of lines. */
const count = /\(\s*\d{1,4}\s*\)/;

/** Like `parseSectionSide`, for the label of a sum: `Giden işlemler toplamı`, `Total deposits (3)`. */
export const parseSumSide = (label: string): SectionSide | undefined =>
  parseSectionSide(label) ?? parseSectionSide(foldInPlace(label).replace(count, ' ').replace(sums, ' ').trim());

const sideOf = memoize((text: string): SectionSide | undefined => {
  if (/\d/.test(text)) return undefined;
  const words = foldInPlace(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  // `Debit card` names a card and no direction; `card payments` has the direction of `payments`.
  const named = words.replace(/\b(?:debit|credit) cards?\b/g, 'card');
  const has = (pattern: RegExp) => named.search(pattern) >= 0;
  const [isIn, isOut] = [has(inside.in), has(inside.out)];
  const rest = [inside.out, inside.in, inside.paid, inside.besides].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    named,
  );
  if (/\p{L}/u.test(rest)) return isSectionName(text) ? 'either' : undefined;
  if (isIn !== isOut) return isIn ? 'in' : 'out';
  if (isIn) return 'either';
  if (has(inside.paid)) return 'paid';
  return isSectionName(text) ? 'either' : undefined;
});
