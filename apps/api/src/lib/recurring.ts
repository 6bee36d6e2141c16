import type { IsoDate, PriceChange, Recurring } from '@kumbara/shared';

type Stored = Recurring & { price_after_trial: number | null; trial_ends_on: IsoDate | null };

/**
 * A stored subscription as of a day: after a trial its price is the one after it, and prices for days ahead are
 * announced.
 * @param history oldest first
 */
export function recurringAsOf(stored: Stored, history: readonly PriceChange[], today: IsoDate): Recurring {
  const { amount, trial_ends_on, price_after_trial } = stored;
  const announced = history.filter(({ date }) => date > today);
  const isAfterTrial = trial_ends_on !== null && price_after_trial !== null && trial_ends_on < today;
  return isAfterTrial
    ? { ...stored, announced, amount: price_after_trial, price_after_trial: null, trial_price: amount }
    : { ...stored, announced };
}

/** A document and the user may report the same price twice: only changes are kept. */
export const keepPriceChanges = (history: readonly PriceChange[]): PriceChange[] =>
  history.filter(
    ({ amount, currency }, at) => amount !== history[at - 1]?.amount || currency !== history[at - 1]?.currency,
  );
