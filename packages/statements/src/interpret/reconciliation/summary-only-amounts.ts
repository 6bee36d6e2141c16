import type { Direction } from '#interpret/direction.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import { sumOf, sumsOfSome } from '#interpret/sums.ts';
import { valuesOf } from '#interpret/totals/read-totals.ts';
import { isCharge } from '#words/charges.ts';
import type { Account } from './account.ts';

const isFee = ({ description }: Movement): boolean => isCharge(description);

/** Fees that stand among the totals but on no line, in thousandths. */
export function feesOfSummary({ movements, totals }: Account): number {
  const fees = sumOf(valuesOf(totals, 'fees'));
  return fees && movements.some(isFee) ? 0 : fees;
}

/** With more lines nearly every sum is that of some of them. */
const mostFees = 12;

/**
 * Whether fees stand among the totals and on lines, and no lines add up to any of them: with their taxes or without, and
 * a gym may take a fee as well.
 */
export function areFeesUnexplained({ movements, totals }: Account, directions: Direction[]): boolean {
  const printed = valuesOf(totals, 'fees').map(Math.abs);
  if (sumOf(printed) === 0) return false;
  const charged = movements.flatMap((movement, index) =>
    isFee(movement) ? [thousandths(movement.value) * (directions[index] === 'out' ? 1 : -1)] : [],
  );
  if (charged.length === 0 || charged.length > mostFees) return false;
  const sums = new Set(sumsOfSome(charged).map(Math.abs));
  return ![...printed, sumOf(printed)].some((fee) => fee > 0 && sums.has(fee));
}

/** What the summary of what may be a card says was paid where no line came in and none was left out, in thousandths. */
export const paymentsOfSummary = ({ kind, totals, isWhole }: Account, directions: Direction[]): number =>
  kind !== 'account' && isWhole && !directions.includes('in')
    ? sumOf([...new Set(valuesOf(totals, 'in').map(Math.abs))])
    : 0;
