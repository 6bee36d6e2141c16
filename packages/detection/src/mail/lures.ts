import type { Reading } from './reading.ts';

const phone = /(?:\+|\b00|\(|\b)\d[\d ().\-–]{7,18}\d/;
const call =
  /\b(?:call|dial|phone|toll[- ]?free|helpline|helpdesk|hotline|ara|arayin|arayiniz|appelez|rufen|anrufen|llam[ae]\w*|chiam\w+|ligue|bel|zadzwon\w*|hivj\w*)\b/;
const grievance =
  /cancel|refund|dispute|authori[sz]|not you|did ?n[o']t (?:make|place|order)|unrecogni[sz]ed|iptal|iade|annul|resil|rembours|stornier|erstatt|kundig|cancelar|reembols|rimbors|anulowa|zwrot/;

/**
 * "Your plan was renewed for $399.99. To cancel, call …": a stranger's bill whose only way out is a telephone number
 * wants the call, not the money it names.
 */
export const isCallbackLure = ({ sentences }: Reading): boolean =>
  sentences.some(({ folded }, at) => {
    const near = sentences
      .slice(Math.max(0, at - 1), at + 2)
      .map((sentence) => sentence.folded)
      .join(' ');
    return phone.test(folded) && call.test(near) && grievance.test(near);
  });
