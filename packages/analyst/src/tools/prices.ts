import { addDays, costPerPayment, type Fraction, type IsoDate, type PriceChange } from '@kumbara/shared';
import type { Holding, Holdings } from '#holdings.ts';

export const activeOf = ({ subscriptions }: Holdings): Holding[] =>
  subscriptions.filter(({ status }) => status === 'active');

export const withId = ({ subscriptions }: Holdings, id: string): Holding | undefined =>
  subscriptions.find((one) => one.id === id);

/** My part of a price of this subscription; without one, of today's. */
export const myPart = (holding: Holding, amount = holding.amount): Fraction => costPerPayment({ ...holding, amount });

/** Prices announced for days ahead in the currency it is paid in, oldest first: the one after a trial is one too. */
export function pricesAhead({ currency, trial_ends_on, price_after_trial, price_history }: Holding, today: IsoDate) {
  const afterTrial: PriceChange[] =
    trial_ends_on && trial_ends_on >= today && price_after_trial
      ? [{ date: addDays(trial_ends_on, 1), amount: price_after_trial, currency }]
      : [];
  const announced = price_history.filter((price) => price.date > today && price.currency === currency);
  return [...afterTrial, ...announced].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** The price of a payment on a day that is today or later. */
export const priceOn = (holding: Holding, day: IsoDate, today: IsoDate): number =>
  pricesAhead(holding, today).findLast(({ date }) => date <= day)?.amount ?? holding.amount;

/**
 * The prices up to today in the currency it is paid in now, since it is paid in it, oldest first. Of one day the last
 * counts: what came before was a slip of the hand.
 */
export function pricesSoFar({ currency, price_history }: Holding, today: IsoDate): PriceChange[] {
  const past = price_history.filter(({ date }, at, all) => date <= today && date !== all[at + 1]?.date);
  return past.slice(past.findLastIndex((price) => price.currency !== currency) + 1);
}
