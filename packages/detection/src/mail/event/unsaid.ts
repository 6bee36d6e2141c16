import { foldInPlace } from '#mail/fold.ts';
import { cyclesOf, findPrices, type Price } from '#mail/price/prices.ts';
import { deniesRenewal, isProse, mentions, type Reading, type Sentence, says, states } from '#mail/reading.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { counted } from './offering-words.ts';
import { possessive } from './selling.ts';
import type { Statement } from './statement.ts';

const ownPlan =
  /(?<![a-z])(?:your|votre|ton|dein\w*|ihr\w*|tu|su|tuo|tua|suo|sua|teu|seu|twoj\w*|vas[ei]?|tvoj[ei]?|tvuj|jouw|je|din|ditt) (?:\w+ ){0,2}(?:plan[auy]?|subscri\w+|suscri\w+|membership|membresia|abon\w+|abbon\w+|assinatura|subskrypcj\w+|pakiet\w*|czlonkostw\w*|formule|adhesion|mitgliedschaft|abo|piano|tarif\w*|predplatne|clenstvi|lidmaatschap|medlemskap|[\w-]+abo(?:nnement|nnemang)?|prenumeration)(?![a-z])|(?<![a-z])(?:abonelig|uyelig|plan|paket)in(?:iz)?(?![a-z])/;
/** "Premium starts at 9.99 a month whenever you want more" is nobody's price yet. */
const offered =
  /\b(?:can|could|may|free|upgrade|starts? (?:at|from)|starting (?:at|from)|plans from|whenever|try|get)\b/;
/** Free, or what could be: "your free plan", "Copilot Free: 80 % used", "your plan can do more". */
const possible =
  /(?<![a-z])(?:can|could|may|free|upgrade|switch|pued\w+|podras|peux|peut|pouvez|gratuit\w*|gratis|puoi|potrai|pode\w*|mozesz|darmow\w*|kann|kannst|konnen|kostenlos\w*|kostenfrei\w*|bezplatn\w*|ingyenes\w*|zdarma|ucretsiz|ilmai\w*|muzete|muzes|poti|puteti|kan|kunt)(?![a-z])/;
/** "Your Premium plan: 12.90 a month" names the reader's own and what it costs. */
export const isOwnPrice = (sentence: Sentence) =>
  !sentence.conditional &&
  ownPlan.test(sentence.folded) &&
  !possible.test(sentence.folded) &&
  !says(sentence, 'promotion') &&
  findMoney(sentence.text).length > 0 &&
  findCycles(sentence.folded).length > 0;

const headings = ['receipt', 'paid', 'renewed', 'started', 'price_changes', 'plan_changed', 'reactivated'] as const;
/** What comes of a day and a price below it is the reader's; below "Coming on 6 November" it is whoever's who likes films. */
const isAboutPayment = (subject: Sentence) =>
  headings.some((concept) => says(subject, concept)) || mentions(subject, 'trial');
/** "Desde 7,99 €". */
const fromSoMuch =
  /(?<![a-z])(?:from|desde|des|ab|od|da|a partir de|a partire da|de la|mar|vanaf|fra|fran|chi tu)(?: (?:solo|nur|tylko|only|just|seulement|apenas|soltanto|doar|jen))?[^a-z0-9]*$/;

/** What only papers about a payment print: what it was paid with, its day, their own number. */
const printedOnPapers =
  /(?<![a-z])(?:[x*•·.]{2,} ?\d{4}(?!\d)|(?:ending|ends) (?:in|with) \d{4}|ile biten|\d{4} ile biten|mit der endnummer \d{4}|(?:terminad[ao]|che termina|se terminant|finissant|eindigend) (?:en|em|con|par|op|in) \d{4}|(?:date|amount) paid|paid (?:on|with|by)|payment (?:method|date|type|id)|(?:receipt|invoice|transaction|payment|document) ?(?:no|nr|number|id|#|№)|odeme (?:yontemi|tarihi|sekli|araci|alindi)|(?:fatura|makbuz|islem|belge) (?:no|numarasi)|zahlungs(?:art|methode|mittel|datum|weise)|(?:rechnungs|beleg|transaktions)(?:nummer|nr)|(?:mode|moyen|methode|date) (?:de|du) (?:paiement|reglement)|(?:n°|no|numero) (?:de |du )?(?:facture|recu|transaction)|(?:metodo|forma|medio|fecha|data) de (?:pago|pagamento|cobro)|(?:numero|n[.º°]?|no\.?) (?:de |da |do |di |della )?(?:factura|recibo|fatura|ricevuta|fattura|transac\w+|transazione)|(?:metodo|modalita|data) di pagamento|betaal(?:methode|wijze|datum)|factuurnummer|(?:metoda|sposob|data) (?:platnosci|zaplaty)|(?:numer|nr) (?:faktury|rachunku|paragonu|transakcji))(?![a-z])/;
export const isPaper = ({ document, sentences }: Reading) =>
  document.offers.length > 0 || sentences.some(({ folded }) => printedOnPapers.test(folded));

/**
 * What the amounts say where no verb does: a total was charged; a price with a cycle will be below a heading that says that
 * it is the reader's (`isHeaded`), or that tells of a payment or a trial where the price is said with its day. Doubted
 * (`unsaid`) unless it is printed on a payment's paper: offers look the same.
 */
export function unsaid(reading: Reading, isHeaded: boolean): Statement | undefined {
  const told = toldByAmounts(reading, isHeaded);
  return told && !isPaper(reading) ? { ...told, unsaid: true } : told;
}

function toldByAmounts(reading: Reading, isHeaded: boolean): Statement | undefined {
  const { document, sentences } = reading;
  const isAhead = ({ folded }: Sentence) => findDates(folded, document.date).some(({ date }) => date > document.date);
  // What follows "your trial has ended", and no verb says that it was paid, is what it would cost.
  const isOver = (sentence: Sentence) =>
    states(sentence, 'cancelled') || (states(sentence, 'trial_ends') && !sentences.some(isAhead));
  if (sentences.some((sentence) => mentions(sentence, 'trial') && isOver(sentence))) return undefined;
  // A sentence that does not speak to the reader tells of others.
  const [subject] = sentences;
  // What is printed below "your plan has not been renewed" was not paid.
  if (subject && deniesRenewal(subject)) return undefined;
  const isNobodys = subject !== undefined && (possible.test(subject.folded) || says(subject, 'cancelled'));
  const isOwn = subject !== undefined && !subject.conditional && !isNobodys && ownPlan.test(subject.folded);
  const paid = findPrices(document, document.lines).filter(({ role, amount }) => amount > 0 && role !== 'tax');
  // One price and a day below a heading about a payment or a change: whoever the verb speaks to, that is what is told.
  const isSole =
    subject !== undefined &&
    headings.some((concept) => says(subject, concept)) &&
    new Set(paid.map(({ amount }) => amount)).size === 1 &&
    sentences.some(isAhead);
  const isTold = ({ line }: Price) =>
    !isSole &&
    !isOwn &&
    !isHeaded &&
    isProse(reading, line) &&
    !possessive.test(foldInPlace(document.lines[line] ?? ''));
  const prices = findPrices(document, document.lines).filter((price) => price.amount > 0 && !isTold(price));
  const sentenceOf = ({ line, start, end }: Price) => {
    const near = sentences.filter((sentence) => sentence.line === line);
    const amount = (line < 0 ? document.subject : (document.lines[line] ?? '')).slice(start, end);
    const printing = near.find(({ text }) => text.includes(amount)) ?? near[0];
    return printing?.conditional ? undefined : printing;
  };
  const total = prices.find(({ role }) => role === 'total');
  const charged = total && sentenceOf(total);
  // "10 images", and a total: bought by number.
  if (charged && prices.some(({ role, label }) => role === 'item' && counted.test(label))) return undefined;
  if (charged) return { kind: 'charge', sentence: charged };
  const own = sentences.find(isOwnPrice);
  if (own) return { kind: 'renewal_notice', sentence: own };
  const isOffered = ({ line, label }: Price) =>
    fromSoMuch.test(label) || sentences.some((other) => other.line === line && offered.test(other.folded));
  const price = prices.find(
    (item) => item.role === 'item' && cyclesOf(item, prices, document).length > 0 && !isOffered(item),
  );
  const priced = price && sentenceOf(price);
  const isDue = priced && isAhead(priced) && subject && isAboutPayment(subject);
  return priced && (isOwn || (isHeaded && !isNobodys) || isDue)
    ? { kind: 'renewal_notice', sentence: priced }
    : undefined;
}
