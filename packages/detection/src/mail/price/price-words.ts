import type { Sentence } from '#mail/reading.ts';
import { findMoney } from '#mail/values/money.ts';

/** What comes behind a first price, or behind a time that costs nothing. */
export const thereafter =
  /\b(?:then|after (?:your|the) (?:[\w-]+ ){0,3}trial|(?:per|a|each) (?:month|year|week) after|(?:ab|vanaf|fran|fra) (?:dem |de |den )?\d{1,2}(?:\.\d{1,2}\.|\.? [a-z]+)(?: ?20\d\d)? (?:zahlst|zahlen|kostet|werden|betaal|betaalt|kost|wordt|betalar|kostar|koster|(?:€ ?|kr\.? ?)?\d+[.,]\d\d)|thereafter|after (?:that|this|which)|afterwards?|from then on|danach|anschliessend|im anschluss|nach (?:ablauf|ende)|ab (?:dann|diesem tag)|sonrasinda|ardindan|daha sonra|sonra(?= (?:ayda|aylik|yilda|yillik|haftalik|her|[₺$€]?\d))|(?:de agora|a partir de agora|d'ora) (?:em diante|in poi)|a partir de ahora|dorenavant|desde (?:ese dia|esa fecha)|a partir dessa data|da quel(?:la data| giorno)|ab diesem datum|vanaf nu|ab (?:sofort|jetzt|heute|morgen)|da domani|(?:a partir de|des) (?:demain|manana|amanha)|o (?:gunden|tarihten) (?:sonra|itibaren)|ensuite|puis|par la suite|a l'issue|a (?:partir|compter) de cette date|au terme|passe ce delai|apres|au-dela|a continuacion|al termino|una vez (?:finalizad|terminad|acabad)\w*|tras (?:el|ese|este|la|los?) (?:periodo|plazo|mes|prueba|oferta)|despues|luego|a partir de (?:ahi|entonces|ese)|poi|dopo|al termine|allo scadere|alla scadenza|trascors[oi]|in seguito|successivamente|depois|em seguida|apos (?:o|os|a|esse|este) (?:teste|periodo|prazo|mes|meses|avaliacao|oferta)|a partir (?:dai|desse|de entao)|potem|nastepnie|pozniej|po (?:jego |jej )?(?:zakonczeniu|uplywie)|po tym (?:czasie|okresie)|daarna|vervolgens|na afloop|deretter|derefter|darefter|etter det|efter det|azutan|ezutan|utana|(?:ezt|azt) kovetoen|pote|pak|nasledne|po (?:jejim |jeho )?skonceni|apoi|ulterior|dupa (?:aceea|care)|sau do)\b/;

/** What stands before the price that is left. */
export const insteadOf =
  /\b(?:instead of|rather than|up from|previously|statt|anstatt|anstelle|bisher\w*|au lieu de|contre|en (?:lugar|vez) de|frente a|invece di|anziche|rispetto a|em vez de|ao inves de|zamiast|misto|namisto|in loc de|thay vi|in plaats van|i stedet for|istallet for|i stallet for)\b/;
/** What stands behind it, in languages that put such words there. */
const inItsPlace = /^[^.]{0,14}(?:yerine|helyett)/;
const to = /^[^a-z0-9]*(?:to|auf|a|para|na|naar|til|till|ila)[^a-z0-9]*$|^['’ ]?(?:den|dan|ten|tan)(?![a-z])/;

/** "Costs 12.99 instead of 9.99", "goes from 9.99 to 12.99": two prices in one sentence, of which the higher one is new. */
export function risesFromTo({ text, folded, conditional }: Sentence): boolean {
  const [first, second] = findMoney(text);
  if (conditional || !first || !second || first.currency !== second.currency) return false;
  const between = folded.slice(first.end, second.start);
  if (first.amount > second.amount) return insteadOf.test(between) || inItsPlace.test(folded.slice(second.end));
  const isOldFirst = to.test(between) || inItsPlace.test(between) || insteadOf.test(folded.slice(0, first.start));
  return first.amount < second.amount && isOldFirst;
}

/** `Eski plan: Başlangıç – 349 TL/ay`: the row of the plan that was left. */
export const labelsLeftPlan =
  /^(?:your )?(?:(?:eski|onceki|old|previous|former|alte[rs]?|bisherige[rs]?|vorherige[rs]?|ancien(?:ne)?|precedente?|vecchio|oude?|vorige?) (?:plan|paket|tarif|tarife|abo|abonnement|abonelik|uyelik|subscription|membership|formule|offre|piano|abbonamento|pakket)|(?:plan|plano|suscripcion|assinatura|piano|abbonamento|formule|offre) (?:anterior|precedente?))[\t:]/;

/** `Current price 49,99 TL/ay`, `New price`: rows of one subscription's old price and new one, not of two things. */
export const labelsChange =
  /^(?:your )?(?:current|new|old|previous|updated|mevcut|yeni|eski|onceki|guncel|bisherige\w*|neue\w*|alte\w*|aktuelle\w*|ancien\w*|nouve\w+|actuel\w*|nuev[oa]|anterior|actual|nuovo|vecchio|precedente|attuale|nov[oa]|atual|obecn[aey]|now[aey]|dotychczasow\w+|huidige|nieuwe|oude)? ?(?:monthly |annual |subscription |abonelik |aylik |yillik )?(?:price|rate|fiyat\w*|ucret\w*|preis|prix|tarif\w*|precio|prezzo|preco|cena|prijs)(?: (?:actuel\w*|attuale|actual|anterior|nuevo|nuovo|novo|atual))?:?$/;
