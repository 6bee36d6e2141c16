import { mentions, type Reading, type Sentence, says, states } from '#mail/reading.ts';
import { findCycles, isOneOfManyBoxes } from '#mail/values/cycle.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { appointments, meetings } from './meetings.ts';

/** What is known of a mail before its words are judged. */
export type Topic = {
  /** The sender sells subscriptions and nothing else: whatever it collects is for one. */
  subscriptions_only: boolean;
  /** A product that is a subscription is named where a mail names what it is about. */
  product_named: boolean;
  /** A store that calls every purchase an order, subscriptions too. */
  orders_only: boolean;
  /** A shop that sells a subscription beside its goods: a price with an order is the order's. */
  sells_goods: boolean;
  /** Meal kits: what is delivered each week is what one subscribes to. */
  delivers: boolean;
  /** The catalogue does not know the sender: more has to be said. */
  unknown_sender: boolean;
  /** Of a thing on a receipt of several that says itself when it renews: the lines that are its own. */
  own_lines?: number[];
};

/** A mail while its words are judged. */
export type View = Topic & { reading: Reading; subject: Sentence; selling: boolean };

export const isSubject = (sentence: Sentence) => sentence.line < 0;

export const anywhere = ({ reading }: View, holds: (sentence: Sentence) => boolean) => reading.sentences.some(holds);
export const goesOn = (view: View) =>
  anywhere(
    view,
    // "Will not renew" holds the words of what renews.
    (sentence) => (states(sentence, 'will_charge') && !says(sentence, 'will_end')) || states(sentence, 'renewed'),
  );
export const hasPrice = ({ reading }: View) =>
  reading.document.lines.some((line) => findMoney(line).length > 0) || findMoney(reading.document.subject).length > 0;
/** Words of what comes again. */
export const again =
  /\b(?:next|re-?new|again|sonraki|gelecek|yenile|prochain|renouvel|recondu|proxim|siguiente|renov|renueva|nachste|naechste|verlanger|erneut|prossim|rinnov|seguint|nastepn|kolejn|odnow|odnaw|volgende|verleng|kovetkezo|megujul|dalsi|pristi|nasleduj|obnov|prodlou|prodluz|predlz|urmatoar|reinnoi|innoi|prelungi|tiep theo|gia han|neste|nasta|forny)/;
/** "Will be charged on Friday" is said of every invoice; that it comes again only of a subscription. */
export const comesAgain = (sentence: Sentence) =>
  states(sentence, 'renewed') ||
  isNextDay(sentence) ||
  (states(sentence, 'will_charge') && (again.test(sentence.folded) || findCycles(sentence.folded).length > 0));
const next =
  /\b(?:next|sonraki|gelecek|prochaine?|proxim[oa]|siguiente|nachste[nrs]?|prossim[oa]|seguinte|nastepn\w+|kolejn\w+|volgende|kovetkezo|dalsi|dalsia|pristi|nasledujuc\w+|urmatoare\w*|neste|nasta)(?: (?:date|data|fecha|datum|dia|day|dzien|termin\w*|raze?m?|corte|ciclo|okres\w*|periodo|idoszak|ciklus|rozliczeni\w*|vencimiento|mesic|falligkeit|abbuchung|zahlung|rechnung|echeance|facture|prelevement|paiement|factura|cobro|cargo|pago|fatura|cobranca|pagamento|fattura|addebito|scadenza|factuur|afschrijving|betaling|incasso)){0,2}[^a-z0-9]{1,3}(?:(?:el|es el|le|il|on|em|a|dne|w dniu|ngay|pe|la|is|am|op|den) )?\d/;
const anyDay = '2000-01-01';
/** "Next: 12 November", whatever the house calls it: a day on which it comes again, unless one meets or is sent something. */
const isNextDay = (sentence: Sentence) =>
  !sentence.conditional &&
  next.test(sentence.folded) &&
  findDates(sentence.folded, anyDay).length > 0 &&
  !says(sentence, 'one_off') &&
  !says(sentence, 'promotion') &&
  !says(sentence, 'bill') &&
  !meetings.test(sentence.folded) &&
  !appointments.test(sentence.folded);
/** A subscription is spoken of here or next to it. */
export function isAbout(
  sentence: Sentence,
  { reading: { sentences }, subject, product_named, subscriptions_only }: View,
): boolean {
  const at = sentences.indexOf(sentence);
  const near = [subject, sentence, ...sentences.slice(Math.max(1, at - 1), at + 2)];
  return (
    product_named ||
    subscriptions_only ||
    comesAgain(subject) ||
    isOneOfManyBoxes(subject.folded) ||
    // "We will take 99.90 for the next quarter" needs no noun.
    (says(sentence, 'will_charge') && findMoney(sentence.text).length > 0 && findCycles(sentence.folded).length > 0) ||
    near.some((other) => says(other, 'subscription') || mentions(other, 'trial'))
  );
}
