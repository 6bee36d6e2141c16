import { costPerPayment, type Fraction, type IsoDate, type PriceChange, priceOn as priceOfDay } from '@kumbara/shared';
import type { Holding, Holdings } from '#holdings.ts';
import { indexed } from './indexed.ts';

export const activeOf = ({ subscriptions }: Holdings): Holding[] =>
  subscriptions.filter(({ status }) => status === 'active');

const byId = indexed(({ id }) => id);
export const withId = (holdings: Holdings, id: string): Holding | undefined => byId(holdings).get(id)?.[0];

/** My part of a price of this subscription; without one, of today's. */
export const myPart = (holding: Holding, amount = holding.amount): Fraction => costPerPayment({ ...holding, amount });

/** The whole price of the payment of a day. Source: `priceOn` of the contract. */
export const priceOn = (holding: Holding, day: IsoDate, today: IsoDate): number =>
  priceOfDay({ ...holding, announced: holding.price_history.filter(({ date }) => date > today) }, day);

/**
 * The prices up to today in the currency it is paid in now, since it is paid in it, oldest first. Of one day the last
 * counts: what came before was a slip of the hand.
 */
export function pricesSoFar({ currency, price_history }: Holding, today: IsoDate): PriceChange[] {
  const past = price_history.filter(({ date }, at, all) => date <= today && date !== all[at + 1]?.date);
  return past.slice(past.findLastIndex((price) => price.currency !== currency) + 1);
}
