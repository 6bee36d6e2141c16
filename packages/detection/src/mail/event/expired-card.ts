const card = String.raw`\w*card|\w*karte|carte|tarjeta|carta|cartao|\w*kaart`;

/** What a card one pays with is followed by: "the card for …", "your card ending in …". Other words make it another thing. */
const follows = [
  'for|on|of|linked|used|that|which|ending|we|you|saved|attached|has|is|expired',
  String.raw`fur|dein\w*|ihr\w*|zu|mit|die|ist`,
  String.raw`de|d[aeo]l?|di|bancaire|liee|ass?oci\w+|utilisee|enregistree|qui|est|a`,
  'vinculada|que|ha|caduco|vencio',
  'collegata|che|e|scaduta',
  'voor|van|bij|gekoppeld',
  'expirou|venceu|ligado',
].join('|');

/** Of members, of loyal customers, of the bus: nothing is paid with these. */
const otherCards = '(?:de|d[ao]) (?:membre|fidelite|transport|abonnement|socio|fidelidad)';

/** Where one thought ends and the next may tell of the subscription: "has expired and your plan was cancelled". */
const nextThought = [
  'and|und|et|y|en',
  'was|were|wurde|because|weil|stata|foi|fue|ete',
  String.raw`declin\w*|refus\w*|rechaz\w*|rifiut\w*|recus\w*|geweiger\w*|abgelehnt`,
].join('|');

const expired = [
  'expired?e?|run out',
  'abgelaufen',
  'arrivee a (?:echeance|expiration|(?:son )?terme|sa fin)|perimee',
  'caducad[oa]|caduco|vencid[oa]|vencio|expirad[oa]|expiro',
  'scaduta',
  'verlopen',
  'expirou|venceu|caducou',
].join('|');

/** A few words of the same thought. */
const between = `(?:(?! (?:${nextThought})(?![a-z]))[^.,;:!?]){0,80}?`;
const inEurope = `(?:${card})(?= (?:${follows})(?![a-z]))(?! ${otherCards})${between} (?:${expired})`;
/** "Kartınızın süresi doldu". */
const inTurkish = String.raw`kart(?:in|im|la|i|niz)\w*(?: \w+){0,3} suresi(?: \w+){0,2} (?:dol|bit|gec)\w*`;
const everyExpiredCard = new RegExp(String.raw`\b(?:${inEurope}|${inTurkish})(?![a-z])`, 'g');

/**
 * What a sentence says beside "the card for your subscription has expired": what is to be replaced is the card.
 * @param meant folded
 */
export const withoutExpiredCards = (meant: string): string => meant.replace(everyExpiredCard, '-');
