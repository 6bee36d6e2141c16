import { foldInPlace } from '@kumbara/text/fold';
import type { Direction } from '#interpret/direction.ts';
import { toThousandths } from '#interpret/movement.ts';
import { least, sumOf } from '#interpret/sums.ts';
import { computeWhole, type ReadTotal, selectDistinct, selectPrinted } from '#interpret/totals/read-totals.ts';
import { findNamelessSteps } from '#interpret/totals/summary-box.ts';
import { cardPaymentWords } from '#words/phrases.ts';
import {
  type Account,
  isSettled,
  type MovedSums,
  selectSettled,
  sumUp,
  withoutFees,
  withoutPartial,
} from './account.ts';
import type { Polarity } from './balance-direction.ts';
import { hasConsistentBalances } from './intermediate-balances.ts';
import { type ReconciliationResult, resultFor } from './reconciliation-result.ts';
import { followBalances } from './running-balance.ts';
import { hasSeparateKinds, isSideUnexplained } from './stated-sides.ts';
import { sumSummaryFees, sumSummaryPayments } from './summary-only-amounts.ts';

/** Reconciles an account with fees in a column of their own both added to the amounts and contained in them. */
export function reconcileAccount(
  account: Account,
  directions: Direction[],
  polarities: Polarity[],
): ReconciliationResult {
  const besides = reconcileSettled(account, directions, polarities);
  if (besides.reconciled || !account.movements.some(({ fee }) => fee)) return besides;
  const contained = reconcileSettled(withoutFees(account), directions, polarities);
  return contained.reconciled ? contained : besides;
}

function reconcileSettled(account: Account, directions: Direction[], polarities: Polarity[]): ReconciliationResult {
  if (account.movements.every(isSettled)) return reconcileLines(account, directions, polarities);
  const settled = reconcileLines(...selectSettled(account, directions), polarities);
  // Some banks include pending lines in their totals.
  return settled.reconciled === false && reconcileLines(account, directions, polarities).reconciled
    ? { reconciled: true }
    : settled;
}

function reconcileLines(account: Account, directions: Direction[], polarities: Polarity[]): ReconciliationResult {
  const moved = sumUp(account, directions);
  return (
    compareBalances(account, directions, polarities, moved) ??
    followBalances(account, directions, polarities) ??
    compareSides(account, directions, moved) ?? { reconciled: null }
  );
}

/**
 * Returns the sum of payments for earlier bills among the lines of a card. Where these were settled, only the rest is
 * due.
 */
const sumPaidBills = ({ movements }: Account, directions: Direction[]): number =>
  sumOf(
    movements.map(({ value, description }, index) =>
      directions[index] === 'in' && cardPaymentWords.test(foldInPlace(description)) ? toThousandths(value) : 0,
    ),
  );

/** Removes values that end one page and begin the next, where other balances are printed. */
function withoutCarried(openings: number[], closings: number[]): [number[], number[]] {
  const isCarried = (value: number) => openings.includes(value) && closings.includes(value);
  const [first, last] = [openings, closings].map((values) => values.filter((value) => !isCarried(value)));
  return first?.length && last?.length ? [first, last] : [openings, closings];
}

function compareBalances(
  account: Account,
  directions: Direction[],
  polarities: Polarity[],
  moved: MovedSums,
): ReconciliationResult | undefined {
  const [openings, closings] = withoutCarried(
    selectDistinct(account.totals, 'opening'),
    selectDistinct(account.totals, 'closing'),
  );
  const change = moved.in - moved.out;
  // A closing balance alone can prove that nothing came before, but not that something is missing.
  if (openings.length === 0) {
    const owed = [change, ...(account.kind === 'card' ? [change - sumPaidBills(account, directions)] : [])].map(
      Math.abs,
    );
    return closings.length > 0 && owed.includes(Math.abs(computeWhole(closings))) ? { reconciled: true } : undefined;
  }
  if (closings.length === 0) return reconcileTotalDebt(account, openings, change);
  const [fees, payments] = [sumSummaryFees(account), sumSummaryPayments(account, directions)];
  const missingBy = (differences: number[], charged: number) =>
    least(
      polarities.flatMap((polarity) =>
        differences.map((difference) => difference - polarity * change - (polarity === -1 ? charged - payments : 0)),
      ),
    );
  // A line may be a fee without a word for it, where the summary that names fees leads to its closing balance.
  const mayBeLines = account.checkpoints.summaries.every((summary) => findNamelessSteps(summary).length > 0);
  const reconcileBy = (differences: number[]) =>
    resultFor(mayBeLines && missingBy(differences, 0) === 0 ? 0 : missingBy(differences, fees));
  const ofOne = reconcileBy(openings.flatMap((opening) => closings.map((closing) => closing - opening)));
  const ofAll = sumAllAccounts(account, openings, closings);
  // The closing balance of one account is then unknown, unless it is the value carried to the next page.
  if (ofAll === undefined && openings.length > closings.length)
    return { reconciled: hasConsistentBalances(account, directions, polarities) || null };
  if (ofAll === undefined) return ofOne;
  const result = reconcileBy([ofAll]);
  // One account that agrees says nothing about the others.
  return ofOne.reconciled && !result.reconciled ? { reconciled: null } : result;
}

/** Returns all closing balances minus all opening balances, where several accounts print as many of both. */
function sumAllAccounts({ totals }: Account, openings: number[], closings: number[]): number | undefined {
  if (openings.length === closings.length)
    return openings.length > 1 ? computeWhole(closings) - computeWhole(openings) : undefined;
  // Some accounts may have equal opening or closing balances.
  const [begun, ended] = withoutCarried(selectPrinted(totals, 'opening'), selectPrinted(totals, 'closing'));
  return begun.length === ended.length ? sumOf(ended) - sumOf(begun) : undefined;
}

/**
 * `Toplam Borç` is the total debt of a card's owner, or the sum of debits of an account: the former where it adds up.
 */
function reconcileTotalDebt(
  { kind, totals }: Account,
  openings: number[],
  change: number,
): ReconciliationResult | undefined {
  const owed = kind === 'account' ? [] : selectDistinct(totals, 'out');
  return owed.some((total) => openings.some((opening) => total === opening - change))
    ? { reconciled: true }
    : undefined;
}

/**
 * Compares the sums of both sides. A single one proves an error or nothing, because the other side may be incomplete.
 * Compares the sums of each side with the printed ones. A card's total of spending may be net of refunds, or exclude
 * amounts that are printed separately; it then proves nothing.
 */
export function compareSides(
  account: Account,
  directions: Direction[],
  moved: MovedSums,
): ReconciliationResult | undefined {
  const { totals } = account;
  const named = withoutPartial(account);
  // Sums of a part can only confirm.
  const bySums = named.totals.length < totals.length ? compareTotals(totals, moved) : undefined;
  if (bySums?.reconciled) return bySums;
  const byNames = compareTotals(named.totals, moved);
  if (byNames?.reconciled !== false) return byNames;
  if (!isSideUnexplained(named, directions)) return undefined;
  // The difference to spending alone depends on what the bank excludes from it, unless it is the whole balance due.
  const isPart =
    selectDistinct(totals, 'in').length === 0 && hasSeparateKinds(account, directions) && !isAllOwed(totals);
  return isPart ? { reconciled: false } : byNames;
}

/** True if the spending is the balance due and nothing was due before. */
function isAllOwed(totals: ReadTotal[]): boolean {
  const [openings, out, closings] = (['opening', 'out', 'closing'] as const).map((kind) =>
    selectDistinct(totals, kind).map(Math.abs),
  );
  return openings?.length === 0 && out?.length === 1 && closings?.length === 1 && out[0] === closings[0];
}

function compareTotals(totals: ReadTotal[], moved: MovedSums): ReconciliationResult | undefined {
  const isSpendingAlone = selectDistinct(totals, 'in').length === 0;
  const sides = (['out', 'in'] as const).flatMap((side) => {
    const values = selectDistinct(totals, side).map(Math.abs);
    const sums = side === 'out' && isSpendingAlone ? [moved.out, moved.out - moved.in] : [moved[side]];
    const missingOf = (printed: number[]) => least(printed.flatMap((value) => sums.map((sum) => value - sum)));
    return values.length
      ? [{ all: missingOf([computeWhole(values)]), some: missingOf([...values, sumOf(values)]) }]
      : [];
  });
  const missing = sumOf(sides.map(({ some }) => some));
  if (sides.length === 0 || (sides.length === 1 && missing === 0)) return undefined;
  // A sum of payments alone does not include refunds.
  if (
    selectDistinct(totals, 'out').length === 0 &&
    selectDistinct(totals, 'in').every((value) => Math.abs(value) < moved.in)
  )
    return undefined;
  // One of several accounts that agrees says nothing about the others.
  return missing === 0 && sides.some(({ all }) => all !== 0) ? { reconciled: null } : resultFor(missing);
}
