import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { cutOut, isRate, withoutLeftovers } from '#interpret/columns/describe.ts';
import type { Column } from '#interpret/columns/header.ts';
import { isMark } from '#interpret/money/marks.ts';
import { pointsNote, type Scanned, segments, segmentsBehind } from '#interpret/scan.ts';
import { currencyOf } from '#words/currencies.ts';
import { collapse, fold, remember } from '#words/fold.ts';
import type { Role } from '#words/headers.ts';

/** The dates a line begins with: nothing but numbers and marks before and between them, or below the head of dates. */
export function leadingDates({ line, dates }: Scanned, columns: Column[]): DateToken[] {
  if (dates.length === 0) return dates;
  const isBelowHead = ({ x0, x1 }: DateToken) =>
    columns.some((head) => (head.role === 'date' || head.role === 'posting') && x0 < head.x1 && x1 > head.x0);
  const leading: DateToken[] = [];
  let from = 0;
  for (const date of dates) {
    const between = line.text.slice(from, date.at);
    const isFar = /\p{L}/u.test(between) || (leading.length === 0 && between.length > 24);
    if (isFar && !(isBelowHead(date) && line.text.charAt(date.at - 1) !== ' ')) break;
    leading.push(date);
    from = date.end;
  }
  return leading.slice(0, 2);
}

/** Of two dates the one the head calls the day of the transaction; the first where it says nothing. */
export function chooseDate(dates: DateToken[], columns: Column[]): DateToken | undefined {
  const roles = columns
    .filter(({ role }) => role === 'date' || role === 'posting')
    .sort((a, b) => a.x0 - b.x0)
    .map(({ role }) => role);
  const index = dates.length === roles.length ? Math.max(0, roles.indexOf('date')) : 0;
  return dates[index];
}

/** Columns whose texts belong to a description; what stands below the others says something else. */
const spoken: readonly Role[] = ['description', 'payee', 'instalment'];
const numeric: readonly Role[] = ['amount', 'debit', 'credit', 'due', 'balance', 'points', 'fee', 'date', 'posting'];

/** Which card was used says nothing about whom was paid. */
const maskedCard = /^[•*·xX.]{2,}\s?\d{4}$/;

/**
 * The pieces of a line that say whom and what, without dates, amounts and the columns that say something else.
 * Bare numbers count before the first amount (`STORES 3312`); behind it they are points or the like.
 */
export function describeLine(
  scanned: Scanned,
  dates: DateToken[],
  amounts: AmountToken[],
  columns: Column[],
): string[] {
  const texts = columns.filter(({ role }) => !numeric.includes(role));
  const taken = scanned.amounts.filter((token) => token.strong || amounts.includes(token));
  const cuts = [
    ...dates,
    ...scanned.dates.filter((date) => isAlone(scanned, date)),
    ...taken,
    ...looseNumbers(scanned, taken),
    ...marksBelow(scanned, columns),
  ].sort((a, b) => a.at - b.at);
  return payeesFirst(segmentsBehind(scanned, dates, texts), texts).flatMap(({ text, at, x0, x1 }) => {
    const column = columnAt(texts, x0, x1);
    if (column && !spoken.includes(column.role) && !reachesTexts(texts, x0, x1)) return [];
    const end = at + text.length;
    if (end <= (dates[0]?.at ?? 0) && !/\p{L}/u.test(text)) return [];
    const own = cuts.filter((cut) => cut.at < end && cut.end > at);
    // Most stretches are a day or an amount and nothing else.
    if (own.some((cut) => cut.at <= at && cut.end >= end)) return [];
    const inside = own.map((cut) => ({ at: Math.max(0, cut.at - at), end: Math.min(end, cut.end) - at }));
    return splitAtAmounts(text, inside).filter(hasMeaning);
  });
}

/** Whether a piece says whom or what. */
const hasMeaning = remember((part: string): boolean => {
  if (!/[\p{L}\d]/u.test(part) || maskedCard.test(part) || isRate(part)) return false;
  const folded = fold(part);
  return !isMark(folded) && !pointsNote.test(folded);
});

/** `DDR OCTOPUS ENERGY`, printed close together, begins below a name for kinds and goes on below the one for texts. */
const reachesTexts = (columns: Column[], x0: number, x1: number): boolean =>
  columns.some((column) => spoken.includes(column.role) && column.x0 > x0 && column.x0 < x1 - minOverhang);
const minOverhang = 6;

type Placed = { x0: number; x1: number };

/** Whom comes before what, in whatever order their columns stand. */
function payeesFirst<Fragment extends Placed>(pieces: Fragment[], texts: Column[]): Fragment[] {
  if (!texts.some(({ role }) => role === 'payee') || texts.every(({ role }) => role === 'payee')) return pieces;
  const [payees, others] = [true, false].map((isPayee) =>
    pieces.filter(({ x0, x1 }) => (columnAt(texts, x0, x1)?.role === 'payee') === isPayee),
  ) as [Fragment[], Fragment[]];
  return [...payees, ...others];
}

/** A day in a column of its own: it does not belong to the words beside it. */
const isAlone = ({ line: { text } }: Scanned, { at, end, year }: DateToken): boolean =>
  year !== undefined && text.charAt(at - 1) === '\t' && (end >= text.length || text.charAt(end) === '\t');

/** Bare numbers that follow an amount without a word between them: points and the like. */
function looseNumbers({ amounts, folded }: Scanned, taken: AmountToken[]): AmountToken[] {
  let from = taken.find(({ bracketed, currency }) => !bracketed && !currency)?.end ?? Number.POSITIVE_INFINITY;
  return amounts.filter((token) => {
    const isLoose = token.at >= from && !/\p{L}/u.test(folded.slice(from, token.at));
    if (isLoose) from = token.end;
    return isLoose && !token.strong;
  });
}

type Stretch = { at: number; end: number };

/** Letters below a head of signs. */
export function marksBelow({ line, folded }: Scanned, columns: Column[]): Stretch[] {
  const head = columns.find(({ role }) => role === 'sign');
  if (!head) return [];
  return line.words
    .filter(({ x0, x1 }) => x0 < head.x1 + 2 && x1 > head.x0 - 2)
    .map(({ at, text }) => ({ at, end: at + text.length }))
    .filter(({ at, end }) => isMark(folded.slice(at, end)));
}

/** The currency in a column of its own; what stands behind a number is the number's (`20,00 USD`). */
export function currencyBelow([first]: readonly Scanned[], columns: Column[]): string | undefined {
  const head = columns.find(({ role }) => role === 'currency');
  if (!first || !head) return undefined;
  const isPriced = ({ at }: { at: number }) => first.amounts.some((token) => at > token.at && at < token.end);
  const words = first.line.words.filter((word) => word.x0 < head.x1 + 2 && word.x1 > head.x0 - 2 && !isPriced(word));
  return words.map(({ text }) => currencyOf(fold(text))).find((code) => code !== undefined);
}

/** The card or account in a column of its own. */
export function accountBelow([first]: readonly Scanned[], columns: Column[]): string | undefined {
  const head = columns.find(({ role }) => role === 'account');
  if (!first || !head) return undefined;
  const below = segments(first).filter(({ x0, x1 }) => x0 < head.x1 + 2 && x1 > head.x0 - 2);
  return below.map(({ text }) => collapse(text)).find((text) => isAccount.test(text));
}

/** What a column of accounts says of one: at least its last digits. A day or an amount is none. */
const isAccount = /\d{4}|\*/;

/** Before and behind the amounts of a piece. */
function splitAtAmounts(text: string, cuts: Stretch[]): string[] {
  const last = cuts.at(-1);
  if (!last) return [collapse(text)];
  return [cutOut(text.slice(0, last.end), cuts), withoutLeftovers(text.slice(last.end))].map((part) =>
    part.replace(/^[\s)|*+-]+(?=\s|$)|\s[-+*|(]+$|^\*$/g, '').trim(),
  );
}

/** The column a text stands below, or the one that begins nearest to its left. */
const columnAt = (columns: Column[], x0: number, x1: number): Column | undefined =>
  columns.find((column) => column.x0 < x1 - 2 && column.x1 > x0 + 2 && Math.abs(column.x0 - x0) < 40) ??
  columns.filter((column) => column.x0 <= x0 + 6).sort((a, b) => b.x0 - a.x0)[0];
