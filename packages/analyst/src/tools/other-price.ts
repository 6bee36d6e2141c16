import { addMonths } from '@kumbara/shared';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';

/** The whole price of a plan, and how it is known. */
export type KnownPrice = { amount: number; from: 'given' | 'own_history' | 'same_service' };

/** A year of a plan costs between six and thirteen of its months: anything else is another plan. */
const fewest = 6;
const most = 13;

/** What was paid longer ago is asked no more. */
const staleMonths = 18;

const perYear = { weekly: 52, monthly: 12, yearly: 1 };

/** A search, not a figure: binary floating point will do. */
function isYearOf(year: number, month: number): boolean {
  return year >= fewest * month && year <= most * month;
}

const planOf = ({ service_id, currency, billing_cycle: plan }: PortfolioSubscription) =>
  `${service_id} ${currency} ${plan}`;

const plans = new WeakMap<PortfolioSubscription[], Map<string, PortfolioSubscription[]>>();
/** What is paid at a service in a currency and rhythm, so that thousands are not compared with thousands. */
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
 * What the other plan of a subscription cost when it was last seen: among its own charges and prices, else at another
 * subscription to the same service that is paid so. In its own currency only.
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
