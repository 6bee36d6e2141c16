import { wholeWords } from '@kumbara/text/fold';
import type { DocumentKind } from './document-kind.ts';
import type { SidePositions } from './total-positions.ts';
import type { PrintedTotal } from './totals.ts';

const words = (list: string) => wholeWords(list.split(', '));
const debtors = words(
  'debiteur, debitrice, deudor, deudora, debitore, devedor, a debito, en debito, soll, sollsaldo, soll-saldo, debetsaldo, debet, debetstand, borclu, borc bakiye, borc bakiyesi, bakiye borc, borc, debit balance, overdrawn, overdraft balance, dr',
);
const creditors = words(
  'crediteur, creditrice, acreedor, acreedora, creditore, credor, a credito, en credito, haben, habensaldo, creditsaldo, alacakli, alacak, credit balance, cr',
);

/**
 * Marks balances of an account that its owner owes, by their name (`SOLDE DÉBITEUR AU 31/12`) or by their position in
 * the debit column. A card always prints its balance under such a name.
 */
export function markOverdrawn(
  totals: PrintedTotal[],
  { debit, credit }: SidePositions,
  kind: DocumentKind,
): PrintedTotal[] {
  if (kind === 'card') return totals;
  const placeOf = ({ amount }: PrintedTotal) => Math.round(amount.x1);
  const isOf = (own: ReadonlySet<number>, other: ReadonlySet<number>) => (total: PrintedTotal) =>
    own.has(placeOf(total)) && !other.has(placeOf(total));
  const isBelowDebits = isOf(debit, credit);
  // A sheet writes its balances into its first column; their position means something only if they occur in both.
  const isPlaceholder = totals.some(isOf(credit, debit));
  const sides = totals.map(parseLabelSide);
  // For a document of unknown kind, both names have to occur.
  if (kind === 'unknown' && !sides.includes('in')) return totals;
  return totals.map((total, index) => {
    const isBalance = total.kind === 'opening' || total.kind === 'closing';
    const side = sides[index] ?? (isPlaceholder && isBelowDebits(total) ? 'out' : undefined);
    return isBalance && !total.mark && side === 'out' ? { ...total, mark: side } : total;
  });
}

/** Returns the owner of a balance according to its name, or undefined where the name includes both sides. */
function parseLabelSide({ label = '' }: PrintedTotal): 'out' | 'in' | undefined {
  const [isOwed, isOwned] = [debtors.test(label), creditors.test(label)];
  if (isOwed === isOwned) return undefined;
  return isOwed ? 'out' : 'in';
}
