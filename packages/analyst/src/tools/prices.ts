import { costPerPayment, type Fraction, type IsoDate, type PriceChange, priceOn as priceOfDay } from '@kumbara/shared';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { indexSubscriptions } from './index-subscriptions.ts';

export const listActive = ({ subscriptions }: Portfolio): PortfolioSubscription[] =>
  subscriptions.filter(({ status }) => status === 'active');

const byId = indexSubscriptions(({ id }) => id);
export const findSubscription = (portfolio: Portfolio, id: string): PortfolioSubscription | undefined =>
  byId(portfolio).get(id)?.[0];

/** The user's share of a price of this subscription, by default of today's. */
export const computeOwnPart = (subscription: PortfolioSubscription, amount = subscription.amount): Fraction =>
  costPerPayment({ ...subscription, amount });

/** The whole price of a payment on a day. Source: `priceOn` of the contract. */
export const getPriceOn = (subscription: PortfolioSubscription, day: IsoDate, today: IsoDate): number =>
  priceOfDay({ ...subscription, announced: subscription.price_history.filter(({ date }) => date > today) }, day);

/**
 * The prices up to today in the current currency, oldest first. The last price of a day counts, because earlier ones
 * were corrected.
 */
export function listPastPrices({ currency, price_history }: PortfolioSubscription, today: IsoDate): PriceChange[] {
  const past = price_history.filter(({ date }, at, all) => date <= today && date !== all[at + 1]?.date);
  return past.slice(past.findLastIndex((price) => price.currency !== currency) + 1);
}
