import type { Direction } from '#interpret/direction.ts';
import { fold } from '#words/fold.ts';
import { feeWords } from '#words/phrases.ts';
import { type Account, sumOf, valuesOf } from './verdict.ts';

/** Fees that stand among the totals but on no line, in thousandths. */
export function feesOfSummary({ movements, totals }: Account): number {
  const fees = sumOf(valuesOf(totals, 'fees'));
  return fees && movements.some(({ description }) => feeWords.test(fold(description))) ? 0 : fees;
}

/** What the summary of what may be a card says was paid where no line came in and none was left out, in thousandths. */
export const paymentsOfSummary = ({ kind, totals, isWhole }: Account, directions: Direction[]): number =>
  kind !== 'account' && isWhole && !directions.includes('in') ? sumOf(valuesOf(totals, 'in').map(Math.abs)) : 0;
