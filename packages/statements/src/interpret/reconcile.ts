import type { StatementReading } from '@kumbara/shared';
import { fold } from '#words/fold.ts';
import { feeWords } from '#words/phrases.ts';
import type { TotalKind } from '#words/totals.ts';
import { type Direction, type Movement, thousandths } from './movement.ts';

/** Printed totals with their values; several of one kind where a document holds several cards or prints them twice. */
export type ReadTotal = { kind: TotalKind; value: number };
export type DocumentKind = StatementReading['kind'];
export type Verdict = { reconciled: boolean | null; missing?: number };

type Moved = { out: number; in: number };

/**
 * Lets the printed totals judge what was read: opening + in − out = closing for an account, opening + out − in (+ fees
 * printed only as a total) = due for a card, the running balance from line to line, or the sums of both sides.
 * Amounts are thousandths.
 */
export function reconcile(
  movements: Movement[],
  directions: Direction[],
  totals: ReadTotal[],
  kind: DocumentKind,
): Verdict {
  const settled = judge(movements, directions, totals, kind, sumUp(movements, directions, false));
  if (settled.reconciled !== false || movements.every(({ row }) => !row.pending)) return settled;
  // Some banks add waiting lines to their totals.
  const all = judge(movements, directions, totals, kind, sumUp(movements, directions, true));
  return all.reconciled ? all : settled;
}

function judge(
  movements: Movement[],
  directions: Direction[],
  totals: ReadTotal[],
  kind: DocumentKind,
  moved: Moved,
): Verdict {
  const byBalances = compareBalances(moved, totals, kind, unbookedFees(movements, totals));
  if (byBalances?.reconciled) return byBalances;
  return byBalances ?? followBalance(movements, directions) ?? compareSides(moved, totals) ?? { reconciled: null };
}

function sumUp(movements: Movement[], directions: Direction[], withPending: boolean): Moved {
  const moved = { out: 0, in: 0 };
  for (const [index, { row, value }] of movements.entries()) {
    if (withPending || !row.pending) moved[directions[index] as Direction] += thousandths(value);
  }
  return moved;
}

const valuesOf = (totals: ReadTotal[], kind: TotalKind) => [
  ...new Set(totals.filter((total) => total.kind === kind).map(({ value }) => thousandths(value))),
];

/** Fees that stand among the totals but on no line. */
function unbookedFees(movements: Movement[], totals: ReadTotal[]): number {
  if (movements.some(({ description }) => feeWords.test(fold(description)))) return 0;
  return valuesOf(totals, 'fees').reduce((sum, value) => sum + value, 0);
}

const least = (differences: number[]) => Math.min(...differences.map(Math.abs));

function compareBalances(moved: Moved, totals: ReadTotal[], kind: DocumentKind, fees: number): Verdict | undefined {
  const openings = valuesOf(totals, 'opening');
  const closings = valuesOf(totals, 'closing');
  if (closings.length === 0) return undefined;
  // A closing balance alone proves only that nothing came before.
  if (openings.length === 0) {
    return closings.some((closing) => Math.abs(closing) === Math.abs(moved.in - moved.out))
      ? { reconciled: true }
      : undefined;
  }
  const pairs = openings.flatMap((opening) => closings.map((closing) => closing - opening));
  const asAccount = least(pairs.map((change) => change - moved.in + moved.out));
  const asCard = least(pairs.map((change) => change - moved.out + moved.in - fees));
  if (asAccount === 0 || asCard === 0) return { reconciled: true };
  return {
    reconciled: false,
    missing: kind === 'card' ? asCard : kind === 'account' ? asAccount : Math.min(asAccount, asCard),
  };
}

/** Each balance follows from the one before (or, newest first, from the one below) and the amount between them. */
function followBalance(movements: Movement[], directions: Direction[]): Verdict | undefined {
  const steps = movements.flatMap(({ row, value }, index) => {
    const balance = row.balanceValue;
    const amount = thousandths(value) * (directions[index] === 'in' ? 1 : -1);
    return balance === undefined ? [] : [{ balance: thousandths(balance), amount }];
  });
  if (steps.length < 2 || steps.length < movements.length * 0.9) return undefined;
  const gaps = (amountOf: (index: number) => number) =>
    steps.slice(1).map(({ balance }, index) => balance - (steps[index]?.balance ?? 0) - amountOf(index));
  const tries = [1, -1].flatMap((polarity) => [
    gaps((index) => polarity * (steps[index + 1]?.amount ?? 0)),
    gaps((index) => -polarity * (steps[index]?.amount ?? 0)),
  ]);
  const best = tries
    .map((list) => list.reduce((sum, gap) => sum + Math.abs(gap), 0))
    .sort((a, b) => a - b)[0] as number;
  return best === 0 ? { reconciled: true } : { reconciled: false, missing: best };
}

function compareSides(moved: Moved, totals: ReadTotal[]): Verdict | undefined {
  const sides = (['out', 'in'] as const).flatMap((side) => {
    const values = valuesOf(totals, side).map(Math.abs);
    return values.length ? [Math.min(...values.map((value) => Math.abs(value - moved[side])))] : [];
  });
  if (sides.length === 0) return undefined;
  const missing = sides.reduce((sum, difference) => sum + difference, 0);
  return missing === 0 ? { reconciled: true } : { reconciled: false, missing };
}
