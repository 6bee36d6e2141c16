import type { Direction } from '#interpret/direction.ts';
import { type Account, sumUp } from './account.ts';
import { bothPolarities, possiblePolarities, usualPolarity } from './balance-direction.ts';
import { isContradicted } from './contradictions.ts';
import { isTornBetween } from './intermediate-balances.ts';
import { compareSides, reconcileAccount } from './reconcile-account.ts';
import { reconcileColumnSums } from './reconcile-column-sums.ts';
import type { ReconciliationResult } from './reconciliation-result.ts';

/**
 * Lets the printed totals judge what was read: opening + in − out = closing for an account, opening + out − in (+ fees
 * printed only as a total) = due for a card, the running balance from line to line, the sums of both sides, or that of
 * the only column.
 */
export const reconcile = (account: Account, directions: Direction[]): ReconciliationResult => {
  const result = reconcileAccount(account, directions, possiblePolarities(account));
  // What agrees with its ends lacks nothing: by how much something else in print disagrees is no missing money.
  if (result.reconciled) return isContradicted(account, directions) ? { reconciled: null } : result;
  if (result.reconciled === null) {
    const bySums = reconcileColumnSums(account, directions);
    return bySums.reconciled && isTornBetween(account, directions) ? { reconciled: null } : bySums;
  }
  if (reconcileAccount(account, directions, bothPolarities).reconciled) return { reconciled: null };
  return measure(account, directions);
};

/**
 * What is missing is measured the way such documents count. Of a document that may be of either kind, it is what one of
 * its sides lacks as well, or nobody knows it.
 */
function measure(account: Account, directions: Direction[]): ReconciliationResult {
  const [measured, ...others] = usualPolarity(account).map((polarity) =>
    reconcileAccount(account, directions, [polarity]),
  );
  if (measured && others.every(({ missing }) => missing === measured.missing)) return measured;
  const bySides = compareSides(account, directions, sumUp(account, directions))?.missing;
  const proven = bySides && [measured, ...others].find((one) => one?.missing === bySides);
  return proven || { reconciled: false };
}
