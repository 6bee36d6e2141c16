import { addMonths } from '@kumbara/shared';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';

/** The whole price of a plan, and its source. */
export type KnownPrice = { amount: number; from: 'given' | 'own_history' | 'same_service' };

/** A yearly price equals between six and thirteen monthly ones; otherwise it belongs to another plan. */
const fewest = 6;
const most = 13;

/** Older prices are not used. */
const staleMonths = 18;

const perYear = { weekly: 52, monthly: 12, yearly: 1 };

/** Only used for a search, so binary floating point is precise enough. */
function isYearOf(year: number, month: number): boolean {
  return year >= fewest * month && year <= most * month;
}

const planOf = ({ service_id, currency, billing_cycle: plan }: PortfolioSubscription) =>
  `${service_id} ${currency} ${plan}`;

const plans = new WeakMap<PortfolioSubscription[], Map<string, PortfolioSubscription[]>>();
/** Groups subscriptions by service, currency and billing cycle, so that not every pair is compared. */
function paidSo({ subscriptions }: Portfolio, key: string): PortfolioSubscription[] {
  const known =
    plans.get(subscriptions) ??
    Map.groupBy(
      subscriptions.filter((one) => one.service_id !== undefined && one.billing_interval === 1),
      planOf,
    );
  plans.set(subscriptions, known);
  return known.get(key) ?? [];
}

/**
 * The last known price of the other plan of a subscription in its currency: from its own charges and prices, else from
 * another subscription to the same service.
 */
export function findOtherPrice(
  subscription: PortfolioSubscription,
  portfolio: Portfolio,
  plan: 'monthly' | 'yearly',
): KnownPrice | undefined {
  const { id, amount, currency, billing_cycle, billing_interval, price_history, charges } = subscription;
  const { today } = portfolio;
  const since = addMonths(today, -staleMonths);
  const year = (amount * perYear[billing_cycle]) / billing_interval;
  const fits = (other: number) => (plan === 'yearly' ? isYearOf(other, year / 12) : isYearOf(year, other));
  const found = [...price_history, ...charges]
    .filter((price) => price.currency === currency && price.date >= since && price.date <= today && fits(price.amount))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .at(-1);
  if (found) return { amount: found.amount, from: 'own_history' };
  const same = paidSo(portfolio, planOf({ ...subscription, billing_cycle: plan })).find(
    (other) => other.id !== id && fits(other.amount),
  );
  return same && { amount: same.amount, from: 'same_service' };
}
