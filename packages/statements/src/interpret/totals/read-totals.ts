import { thousandths } from '#interpret/movement.ts';
import { sumOf } from '#interpret/sums.ts';
import type { TotalKind } from '#words/totals.ts';

/** `left`: a balance above or below all rows, by no name that says which. */
export type PrintedKind = TotalKind | 'left';

/** Printed totals with their values; several of one kind where a document holds several cards or prints them twice. */
export type ReadTotal = {
  kind: PrintedKind;
  value: number;
  /** What stands behind it: the same in another currency, where a document has two. */
  beside?: number[];
  isPartial?: boolean;
  /** The lowest of the sums below both sides. */
  isLast?: boolean;
};

/** All printed values of one kind: a total may be printed twice, and two accounts may begin with nothing. */
export const printedOf = (totals: ReadTotal[], kind: PrintedKind): number[] =>
  totals.filter((total) => total.kind === kind).map(({ value }) => thousandths(value));

/** The different ones of them. */
export const valuesOf = (totals: ReadTotal[], kind: PrintedKind): number[] => [...new Set(printedOf(totals, kind))];

/** Whether it is printed how all begins and how it ends. */
export const printsEnds = (totals: ReadTotal[]): boolean =>
  (['opening', 'closing'] as const).every((kind) => printedOf(totals, kind).length > 0);

/** What several accounts come to: one of the values where it is the sum of the others, else their sum. */
export function wholeOf(values: number[]): number {
  const sum = sumOf(values);
  return values.find((value) => value * 2 === sum) ?? sum;
}
