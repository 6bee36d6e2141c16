import { addDays, daysBetween, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { again } from './event/view.ts';
import { type Reading, type Sentence, says, states } from './reading.ts';
import { daysOf, periodOfService, type ServicePeriod } from './times.ts';
import { findCycles } from './values/cycle.ts';

/** Of an invoice that is collected after it was sent: on which day, and when the next one is due, where its period tells. */
export type Collection = { day: IsoDate; next_date?: IsoDate };

/** An invoice is sent up to so many days before the period it is for. */
const mostAhead = 5;
/** What is collected later than so many days after its invoice is the next one. */
const mostDays = 21;

/** "The amount", "this invoice": what is collected is what stands above, not what comes after it. */
const ofThisInvoice =
  /(?<![a-z])(?:(?:the|this) (?:(?:invoice|total|full|outstanding) )?(?:amount|invoice|total|balance|sum)|(?:der|den|dieser|diesen|ihr|ihren) (?:\w*betrag|gesamtsumme)|(?:diese|die) (?:rechnung|summe|gesamtsumme|forderung)|(?:le|ce) (?:montant|total)|(?:cette|la) (?:facture|somme)|(?:bu |toplam )?(?:fatura (?:tutar|bedel|toplam)\w*|tutar|bedel)|bu fatura\w*|(?:el|este) (?:importe|monto|total)|esta (?:factura|fatura)|(?:l'|questo )importo|(?:il|questo) totale|questa fattura|(?:o|este) (?:valor|montante|total))(?![a-z])/;

/** "On 12 November", where nothing says that it is paid again: the day of what comes next is told so. */
const isOfNext = ({ folded }: Sentence) => again.test(folded) || findCycles(folded).length > 0;

/** Whether the period an invoice is for has begun, or is about to, and still runs. */
const isRunning = ({ from, last }: ServicePeriod, sent: IsoDate) => daysBetween(sent, from) <= mostAhead && last > sent;

/**
 * The day on which an invoice is collected itself: one that lies within the period it is for, or soon, and is said of its
 * amount. Undefined where the mail tells of money that came in already: the day it names then is the next one.
 */
export function collectionOf(reading: Reading): Collection | undefined {
  const { document, sentences } = reading;
  const sent = document.date;
  const period = periodOfService(reading);
  const running = period && isRunning(period, sent) ? period : undefined;
  const next_date = running && nextPaymentDate(running.from, running.billing, addDays(running.from, 1));
  for (const sentence of sentences.filter((one) => states(one, 'will_charge') && !isOfNext(one))) {
    const day = daysOf(reading, sentence).find(({ date }) => date > sent)?.date;
    if (!day || isPaid(reading, sentence)) continue;
    if (running && next_date && day < running.last) return { day, next_date };
    if (!running && ofThisInvoice.test(sentence.folded) && daysBetween(sent, day) <= mostDays) return { day };
  }
  return undefined;
}

/** As receipts print it, beside what verbs say. */
const printedAsPaid =
  /(?<![a-z])(?:you paid|paid (?:with|by|on)|date paid|(?:bezahlt|gezahlt) (?:mit|am|per)|pay(?:e|ee) (?:le|par|avec)|(?:pagad[oa]|pag[oa]) (?:el|con|em|com)|pagat[oa] (?:il|con)|(?:ile|tarihinde) odendi)(?![a-z])/;
/** "Faturanız kesildi": cut is said of bills that are written, and of money that is taken. */
const written = /\bfatura\w* (?:kesil|olustur|duzenlen)\w*/;
const isPaid = ({ sentences }: Reading, collected: Sentence) =>
  sentences.some(
    (sentence) =>
      sentence !== collected &&
      !written.test(sentence.folded) &&
      (printedAsPaid.test(sentence.folded) || (states(sentence, 'paid') && !says(sentence, 'will_charge'))),
  );
