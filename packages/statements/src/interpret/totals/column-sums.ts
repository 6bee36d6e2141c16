import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Money } from '#interpret/money/money.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf, type Lines } from '#read/lines.ts';
import { currencyOf } from '#words/currencies.ts';
import { isSumName, wordsOf } from '#words/sums.ts';
import { findTotalLabels } from '#words/totals.ts';
import { isBelowPoints } from './totals.ts';

/** A sum below the only column of amounts: where it stands, in thousandths, and whether no other amount is in between. */
export type ColumnSum = { height: number; value: number; isNext: boolean };

/** As many as a statement has pages; with more nobody knows what they are of. */
const mostSums = 500;

/** Two amounts of a page that end, or begin, within so many points of each other stand in one column. */
const sameEdge = 3.5;

/**
 * The sums below a single column of amounts: `TOPLAM  329,99`.
 * @param lines those that are no rows
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
    // A workbook nobody has calculated holds nothing for its sums.
    return amount && isOnly && !isNothing(amount)
      ? [{ height: heightOf(line.line), value: Math.abs(thousandths(money.signed(amount))) }]
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
  const marks = wordsOf(folded).flatMap((word) => currencyOf(word) ?? []);
  return marks.every((mark) => money.codeOf(mark) === currency);
}
