import type { Direction } from '#interpret/direction.ts';
import type { Account } from './account.ts';
import { isTornBetween } from './between.ts';
import { isContradicted } from './contradictions.ts';
import { judge } from './judge.ts';
import { judgeColumnSums } from './judge-column-sums.ts';
import { bothPolarities, possiblePolarities, usualPolarity } from './polarity.ts';
import type { Verdict } from './verdict.ts';

/**
 * Lets the printed totals judge what was read: opening + in − out = closing for an account, opening + out − in (+ fees
 * printed only as a total) = due for a card, the running balance from line to line, the sums of both sides, or that of
 * the only column.
 */
export const reconcile = (account: Account, directions: Direction[]): Verdict => {
  const verdict = judge(account, directions, possiblePolarities(account));
  // What agrees with its ends lacks nothing: by how much something else in print disagrees is no missing money.
  if (verdict.reconciled) return isContradicted(account, directions) ? { reconciled: null } : verdict;
  if (verdict.reconciled === null) {
    const bySums = judgeColumnSums(account, directions);
    return bySums.reconciled && isTornBetween(account, directions) ? { reconciled: null } : bySums;
  }
  if (judge(account, directions, bothPolarities).reconciled) return { reconciled: null };
  // Where it does not add up, what is missing is measured the way such documents count.
  return judge(account, directions, usualPolarity(account));
};
