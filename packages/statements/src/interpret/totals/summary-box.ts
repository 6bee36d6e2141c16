import type { AmountToken } from '#votes/amount-tokens.ts';
import { findTotalLabels } from '#words/totals.ts';
import type { Beside } from './checkpoints.ts';

/** What leads from one balance of a summary to the other, in thousandths; what no name calls spent or paid may be no step. */
export type SummaryBox = { opening: number; closing: number; steps: { value: number; isNamed: boolean }[] };

/** With more lines nearly every sum is that of some of them. */
const mostLines = 9;

/**
 * Summaries that lead from one balance to another, a line for each step and no row among them.
 * @param beside lines with amounts that are no rows, from top to bottom
 * @param read an amount in thousandths, with its sign
 */
export function findSummaryBoxes(beside: Beside[], read: (amount: AmountToken) => number): SummaryBox[] {
  const named = beside.map((one) => ({ ...one, kinds: findTotalLabels(one.line.folded).map(({ kind }) => kind) }));
  return named.flatMap(({ kinds, rows, line }, from): SummaryBox[] => {
    const to = kinds.includes('opening')
      ? named.findIndex((one, index) => index > from && one.kinds.includes('closing'))
      : -1;
    const box = named.slice(from, to + 1);
    const isOne = box.every(
      (one) => one.amounts.length === 1 && one.rows === rows && one.line.line.page === line.line.page,
    );
    if (to < 0 || box.length > mostLines || !isOne) return [];
    const values = box.flatMap(({ amounts }) => amounts.map(read));
    const steps = box
      .slice(1, -1)
      .map((one, index) => ({ value: values[index + 1] as number, isNamed: one.kinds.length > 0 }));
    return [{ opening: values[0] as number, closing: values.at(-1) as number, steps }];
  });
}

/** Whether neither adding its steps nor taking them off leads from its one balance to the other. */
export function contradictsItself({ opening, closing, steps }: SummaryBox): boolean {
  const ends = steps.reduce(
    (known, { value, isNamed }) => known.flatMap((sum) => [sum + value, sum - value, ...(isNamed ? [] : [sum])]),
    [opening, -opening],
  );
  return steps.some(({ isNamed }) => isNamed) && !ends.some((end) => Math.abs(end) === Math.abs(closing));
}
