import type { Category } from '@kumbara/shared';
import pricesPerDollar from './data/prices-per-dollar.json' with { type: 'json' };
import type { Service } from './schema.ts';

/**
 * Typical local price per US dollar, 2026. Near the exchange rate where prices follow it, far below it where services
 * are sold cheaper.
 */
const typicalPricePerDollar: Readonly<Record<string, number>> = pricesPerDollar;

/**
 * Typical monthly price by category, for services without one of their own. Software, hosting and fitness vary too much.
 */
const usualMonth: Partial<Record<Category, number>> = {
  streaming: 9,
  music: 10,
  news: 10,
  education: 13,
  gaming: 9,
};

/** Returns the approximate size of an amount in US dollars; undefined for other currencies. */
export function toDollars(amount: number, currency: string): number | undefined {
  const rate = typicalPricePerDollar[currency];
  return rate && amount / rate;
}

/** Bounds in typical months: at least `year` pays a year, at most `month` pays a month. */
const bounds = { own: { year: 4, month: 2 }, ofItsKind: { year: 6, month: 1.2 } };

/**
 * Estimates whether a price pays a year or a month of a service that is sold both ways.
 * @returns `open` if it may be either, undefined if service or currency are unknown
 */
export function estimatePaidSpan(
  { month_price, category }: Pick<Service, 'month_price' | 'category'>,
  amount: number,
  currency: string,
): 'year' | 'month' | 'open' | undefined {
  const month = month_price ?? usualMonth[category];
  const dollars = toDollars(amount, currency);
  if (!month || !dollars) return undefined;
  const months = dollars / month;
  const { year, month: one } = month_price ? bounds.own : bounds.ofItsKind;
  if (months >= year) return 'year';
  return months <= one ? 'month' : 'open';
}
