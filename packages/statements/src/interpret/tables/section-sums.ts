import { foldInPlace } from '@kumbara/text/fold';
import type { Money } from '#interpret/money/money.ts';
import { toThousandths } from '#interpret/movement.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { feeWords } from '#words/phrases.ts';
import { parseSumSide, type SectionSide } from '#words/section-sides.ts';
import { fewestDated } from './charges-below.ts';
import type { Tables } from './tables.ts';

type Rows = Pick<Tables, 'rows' | 'outside'>;

/** `Deposits and other additions 1,250.00`: the title of a section with the sum of its rows. */
type Sum = { height: number; side: SectionSide; value: number };

/**
 * Derives the direction of rows from a title with their sum in the same line, if the rows below or above it add up to
 * that sum. Such a sum is no row.
 * @param lines all printed lines
 */
export function assignSectionSums({ rows, outside }: Rows, lines: readonly Scanned[], money: Money): Rows {
  const kept = withoutLastSums(rows);
  const sums = lines.flatMap((line) => sumIn(line, money) ?? []);
  const proven = new Set(sums.length > 0 ? assignSides(kept, sums, money) : []);
  const left = kept.filter((row) => !proven.has(placeOf(row)));
  if (left.length === rows.length) return { rows, outside };
  const isLeft = new Set(left);
  const gone = rows.filter((row) => !isLeft.has(row));
  return { rows: left, outside: [...outside, ...gone.flatMap((row) => row.lines)] };
}

const placeOf = ({ lines: [first] }: RawRow): number => heightOf((first as Scanned).line);

function sumIn({ line, dates, amounts }: Scanned, money: Money): Sum | undefined {
  if (dates.length > 0) return undefined;
  const [amount, other] = amounts.filter(({ strong }) => strong);
  if (!amount || other || amount.bracketed) return undefined;
  const isLast = !/[\p{L}\d]/u.test(line.text.slice(amount.end));
  const side = isLast ? parseSumSide(line.text.slice(0, amount.at)) : undefined;
  return side && { height: heightOf(line), side, value: toThousandths(money.valueOf(amount)) };
}

/** Assigns the side of a sum to the rows that add up to it. @returns the heights of the sums that rows add up to */
function assignSides(rows: RawRow[], sums: Sum[], money: Money): number[] {
  const places = new Set(sums.map(({ height }) => height));
  // A row that is such a sum itself is not included in another one.
  const gaps = Map.groupBy(
    rows.filter((row) => !places.has(placeOf(row))),
    createGapFinder(sums),
  );
  return sums.flatMap(({ height, side, value }, index) => {
    const [above, below] = [gaps.get(index) ?? [], gaps.get(index + 1) ?? []];
    const own = findRowsAddingUp(below, value, money) ?? findRowsAddingUp(above.toReversed(), value, money);
    if (own === undefined) return [];
    for (const row of own) row.section = side;
    return [height];
  });
}

/**
 * Returns a function that tells between which sums a row stands: 0 above the first, 1 below it. Rows and sums are
 * sorted from top to bottom.
 */
function createGapFinder(sums: Sum[]): (row: RawRow) => number {
  let at = 0;
  return (row) => {
    const place = placeOf(row);
    if ((sums[at - 1]?.height ?? 0) > place) at = 0;
    while ((sums[at]?.height ?? Number.POSITIVE_INFINITY) < place) at += 1;
    return at;
  };
}

/** Returns the first rows, up to the end of a section, that add up to a value. */
function findRowsAddingUp(rows: RawRow[], value: number, money: Money): RawRow[] | undefined {
  let [moved, signed] = [0, 0];
  for (const [index, row] of rows.entries()) {
    moved += toThousandths(money.valueOf(row.amount));
    signed += toThousandths(money.signed(row.amount));
    const next = rows[index + 1];
    const isEnd = next === undefined || next.section !== row.section;
    if (isEnd && (moved === value || Math.abs(signed) === value)) return rows.slice(0, index + 1);
  }
  return undefined;
}

/**
 * Removes an undated line of fees or of a sum at the end of a section, where all rows below section titles print their
 * day: it is a total, not one more charge. For what may be a single fee, some day above it has to be printed twice.
 */
function withoutLastSums(rows: RawRow[]): RawRow[] {
  const undated = new Set(rows.filter(({ isDayInherited }) => isDayInherited));
  if (undated.size === 0 || rows.length - undated.size < fewestDated) return rows;
  const isLast = (row: RawRow, index: number) => {
    const next = rows.slice(index).find((below) => !undated.has(below));
    return row.section !== undefined && (next === undefined || next.section !== row.section || next.page !== row.page);
  };
  const isSum = ({ parts, isDayAssumed }: RawRow, label = parts.join(' ')) =>
    parseSumSide(label) !== undefined || (isDayAssumed === true && feeWords.test(foldInPlace(label)));
  const areSums = rows.every((row, index) => !undated.has(row) || (isLast(row, index) && isSum(row)));
  return areSums ? rows.filter((row) => !undated.has(row)) : rows;
}
