import { foldInPlace } from '@kumbara/text/fold';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { isRateAt } from '#interpret/columns/describe.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Direction } from '#interpret/direction.ts';
import { isZero, useFeeAsAmount } from '#interpret/money/fees.ts';
import { isMark, parseBalanceMark } from '#interpret/money/marks.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import type { Role } from '#words/headers.ts';
import { findColumn, type MoneyColumn } from './page-columns.ts';
import { findMarksBelow } from './page-text.ts';

/** Returns the amounts of a line: those in the columns of the table, or all strong numbers where it has no columns. */
export function findRowAmounts(
  { amounts, line }: Scanned,
  dates: DateToken[],
  money: MoneyColumn[] | undefined,
): AmountToken[] {
  if (amounts.length === 0) return amounts;
  // If the text comes first, the day may stand behind the amount.
  const isBehindText = /\p{L}{2}/u.test(line.text.slice(0, dates[0]?.at ?? 0));
  const from = isBehindText ? 0 : findEndOfDays(line.text, dates);
  const free = amounts.filter(({ at, bracketed }) => !bracketed && !isRateAt(line.text, at));
  const behind = free.filter(({ at }) => at >= from);
  if (!money) return behind.filter(({ strong }) => strong);
  const inColumns = (tokens: AmountToken[]) => tokens.filter((token) => findColumn(token, money) !== undefined);
  const found = inColumns(behind);
  // Amount columns may stand before the date column.
  return found.length > 0 ? found : inColumns(free);
}

/**
 * Returns the end of the days at the beginning of a line. A value date may stand behind the texts, between the amounts.
 */
function findEndOfDays(text: string, dates: DateToken[]): number {
  const end = dates[0]?.end ?? 0;
  return dates.findLast(({ at }) => !/\p{L}/u.test(text.slice(end, at)))?.end ?? end;
}

/** The amounts of a row. */
export type PickedAmounts = Pick<RawRow, 'amount' | 'side' | 'balance' | 'foreign' | 'fees'>;

const isFilled = (token: AmountToken) => !isZero(token);
const fullest = (tokens: AmountToken[]) => tokens.find(isFilled) ?? tokens[0];

/** Assigns the amounts of a row to its columns. Zero next to a filled cell counts as empty. */
export function pickFromColumns(amounts: AmountToken[], money: MoneyColumn[]): PickedAmounts | undefined {
  const roles = amounts.map((token) => findColumn(token, money)?.role);
  const inRole = (role: Role) => amounts.filter((_, at) => roles[at] === role);
  const balance = inRole('balance')[0];
  const foreign = inRole('foreign').find(isFilled);
  const fees = inRole('fee');
  const booked = pickBooked(inRole);
  return booked && useFeeAsAmount({ ...booked, balance, foreign, fees });
}

/**
 * True for a line with amounts in both the debit and the credit column. No payment has both, so the line is a total
 * under any name.
 */
export const isOfBothSides = (amounts: AmountToken[], money: MoneyColumn[] | undefined): boolean =>
  (['debit', 'credit'] as const).every((side) =>
    amounts.some((token) => money && token.strong && findColumn(token, money)?.role === side && isFilled(token)),
  );

/**
 * Picks the foreign amount: amounts in dollars stand in the column of that name, with nothing or zero in the one of the
 * other currency.
 */
export function pickForeign(
  amounts: AmountToken[],
  money: MoneyColumn[],
  booked: PickedAmounts | undefined,
): PickedAmounts | undefined {
  const foreign = amounts.find((token) => findColumn(token, money)?.role === 'foreign' && isFilled(token));
  return foreign && !(booked && isFilled(booked.amount)) ? { amount: foreign, fees: [] } : undefined;
}

function pickBooked(inRole: (role: Role) => AmountToken[]): Pick<RawRow, 'amount' | 'side'> | undefined {
  const debit = fullest(inRole('debit'));
  const credit = fullest(inRole('credit'));
  if (debit && (isFilled(debit) || !credit || !isFilled(credit))) return { amount: debit, side: 'debit' };
  if (credit) return { amount: credit, side: 'credit' };
  const amount = inRole('due').find(isFilled) ?? fullest(inRole('amount'));
  return amount && { amount };
}

/** Returns the direction of the mark behind a balance: `44.99 D`, `312,45 S`, `1.204,10 CR`. */
export function findBalanceMark(lines: readonly Scanned[], balance: AmountToken): Direction | undefined {
  if (balance.mark) return balance.mark;
  const scanned = lines.find(({ amounts }) => amounts.includes(balance));
  const next = scanned?.line.words.find(({ at }) => at >= balance.end && at <= balance.end + 3);
  // A word after a gap belongs to the next column: `37.441,69  Gelen`.
  const isSeparate = next && scanned?.line.text.charAt(next.at - 1) === '\t' && /\p{L}{3}/u.test(next.text);
  return next && !isSeparate ? parseBalanceMark(foldInPlace(next.text).replace(/[()]/g, '')) : undefined;
}

/** Returns a letter below a head of direction marks, or directly behind the amount: `61,93 S`. */
export function findSign(lines: Scanned[], amount: AmountToken, columns: Column[]): string | undefined {
  const scanned = lines.find(({ amounts }) => amounts.includes(amount));
  if (!scanned) return undefined;
  const below = findMarksBelow(scanned, columns)[0];
  if (below) return scanned.folded.slice(below.at, below.end);
  const next = scanned.line.words.find(({ at }) => at >= amount.end && at <= amount.end + 2);
  if (next && isMark(foldInPlace(next.text))) return foldInPlace(next.text);
  return lines.length > 1 ? findMarkBelow(lines, amount) : undefined;
}

/** Finds `CR` alone in a line of the row, directly below its amount. Other letters there have no certain meaning. */
function findMarkBelow(lines: Scanned[], { x0, x1 }: AmountToken): string | undefined {
  const under = lines.find(
    ({ line, folded }) =>
      line.words.length === 1 &&
      folded.length > 1 &&
      isMark(folded) &&
      line.words.every((word) => word.x1 > x0 && word.x0 < x1 + widestMark),
  );
  return under?.folded;
}

/** Maximum distance of a mark below an amount from the amount's end, in points. */
const widestMark = 15;
