import { wholeWords } from '#words/fold.ts';
import type { PrintedTotal, SidePlaces } from './totals.ts';
import type { DocumentKind } from './verdict.ts';

const words = (list: string) => wholeWords(list.split(', '));
const debtors = words(
  'debiteur, debitrice, deudor, deudora, debitore, devedor, a debito, en debito, soll, sollsaldo, soll-saldo, debetsaldo, debet, debetstand, borclu, borc bakiye, borc bakiyesi, bakiye borc, borc, debit balance, overdrawn, overdraft balance, dr',
);
const creditors = words(
  'crediteur, creditrice, acreedor, acreedora, creditore, credor, a credito, en credito, haben, habensaldo, creditsaldo, alacakli, alacak, credit balance, cr',
);

/**
 * Marks balances of an account that are its owner's debt: by what they are called (`SOLDE DÉBITEUR AU 31/12`), or by the
 * column of debits they stand in. What a card calls so is what it always prints.
 */
export function markOverdrawn(
  totals: PrintedTotal[],
  { debit, credit }: SidePlaces,
  kind: DocumentKind,
): PrintedTotal[] {
  if (kind === 'card') return totals;
  const isBelowDebits = ({ amount }: PrintedTotal) => {
    const place = Math.round(amount.x1);
    return credit.size > 0 && debit.has(place) && !credit.has(place);
  };
  const sides = totals.map(sideOfLabel);
  // Where nobody knows whether it is a card, its balances must be called both.
  if (kind === 'unknown' && !sides.includes('in')) return totals;
  return totals.map((total, index) => {
    const isBalance = total.kind === 'opening' || total.kind === 'closing';
    const side = sides[index] ?? (isBelowDebits(total) ? 'out' : undefined);
    return isBalance && !total.mark && side === 'out' ? { ...total, mark: side } : total;
  });
}

/** Whose money a balance is by its name; one that names both sides says nothing. */
function sideOfLabel({ label = '' }: PrintedTotal): 'out' | 'in' | undefined {
  const [isOwed, isOwned] = [debtors.test(label), creditors.test(label)];
  if (isOwed === isOwned) return undefined;
  return isOwed ? 'out' : 'in';
}
