import type { Direction } from '#interpret/direction.ts';
import { toThousandths } from '#interpret/movement.ts';
import type { Scanned } from '#interpret/scan.ts';
import { least, sumOf } from '#interpret/sums.ts';
import type { ColumnSum } from '#interpret/totals/column-sums.ts';
import { heightOf } from '#read/lines.ts';
import type { Account } from './account.ts';
import { type ReconciliationResult, resultFor } from './reconciliation-result.ts';

/** In thousandths: rows and their sum may be rounded to either. */
const [cent, unit] = [10, 1000];

/** A sum of fewer rows agrees with its only row without proving anything. */
const fewestRows = 2;

/**
 * Compares the sums below a single amount column with its rows. The last sum covers all rows, or each sum covers the
 * rows since the previous one, with or without a final sum of these sums. A sum that is not outgoing minus incoming may
 * exclude one of both or ignore the direction. A difference proves that something is missing only if none of this
 * explains it, the rows are certain, and all other parts agree.
 */
export function reconcileColumnSums(account: Account, directions: Direction[]): ReconciliationResult {
  const { columnSums: sums, movements, currency, totals } = account;
  const last = sums.at(-1);
  const places = movements.map(({ row }) => heightOf((row.lines[0] as Scanned).line));
  const isOneCurrency = movements.every((movement) => movement.currency === currency);
  if (!last || !isOneCurrency || places.some((place) => place > last.height)) return { reconciled: null };
  const moved = movements.map(
    ({ value, sign, row }, index): Moved => ({
      value: toThousandths(value),
      way: directions[index] === 'out' ? 1 : -1,
      isMinus: sign === 'minus',
      isPending: row.pending,
      height: places[index] as number,
    }),
  );
  if (netOf(moved).includes(last.value)) return { reconciled: true };
  const isOfSums = sums.length > 2 && last.value === sumOf(sums.slice(0, -1).map(({ value }) => value));
  const parts = (isOfSums ? sums.slice(0, -1) : sums).map((sum, at) => {
    const from = sums[at - 1]?.height ?? 0;
    return { sum, rows: moved.filter(({ height }) => height > from && height < sum.height) };
  });
  const isRight = ({ sum, rows }: Part) => netOf(rows).includes(sum.value);
  const [wrong, ...others] = parts.filter((part) => !isRight(part));
  if (!wrong) return { reconciled: true };
  // The last sum may cover all rows although the others cover parts.
  const ways: Part[] = wrong.sum === last ? [wrong, { sum: last, rows: moved }] : [wrong];
  const isProof =
    others.length === 0 &&
    wrong.sum.isNext &&
    totals.length === 0 &&
    parts.every((part) => part === wrong || part.rows.length >= fewestRows) &&
    !movements.some(({ row }) => row.isDayAssumed) &&
    !ways.some(isExplained);
  return isProof ? resultFor(least(ways.map(missingOf))) : { reconciled: null };
}

/** In thousandths. Outgoing amounts are added, incoming ones subtracted. */
type Moved = { value: number; way: 1 | -1; isMinus: boolean; isPending: boolean; height: number };
type Part = { sum: ColumnSum; rows: Moved[] };

const total = (rows: Moved[], weigh: (row: Moved) => number) =>
  Math.abs(sumOf(rows.map((row) => row.value * weigh(row))));

/** Returns outgoing minus incoming, with and without pending rows. */
const netOf = (rows: Moved[]): number[] => [
  total(rows, ({ way }) => way),
  total(rows, ({ way, isPending }) => (isPending ? 0 : way)),
];

const missingOf = ({ sum, rows }: Part): number => least(netOf(rows).map((net) => sum.value - net));

/** True if a sum excludes one side, ignores the direction, or is rounded. */
function isExplained(part: Part): boolean {
  const { sum, rows } = part;
  const sides = [
    total(rows, () => 1),
    total(rows, ({ isMinus }) => (isMinus ? -1 : 1)),
    ...([1, -1] as const).map((side) => total(rows, ({ way }) => (way === side ? 1 : 0))),
  ];
  const isRounded = sum.value % unit === 0 && missingOf(part) < unit && rows.some(({ value }) => value % unit !== 0);
  return isRounded || sides.includes(sum.value) || rows.some(({ value }) => value % cent !== 0);
}
