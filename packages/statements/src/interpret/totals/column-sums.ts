import { parseCurrency } from '@kumbara/text/currencies';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Money } from '#interpret/money/money.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf, type Lines } from '#read/lines.ts';
import { isSumName, splitWords } from '#words/sums.ts';
import { findTotalLabels } from '#words/totals.ts';
import { isBelowPoints } from './totals.ts';

/**
 * A sum below a single amount column: its height, its value in thousandths, and whether it is the next amount below the
 * rows.
 */
export type ColumnSum = { height: number; value: number; isNext: boolean };

/** A statement has at most this many pages. The meaning of more sums is unknown. */
const mostSums = 500;

/** Two amounts of a page are in one column if they end, or begin, within this distance in points. */
const sameEdge = 3.5;

/**
 * Finds the sums below a single amount column: `TOPLAM 329,99`.
 * @param lines the non-table lines
 */
export function findColumnSums(
  lines: Scanned[],
  movements: Movement[],
  { layout, money, currency }: { layout: Lines['layout']; money: Money; currency: string },
): ColumnSum[] {
  const isNothing = (token: AmountToken) => !token.strong || money.valueOf(token) === 0;
  const reach = layout === 'grid' ? 0.5 : sameEdge;
  const isInColumn = (token: AmountToken) =>
    movements.every(({ row: { amount } }) =>
      (['x0', 'x1'] as const).some((edge) => Math.abs(amount[edge] - token[edge]) < reach),
    );
  const sums = lines.flatMap((line, index) => {
    const isOwn = isSum(line, currency, money) && !isBelowPoints(lines, index);
    const [amount, ...others] = isOwn ? line.amounts.filter(isInColumn) : [];
    const isOnly = others.length === 0 && line.amounts.every((token) => token === amount || isNothing(token));
    // A workbook that was never calculated holds no values for its formulas.
    return amount && isOnly && !isNothing(amount)
      ? [{ height: heightOf(line.line), value: Math.abs(toThousandths(money.signed(amount))) }]
      : [];
  });
  if (sums.length > mostSums) return [];
  const rows = movements.flatMap(({ row }) => row.lines.map(({ line }) => heightOf(line)));
  const paid = lines.flatMap(({ line, amounts }) => (amounts.some(({ strong }) => strong) ? heightOf(line) : []));
  return sums.map(({ height, value }) => {
    const end = rows.reduce((lowest, place) => (place < height && place > lowest ? place : lowest), 0);
    return { height, value, isNext: !paid.some((place) => place > end && place < height) };
  });
}

function isSum({ folded, dates }: Scanned, currency: string, money: Money): boolean {
  if (dates.length > 0 || findTotalLabels(folded).length > 0 || !isSumName(folded)) return false;
  const marks = splitWords(folded).flatMap((word) => parseCurrency(word) ?? []);
  return marks.every((mark) => money.codeOf(mark) === currency);
}
