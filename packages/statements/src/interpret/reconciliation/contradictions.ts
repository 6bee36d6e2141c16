import type { Direction } from '#interpret/direction.ts';
import { printsEnds, valuesOf, wholeOf } from '#interpret/totals/read-totals.ts';
import { namelessSteps } from '#interpret/totals/summary-box.ts';
import type { TotalKind } from '#words/totals.ts';
import { type Account, ofAllRows, settledOf, sumUp, withoutFees, withoutPartial } from './account.ts';
import { bothPolarities, possiblePolarities } from './balance-direction.ts';
import { isTornBetween } from './intermediate-balances.ts';
import { isOtherUnproven } from './other-currencies.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { breaksBetween, followBalances } from './running-balance.ts';
import { isSideUnexplained } from './stated-sides.ts';
import { areFeesUnexplained, feesOfSummary, paymentsOfSummary } from './summary-only-amounts.ts';

type Check = (account: Account, directions: Direction[]) => boolean;

/** Whether something a document prints speaks against its ends, though these agree. */
export const isContradicted: Check = (account, directions) => checks.some((check) => check(account, directions));

/** Whether the running balance of an account falls by what came in: sums of both sides agree with sides turned as well. */
const runsBackwards: Check = (account, directions) =>
  account.kind === 'account' &&
  followBalances(account, directions, [-1])?.reconciled === true &&
  !followBalances(account, directions, [1])?.reconciled;

/** Whether a running balance breaks between ends that agree: two rows may have each other's amounts. */
const breaksBalance: Check = (account, directions) => {
  if (!account.hasBalanceColumn) return false;
  const [settled, own] = settledOf(account, directions);
  return breaksBetween(settled, own) && breaksBetween(withoutFees(settled), own);
};

/** Whether an account holds what its lines lost, and nobody prints what it began with: they cannot be all. */
const endsBelow: Check = (account, directions) => {
  const [openings, closings] = (['opening', 'closing'] as const).map((kind) => valuesOf(account.totals, kind));
  if (account.kind !== 'account' || openings?.length || !closings?.length) return false;
  const moved = sumUp(account, directions);
  const isLost = moved.in < moved.out && wholeOf(closings) === moved.out - moved.in;
  return isLost && !followBalances(account, directions, [1])?.reconciled;
};

/**
 * Whether it is printed how all begins, and what is left by no name that says when (`Bakiye`) is neither that nor where it
 * ends, nor their difference.
 */
const endsOtherwise: Check = (account, directions) => {
  const { totals } = withoutPartial(account);
  const [openings, closings, left] = (['opening', 'closing', 'left'] as const).map((kind) =>
    valuesOf(totals, kind).map(Math.abs),
  );
  if (!openings?.length || closings?.length || !left?.length) return false;
  const moved = sumUp(account, directions);
  const change = moved.in - moved.out;
  const ends = openings.flatMap((opening) => [opening, change, opening + change, opening - change].map(Math.abs));
  return !left.some((value) => ends.includes(value));
};

/** Whether a sum needs lines that were not read: a running balance proves them from a printed beginning to a printed end. */
const leavesSums: Check = (account, directions) => {
  const hasEnds = printsEnds(account.totals);
  const isOpen =
    isSideUnexplained(hasEnds ? ofAllRows(account) : account, directions) ||
    needsSummary(account, directions) ||
    areFeesUnexplained(account, directions);
  return isOpen && !(hasEnds && isFollowed(account, directions));
};

/** Whether one currency would have to prove another one. */
const leavesCurrency: Check = (account, directions) =>
  isOtherUnproven(account, directions) && !isFollowed(account, directions);

const isFollowed: Check = (account, directions) =>
  followBalances(account, directions, bothPolarities)?.reconciled === true;

/** Whether payments, or fees without which its balances do not agree, stand in the summary alone. */
const needsSummary: Check = (account, directions) => {
  if (paymentsOfSummary(account, directions) !== 0) return true;
  if (feesOfSummary(account) === 0) return false;
  const totals = account.totals.filter(({ kind }) => kind === 'opening' || kind === 'closing');
  return !reconcileAccount({ ...account, totals }, directions, possiblePolarities(account)).reconciled;
};

/** Whether a summary of both sides leads nowhere: what its steps add, or take off, makes of its one balance not the other. */
const leavesSummary: Check = ({ checkpoints }) =>
  checkpoints.summaries.some((summary) => {
    const names = (kind: TotalKind) => summary.steps.some(({ kinds }) => kinds.includes(kind));
    return names('in') && names('out') && namelessSteps(summary).length === 0;
  });

const checks: Check[] = [
  runsBackwards,
  breaksBalance,
  endsBelow,
  endsOtherwise,
  isTornBetween,
  leavesSummary,
  leavesSums,
  leavesCurrency,
];
