import { foldInPlace } from '@kumbara/text/fold';
import { isCharge } from './charges.ts';
import { memoize } from './memoize.ts';
import { cardPaymentWords } from './phrases.ts';

const separateKinds = [
  cardPaymentWords,
  /taksit|ratenzahlung|instal+ment|echeance|cuota|parcela|rata|\d ?\/ ?\d/,
  /iade|iptal|refund|return|reversal|erstattung|gutschrift|remboursement|avoir|devolucion|reembolso|estorno|rimborso|storno/,
  /(?<![a-z])(?:che(?:ck|que)s?|cek|schecks?|assegn[io]) (?:n[or]?\.? ?)?#? ?\d/,
  /nakit|\batm\b|cash|bargeld|retrait|efectivo|contant[ei]|saque/,
];

/** Returns the kind of a line that a bank may exclude from a sum and list separately, or -1 for other lines. */
export const findSeparateKind = memoize((description: string): number => {
  const folded = foldInPlace(description);
  return isCharge(description) ? separateKinds.length : separateKinds.findIndex((words) => words.test(folded));
});
