import { StatementError } from '#errors.ts';

/**
 * The longest statement we read: as many rows as an XLS can hold, a lifetime of twenty a week. More would keep its reader
 * and everybody else waiting.
 */
export const limits = {
  rows: 65_536,
  columns: 64,
  cells: 1_500_000,
  /** Of a cell; the rest is left out, for no more of a line is ever shown. */
  letters: 2_000,
  /** Of a printed line, which has room for far fewer; the rest is left out. */
  words: 1_000,
};

/** @throws StatementError statement_too_complex, as soon as there are more */
export function expectAtMost(most: number, count: number): void {
  if (count > most) throw new StatementError('statement_too_complex');
}
