import { StatementError } from '#errors.ts';

/**
 * Limits of one document: the rows of an XLS, which is about twenty transactions a week for a lifetime. More would
 * block the parser for too long.
 */
export const limits = {
  rows: 65_536,
  columns: 64,
  cells: 1_500_000,
  /** Per cell. The rest is ignored, because no longer text is ever shown. */
  letters: 2_000,
  /** Per printed line, which has room for far fewer. The rest is ignored. */
  words: 1_000,
};

/** @throws StatementError statement_too_complex as soon as the limit is exceeded */
export function expectAtMost(most: number, count: number): void {
  if (count > most) throw new StatementError('statement_too_complex');
}
