import { parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { isRate, removeStretches, withoutLeftovers } from '#interpret/columns/describe.ts';
import type { Column } from '#interpret/columns/header.ts';
import { isMark } from '#interpret/money/marks.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import { pointsNotePattern, type Scanned, splitSegments, splitSegmentsBehind } from '#interpret/scan.ts';
import { collapseSpace } from '#words/collapse-space.ts';
import { findCurrencyInLabel } from '#words/currencies.ts';
import { moneyRoles, type Role } from '#words/headers.ts';
import { memoize } from '#words/memoize.ts';

/**
 * Returns the dates at the beginning of a line, with nothing but numbers and marks before and between them, or those
 * below a date column's name. The part of a text between them is none: `RATE 8/12`.
 */
export function findLeadingDates({ line, dates }: Scanned, columns: Column[]): DateToken[] {
  if (dates.length === 0) return dates;
  const isBelowHead = ({ x0, x1 }: DateToken) =>
    columns.some((head) => (head.role === 'date' || head.role === 'posting') && x0 < head.x1 && x1 > head.x0);
  const leading: DateToken[] = [];
  let from = 0;
  for (const date of dates) {
    const between = line.text.slice(from, date.at);
    const isFar = /\p{L}/u.test(between) || (leading.length === 0 && between.length > 24);
    if (isFar && !(isBelowHead(date) && line.text.charAt(date.at - 1) !== ' ')) continue;
    leading.push(date);
    from = date.end;
  }
  return leading.slice(0, 2);
}

/** Returns the date in the column of transaction days, or the first one where the head does not distinguish them. */
export function chooseDate(dates: DateToken[], columns: Column[]): DateToken | undefined {
  const roles = columns
    .filter(({ role }) => role === 'date' || role === 'posting')
    .sort((a, b) => a.x0 - b.x0)
    .map(({ role }) => role);
  const index = dates.length === roles.length ? Math.max(0, roles.indexOf('date')) : 0;
  return dates[index];
}

/** Columns whose texts belong to the description. Texts of other columns do not. */
const spoken: readonly Role[] = ['description', 'payee', 'instalment'];
const numeric: readonly Role[] = ['amount', 'debit', 'credit', 'due', 'balance', 'points', 'fee', 'date', 'posting'];

/** A masked card number, which is not part of the description. */
const maskedCard = /^[•*·xX.]{2,}\s?\d{4}$/;

/**
 * Returns the parts of a line that describe the payment, without dates, amounts and other columns. Bare numbers count
 * before the first amount (`STORES 3312`); behind it they are points or the like.
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
    ...findLooseNumbers(scanned, taken),
    ...findMarksBelow(scanned, columns),
  ].sort((a, b) => a.at - b.at);
  return sortPayeesFirst(splitSegmentsBehind(scanned, dates, texts), texts).flatMap(({ text, at, x0, x1 }) => {
    const column = columnAt(texts, x0, x1);
    if (column && !spoken.includes(column.role) && !reachesTexts(texts, x0, x1)) return [];
    const end = at + text.length;
    if (end <= (dates[0]?.at ?? 0) && !/\p{L}/u.test(text)) return [];
    const own = cuts.filter((cut) => cut.at < end && cut.end > at);
    // Most stretches are a single day or amount.
    if (own.some((cut) => cut.at <= at && cut.end >= end)) return [];
    const inside = own.map((cut) => ({ at: Math.max(0, cut.at - at), end: Math.min(end, cut.end) - at }));
    return splitAtAmounts(text, inside).filter(hasMeaning);
  });
}

/** True if a part describes the payment. */
const hasMeaning = memoize((part: string): boolean => {
  if (!/[\p{L}\d]/u.test(part) || maskedCard.test(part) || isRate(part)) return false;
  const folded = foldInPlace(part);
  return !isMark(folded) && !pointsNotePattern.test(folded);
});

/** `DDR OCTOPUS ENERGY` printed without a gap begins below a column of kinds and continues below the one of texts. */
const reachesTexts = (columns: Column[], x0: number, x1: number): boolean =>
  columns.some((column) => spoken.includes(column.role) && column.x0 > x0 && column.x0 < x1 - minOverhang);
const minOverhang = 6;

type Placed = { x0: number; x1: number };

/** Sorts the payee before other texts, in any order of their columns. */
function sortPayeesFirst<Fragment extends Placed>(pieces: Fragment[], texts: Column[]): Fragment[] {
  if (!texts.some(({ role }) => role === 'payee') || texts.every(({ role }) => role === 'payee')) return pieces;
  const [payees, others] = [true, false].map((isPayee) =>
    pieces.filter(({ x0, x1 }) => (columnAt(texts, x0, x1)?.role === 'payee') === isPayee),
  ) as [Fragment[], Fragment[]];
  return [...payees, ...others];
}

/** True for a day in a column of its own, separated from the words next to it. */
const isAlone = ({ line: { text } }: Scanned, { at, end, year }: DateToken): boolean =>
  year !== undefined && text.charAt(at - 1) === '\t' && (end >= text.length || text.charAt(end) === '\t');

/** Returns bare numbers that follow an amount without a word between them, such as points. */
function findLooseNumbers({ amounts, folded }: Scanned, taken: AmountToken[]): AmountToken[] {
  let from = taken.find(({ bracketed, currency }) => !bracketed && !currency)?.end ?? Number.POSITIVE_INFINITY;
  return amounts.filter((token) => {
    const isLoose = token.at >= from && !/\p{L}/u.test(folded.slice(from, token.at));
    if (isLoose) from = token.end;
    return isLoose && !token.strong;
  });
}

type Stretch = { at: number; end: number };

/** Returns the letters below a head of direction marks. */
export function findMarksBelow({ line, folded }: Scanned, columns: Column[]): Stretch[] {
  const head = columns.find(({ role }) => role === 'sign');
  if (!head) return [];
  return line.words
    .filter(({ x0, x1 }) => x0 < head.x1 + 2 && x1 > head.x0 - 2)
    .map(({ at, text }) => ({ at, end: at + text.length }))
    .filter(({ at, end }) => isMark(folded.slice(at, end)));
}

/** The codes in the columns of currencies. */
type Currencies = Pick<RawRow, 'currency' | 'foreignCurrency'>;

/**
 * Returns the currencies in columns of their own. A currency behind a number belongs to that number (`20,00 USD`). A
 * single column belongs to the foreign prices if there are some; of several, each belongs to the amounts next to it, and
 * between two to those before it.
 */
export function findCurrenciesBelow([first]: readonly Scanned[], columns: Column[], hasForeign: boolean): Currencies {
  if (!first) return {};
  const isPriced = ({ at }: { at: number }) => first.amounts.some((token) => at > token.at && at < token.end);
  const codeBelow = (head: Column) =>
    first.line.words
      .filter((word) => word.x0 < head.x1 + 2 && word.x1 > head.x0 - 2 && !isPriced(word))
      .map(({ text }) => parseCurrency(foldInPlace(text)))
      .find((code) => code !== undefined);
  const named = columns.flatMap((head) => {
    const code = head.role === 'currency' || head.role === 'foreign' ? codeBelow(head) : undefined;
    return code ? [{ head, code }] : [];
  });
  const isForeign = ({ head }: { head: Column }) =>
    head.role === 'foreign' ||
    (hasForeign && (named.length === 1 || findNearestAmounts(head, columns)?.role === 'foreign'));
  // Below `Tutar (TL)` stands no amount in the currency of another column.
  const labelled = columns
    .filter(({ role }) => role === 'amount')
    .flatMap(({ label }) => parseCurrency(findCurrencyInLabel(label)) ?? []);
  const isOwn = (column: (typeof named)[number]) =>
    !isForeign(column) && (labelled.length === 0 || labelled.includes(column.code));
  const currency = named.find(isOwn)?.code;
  const foreignCurrency = named.find((column) => isForeign(column) && column.code !== currency)?.code;
  return { currency, foreignCurrency };
}

/** Returns the amount column next to a column: the nearer one, and of equally near ones the one before it. */
function findNearestAmounts(head: Column, columns: Column[]): Column | undefined {
  const index = columns.indexOf(head);
  const places = columns.map((column, at) => ({ column, away: Math.abs(at - index) + (at > index ? 0.5 : 0) }));
  return places.filter(({ column }) => moneyRoles.includes(column.role)).sort((a, b) => a.away - b.away)[0]?.column;
}

/** Returns the card or account in a column of its own. */
export function findAccountBelow([first]: readonly Scanned[], columns: Column[]): string | undefined {
  const head = columns.find(({ role }) => role === 'account');
  if (!first || !head) return undefined;
  const below = splitSegments(first).filter(({ x0, x1 }) => x0 < head.x1 + 2 && x1 > head.x0 - 2);
  return below.map(({ text }) => collapseSpace(text)).find((text) => isAccount.test(text));
}

/** An account in a column has at least its last digits. Days and amounts do not match. */
const isAccount = /\d{4}|\*/;

/** Splits a part into the texts before and behind its amounts. */
function splitAtAmounts(text: string, cuts: Stretch[]): string[] {
  const last = cuts.at(-1);
  if (!last) return [collapseSpace(text)];
  return [removeStretches(text.slice(0, last.end), cuts), withoutLeftovers(text.slice(last.end))].map((part) =>
    part.replace(/^[\s)|*+-]+(?=\s|$)|\s[-+*|(]+$|^\*$/g, '').trim(),
  );
}

/** Returns the column above a text, or the nearest one that begins left of it. */
const columnAt = (columns: Column[], x0: number, x1: number): Column | undefined =>
  columns.find((column) => column.x0 < x1 - 2 && column.x1 > x0 + 2 && Math.abs(column.x0 - x0) < 40) ??
  columns.filter((column) => column.x0 <= x0 + 6).sort((a, b) => b.x0 - a.x0)[0];
