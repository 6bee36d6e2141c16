import type { Direction } from '#interpret/direction.ts';
import { selectDistinct } from '#interpret/totals/read-totals.ts';
import { type Account, sumUp } from './account.ts';
import { findPossiblePolarities, findUsualPolarity } from './balance-direction.ts';
import { reconcileAccount } from './reconcile-account.ts';

/**
 * The way in which directions agree with the totals: as usual for the kind of document, inverted, only by the sum of
 * one side, or not at all.
 */
export type Agreement = 'usual' | 'turned' | 'side' | 'none';

/** Returns how well directions agree with the totals. */
export function findAgreement(account: Account, directions: Direction[]): Agreement {
  if (isTurned(account, directions)) return 'none';
  if (reconcileAccount(account, directions, findUsualPolarity(account)).reconciled) return 'usual';
  if (reconcileAccount(account, directions, findPossiblePolarities(account)).reconciled) return 'turned';
  return hasOneSide(account, directions) ? 'side' : 'none';
}

/** True if only the sum of one side agrees: a line of the other side is missing. */
function hasOneSide(account: Account, directions: Direction[]): boolean {
  const moved = sumUp(account, directions);
  return (['out', 'in'] as const).some(
    (side) => moved[side] > 0 && selectDistinct(account.totals, side).some((value) => Math.abs(value) === moved[side]),
  );
}

/** True if the printed sums of both sides agree with inverted directions. */
function isTurned(account: Account, directions: Direction[]): boolean {
  const [ins, outs] = (['in', 'out'] as const).map((kind) => selectDistinct(account.totals, kind).map(Math.abs));
  if (!ins?.length || !outs?.length) return false;
  const moved = sumUp(account, directions);
  return moved.in !== moved.out && ins.includes(moved.out) && outs.includes(moved.in);
}
