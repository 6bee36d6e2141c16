import type { Direction } from '#interpret/direction.ts';
import { valuesOf } from '#interpret/totals/read-totals.ts';
import { type Account, sumUp } from './account.ts';
import { possiblePolarities, usualPolarity } from './balance-direction.ts';
import { reconcileAccount } from './reconcile-account.ts';

/** As documents of a kind count, the other way round, by what one side moved alone, or not at all. */
export type Agreement = 'usual' | 'turned' | 'side' | 'none';

/** How well directions satisfy the totals. */
export function agreement(account: Account, directions: Direction[]): Agreement {
  if (isTurned(account, directions)) return 'none';
  if (reconcileAccount(account, directions, usualPolarity(account)).reconciled) return 'usual';
  if (reconcileAccount(account, directions, possiblePolarities(account)).reconciled) return 'turned';
  return hasOneSide(account, directions) ? 'side' : 'none';
}

/** Whether what all spent, or what all came in, is printed, though the rest does not agree: a line of the other side is lost. */
function hasOneSide(account: Account, directions: Direction[]): boolean {
  const moved = sumUp(account, directions);
  return (['out', 'in'] as const).some(
    (side) => moved[side] > 0 && valuesOf(account.totals, side).some((value) => Math.abs(value) === moved[side]),
  );
}

/** Whether the sums of both sides are printed, and just the other way round. */
function isTurned(account: Account, directions: Direction[]): boolean {
  const [ins, outs] = (['in', 'out'] as const).map((kind) => valuesOf(account.totals, kind).map(Math.abs));
  if (!ins?.length || !outs?.length) return false;
  const moved = sumUp(account, directions);
  return moved.in !== moved.out && ins.includes(moved.out) && outs.includes(moved.in);
}
