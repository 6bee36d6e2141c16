import type { Sentence } from '#mail/reading.ts';

/** Automatic payments are what one subscribes to; "the payment for your subscription was cancelled" undoes no subscription. */
const undone =
  /\b(?<!(?:automatic|recurring|future|automatische\w?|wiederkehrende\w?|terugkerende|otomatik|duzenli) )(?:payments?(?! (?:agreement|authori[sz]ation|plan))|charge|transaction|zahlung|abbuchung|lastschrift|paiement|prelevement|transaccion|pago|cobro|pagamento|addebito|transazione|cobranca|transacao|betaling|incasso)(?! (?:automat|recur|recorr|ricorr|period))(?:(?!(?<! (?:for|of|fur|von|de|per|por|para|voor|van)) (?:your|the|our|dein\w*|ihr\w*|das|votre|ton|ta|tu|su|(?:il|la) (?:tuo|tua|suo|sua)|(?:a |o )?(?:sua|seu)|je|jouw|uw|het)(?![a-z])| (?:we|wir|nous|hemos|abbiamo)(?![a-z]))(?:[^.,;:]|[.,](?=\d))){0,120}? (?:\w+ )?(?:cancell?ed|annul\w+|storniert|abgebrochen|anulad\w+|cancelad\w+|geannuleerd)(?![a-z])|\b(?<!(?:otomatik|duzenli) )(?:odeme|islem|cekim|tahsilat)\w*(?: (?!icin )[a-z]+){0,2} iptal (?:ed|ol)/;

/** "Your bank cancelled the payment", and in the passive what only banks do. */
const byBank =
  /\b(?:bank|banque|banco|banca) (?:has |have |a |ha |hat |heeft )?(?:cancell?ed|reversed|returned|annul\w+|anul\w+|cancel(?:ou|ad[oa]|o)|storn\w+|estorn\w+|rejete|devolvi\w*|devuelto)(?: [a-z']+){0,2} ?(?:payment|charge|direct debit|paiement|prelevement|pago|cobro|recibo|pagamento|addebito|cobranca)(?![a-z])|\b(?:payment|charge|direct debit)(?:[^.,;:]|[.,](?=\d)){0,80}? (?:reversed|returned) by (?:your|the) bank(?![a-z])|\b(?:zahlung|abbuchung|lastschrift)(?:[^.,;:]|[.,](?=\d)){0,80}? (?:zuruckgebucht|zuruckgegeben)(?![a-z])/;

/** "The payment for your subscription was cancelled by your bank": it is the payment that is undone. */
export const tellsOfUndonePayment = ({ folded }: Sentence): boolean => undone.test(folded) || byBank.test(folded);

/** The sentence without the payment that is undone: what it says beside it. */
export const withoutUndonePayment = (sentence: Sentence): Sentence => ({
  ...sentence,
  meant: sentence.meant.replace(undone, '-').replace(byBank, '-'),
});

/** The rest of a thought, over the stops of days and amounts. */
const ahead = String.raw`(?:[^.]|(?<=\d)\.){0,60}?`;
const triedAgain = new RegExp(
  `(?<![a-z])(?:${[
    `try${ahead} again|re-?tr(?:y|ied|ying)|(?:another|new|next) attempt|attempt${ahead} again`,
    String.raw`(?:versuch\w*|probier\w*|buchen|ziehen|belasten)${ahead} (?:erneut|nochmals?|noch einmal|wieder)|(?:erneut|nochmals?|noch einmal|wieder)${ahead} (?:versuch\w*|probier\w*|abbuch\w*|abgebucht|ein(?:ge|zu)?z[io]\w*|belaste[nt])`,
    String.raw`(?:re-?|r)essa[iy]\w*|retenter\w*|representer\w*|(?:nouvelle|autre) tentative|(?:essa[iy]er|tenter|presenter)\w*${ahead} (?:a|de) nouveau`,
    String.raw`(?:intent|prob|cobr)\w*${ahead} (?:de nuevo|nuevamente|otra vez)|volver\w* a (?:intent|cobr|pas)\w*|reintent\w*|nuevo intento`,
    String.raw`riprov\w*|ritent\w*|(?:nuovo|altro) tentativo|(?:tent|prov|addebit)\w*${ahead} (?:di nuovo|nuovamente)`,
    String.raw`(?:tent|cobr)\w*${ahead} (?:novamente|de novo|outra vez)|nova tentativa|volta\w* a (?:tent|cobr)\w*`,
    String.raw`(?:probe\w*|schrijven|incasser\w*)${ahead} (?:opnieuw|nogmaals|nog een keer)|(?:opnieuw|nogmaals)${ahead} (?:geprobeerd|afschrijven|afgeschreven|incasseren|geincasseerd)|nieuwe poging`,
    String.raw`(?:yeniden|tekrar|yine|bir daha)(?: \w+){0,3} (?:dene|cek|tahsil|alin|alaca)\w*`,
  ].join('|')})(?![a-z])`,
);
/** "We will try again on 13 November". */
export const isTriedAgain = ({ folded, conditional }: Sentence): boolean => !conditional && triedAgain.test(folded);
