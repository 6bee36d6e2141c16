import { parseMonth } from '@kumbara/text/dates';
import lists from './bank-fees.json' with { type: 'json' };

/**
 * Fees of banks in words that clubs and shops also use. A fee line holds only what is paid and what for, so one word
 * that is not listed here is a merchant's name (`GOLD GYM MONTHLY FEE`) and the line stays a purchase. All words are
 * folded; `*` matches any letters.
 */

type WordMatcher = (word: string) => boolean;

function createWordMatcher(lines: string[]): WordMatcher {
  const all = lines.flatMap((line) => line.split(' '));
  const whole = new Set(all.filter((word) => !word.includes('*')));
  const begins = all.filter((word) => word.endsWith('*')).map((word) => `^${word.slice(0, -1)}`);
  const ends = all.filter((word) => word.startsWith('*')).map((word) => `${word.slice(1)}$`);
  const open = begins.length + ends.length > 0 ? new RegExp([...begins, ...ends].join('|')) : undefined;
  return (word) => whole.has(word) || (open?.test(word) ?? false);
}

/** Words for a price. Subscriptions are not called so. */
const isPrice = createWordMatcher(lists.price);

/** Words for dues, which members and readers pay too. */
const isDues = createWordMatcher(lists.dues);

/** Dues of associations and fees of French accounts. */
const isCotisation = createWordMatcher(lists.cotisation);

/** Words for accounts, cards and safes. */
const isAccountWord = createWordMatcher(lists.account);

/** Words for services of a bank. Next to dues they prove nothing. */
const isServiceWord = createWordMatcher(lists.service);

/** Grades and names of accounts and cards. */
const isGradeWord = createWordMatcher(lists.grade);

/** Words for frequency, dates and prepositions. */
const isQualifier = createWordMatcher(lists.qualifier);

/** Shorter names are words of other things too. */
const isMonth: WordMatcher = (word) => word.length > 3 && parseMonth(word) > 0;

/** Words for the yearly fee of a card. Other membership fees may be anybody's. */
const isYearly = createWordMatcher(lists.yearly);

/** Banks that print their own name in the fee. None of them is a service that people subscribe to. */
const banks = new RegExp(String.raw`\b(?:${lists.banks.join('|')})\b`, 'g');
const ofBankNames = new Set(lists.banks.flatMap((name) => name.split(' ')));
/** Abbreviations of "commission" and "tariff". */
const priceAbbreviation = /^(?:com|tar|tx) (?:por )?(?!$)/;
/** A loyalty programme of cards is no membership. */
const cardProgrammes = /\bmembership (?=rewards\b)/;

const splitWords = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !/\d|^x+$/.test(word));
const isPayment: WordMatcher = (word) => isPrice(word) || isDues(word) || isCotisation(word);
const isBankWord: WordMatcher = (word) =>
  isPayment(word) || [isAccountWord, isServiceWord, isGradeWord, isQualifier, isMonth].some((is) => is(word));

/**
 * Returns true if a line names a bank fee and nobody else.
 * @param folded the folded description of a line that names no known service
 */
export function isBankFee(folded: string): boolean {
  const expanded = folded.replace(priceAbbreviation, 'comision ');
  const all = splitWords(expanded);
  // Checked first, because it excludes nearly every line.
  if (!all.every((word) => isBankWord(word) || ofBankNames.has(word))) return false;
  const rest = expanded.replace(banks, ' ');
  const words = splitWords(rest.replace(cardProgrammes, ''));
  const has = (...kinds: WordMatcher[]) => words.some((word) => kinds.some((is) => is(word)));
  if (!words.every(isBankWord)) return false;
  if (rest !== folded) return has(isPayment, isAccountWord, isServiceWord);
  if (has(isCotisation) || (has(isPayment) && has(isAccountWord))) return true;
  if (!has(isPrice)) return false;
  // Whoever takes a price alone, or for a service, says nothing of members; a card says at least that it is the year's.
  return has(isDues)
    ? has(isYearly) && !has(isGradeWord)
    : has(isServiceWord) || (has(isQualifier, isMonth) && !has(isGradeWord));
}
