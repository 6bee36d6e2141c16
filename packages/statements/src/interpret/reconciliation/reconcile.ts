import type { Direction } from '#interpret/direction.ts';
import { type Account, sumUp } from './account.ts';
import { bothPolarities, findPossiblePolarities, findUsualPolarity } from './balance-direction.ts';
import { isContradicted } from './contradictions.ts';
import { isContradictedBetween } from './intermediate-balances.ts';
import { compareSides, reconcileAccount } from './reconcile-account.ts';
import { reconcileColumnSums } from './reconcile-column-sums.ts';
import type { ReconciliationResult } from './reconciliation-result.ts';

/**
 * Compares the rows with the printed totals: opening + in − out = closing for an account, opening + out − in (+ fees
 * printed only as a total) = due for a card, the running balance from line to line, the sums of both sides, or that of
 * the only column.
 */
export const reconcile = (account: Account, directions: Direction[]): ReconciliationResult => {
  const result = reconcileAccount(account, directions, findPossiblePolarities(account));
  // If opening and closing balance agree, nothing is missing: a difference to another printed value is no missing
  // amount.
  if (result.reconciled) return isContradicted(account, directions) ? { reconciled: null } : result;
  if (result.reconciled === null) {
    const bySums = reconcileColumnSums(account, directions);
    return bySums.reconciled && isContradictedBetween(account, directions) ? { reconciled: null } : bySums;
  }
  if (reconcileAccount(account, directions, bothPolarities).reconciled) return { reconciled: null };
  return measure(account, directions);
};

/**
 * Computes the missing amount in the usual way for the kind of document. For an unknown kind it is also what one side
 * lacks, or it is unknown.
 */
function measure(account: Account, directions: Direction[]): ReconciliationResult {
  const [measured, ...others] = findUsualPolarity(account).map((polarity) =>
    reconcileAccount(account, directions, [polarity]),
  );
  if (measured && others.every(({ missing }) => missing === measured.missing)) return measured;
  const bySides = compareSides(account, directions, sumUp(account, directions))?.missing;
  const proven = bySides && [measured, ...others].find((one) => one?.missing === bySides);
  return proven || { reconciled: false };
}
