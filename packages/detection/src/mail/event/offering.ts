import { foldInPlace } from '#mail/fold.ts';
import { labelsChange, risesFromTo } from '#mail/price/price-words.ts';
import { cyclesOf, findPrices } from '#mail/price/prices.ts';
import { type Reading, type Sentence, says, states } from '#mail/reading.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { invited, onFreePlan, sells } from './offering-words.ts';
import { possessive } from './selling.ts';

/** What has happened, or will on a day that is named. */
const settled = [
  'paid',
  'renewed',
  'started',
  'trial_started',
  'trial_ends',
  'reactivated',
  'plan_changed',
  'price_changes',
  'cancelled',
  'will_end',
] as const;
const isSettled = (sentence: Sentence, sent: string) =>
  risesFromTo(sentence) ||
  // "You're now on Free" is what is offered from, and "Your trial is ready" what is asked.
  (!onFreePlan.test(sentence.folded) &&
    !invited.test(sentence.folded) &&
    settled.some((concept) => states(sentence, concept))) ||
  (states(sentence, 'will_charge') &&
    possessive.test(sentence.folded) &&
    findDates(sentence.folded, sent).some(({ date }) => date > sent));

/** A line by itself of a few words, as buttons are labelled. */
const isButton = (line: string) => line.length <= 36 && !/[\d\t:.]/.test(line);

/** Prices of one rhythm beside each other, and no sum: a list to choose from. */
function listsPlans({ document }: Reading): boolean {
  const prices = findPrices(document, document.lines);
  if (prices.some(({ role }) => role === 'total' || role === 'subtotal')) return false;
  const rhythms = prices
    .filter(({ role, amount, label, line }) => line >= 0 && role === 'item' && amount > 0 && !labelsChange.test(label))
    .flatMap((price) =>
      cyclesOf(price, prices, document)
        .slice(0, 1)
        .map(({ billing_cycle }) => ({ billing_cycle, amount: price.amount })),
    );
  return rhythms.some((one) =>
    rhythms.some((other) => other.billing_cycle === one.billing_cycle && other.amount !== one.amount),
  );
}

/** "Paketler aylık 399 TL'den": nobody's price begins anywhere. */
const isFromSoMuch = ({ text, folded }: Sentence) =>
  findMoney(text).length === 1 && /(?:\btl|₺\d[\d.,]*|\bkdv)\W?[dt][ae]n(?: \w*basla\w*)?\W*$/.test(folded);

/** "All access for $1 a week": a price in the subject that is nobody's. */
const isPriceTag = (subject: Sentence) => findMoney(subject.text).length > 0 && !possessive.test(subject.folded);

/**
 * Whether a mail offers what its prices are for, by what it is built of: who pays nothing is told prices, somebody is
 * asked to begin or to buy, or plans stand beside each other, while nothing happened and nothing is due.
 */
export function isOffering(reading: Reading): boolean {
  const [subject] = reading.sentences;
  if (!subject || says(subject, 'receipt') || says(subject, 'will_charge')) return false;
  const { date } = reading.document;
  if (reading.sentences.some((sentence) => isSettled(sentence, date))) return false;
  return (
    reading.sentences.some(({ folded }) => onFreePlan.test(folded) || invited.test(folded)) ||
    reading.document.lines.some((line) => isButton(line) && sells.test(foldInPlace(line))) ||
    listsPlans(reading) ||
    reading.sentences.some((sentence) => isFromSoMuch(sentence)) ||
    isPriceTag(subject)
  );
}
