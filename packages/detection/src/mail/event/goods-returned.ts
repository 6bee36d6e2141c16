import { type Reading, says } from '#mail/reading.ts';

const goods =
  /\b(?:siparis\w*|urun\w*|iade\w*|orders?|items?|returns?|refund|bestellung\w*|artikel\w*|retoure\w*|rucksendung\w*|erstattung\w*|commandes?|articles?|retours?|remboursement\w*|pedidos?|articulos?|devolucion\w*|reembolso\w*|ordin[ei]|articol[oi]|res[oi]|rimbors\w*|encomendas?|artigos?|devoluc\w*|bestelling\w*|retour\w*)\b/;

/**
 * A shop's mail about an order that it cancelled or takes back: what it gives back is no price of the membership that
 * it praises below. A membership that is given back says so where it speaks of money.
 */
export const isGoodsReturned = ({ sentences }: Reading): boolean => {
  const [subject] = sentences;
  if (!subject || !goods.test(subject.folded) || says(subject, 'subscription') || says(subject, 'trial')) return false;
  const back = sentences.filter((sentence) => says(sentence, 'refunded') || says(sentence, 'cancelled'));
  return (
    back.some((sentence) => goods.test(sentence.folded)) &&
    back.every((sentence) => !says(sentence, 'subscription') && !says(sentence, 'trial'))
  );
};
