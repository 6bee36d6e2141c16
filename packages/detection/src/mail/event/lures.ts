import type { Reading } from '#mail/reading.ts';
import { hasDisguisedWord } from '#mail/sender/confusables.ts';

const days = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)(?!\d)/g;
const phone = /(?:\+|\b00|\(|\b)\d[\d ().\-–]{7,18}\d/;
const call =
  /\b(?:call(?:ing)?|dial|phone|toll[- ]?free|helpline|helpdesk|hotline|ara|arayin|arayiniz|arayarak|aramaniz|arayabilir\w*|appelez|appeler|composez|rufen|anrufen|llam[ae]\w*|chiam\w+|ligue|ligar|bel|zadzwon\w*|hivj\w*)\b/;
/** Set as telephone numbers are, and words that may lead to anything else. */
const setPhone = /(?:\+|\b00|\()\d[\d ().\-–]{7,18}\d|\b0\d{2,3}[ .-]\d[\d .-]{4,10}\d\b|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/;
const contact =
  /\b(?:contact|support (?:team|line|desk|number)|help (?:line|desk)|telefonla|telefon ed\w+|(?:destek|musteri|cagri|yardim|hizmet\w*) hatti\w*|iletisime gec\w*|contactez|joignez|kontaktieren|kontaktiere|anruf|wahlen sie|melden sie sich|telefonisch|contact[ae]\w*|comunique\w*|telefon[ai]\w*|contatt\w+|telefone|contate|entre em contato)\b/;
const grievance =
  /cancel|refund|dispute|authori[sz]|not you|did ?n[o']t (?:make|place|order)|unrecogni[sz]ed|iptal|iade|annul|resil|rembours|stornier|erstatt|kundig|cancelar|reembols|rimbors|anulowa|zwrot|siz (?:yapma|verme|onayla)|itiraz|tanimad|yetkisiz|autoris|contest|signaler|reconna|nicht (?:autorisier|erkann|von (?:ihnen|dir)|getatig|bestellt)|widersp|widerruf|reklam|reconoc|reconhec|autoriz|reclam|riconosc|disconosc|contesta|non (?:hai|ha|sei)|nao (?:fez|foi|autor)/;

const notYou =
  /\b(?:(?:was|is|were)(?:n't| not) you|not you|did(?:n't| not) (?:authori[sz]e|make|request|place|recogni[sz]e)|don't recogni[sz]e|siz degilseniz|gerceklestirmediyseniz|size ait degilse|pas a l'origine|no has sido tu|no fuiste tu|nicht von (?:ihnen|dir)|non sei stato|nao foi voce|nie ty)\b/;

const verify =
  /\b(?:verify|confirm your (?:account|identity)|dogrula\w*|bestatigen sie|verifizier\w*|verifiez|confirmez|verifi(?:que|ca|car|quen)\w*|confirme (?:su|sua|tu)|conferm(?:i|a) (?:il|la)|zweryfikuj\w*|potwierdz sw\w+)\b/;

/** A number to call for those who want to cancel or dispute what the mail tells of. */
export const saysToCall = ({ sentences }: Reading): boolean =>
  sentences.some(({ folded }, at) => {
    const near = sentences
      .slice(Math.max(0, at - 1), at + 2)
      .map((sentence) => sentence.folded)
      .join(' ');
    const numbers = folded.replace(days, ' ');
    const isToCall = (phone.test(numbers) && call.test(near)) || (setPhone.test(numbers) && contact.test(near));
    return isToCall && grievance.test(near);
  });

/**
 * "Your plan was renewed for $399.99. To cancel, call …": a stranger's bill whose way out is a telephone number, or a link
 * for those who never bought it, wants the call or the click, not the money it names. So does who writes a name in
 * letters that only look like it.
 */
export const isLure = (reading: Reading): boolean =>
  reading.sentences.some(({ text }) => hasDisguisedWord(text)) ||
  reading.sentences.some(
    ({ folded }, at) =>
      notYou.test(folded) &&
      (grievance.test(folded) || verify.test(`${folded} ${reading.sentences[at + 1]?.folded ?? ''}`)),
  ) ||
  saysToCall(reading);
