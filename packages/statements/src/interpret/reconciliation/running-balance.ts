import type { Direction } from '#interpret/direction.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import { least } from '#interpret/sums.ts';
import { hasOpeningAndClosing, type ReadTotal, selectDistinct } from '#interpret/totals/read-totals.ts';
import type { TotalKind } from '#words/totals.ts';
import type { Account } from './account.ts';
import { bothPolarities, type Polarity } from './balance-direction.ts';
import { type ReconciliationResult, resultFor } from './reconciliation-result.ts';

/** With fewer balances it is unknown whether they are a running balance. */
const fewestBalances = 3;

/**
 * The share of lines that may stand before the first balance and after the last one without a printed opening or
 * closing balance.
 */
const mostLoose = 0.1;

/**
 * True if an unnamed column is a running balance: from one line to the next, most values change by exactly one of the
 * two amounts. Points do not.
 */
export function isRunningBalance(movements: Movement[]): boolean {
  const steps = movements.slice(1).flatMap((lower, index) => {
    const upper = movements[index] as Movement;
    const [before, after] = [upper.row.balanceValue, lower.row.balanceValue];
    if (before === undefined || after === undefined) return [];
    const moved = Math.abs(toThousandths(after) - toThousandths(before));
    return [moved === toThousandths(upper.value) || moved === toThousandths(lower.value)];
  });
  return steps.length + 1 >= fewestBalances && steps.filter((follows) => follows).length > steps.length / 2;
}

/** Checks the running balance of each currency in a document. */
export function followBalances(
  account: Account,
  directions: Direction[],
  polarities: Polarity[],
): ReconciliationResult | undefined {
  const currencies = [...new Set(account.movements.map(({ currency }) => currency))];
  if (currencies.length === 1) return followBalance(account, directions, polarities);
  const results = currencies.map((currency) => {
    const isOwn = (_: unknown, index: number) => account.movements[index]?.currency === currency;
    const totals = currency === account.currency ? account.totals : [];
    const own = { ...account, totals, movements: account.movements.filter(isOwn) };
    return followBalance(own, directions.filter(isOwn), polarities);
  });
  const missing = results.reduce((sum, result) => sum + (result?.missing ?? 0), 0);
  if (missing > 0) return resultFor(missing);
  return results.every((result) => result?.reconciled) ? { reconciled: true } : undefined;
}

/**
 * Checks that each printed balance follows from the previous one and the amounts in between, or, where the newest row
 * is first, from the one below. Days with one balance for several lines count as well; most lines must be covered. A
 * printed opening or closing balance must be where the lines begin or end, and an unqualified one must be either of
 * these or their difference. Otherwise it is unknown whether the rows are complete; so it is where neither is printed
 * and a line was left out.
 */
function followBalance(
  { movements, totals, hasBalanceColumn, isWhole }: Account,
  directions: Direction[],
  polarities: Polarity[],
): ReconciliationResult | undefined {
  const marks = movements.flatMap(({ row }, index) => (row.balanceValue === undefined ? [] : [index]));
  if (marks.length < 2) return undefined;
  const first = marks[0] as number;
  const last = marks.at(-1) as number;
  const sums = [0];
  for (const [index, { value, fee = 0 }] of movements.entries()) {
    const own = toThousandths(value) * (directions[index] === 'in' ? 1 : -1);
    sums.push((sums[index] as number) + own - toThousandths(fee));
  }
  const between = (from: number, to: number) => (sums[to] as number) - (sums[from] as number);
  const balance = (index: number) => toThousandths(movements[index]?.row.balanceValue ?? 0);
  const gaps = (movedOf: (from: number, to: number) => number) =>
    marks.slice(1).reduce((sum, to, n) => {
      const from = marks[n] as number;
      return sum + Math.abs(balance(to) - balance(from) - movedOf(from, to));
    }, 0);
  const [before, behind] = [first, movements.length - 1 - last];
  const loose = (kind: TotalKind, lines: number) => (selectDistinct(totals, kind).length > 0 ? 0 : lines);
  const all = polarities.flatMap((polarity) => [
    {
      loose: loose('opening', before) + loose('closing', behind),
      gap: gaps((from, to) => polarity * between(from + 1, to + 1)),
      opening: balance(first) - polarity * between(0, first + 1),
      closing: balance(last) + polarity * between(last + 1, movements.length),
    },
    {
      loose: loose('closing', before) + loose('opening', behind),
      gap: gaps((from, to) => -polarity * between(from, to)),
      opening: balance(last) - polarity * between(last, movements.length),
      closing: balance(first) + polarity * between(0, first),
    },
  ]);
  const ways = all.filter((way) => way.loose <= movements.length * mostLoose);
  if (ways.length === 0) return undefined;
  const fitting = ways.filter(({ gap }) => gap === 0);
  if (fitting.length === 0) return hasBalanceColumn ? resultFor(least(ways.map(({ gap }) => gap))) : undefined;
  const isPrinted = (kind: TotalKind, value: number) => {
    const printed = selectDistinct(totals, kind).map(Math.abs);
    return printed.length === 0 ? isWhole : printed.includes(Math.abs(value));
  };
  const lost = findMissingBefore(totals, fitting);
  if (lost) return hasBalanceColumn ? resultFor(lost) : undefined;
  const left = selectDistinct(totals, 'left').map(Math.abs);
  const isLeft = ({ opening, closing }: Ends) => {
    const known = [opening, closing, closing - opening].map(Math.abs);
    return hasOpeningAndClosing(totals) || left.every((value) => known.includes(value));
  };
  const isProven = (ends: Ends) =>
    isPrinted('opening', ends.opening) && isPrinted('closing', ends.closing) && isLeft(ends);
  return { reconciled: fitting.some(isProven) || null };
}

/**
 * Returns the difference between the only balance printed before all lines and the one they begin with. No closing
 * balance is printed.
 */
function findMissingBefore(totals: ReadTotal[], ends: Ends[]): number {
  const [opening, ...others] = selectDistinct(totals, 'opening').map(Math.abs);
  if (opening === undefined || others.length > 0 || selectDistinct(totals, 'closing').length > 0) return 0;
  return least(ends.map((end) => Math.abs(end.opening) - opening));
}

/** In thousandths. */
type Ends = { opening: number; closing: number };

/** In a chain of lines, one wrong balance contradicts two steps: its own and the next one. */
const leftByOne = 2;

/**
 * True if every line prints a balance and a few of them follow from no other line, in any order: if two lines swap
 * their amounts, opening and closing balance still agree. If most lines do not follow, the column is no running
 * balance.
 */
export function hasSingleBreaks(account: Account, directions: Direction[]): boolean {
  const { movements, totals } = account;
  const values = movements.flatMap(({ row }) => row.balanceValue ?? []).map(toThousandths);
  if (values.length < fewestBalances || values.length < movements.length) return false;
  if (followBalances(account, directions, bothPolarities)?.reconciled !== false) return false;
  const openings = selectDistinct(totals, 'opening');
  const unexplained = bothPolarities.map((polarity) => {
    const left = [...openings, ...values].reduce(
      (counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1),
      new Map<number, number>(),
    );
    return movements.filter(({ value, fee = 0 }, index) => {
      const moved = toThousandths(value) * (directions[index] === 'in' ? 1 : -1) - toThousandths(fee);
      const before = (values[index] as number) - polarity * moved;
      const count = left.get(before) ?? 0;
      left.set(before, count - 1);
      return count <= 0;
    }).length;
  });
  const fewest = Math.min(...unexplained);
  // All lines of a day may print its closing balance.
  const isOfDays = movements.some(
    ({ date }, index) => date === movements[index - 1]?.date && values[index] === values[index - 1],
  );
  const most = Math.max(isOfDays ? 0 : leftByOne, movements.length / 2);
  return fewest > Math.max(0, 1 - openings.length) && fewest <= most;
}
