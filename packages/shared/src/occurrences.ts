import { type Billing, paymentDaysBetween } from './billing.ts';
import type { IsoDate } from './date.ts';
import { costPerPayment, type Fraction, type Priced, priceOn } from './money.ts';

/** A subscription with everything that its payments depend on. `next_payment_date` is the stored anchor. */
export type Recurring = Billing &
  Priced<number> & {
    next_payment_date: IsoDate;
    status: 'active' | 'cancelled';
    share?: { parts: number; mine: number } | null;
    started_on?: IsoDate | null;
    /** The day the user or the service ended it. */
    cancelled_on?: IsoDate | null;
    /** The last day of use of a cancelled one. */
    ends_on?: IsoDate | null;
  };

/** A price and the first day it applies to, as far as known. */
type PriceStep = { date: IsoDate; amount: number; currency: string };

/** A day on which a payment is due, with the whole price and the exact part of the user. */
export type Occurrence = { date: IsoDate; amount: number; currency: string; mine: Fraction };

/**
 * Whether a payment of a day falls away because the subscription ended: from its last day of use on, or after the day of
 * cancelling if no last day is known.
 */
export function isAfterEnd(day: IsoDate, { status, cancelled_on, ends_on }: Recurring): boolean {
  if (status === 'active') return false;
  if (ends_on) return day >= ends_on;
  return cancelled_on ? day > cancelled_on : true;
}

/**
 * The payments due in a span, both ends included, in order. Past days cost what the price history says, and days ahead
 * what the subscription and its announced prices say.
 * @param history oldest first
 */
export function occurrencesBetween(
  subscription: Recurring,
  { history, today, from, to }: { history: readonly PriceStep[]; today: IsoDate; from: IsoDate; to: IsoDate },
): Occurrence[] {
  const { next_payment_date, started_on, currency, share, trial_ends_on } = subscription;

  const past = history.filter((step) => step.date <= today);
  function priceOfDay(date: IsoDate): { amount: number; currency: string } {
    const step = past.findLast((one) => one.date <= date) ?? past[0];
    // Nobody notes the price after a trial: it follows from the subscription.
    const isTrialPrice = step && trial_ends_on && date > trial_ends_on && step.date <= trial_ends_on;
    return date < today && step && !isTrialPrice ? step : { amount: priceOn(subscription, date), currency };
  }

  return paymentDaysBetween(next_payment_date, subscription, from, to, started_on ?? undefined)
    .filter((date) => !isAfterEnd(date, subscription))
    .map((date) => {
      const price = priceOfDay(date);
      return {
        date,
        amount: price.amount,
        currency: price.currency,
        mine: costPerPayment({ amount: price.amount, share }),
      };
    });
}
