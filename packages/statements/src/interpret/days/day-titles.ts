import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import languages from '#words/day-titles.json' with { type: 'json' };
import { memoize } from '#words/memoize.ts';
import { isBookedTitle, isPendingTitle } from '#words/pending-titles.ts';
import { feeWords, isBalanceName, isCarried, isFigure, totalWords } from '#words/phrases.ts';
import { isSectionName } from '#words/sections.ts';
import { findTotalLabels } from '#words/totals.ts';
import { isWeekday } from '#words/weekdays.ts';
import { isEstimate, isYearly } from '#words/yearly.ts';

const { pattern } = readLanguages(languages);

/** A line with the days it begins with. */
export type Dated = { scanned: Scanned; dates: DateToken[] };

/** `Thursday, 15 October 2026` and nothing else. */
export const findWeekdayTitle = ({ folded, dates }: Scanned): DateToken[] =>
  dates.length === 1 && dates[0]?.end === folded.length && /^[a-z]+,? ?$/u.test(folded.slice(0, dates[0].at))
    ? dates
    : [];

/** True for `5 October 2026`, alone or with the balance of the day: the day of the lines below. */
export const isDayTitle = ({ scanned, dates }: Dated): boolean => {
  const { text } = scanned.line;
  if (dates.length !== 1 || text.length > 80) return false;
  // A row whose day stands behind its amount ends with a day too.
  if (scanned.amounts.some(({ strong, end }) => strong && end <= (dates[0]?.at ?? 0))) return false;
  return canFollowTitle(text.slice(dates[0]?.end).trim().replace(/\d+/g, '0'));
};

/**
 * True for text that may stand behind a day that titles the lines below. Cached: the numbers in the text make no
 * difference.
 */
const canFollowTitle = memoize((behind: string): boolean => {
  const [first = ''] = behind.split(/\s/, 1);
  const rest = isWeekday(first) ? behind.slice(first.length).trim() : behind;
  const folded = foldInPlace(rest);
  return (
    rest === '' ||
    isWeekday(rest) ||
    isCarried(rest) ||
    balanceFirst.test(folded) ||
    isSum(folded) ||
    sumOfDay.test(folded) ||
    findSumSide(folded) !== undefined
  );
});

/** The total moved on a day: `Günlük -19.530,55 TL`. */
const sumOfDay = new RegExp(`^${pattern('sumsOfDay')}(?: [a-z]+)?:?[^a-z]*[a-z]{0,3}$`, 'u');

/** The most words of a total such as `Total de saídas`. Longer text is a name or a sentence. */
const mostWords = 4;

/** The name of a payment may equal that of a summary line: `Pagamento efetuado`. */
const sumWord = new RegExp(`^${pattern('sums')}(?![a-z])`, 'u');

/** Returns the side of the rows below, where their sum is printed above them: `Total de saídas - 192,56`. */
export function findSumSide(folded: string): 'debit' | 'credit' | undefined {
  const [label, ...others] = findTotalLabels(folded);
  const words = folded.match(/\p{L}+/gu) ?? [];
  if (label?.at !== 0 || others.length > 0 || words.length > mostWords || !sumWord.test(folded)) return undefined;
  return label.kind === 'out' ? 'debit' : label.kind === 'in' ? 'credit' : undefined;
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** True for `Total -31,20`, but not for the merchant `TOTAL ACCESS`. */
const isSum = (folded: string): boolean => letters(totalWords.exec(folded)?.[0] ?? '') > letters(folded) / 2;

/**
 * Returns the day of all lines below, where no column holds days: `Buchungsdatum: 05.10.2026`, `Tuesday, 5 October
 * 2026`.
 */
export function findDayHeading({ scanned, dates }: Dated, columns: Column[]): DateToken[] | undefined {
  const [date] = scanned.dates;
  if (columns.length === 0 || columns.some(({ role }) => role === 'date')) return undefined;
  if (!date || scanned.dates.length > 1 || dates.length > 0) return undefined;
  const words = `${scanned.folded.slice(0, date.at)} ${scanned.folded.slice(date.end)}`.match(/[a-z]+/gu) ?? [];
  return words.length <= 3 ? [date] : undefined;
}

export const isBoundary = ({ line, folded, dates }: Scanned) =>
  isCarried(line.text) ||
  (dates.length === 0 ? isFigure(folded) : isBalanceName(folded)) ||
  (totalWords.test(folded) && !isNamedTotal(folded)) ||
  balanceFirst.test(folded) ||
  isNote(folded) ||
  (dates.length === 0 && (isPendingTitle(folded) || isBookedTitle(folded)));

/** An amount charged over a year, or one that may be charged next month, is no payment. */
const isNote = (folded: string): boolean =>
  (isYearly(folded) && findTotalLabels(folded).length > 0) || (isEstimate(folded) && feeWords.test(folded));

/** `TOTAL STATION` without a number or a direction mark is a merchant. */
const isNamedTotal = (folded: string): boolean => totalShop.test(folded) || isWordsAlone(folded);

/** Merchants whose name begins like a total: `TOTAL STATION -64,41`. */
const totalShop = new RegExp(`^total(?:energies)? ${pattern('shops')}(?![a-z])`, 'u');

const isWordsAlone = (folded: string): boolean =>
  /^total [a-z .&'-]+$/u.test(folded) &&
  !isSum(folded) &&
  findTotalLabels(folded).length === 0 &&
  !isSectionName(folded.replace(totalOf, ''));
const totalOf = new RegExp(`^total(?: ${pattern('of')})? `);

/** `SOLDE EN EUROS`: the word for a balance with a few words behind it. */
const balanceFirst = new RegExp(`^${pattern('balances')}(?: [a-z]+){0,3}:?[^a-z]*$`, 'u');
