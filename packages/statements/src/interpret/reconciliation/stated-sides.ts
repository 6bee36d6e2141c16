import type { Direction } from '#interpret/direction.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import { sumOf, sumsOfSome } from '#interpret/sums.ts';
import { valuesOf } from '#interpret/totals/read-totals.ts';
import { namelessSteps } from '#interpret/totals/summary-box.ts';
import { separateKindOf } from '#words/separate-kinds.ts';
import type { Account } from './account.ts';

type Moved = { movement: Movement; way: Direction };

/**
 * Whether one of these totals says what was spent, or what came in, and nothing the rows hold adds up to it: with fees,
 * payments, instalments and cash or without any of them, less what came back or not, of all cards or of one.
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
  // What is all of them adds up to the same.
  const parts = [settled, ...ofCards].filter(({ length }) => length < moved.length);
  const fees = sumOf(valuesOf(totals, 'fees'));
  const openings = valuesOf(totals, 'opening').map(Math.abs);
  // `Other debits` may be of either side.
  const nameless = new Set([0, ...checkpoints.summaries.flatMap(namelessSteps).flatMap(sumsOfSome)]);
  return (['out', 'in'] as const).some((side) => {
    const printed = valuesOf(totals, side).map(Math.abs);
    const isInSummaryAlone = side === 'in' && kind !== 'account' && !moved.some(({ way }) => way === 'in');
    if (printed.length === 0 || isInSummaryAlone) return false;
    const sums = new Set([moved, ...parts].flatMap((own) => possibleSums(own, side)));
    const isExplained = (value: number) =>
      [value, value - fees, value + fees, ...openings.map((opening) => value - opening)].some((sum) =>
        [...nameless].some((more) => sums.has(sum + more)),
      );
    const last = totals.filter(({ kind, isLast }) => kind === side && isLast).map(({ value }) => thousandths(value));
    // What is below all rows is of all of them, or of the last page alone.
    const ends = [...last.map(Math.abs), sumOf(printed)];
    return ![...printed, sumOf(printed)].some(isExplained) || (last.length > 0 && !ends.some(isExplained));
  });
}

/** Whether some of what was spent is of a kind that banks may name apart. */
export const hasSeparateKinds = ({ movements }: Account, directions: Direction[]): boolean =>
  movements.some(({ description }, index) => directions[index] === 'out' && separateKindOf(description) >= 0);

/** What a document may call the sum of one side, in thousandths: some of its kinds left out, what came back taken off. */
export function possibleSums(moved: Moved[], side: Direction): number[] {
  const own = partSums(moved.filter(({ way }) => way === side));
  const back = partSums(moved.filter(({ way }) => way !== side));
  return own.flatMap((sum) => back.map((less) => sum - less));
}

/** The sums of whatever is named apart or not, in thousandths. */
function partSums(moved: Moved[]): number[] {
  const parts = Map.groupBy(moved, ({ movement }) => separateKindOf(movement.description));
  return sumsOfSome(
    [...parts.values()].map((part) =>
      sumOf(part.map(({ movement: { value, fee = 0 } }) => thousandths(value) + thousandths(fee))),
    ),
  );
}
