import type { Money } from '#interpret/money/money.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import { collapse } from '#words/fold.ts';

/** So many rows in pairs, all of which add up, are no chance. */
const fewestPairs = 3;
const cent = 0.006;

/**
 * Joins each row with the one below it where that is no payment but what was left after it: `-54,61` and below it, in the
 * same column, `1.155,39`, which is the balance before it and the payment between them. It may have a day of its own.
 */
export function joinBalances(rows: RawRow[], money: Money): RawRow[] {
  const [pairs, isOdd] = [Math.floor(rows.length / 2), rows.length % 2 === 1];
  if (isOdd || pairs < fewestPairs || rows.some(({ balance, side }) => balance || side)) return rows;
  const values = rows.map(({ amount }) => money.signed(amount));
  const isLeft = (pair: number) => {
    const [before, moved, left] = [values[2 * pair - 1], values[2 * pair], values[2 * pair + 1]] as number[];
    return Math.abs((left as number) - (before as number) - (moved as number)) < cent;
  };
  for (let pair = 1; pair < pairs; pair += 1) if (!isLeft(pair)) return rows;
  return rows.flatMap((row, index) => (index % 2 === 0 ? [joined(row, rows[index + 1] as RawRow)] : []));
}

const joined = (row: RawRow, below: RawRow): RawRow => ({
  ...row,
  balance: below.amount,
  parts: [...row.parts, ...below.parts],
  text: collapse(`${row.text} ${below.text}`),
  inside: [...row.inside, ...below.inside],
  lines: [...row.lines, ...below.lines],
});
