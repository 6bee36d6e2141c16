import { cardPaymentWords, feeWords } from './phrases.ts';

/** What a bank may leave out of what it says was spent or came in, because it names it apart. Folded. */
export const namedApart = [
  feeWords,
  cardPaymentWords,
  /taksit|ratenzahlung|instal+ment|echeance|cuota|parcela|rata|\d ?\/ ?\d/,
  /iade|iptal|refund|return|reversal|erstattung|gutschrift|remboursement|avoir|devolucion|reembolso|estorno|rimborso|storno/,
  /(?<![a-z])(?:che(?:ck|que)s?|cek|schecks?|assegn[io]) (?:n[or]?\.? ?)?#? ?\d/,
  /nakit|\batm\b|cash|bargeld|retrait|efectivo|contant[ei]|saque/,
];
