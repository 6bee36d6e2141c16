import { addDays, type EvidenceSource, type IsoDate, type PriceChange } from '@kumbara/shared';
import { isNear, mayBeSamePrice } from './payments.ts';
import type { SourceFinding } from './source.ts';

/** A price with the first day it was seen, and its source. */
export type SourcedPrice = PriceChange & { source: Exclude<EvidenceSource, 'manual'> };

const compareDays = (a: PriceChange, b: PriceChange) => (a.date < b.date ? -1 : 1);

const keepChanges = (prices: SourcedPrice[]) =>
  prices.filter((price, at) => {
    const before = prices[at - 1];
    return price.amount !== before?.amount || price.currency !== before.currency;
  });

/** Returns a mail's prices, with the amount of the receipt if one contains it, including tax. */
function listMailPrices(mail: SourceFinding): SourcedPrice[] {
  return mail.price_history.map((price, at, all) => {
    const until = all[at + 1]?.date ?? '9999';
    const charge = mail.charges.find(
      ({ date, currency }) => date >= price.date && date < until && currency === price.currency,
    );
    return { ...price, amount: charge?.amount ?? price.amount, source: 'mail' };
  });
}

const listStatementPrices = (stream: SourceFinding): SourcedPrice[] =>
  stream.price_history.map((price) => ({ ...price, source: 'statement' }));

/** A mail's new price within this many days of a charge is the price of that charge. */
const settling = 3;

/**
 * Merges the prices of statements and mails, oldest first. Between the first and the last charge the charges decide,
 * before and after them the mails in the currency of the charges. A mail's price is compared with its previous one,
 * because a price without tax is no other price than the booked one.
 */
function mergePriceHistories(streams: SourceFinding[], mails: SourceFinding[], firstDay: IsoDate, lastDay: IsoDate) {
  const charged = streams.flatMap(listStatementPrices).sort(compareDays);
  const { currency } = charged.at(-1) as SourcedPrice;
  const prices = mails
    .flatMap(listMailPrices)
    .filter((price) => price.currency === currency)
    .sort(compareDays);
  const before = prices.filter(({ date }) => date < addDays(firstDay, -settling));
  const after = prices.filter(({ date }) => date > addDays(lastDay, settling));
  const [first] = charged as [SourcedPrice];
  // The mail's price of those days is the booked one, unless it changed just then.
  const changedThen = prices.some(({ date }) => isNear(date, firstDay, settling));
  const earlier = before.map((price, at) =>
    at === before.length - 1 && !changedThen ? { ...price, amount: first.amount } : price,
  );
  const last = charged.at(-1) as SourcedPrice;
  const isOnlyUntaxed = (price: SourcedPrice) =>
    price === prices[0] && price.amount < last.amount && mayBeSamePrice(price, last);
  return keepChanges([...earlier, ...charged, ...after.filter((price) => !isOnlyUntaxed(price))]);
}

export type Prices = { amount: number | null; currency: string; price_history: SourcedPrice[] };

/**
 * Returns the current price, every earlier one and announced ones. Prices of statements are preferred to those of mails,
 * newer ones to older ones.
 * @param streams findings of statements, the newest last
 * @param mails findings of mails, the newest last
 * @param days first and last day of charges on statements
 */
export function combinePrices(
  streams: SourceFinding[],
  mails: SourceFinding[],
  days: { first: IsoDate; last: IsoDate },
  today: IsoDate,
): Prices {
  const [stream, mail] = [streams.at(-1), mails.at(-1)];
  if (!stream) {
    const named = mails.flatMap((one) => one.price_history.map((price) => ({ ...price, source: 'mail' as const })));
    const price_history = keepChanges(named.sort(compareDays));
    const now = price_history.findLast(({ date }) => date <= today) ?? price_history[0];
    return {
      amount: now?.amount ?? mail?.amount ?? null,
      currency: now?.currency ?? mail?.currency ?? '',
      price_history,
    };
  }
  const known = streams.some(({ price_history }) => price_history.length > 0);
  const price_history = known ? mergePriceHistories(streams, mails, days.first, days.last) : [];
  const newer = price_history.findLast(({ source, date }) => source === 'mail' && date > days.last && date <= today);
  return { amount: newer?.amount ?? stream.amount, currency: stream.currency, price_history };
}
