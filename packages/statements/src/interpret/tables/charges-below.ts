import { foldInPlace } from '@kumbara/text/fold';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { isChargeName } from '#words/charges.ts';
import { feeWords } from '#words/phrases.ts';

/** Minimum number of rows with a day each that show that the table prints a day for every row. */
export const fewestDated = 3;

const placeOf = ({ lines: [first] }: RawRow): number => heightOf((first as Scanned).line);

/**
 * Marks taxes, interest and fees without a day (`KDV 80,00`) at the end of a table whose payments all print theirs:
 * they are totals, not payments. Where a day is printed once for several rows, such lines take the day above.
 * @param lines all printed lines
 */
export function markCharges(rows: RawRow[], lines: readonly Scanned[]): RawRow[] {
  const undated = rows.filter(({ isDayInherited }) => isDayInherited);
  if (undated.length === 0 || rows.length - undated.length < fewestDated) return rows;
  const isCharge = ({ isDayInherited, parts, balance }: RawRow) =>
    isDayInherited === true && !balance && isChargeName(parts.join(' '));
  const isFee = ({ parts }: RawRow) => feeWords.test(foldInPlace(parts.join(' ')));
  if (!undated.some(isCharge) || !undated.every((row) => isCharge(row) || isFee(row))) return rows;
  const taken = new Set(rows.flatMap((row) => row.lines.map(({ line }) => heightOf(line))));
  const others = lines.map(({ line }) => heightOf(line)).filter((height) => !taken.has(height));
  const endsTable = (row: RawRow) => {
    const next = rows.slice(rows.indexOf(row)).find(({ isDayInherited }) => !isDayInherited);
    return next === undefined || others.some((height) => height > placeOf(row) && height < placeOf(next));
  };
  return undated.every(endsTable) ? rows.map((row) => (isCharge(row) ? { ...row, isCharge: true } : row)) : rows;
}
