import { monthPattern } from '@kumbara/text/dates';
import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import languages from './account-names.json' with { type: 'json' };
import { cardWords, endingWords, numberWords, salutations, titleWords, unrelatedStems } from './card-titles.ts';
import { collapseSpace } from './collapse-space.ts';
import { findMatches } from './matches.ts';
import { memoize } from './memoize.ts';

const { pattern } = readLanguages(languages);

/** The number of a card or an account as printed, with its position. */
export type AccountName = { at: number; end: number; text: string; isIban: boolean };

const hiding = '*x•●·∙…';
const from = '(?<![a-z\\d*.,-])';
const until = '(?![a-z\\d]|[.,/]\\d)';

/** Digits, some of them hidden: `5400 12** **** 3107`, `•••• 1111`, `...1111`, `XXXX-XXXXXX-X1005`. */
const hidden = new RegExp(
  `(?<![a-z\\d*])(?:[\\d${hiding}]{1,19}[ \\t.-]{1,2}){0,4}(?:[\\d${hiding}]*[${hiding}]|\\.{2,})[ \\t.-]?\\d{3,6}${until}`,
  'gu',
);
const iban = /(?<![a-z\d*])[a-z]{2}\d{2} ?(?:[a-z\d*]{4} ?){2,7}[a-z\d*]{0,4}(?![a-z\d])/gu;
const long = new RegExp(`${from}\\d[\\d-]{3,24}(?: \\d[\\d-]{1,10}){0,5}${until}`, 'gu');
/** The last digits alone, or `1-23456` of American Express. */
const short = new RegExp(`(?<![a-z\\d.,/])(?:\\d{4}|\\d-\\d{5})${until}`, 'gu');

/**
 * A word before a number, with the text that may stand between them: `Card number`, `TARJETA ADICIONAL:`, `Carta n. `.
 */
const behind = (words: string) => new RegExp(`(?<![a-z])(?:${words})[a-z.°º/ -]{0,28}[\\s:(#.-]{0,4}$`, 'u');
const accountWords = pattern('accounts');
const behindCard = behind(`${cardWords}|${accountWords}`);
const behindAccount = behind(accountWords);
const behindOnlyCard = behind(cardWords);
const reward = new RegExp(`^${pattern('rewards')}$`, 'u');

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/**
 * Finds the numbers of cards and accounts in a folded line: with masked digits, behind a word for a card or account, or
 * the last digits alone in a line that only names a card.
 * @param text the line as printed, as long as the folded one
 */
export const findAccountNames = (folded: string, text: string): AccountName[] =>
  /\d{3}/.test(folded) && canNameAccount(text.replace(/\d/g, '0')) ? searchNames(folded, text) : [];

/** True if a line may name an account. Cached: the digits only decide whether they may be a year. */
const canNameAccount = memoize((text: string): boolean => searchNames(foldInPlace(text), text).length > 0);

function searchNames(folded: string, text: string): AccountName[] {
  const found: AccountName[] = [];
  for (const [pattern, isName] of kinds) {
    for (const match of findMatches(pattern, folded)) {
      const printed = match[0].trimEnd();
      const { index: at } = match;
      const end = at + printed.length;
      if (found.some((other) => at < other.end && end > other.at) || !isName(folded, at, end)) continue;
      found.push({ at, end, text: collapseSpace(text.slice(at, end)), isIban: pattern === iban });
    }
  }
  if (found.length > 0) return found.sort((a, b) => a.at - b.at);
  return lastDigits(folded, text);
}

type IsName = (folded: string, at: number, end: number) => boolean;
const kinds: [RegExp, IsName][] = [
  [iban, (folded, at, end) => countOf(folded.slice(at, end), /\d/g) > 8],
  [hidden, isHidden],
  [long, isLong],
];

const several = new RegExp(`[${hiding}]{2}|\\.{3}`, 'u');
/** Several masked digits are enough; a single star needs a word before it. */
function isHidden(folded: string, at: number, end: number): boolean {
  const isPlain = /^[ \t(]?$/.test(folded.slice(Math.max(0, at - 1), at));
  return (isPlain && several.test(folded.slice(at, end))) || behindCard.test(folded.slice(0, at));
}

function isLong(folded: string, at: number, end: number): boolean {
  const printed = folded.slice(at, end);
  if (/^(?:\d{1,2}-\d{1,2}-\d{2,4}$|20\d{2}-)/.test(printed) || wordsOf(folded).some((word) => reward.test(word)))
    return false;
  const digits = countOf(printed, /\d/g);
  const before = folded.slice(0, at);
  return (
    (digits > 5 && behindAccount.test(before)) || ((digits === 15 || digits === 16) && behindOnlyCard.test(before))
  );
}

/** An amount with decimals: the sum next to the name of a card. */
const money = /[$€£₺]? ?\d[\d.,' ]*[.,]\d{2}(?!\d)/gu;
/** Suffixes of names and numbers: `Ayşe'nin 3107'li kartı`, `Ada's card`. */
const suffix = /(?<=[a-z]{2}|\d)'[a-z]{1,4}(?![a-z])/gu;
const blank = (text: string): string => ' '.repeat(text.length);
const year = /^(?:19|20)\d\d$/;
/** Longer lines are sentences. */
const mostNames = 5;

/**
 * Finds the last digits of a card in a line that holds a word for a card, or for its last digits, and otherwise only
 * names and words of such titles; or that is the name of a person with a form of address: `MRS J SMITH 8871`. Names are
 * not accepted with an amount in the line, which is more often a purchase.
 */
function lastDigits(folded: string, text: string): AccountName[] {
  const numbers = findMatches(short, folded.replace(money, blank));
  const [number] = numbers;
  if (!number || numbers.length > 1) return [];
  const { index: at } = number;
  const end = at + number[0].length;
  const plain = folded.replace(suffix, blank);
  const others = plain.slice(0, at) + ' '.repeat(end - at) + plain.slice(end);
  const isSum = others.search(money) >= 0;
  if (/\d/.test(others.replace(money, ''))) return [];
  const found = findMatches(/\p{L}+/gu, others);
  const words = found.map(([word]) => word);
  const isNumbered = /#$/.test(folded.slice(0, at)) && folded.charAt(end) === ':';
  const ends = words.some((word) => endingWords.test(word));
  const isHolder = !isSum && salutations.has(words[0] ?? '') && words.length > 2 && end === folded.length;
  if (!ends && !isNumbered && !isHolder && !words.some((word) => isCard(word))) return [];
  const last = wordsOf(folded.slice(0, at)).at(-1) ?? '';
  if (year.test(number[0]) && !ends && !isNumbered && !numberWords.test(last)) return [];
  const unknown = found.filter(({ 0: word }) => !isTitleWord(word) && !salutations.has(word));
  if (words.some((word) => unrelatedStems.test(word) || reward.test(word))) return [];
  if (unknown.length > (isSum ? 0 : mostNames)) return [];
  const areNames = unknown.every(({ index }) => /\p{Lu}/u.test(text.charAt(index)));
  return areNames ? [{ at, end, text: text.slice(at, end), isIban: false }] : [];
}

const lastFour = /(?<![\d.,/])\d{4}$/;
const month = new RegExp(`(?<![a-z])(?:${monthPattern})(?![a-z])`, 'u');

/** Returns the card or account that a sheet is named after: `Kart 2214`, or `Bonus 2214` with the last digits alone. */
export function findSheetAccount(name: string): string | undefined {
  const folded = foldInPlace(name);
  const [found, other] = findAccountNames(folded, name);
  if (found) return other ? undefined : found.text;
  const digits = lastFour.exec(name)?.[0];
  return digits && !year.test(digits) && /[a-z]{3}/.test(folded) && !month.test(folded) ? digits : undefined;
}

const wholeCard = new RegExp(`^(?:${cardWords})$`, 'u');
const isCard = (word: string): boolean => wholeCard.test(word);
const isTitleWord = (word: string): boolean =>
  word.length === 1 || isCard(word) || endingWords.test(word) || numberWords.test(word) || titleWords.has(word);

/** True if a folded text announces the number of a card or an account, and nothing else. */
export const isAccountLabel = (folded: string): boolean =>
  !/[\d\t]/.test(folded) &&
  behindCard.test(folded) &&
  wordsOf(folded).every((word) => isTitleWord(word) || behindAccount.test(word));

/** One card is printed in many ways; all of them contain its last digits. */
export const toAccountKey = memoize((printed) => printed.replace(/\D/g, '').slice(-4) || printed);

/** Words at the beginning of the lines of a further card, anywhere on the page. Folded. */
export const furtherCard = new RegExp(`^\\W*${pattern('furtherCards')}(?![a-z])`, 'u');

/** Words directly before the number of a customer, which is no card. Folded. */
export const customerLabel = new RegExp(
  `${pattern('customers')}[ -]?${pattern('customerNumbers')}?[ .:#\\t\u00b0\u00ba]*$`,
  'u',
);

/**
 * Words for the account that a payment came from: `Lastschrifteinzug von`, `Otomatik ödeme`, `Payment received from`.
 * Folded.
 */
export const paymentNote = new RegExp(pattern('paymentNotes'), 'u');
