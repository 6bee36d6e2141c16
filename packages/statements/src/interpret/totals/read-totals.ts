import { toThousandths } from '#interpret/movement.ts';
import { sumOf } from '#interpret/sums.ts';
import type { TotalKind } from '#words/totals.ts';

/** `left`: an unqualified balance above or below all rows. */
export type PrintedKind = TotalKind | 'left';

/**
 * Printed totals with their values. A document that holds several cards, or prints totals twice, has several of one
 * kind.
 */
export type ReadTotal = {
  kind: PrintedKind;
  value: number;
  /** The values behind it: the same total in another currency. */
  beside?: number[];
  isPartial?: boolean;
  /** The lowest of the sums below both sides. */
  isLast?: boolean;
};

/** Returns all printed values of one kind. A total may be printed twice, and two accounts may both open with zero. */
export const selectPrinted = (totals: ReadTotal[], kind: PrintedKind): number[] =>
  totals.filter((total) => total.kind === kind).map(({ value }) => toThousandths(value));

/** Returns the different ones of them. */
export const selectDistinct = (totals: ReadTotal[], kind: PrintedKind): number[] => [
  ...new Set(selectPrinted(totals, kind)),
];

/** True if an opening and a closing balance are printed. */
export const hasOpeningAndClosing = (totals: ReadTotal[]): boolean =>
  (['opening', 'closing'] as const).every((kind) => selectPrinted(totals, kind).length > 0);

/** Returns the total of several accounts: one of the values where it is the sum of the others, else their sum. */
export function computeWhole(values: number[]): number {
  const sum = sumOf(values);
  return values.find((value) => value * 2 === sum) ?? sum;
}
