import type { StatementReading } from '@kumbara/shared';
import { type Movement, thousandths } from '#interpret/movement.ts';
import type { TotalKind } from '#words/totals.ts';
import type { Checkpoints } from './checkpoints.ts';

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
export type DocumentKind = StatementReading['kind'];
/** A sum below the only column of amounts: where it stands, in thousandths, and whether no other amount is in between. */
export type ColumnSum = { height: number; value: number; isNext: boolean };
/** As documents of a kind count, the other way round, by what one side moved alone, or not at all. */
export type Agreement = 'usual' | 'turned' | 'side' | 'none';
export type Verdict = { reconciled: boolean | null; missing?: number };

/** What was read and what the document prints about it. Money in thousandths. */
export type Account = {
  movements: Movement[];
  totals: ReadTotal[];
  /** From top to bottom. */
  columnSums: ColumnSum[];
  checkpoints: Checkpoints;
  kind: DocumentKind;
  currency: string;
  /** A column is called balance or runs like one; otherwise what looks like one may be points. */
  hasBalanceColumn: boolean;
  /** No line that begins with a day and holds an amount was left out. */
  isWhole: boolean;
  /** Columns are named by different currencies: `Tutar (TL)`, `Tutar (USD)`. */
  namesTwoCurrencies: boolean;
};

/** Spending lowers the balance of an account (1) and raises what is owed on a card (-1). */
export type Polarity = 1 | -1;
export const bothPolarities: Polarity[] = [1, -1];

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

export const verdictOf = (missing: number): Verdict =>
  missing === 0 ? { reconciled: true } : { reconciled: false, missing };
export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
/** The sums of any of them, nothing among these: as many as two to the power of how many there are. */
export const sumsOfSome = (values: number[]): number[] =>
  values.reduce((sums, value) => sums.flatMap((sum) => [sum, sum + value]), [0]);
export const least = (differences: number[]) => Math.min(...differences.map(Math.abs));
