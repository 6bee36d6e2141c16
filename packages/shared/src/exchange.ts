import { currencyDecimals } from './currency.ts';
import { daysBetween, type IsoDate } from './date.ts';
import { type AmountByCurrency, add, exact, type Fraction, round } from './money.ts';

/** Reference rates of one day. `per_euro` holds how many units of a currency one euro buys, without EUR itself. */
export type Rates = {
  day: IsoDate;
  per_euro: Readonly<Record<string, number | string>>;
};

/** `ecb`: reference rates of the European Central Bank. `market`: market rates of a snapshot, until those are at hand. */
export type RatesSource = 'ecb' | 'market';
export type SourcedRates = Rates & { source: RatesSource };

/** Rates older than this are marked on the page. */
const freshDays = 7;

export const isOldRate = (rateDay: IsoDate, today: IsoDate): boolean => daysBetween(rateDay, today) > freshDays;

/**
 * An amount in another currency, exact: the cross rate via the euro.
 * @returns undefined if either currency has no rate; an amount in its own currency needs none
 */
export function exchange(amount: Fraction, from: string, to: string, rates: Rates | undefined): Fraction | undefined {
  if (from === to) return amount;
  const [bought, sold] = [perEuro(to, rates), perEuro(from, rates)];
  return (
    bought &&
    sold && {
      numerator: amount.numerator * bought.numerator * sold.denominator,
      denominator: amount.denominator * bought.denominator * sold.numerator,
    }
  );
}

/** The same for a decimal amount, rounded once, half up, to the decimals of the currency. */
export function convert(
  amount: number | string,
  from: string,
  to: string,
  rates: Rates | undefined,
): number | undefined {
  const converted = exchange(exact(amount), from, to, rates);
  return converted && round(converted, currencyDecimals(to));
}

/**
 * One total in one currency: exact parts are converted, added and rounded once.
 * @returns undefined if one of the currencies has no rate
 */
export function convertedTotal<T extends { currency: string }>(
  items: Iterable<T>,
  part: (item: T) => Fraction,
  to: string,
  rates: Rates | undefined,
): number | undefined {
  let total = exact(0);
  for (const item of items) {
    const converted = exchange(part(item), item.currency, to, rates);
    if (!converted) return undefined;
    total = add(total, converted);
  }
  return round(total, currencyDecimals(to));
}

/** The same for totals per currency, which are rounded already: a fallback where the exact parts are not at hand. */
export const convertAmounts = (amounts: AmountByCurrency, to: string, rates: Rates | undefined): number | undefined =>
  convertedTotal(
    Object.entries(amounts).map(([currency, amount]) => ({ currency, amount })),
    ({ amount }) => exact(amount),
    to,
    rates,
  );

/** The currencies without which there is no converted total, in alphabetical order. */
export function currenciesWithoutRate(currencies: Iterable<string>, to: string, rates: Rates | undefined): string[] {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== to);
  return foreign.length === 0 ? [] : [...foreign, to].filter((currency) => !perEuro(currency, rates)).sort();
}

function perEuro(currency: string, rates: Rates | undefined): Fraction | undefined {
  if (!rates) return undefined;
  if (currency === 'EUR') return exact(1);
  const rate = Object.hasOwn(rates.per_euro, currency) ? rates.per_euro[currency] : undefined;
  return rate === undefined ? undefined : exact(rate);
}
