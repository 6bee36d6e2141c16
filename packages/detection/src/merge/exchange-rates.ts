import type { IsoDate } from '@kumbara/shared';

type Price = { amount: number; currency: string };
/** Units of a currency per US dollar, lowest and highest. */
type Band = readonly [lowest: number, highest: number];

/**
 * Approximate ranges since 2020, rounded outwards and not taken from a published table. They only rule out pairs of prices
 * that no rate explains; no amount is converted with them.
 */
const bands: Readonly<Record<string, Band>> = {
  USD: [1, 1],
  EUR: [0.8, 1.05],
  GBP: [0.7, 0.95],
  CHF: [0.76, 1.02],
  CAD: [1.2, 1.47],
  AUD: [1.25, 1.75],
  NZD: [1.35, 1.85],
  SGD: [1.25, 1.47],
  AED: [3.67, 3.68],
  SAR: [3.74, 3.77],
  PLN: [3.4, 5.1],
  SEK: [8, 11.6],
  NOK: [8, 11.9],
  DKK: [6, 7.8],
  CZK: [20, 26],
  HUF: [280, 450],
  RON: [3.8, 5.3],
  ILS: [3, 4.1],
  JPY: [102, 165],
  BRL: [4.4, 6.7],
  MXN: [16, 25.5],
  INR: [70, 95],
};

/** The lira lost most of its value within a few years: one band for all years would fit any price. */
const liraByYear: Readonly<Record<string, Band>> = {
  '2020': [5.8, 8.7],
  '2021': [6.8, 18.5],
  '2022': [13, 19],
  '2023': [18, 30],
  '2024': [29, 36],
  '2025': [35, 44],
};
const latestLira: Band = [42, 75];

/** Factor for tax that one document leaves out, and for the margin of the bank. */
const tolerance = 1.35;

const getBand = (currency: string, date: IsoDate): Band | undefined =>
  currency === 'TRY' ? (liraByYear[date.slice(0, 4)] ?? latestLira) : bands[currency];

/**
 * Tells whether two prices in different currencies may be one price at the exchange rate of a day.
 * @returns undefined where a currency is not listed
 */
export function fitsExchangeRate(a: Price, b: Price, date: IsoDate): boolean | undefined {
  const [from, to] = [getBand(a.currency, date), getBand(b.currency, date)];
  if (!from || !to) return undefined;
  const rate = b.amount / a.amount;
  return rate >= to[0] / from[1] / tolerance && rate <= (to[1] / from[0]) * tolerance;
}
