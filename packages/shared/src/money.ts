import type { Billing } from './billing.ts';
import { currencyDecimals } from './currency.ts';
import type { IsoDate } from './date.ts';
import { memoize } from './memoize.ts';

/**
 * An exact rational number. Amounts travel as JSON numbers, which carry up to 15 significant digits faithfully,
 * but are never added or divided as such.
 */
export type Fraction = { numerator: bigint; denominator: bigint };

/** The exact value that a decimal number or text shows: 0.1 is one tenth. Throws RangeError for what is not finite. */
export const exact: (value: number | string) => Fraction = memoize(parse, 2_000);

function parse(value: number | string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`not a decimal number: ${value}`);
  const [, sign, whole = '', decimals = '', exponent = '0'] = match;
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${decimals}`);
  return scale >= 0
    ? { numerator: digits, denominator: tenTo(scale) }
    : { numerator: digits * tenTo(-scale), denominator: 1n };
}

/** Keeps denominators small where one divides the other: sums of thousands would grow them beyond all measure. */
export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  if (a.denominator % b.denominator === 0n) {
    const { numerator, denominator } = a;
    return { numerator: numerator + b.numerator * (denominator / b.denominator), denominator };
  }
  if (b.denominator % a.denominator === 0n) return add(b, a);
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export const multiply = (a: Fraction, numerator: number, denominator = 1): Fraction => ({
  numerator: a.numerator * BigInt(numerator),
  denominator: a.denominator * BigInt(denominator),
});

const tenTo = memoize((exponent: number) => 10n ** BigInt(exponent), 100);

/** Rounds half up (away from zero) to the given decimals, once, at the very end of a computation. */
export function round({ numerator, denominator }: Fraction, decimals: number): number {
  const units = toUnits(numerator, denominator, tenTo(decimals));
  const whole = Number(units);
  // A division of whole numbers that a float holds exactly gives the float that the decimal text would give.
  return Number.isSafeInteger(whole) ? whole / 10 ** decimals : Number(`${units}e-${decimals}`);
}

function toUnits(numerator: bigint, denominator: bigint, scale: bigint): bigint {
  // Most sums are of prices, which have the decimals of their currency.
  if (denominator === scale) return numerator;
  if (numerator < 0n) return -toUnits(-numerator, denominator, scale);
  return (numerator * scale * 2n + denominator) / (denominator * 2n);
}

/** About as much, for an order alone: what is shown is rounded from the exact value. */
export const toNumber = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

/** The exact sum of decimal amounts of one currency, rounded to its decimals. */
export const sum = (amounts: Iterable<number | string>, currency: string): number => {
  let total = exact(0);
  for (const amount of amounts) total = add(total, exact(amount));
  return round(total, currencyDecimals(currency));
};

export type Cost = Billing & {
  amount: number | string;
  currency: string;
  share?: { parts: number; mine: number } | null;
};

/** My part of one payment. */
export const costPerPayment = ({ amount, share }: Pick<Cost, 'amount' | 'share'>): Fraction =>
  share ? multiply(exact(amount), share.mine, share.parts) : exact(amount);

/** A price and how it changes: as it stands today, in a trial, after it, and as announced. Whole prices, not my part. */
export type Priced<Amount extends number | string = number | string> = {
  amount: Amount;
  currency: string;
  /** The last day of the trial. */
  trial_ends_on?: IsoDate | null;
  /** While `amount` is still the trial's. */
  price_after_trial?: Amount | null;
  /** Price during a trial that has ended; `amount` is then the price after it. */
  trial_price?: Amount | null;
  /** For days ahead, oldest first, of which those in its currency count. */
  announced?: { date: IsoDate; amount: Amount; currency: string }[];
};

/**
 * The whole price of a payment of a day: the trial's until it ends, then the one after it, announced ones from their day
 * on. Earlier days that were not in the trial cost what today does. The one rule for totals, answers and the page.
 */
export function priceOn<Amount extends number | string>(priced: Priced<Amount>, day: IsoDate): Amount {
  const { amount, currency, trial_ends_on: end, price_after_trial: after, trial_price, announced = [] } = priced;
  const step = announced.findLast((price) => price.currency === currency && price.date <= day);
  if (!end) return step?.amount ?? amount;
  if (day <= end) return step?.amount ?? trial_price ?? amount;
  // An announcement of a day in the trial was about the trial.
  return (step && step.date > end ? step.amount : after) ?? step?.amount ?? amount;
}

/** My part of the payment of a day. */
export const costOn = (cost: Cost & Priced, day: IsoDate): Fraction =>
  costPerPayment({ ...cost, amount: priceOn(cost, day) });

/** My part of a year: 52 weeks, 12 months or 1 year, divided by the interval. */
export const costPerYear = (cost: Cost): Fraction =>
  multiply(costPerPayment(cost), { weekly: 52, monthly: 12, yearly: 1 }[cost.billing_cycle], cost.billing_interval);

/** My part of an average month: a twelfth of the year, exact. */
export const costPerMonth = (cost: Cost): Fraction => multiply(costPerYear(cost), 1, 12);

/** A map from currency to an amount in it. Currencies are never added to each other. */
export type AmountByCurrency = Record<string, number>;

/** Adds exact parts per currency and rounds each total once; currencies without a part do not appear. */
export function totalByCurrency<T extends { currency: string }>(
  items: Iterable<T>,
  part: (item: T) => Fraction,
): AmountByCurrency {
  const totals = new Map<string, Fraction>();
  for (const item of items) {
    const sofar = totals.get(item.currency);
    totals.set(item.currency, sofar ? add(sofar, part(item)) : part(item));
  }
  return Object.fromEntries(
    [...totals].map(([currency, total]) => [currency, round(total, currencyDecimals(currency))]),
  );
}
