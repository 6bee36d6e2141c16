import { thereafter } from '#mail/price/price-words.ts';
import { cyclesOf, findPrices, type Price } from '#mail/price/prices.ts';
import { isProse, type Reading, type Sentence, says, states } from '#mail/reading.ts';
import type { Document } from '#mail/text/document.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import type { View } from './view.ts';

const cents = (amount: number) => Math.round(amount * 100);
const anyDay = '2000-01-01';

/**
 * What a receipt's sum tells of a price with a rhythm: it is the sum or a part of it, or the sum holds so many of it.
 * "Members ride for 9.99 a month", below a ride of 18.42, is somebody else's.
 */
function isInSum(price: Price, prices: Price[], reading: Reading): boolean {
  const sums = prices.filter(
    ({ role, amount, currency }) =>
      (role === 'total' || role === 'subtotal') && amount > 0 && currency === price.currency,
  );
  // Taxes and discounts part a price from what was paid.
  if (sums.length === 0 || prices.some(({ role }) => role === 'tax' || role === 'discount')) return true;
  const listed = prices.filter(({ role, line }) => role === 'item' && !isProse(reading, line));
  const listedSum = listed.reduce((sum, { amount }) => sum + cents(amount), 0);
  return sums.some(({ amount }) => {
    const times = Math.round(amount / price.amount);
    const isMultiple = times >= 1 && times <= 24 && Math.abs(cents(amount) - times * cents(price.amount)) <= times;
    return isMultiple || (listed.includes(price) && listedSum === cents(amount));
  });
}

/** "Then 9.99 a month", "9.99 a month from 12 November on": beside a first price that differs. */
const isAhead = ({ folded }: Sentence) => thereafter.test(folded) || findDates(folded, anyDay).length > 0;

/** The prices of a sentence that are said with a rhythm. */
const withCycles = ({ line }: Sentence, prices: Price[], document: Document) =>
  prices.filter((price) => price.line === line && cyclesOf(price, prices, document).length > 0);

/** "Delivery is free with Club, 4.99 a month", below what 87.40 was paid for. */
export function praises(sentence: Sentence, reading: Reading): boolean {
  const prices = findPrices(reading.document, reading.document.lines);
  const said = withCycles(sentence, prices, reading.document);
  return (
    said.length > 0 &&
    !states(sentence, 'will_charge') &&
    !says(sentence, 'paid') &&
    !isAhead(sentence) &&
    !said.some((price) => isInSum(price, prices, reading))
  );
}

/** A price is said with its rhythm, of what was paid where a sum tells it: not what the mail praises beside it. */
export function hasPricedCycle({ reading, unknown_sender }: View): boolean {
  const { document, sentences } = reading;
  const totals = findPrices(document, document.lines).filter(({ role }) => role === 'total');
  // "Renew your railcard for 49 a year", below a ticket of 45: what costs more than was paid was not bought.
  const most = Math.max(0, ...totals.map(({ amount }) => amount)) || Number.POSITIVE_INFINITY;
  const isPaid = ({ amount }: { amount: number }) => !unknown_sender || amount <= most;
  return sentences.some(
    (sentence) =>
      (!says(sentence, 'promotion') || says(sentence, 'paid')) &&
      findMoney(sentence.text).some(isPaid) &&
      findCycles(sentence.folded).length > 0 &&
      !praises(sentence, reading),
  );
}
