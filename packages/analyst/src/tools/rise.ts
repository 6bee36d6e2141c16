import { addDays, type IsoDate } from '@kumbara/shared';
import type { DocumentedCharge, PortfolioSubscription } from '#portfolio.ts';
import { getPriceOn, listPastPrices } from './prices.ts';

/** Whole prices of one payment before and after a rise, in the currency of the contract. */
export type PriceStep = {
  date: IsoDate;
  currency: string;
  before: number;
  now: number;
  cause: 'vendor' | 'exchange_rate' | 'unknown';
  foreign?: { amount: number; currency: string };
};

type Change = Pick<PriceStep, 'date' | 'before' | 'now'>;

/** Rounding of an exchange rate changes a price by less. */
export const stoodStill = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(a, b);

/**
 * The cause of the difference between charges before and after a day. Charges that print the foreign price show it.
 * Without them, an amount that is equal in two consecutive charges is priced in that currency, because exchange rates
 * always vary.
 */
export function findCause(charges: DocumentedCharge[], { date, before, now }: Change): PriceStep['cause'] {
  const [earlier, later] = [charges.filter((one) => one.date < date), charges.filter((one) => one.date >= date)];
  const [last, first] = [
    earlier.findLast(({ foreign }) => foreign)?.foreign,
    later.findLast(({ foreign }) => foreign)?.foreign,
  ];
  if (last && first && last.currency === first.currency)
    return first.amount > last.amount === now > before && !stoodStill(first.amount, last.amount)
      ? 'vendor'
      : 'exchange_rate';
  const twice = (some: DocumentedCharge[], price: number) => some.filter(({ amount }) => amount === price).length >= 2;
  return twice(earlier, before) || twice(later, now) ? 'vendor' : 'unknown';
}

/** A price three times as high belongs to another plan or billing cycle; the history does not record the cycle. */
const anotherPlan = 3;
const isRise = (before: number, now: number) => now > before && now < before * anotherPlan;

/** A trial price is not comparable. */
const afterTrial =
  ({ trial_ends_on: end }: PortfolioSubscription) =>
  ({ date }: { date: IsoDate }) =>
    !end || date > end;

/** The last known price before the day and the price now, if it rose. */
function knownPrices(subscription: PortfolioSubscription, since: IsoDate, today: IsoDate): Change | undefined {
  const prices = listPastPrices(subscription, today).filter(afterTrial(subscription));
  const before = prices.findLast(({ date }) => date < since) ?? prices[0];
  const step = prices.findLast(({ date }, at) => date >= since && at > 0);
  if (!before || !step || !isRise(before.amount, subscription.amount)) return undefined;
  return { date: step.date, before: before.amount, now: subscription.amount };
}

/**
 * Exchange rates change a price by less between two charges; larger changes mean payment by use. Source: detection,
 * `amounts.ts`.
 */
const driftWithin = 0.09;
const isPrice = (charges: DocumentedCharge[]) =>
  charges.every(({ amount, foreign }, at) => {
    const before = charges[at - 1];
    return !before || (foreign && before.foreign) || Math.abs(Math.log(amount / before.amount)) <= driftWithin;
  });

/** A price that varies with the exchange rate has no history, so the charges are compared. */
function chargedPrices(own: DocumentedCharge[], price: number, since: IsoDate): Change | undefined {
  const before = own.findLast(({ date }) => date < since) ?? own[0];
  const last = own.at(-1);
  if (!before || !last || last.date < since || last.amount !== price) return undefined;
  if (!isRise(before.amount, last.amount) || stoodStill(last.amount, before.amount)) return undefined;
  if (!isPrice(own.slice(own.indexOf(before)))) return undefined;
  const first = own.find(({ date, amount }) => date > before.date && amount !== before.amount);
  return first && { date: first.date, before: before.amount, now: last.amount };
}

/**
 * Charges that print a price abroad show the price of the contract: if it rose since the day, the service raised it, by
 * what it rose there. What the exchange rate adds to the booked amounts is no part of it.
 */
function raisedAbroad(subscription: PortfolioSubscription, since: IsoDate): PriceStep | undefined {
  const abroad = subscription.charges
    .filter(afterTrial(subscription))
    .flatMap(({ date, currency, foreign }) =>
      foreign && [currency, foreign.currency].includes(subscription.currency) ? [{ date, ...foreign }] : [],
    );
  const last = abroad.at(-1);
  const own = abroad.filter(({ currency }) => currency === last?.currency);
  const before = own.findLast(({ date }) => date < since) ?? own[0];
  if (!before || !last || last.date < since || !isRise(before.amount, last.amount)) return undefined;
  const first = own.find(({ date, amount }) => date > before.date && amount !== before.amount);
  const { currency, amount: now } = last;
  return first && { date: first.date, currency, before: before.amount, now, cause: 'vendor' };
}

/** The increase since a day, if there is one, and its cause. */
export function findRise(subscription: PortfolioSubscription, since: IsoDate, today: IsoDate): PriceStep | undefined {
  const own = subscription.charges
    .filter(({ currency }) => currency === subscription.currency)
    .filter(afterTrial(subscription));
  const foreign = own.findLast((charge) => charge.foreign)?.foreign;
  const raised = raisedAbroad(subscription, since);
  if (raised) return { ...raised, ...(foreign && { foreign }) };
  const step = knownPrices(subscription, since, today) ?? chargedPrices(own, subscription.amount, since);
  if (!step) return undefined;
  return { ...step, currency: subscription.currency, cause: findCause(own, step), ...(foreign && { foreign }) };
}

/** The next announced price, if it is higher than the current one. */
export function findAnnouncedRise(subscription: PortfolioSubscription, today: IsoDate): PriceStep | undefined {
  const { currency, price_history } = subscription;
  const next = price_history.find((price) => price.date > today && price.currency === currency);
  const before = next && getPriceOn(subscription, addDays(next.date, -1), today);
  if (!before || !isRise(before, next.amount)) return undefined;
  return { date: next.date, currency, before, now: next.amount, cause: 'vendor' };
}
