import type { Reading } from '#mail/reading.ts';
import { hasDisguisedWord } from '#mail/sender/confusables.ts';

const phone = /(?:\+|\b00|\(|\b)\d[\d ().\-–]{7,18}\d/;
const call =
  /\b(?:call|dial|phone|toll[- ]?free|helpline|helpdesk|hotline|ara|arayin|arayiniz|appelez|rufen|anrufen|llam[ae]\w*|chiam\w+|ligue|bel|zadzwon\w*|hivj\w*)\b/;
const grievance =
  /cancel|refund|dispute|authori[sz]|not you|did ?n[o']t (?:make|place|order)|unrecogni[sz]ed|iptal|iade|annul|resil|rembours|stornier|erstatt|kundig|cancelar|reembols|rimbors|anulowa|zwrot/;

const notYou =
  /\b(?:(?:was|is|were)(?:n't| not) you|not you|did(?:n't| not) (?:authori[sz]e|make|request|place|recogni[sz]e)|don't recogni[sz]e|siz degilseniz|gerceklestirmediyseniz|size ait degilse|pas a l'origine|no has sido tu|no fuiste tu|nicht von (?:ihnen|dir)|non sei stato|nao foi voce|nie ty)\b/;

const verify =
  /\b(?:verify|confirm your (?:account|identity)|dogrula\w*|bestatigen sie|verifizier\w*|verifiez|confirmez|verifi(?:que|ca|car|quen)\w*|confirme (?:su|sua|tu)|conferm(?:i|a) (?:il|la)|zweryfikuj\w*|potwierdz sw\w+)\b/;

/**
 * "Your plan was renewed for $399.99. To cancel, call …": a stranger's bill whose way out is a telephone number, or a link
 * for those who never bought it, wants the call or the click, not the money it names. So does who writes a name in
 * letters that only look like it.
 */
export const isLure = ({ sentences }: Reading): boolean =>
  sentences.some(({ text }) => hasDisguisedWord(text)) ||
  sentences.some(
    ({ folded }, at) =>
      notYou.test(folded) && (grievance.test(folded) || verify.test(`${folded} ${sentences[at + 1]?.folded ?? ''}`)),
  ) ||
  sentences.some(({ folded }, at) => {
    const near = sentences
      .slice(Math.max(0, at - 1), at + 2)
      .map((sentence) => sentence.folded)
      .join(' ');
    return phone.test(folded) && call.test(near) && grievance.test(near);
  });
