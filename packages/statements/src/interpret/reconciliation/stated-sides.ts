import type { Direction } from '#interpret/direction.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import { sumOf, sumSubsets } from '#interpret/sums.ts';
import { selectDistinct } from '#interpret/totals/read-totals.ts';
import { findNamelessSteps } from '#interpret/totals/summary-box.ts';
import { findSeparateKind } from '#words/separate-kinds.ts';
import type { Account } from './account.ts';

type Moved = { movement: Movement; way: Direction };

/**
 * True if one of these totals is named as outgoing or incoming and no combination of the rows adds up to it: with or
 * without fees, payments, instalments and cash, with or without refunds, of all cards or of one.
 */
export function isSideUnexplained(
  { kind, totals, movements, currency, checkpoints }: Account,
  directions: Direction[],
): boolean {
  const moved = movements
    .map((movement, index): Moved => ({ movement, way: directions[index] as Direction }))
    .filter(({ movement }) => movement.currency === currency);
  const ofCards = [...Map.groupBy(moved, ({ movement }) => movement.row.account).values()];
  const settled = moved.filter(({ movement }) => !movement.row.pending);
  // The rows of the only card are all rows and add up to the same.
  const parts = [settled, ...ofCards].filter(({ length }) => length < moved.length);
  const fees = sumOf(selectDistinct(totals, 'fees'));
  const openings = selectDistinct(totals, 'opening').map(Math.abs);
  // `Other debits` may be on either side.
  const nameless = new Set([0, ...checkpoints.summaries.flatMap(findNamelessSteps).flatMap(sumSubsets)]);
  return (['out', 'in'] as const).some((side) => {
    const printed = selectDistinct(totals, side).map(Math.abs);
    const isInSummaryAlone = side === 'in' && kind !== 'account' && !moved.some(({ way }) => way === 'in');
    if (printed.length === 0 || isInSummaryAlone) return false;
    const sums = new Set([moved, ...parts].flatMap((own) => possibleSums(own, side)));
    const isExplained = (value: number) =>
      [value, value - fees, value + fees, ...openings.map((opening) => value - opening)].some((sum) =>
        [...nameless].some((more) => sums.has(sum + more)),
      );
    const last = totals.filter(({ kind, isLast }) => kind === side && isLast).map(({ value }) => toThousandths(value));
    // A sum below all rows covers all of them, or the last page only.
    const ends = [...last.map(Math.abs), sumOf(printed)];
    return ![...printed, sumOf(printed)].some(isExplained) || (last.length > 0 && !ends.some(isExplained));
  });
}

/** True if some outgoing amounts are of a kind that banks may list separately. */
export const hasSeparateKinds = ({ movements }: Account, directions: Direction[]): boolean =>
  movements.some(({ description }, index) => directions[index] === 'out' && findSeparateKind(description) >= 0);

/** Returns the possible sums of one side, in thousandths: with some kinds excluded, with refunds subtracted. */
export function possibleSums(moved: Moved[], side: Direction): number[] {
  const own = partSums(moved.filter(({ way }) => way === side));
  const back = partSums(moved.filter(({ way }) => way !== side));
  return own.flatMap((sum) => back.map((less) => sum - less));
}

/** Returns the sums with each kind included or excluded, in thousandths. */
function partSums(moved: Moved[]): number[] {
  const parts = Map.groupBy(moved, ({ movement }) => findSeparateKind(movement.description));
  return sumSubsets(
    [...parts.values()].map((part) =>
      sumOf(part.map(({ movement: { value, fee = 0 } }) => toThousandths(value) + toThousandths(fee))),
    ),
  );
}
