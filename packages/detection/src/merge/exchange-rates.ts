import type { IsoDate } from '@kumbara/shared';
import ranges from './exchange-rates.json' with { type: 'json' };

type Price = { amount: number; currency: string };
/** Units of a currency per US dollar, lowest and highest. */
type Band = { lowest: number; highest: number };

/**
 * Approximate ranges since 2020, rounded outwards and not taken from a published table. They only rule out pairs of prices
 * that no rate explains; no amount is converted with them.
 */
const bands: Readonly<Record<string, Band>> = ranges.bands;

/** The lira lost most of its value within a few years: one band for all years would fit any price. */
const liraByYear: Readonly<Record<string, Band>> = ranges.liraByYear;

/** Factor for tax that one document leaves out, and for the margin of the bank. */
const tolerance = 1.35;

const getBand = (currency: string, date: IsoDate): Band | undefined =>
  currency === 'TRY' ? (liraByYear[date.slice(0, 4)] ?? ranges.latestLira) : bands[currency];

/**
 * Tells whether two prices in different currencies may be one price at the exchange rate of a day.
 * @returns undefined where a currency is not listed
 */
export function fitsExchangeRate(a: Price, b: Price, date: IsoDate): boolean | undefined {
  const [from, to] = [getBand(a.currency, date), getBand(b.currency, date)];
  if (!from || !to) return undefined;
  const rate = b.amount / a.amount;
  return rate >= to.lowest / from.highest / tolerance && rate <= (to.highest / from.lowest) * tolerance;
}
