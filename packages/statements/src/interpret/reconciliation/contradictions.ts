import type { Direction } from '#interpret/direction.ts';
import { computeWhole, hasOpeningAndClosing, selectDistinct } from '#interpret/totals/read-totals.ts';
import { findNamelessSteps } from '#interpret/totals/summary-box.ts';
import type { TotalKind } from '#words/totals.ts';
import { type Account, selectSettled, sumUp, withoutFees, withoutPartial, withoutPartSums } from './account.ts';
import { bothPolarities, findPossiblePolarities } from './balance-direction.ts';
import { isContradictedBetween } from './intermediate-balances.ts';
import { isOtherUnproven } from './other-currencies.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { followBalances, hasSingleBreaks } from './running-balance.ts';
import { isSideUnexplained } from './stated-sides.ts';
import { areFeesUnexplained, sumSummaryFees, sumSummaryPayments } from './summary-only-amounts.ts';

type Check = (account: Account, directions: Direction[]) => boolean;

/** True if something else in the document contradicts its opening and closing balance although these agree. */
export const isContradicted: Check = (account, directions) => checks.some((check) => check(account, directions));

/**
 * True if the running balance of an account falls with incoming amounts: the sums of both sides agree with inverted
 * directions as well.
 */
const isRunningBackwards: Check = (account, directions) =>
  account.kind === 'account' &&
  followBalances(account, directions, [-1])?.reconciled === true &&
  !followBalances(account, directions, [1])?.reconciled;

/**
 * True if a running balance breaks between an opening and a closing balance that agree: two rows may have swapped their
 * amounts.
 */
const isBalanceBroken: Check = (account, directions) => {
  if (!account.hasBalanceColumn) return false;
  const [settled, own] = selectSettled(account, directions);
  return hasSingleBreaks(settled, own) && hasSingleBreaks(withoutFees(settled), own);
};

/** True if the closing balance equals the net loss of all rows, and no opening balance is printed: rows are missing. */
const isBeginningMissing: Check = (account, directions) => {
  const [openings, closings] = (['opening', 'closing'] as const).map((kind) => selectDistinct(account.totals, kind));
  if (account.kind !== 'account' || openings?.length || !closings?.length) return false;
  const moved = sumUp(account, directions);
  const isLost = moved.in < moved.out && computeWhole(closings) === moved.out - moved.in;
  return isLost && !followBalances(account, directions, [1])?.reconciled;
};

/**
 * True if an opening balance is printed and an unqualified one (`Bakiye`) is neither that, nor the closing balance, nor
 * their difference.
 */
const isUnqualifiedBalanceUnexplained: Check = (account, directions) => {
  const { totals } = withoutPartial(account);
  const [openings, closings, left] = (['opening', 'closing', 'left'] as const).map((kind) =>
    selectDistinct(totals, kind).map(Math.abs),
  );
  if (!openings?.length || closings?.length || !left?.length) return false;
  const moved = sumUp(account, directions);
  const change = moved.in - moved.out;
  const ends = openings.flatMap((opening) => [opening, change, opening + change, opening - change].map(Math.abs));
  return !left.some((value) => ends.includes(value));
};

/**
 * True if a printed sum includes lines that were not read. A running balance from a printed opening to a printed
 * closing balance proves the rows regardless.
 */
const areSumsUnexplained: Check = (account, directions) => {
  const hasEnds = hasOpeningAndClosing(account.totals);
  const isOpen =
    isSideUnexplained(hasEnds ? withoutPartSums(account) : account, directions) ||
    isSummaryRequired(account, directions) ||
    areFeesUnexplained(account, directions);
  return isOpen && !(hasEnds && isFollowed(account, directions));
};

/** True if totals in one currency would have to prove lines in another one. */
const isCurrencyUnproven: Check = (account, directions) =>
  isOtherUnproven(account, directions) && !isFollowed(account, directions);

const isFollowed: Check = (account, directions) =>
  followBalances(account, directions, bothPolarities)?.reconciled === true;

/** True if payments, or fees without which the balances do not agree, are printed in the summary only. */
const isSummaryRequired: Check = (account, directions) => {
  if (sumSummaryPayments(account, directions) !== 0) return true;
  if (sumSummaryFees(account) === 0) return false;
  const totals = account.totals.filter(({ kind }) => kind === 'opening' || kind === 'closing');
  return !reconcileAccount({ ...account, totals }, directions, findPossiblePolarities(account)).reconciled;
};

/**
 * True if the entries of a summary of both sides, added or subtracted, do not lead from its opening to its closing
 * balance.
 */
const isSummaryInconsistent: Check = ({ checkpoints }) =>
  checkpoints.summaries.some((summary) => {
    const names = (kind: TotalKind) => summary.steps.some(({ kinds }) => kinds.includes(kind));
    return names('in') && names('out') && findNamelessSteps(summary).length === 0;
  });

const checks: Check[] = [
  isRunningBackwards,
  isBalanceBroken,
  isBeginningMissing,
  isUnqualifiedBalanceUnexplained,
  isContradictedBetween,
  isSummaryInconsistent,
  areSumsUnexplained,
  isCurrencyUnproven,
];
