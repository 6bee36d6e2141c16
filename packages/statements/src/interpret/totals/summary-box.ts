import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Scanned } from '#interpret/scan.ts';
import { findTotalLabels, type TotalKind, totalDebtPattern } from '#words/totals.ts';
import { isYearly } from '#words/yearly.ts';

/** A non-table line with its amounts and the number of rows above it. */
export type NonRowLine = { line: Scanned; amounts: AmountToken[]; rows: number };

/** The entries between two balances of a summary, in thousandths. */
export type SummaryBox = { opening: number; closing: number; steps: Step[] };
type Step = { value: number; kinds: TotalKind[] };

/** With more lines, nearly every sum equals that of some of them. */
const mostLines = 9;

/**
 * Finds summaries that lead from one balance to another, with a line for each entry and no row between.
 * @param nonRowLines lines with amounts that are no rows, from top to bottom
 * @param read returns an amount in thousandths, with its sign
 */
export function findSummaryBoxes(nonRowLines: NonRowLine[], read: (amount: AmountToken) => number): SummaryBox[] {
  // A balance may name the year of its day; an amount of a whole year is no entry.
  const kindsOf = (folded: string) =>
    findTotalLabels(folded)
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'opening' || kind === 'closing' || !isYearly(folded));
  const named = nonRowLines.map((one) => ({ ...one, kinds: kindsOf(one.line.folded) }));
  return named.flatMap(({ kinds, rows, line: { line } }, from): SummaryBox[] => {
    if (!kinds.includes('opening')) return [];
    const below = named.slice(from, from + mostLines);
    const isOutsideBox = (one: NonRowLine) =>
      one.amounts.length !== 1 || one.rows !== rows || one.line.line.page !== line.page;
    const end = below.findIndex(isOutsideBox);
    const near = end < 0 ? below : below.slice(0, end);
    const closing = near.findIndex((one) => one.kinds.includes('closing'));
    // Without a closing balance, the total debt may take its place.
    const last = closing < 0 ? near.findIndex((one) => totalDebtPattern.test(one.line.folded)) : closing;
    const values = near.slice(0, last + 1).flatMap(({ amounts }) => amounts.map(read));
    const [opening, ...others] = values;
    const ended = others.pop();
    if (opening === undefined || ended === undefined) return [];
    const steps = others.map((value, index) => ({ value, kinds: near[index + 1]?.kinds ?? [] }));
    return [{ opening, closing: ended, steps }];
  });
}

/**
 * Returns the combinations of unnamed lines, in thousandths, that are entries when a summary leads from one balance to
 * the other with each entry added or subtracted. Other unnamed lines may be a limit or a minimum payment. Empty where
 * no combination leads to the closing balance.
 */
export function findNamelessSteps({ opening, closing, steps }: SummaryBox): number[][] {
  const ways = steps.reduce(
    (known, { value, kinds }) =>
      known.flatMap((way) => {
        const nameless = kinds.length > 0 ? way.nameless : [...way.nameless, Math.abs(value)];
        const taken = [value, -value].map((step) => ({ end: way.end + step, nameless }));
        return kinds.length > 0 ? taken : [...taken, way];
      }),
    [opening, -opening].map((end): Way => ({ end, nameless: [] })),
  );
  return ways.filter(({ end }) => Math.abs(end) === Math.abs(closing)).map(({ nameless }) => nameless);
}

type Way = { end: number; nameless: number[] };
