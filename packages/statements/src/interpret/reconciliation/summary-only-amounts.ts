import type { Direction } from '#interpret/direction.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import { sumOf, sumSubsets } from '#interpret/sums.ts';
import { selectDistinct } from '#interpret/totals/read-totals.ts';
import { isCharge } from '#words/charges.ts';
import type { Account } from './account.ts';

const isFee = ({ description }: Movement): boolean => isCharge(description);

/** Returns the fees that totals name and no line prints, in thousandths. */
export function sumSummaryFees({ movements, totals }: Account): number {
  const fees = sumOf(selectDistinct(totals, 'fees'));
  return fees && movements.some(isFee) ? 0 : fees;
}

/** With more lines, nearly every sum equals that of some of them. */
const mostFees = 12;

/**
 * True if totals and lines both hold fees, and no combination of the lines adds up to a total: with or without taxes.
 * Not every line with such a word is the bank's fee; a gym may charge one too.
 */
export function areFeesUnexplained({ movements, totals }: Account, directions: Direction[]): boolean {
  const printed = selectDistinct(totals, 'fees').map(Math.abs);
  if (sumOf(printed) === 0) return false;
  const charged = movements.flatMap((movement, index) =>
    isFee(movement) ? [toThousandths(movement.value) * (directions[index] === 'out' ? 1 : -1)] : [],
  );
  if (charged.length === 0 || charged.length > mostFees) return false;
  const sums = new Set(sumSubsets(charged).map(Math.abs));
  return ![...printed, sumOf(printed)].some((fee) => fee > 0 && sums.has(fee));
}

/**
 * Returns the payments that the summary of a possible card names, where no line is incoming and none was left out, in
 * thousandths.
 */
export const sumSummaryPayments = ({ kind, totals, isWhole }: Account, directions: Direction[]): number =>
  kind !== 'account' && isWhole && !directions.includes('in')
    ? sumOf([...new Set(selectDistinct(totals, 'in').map(Math.abs))])
    : 0;
