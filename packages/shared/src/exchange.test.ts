import { describe, expect, it } from 'vitest';
import { currencyDecimals } from './currency.ts';
import {
  convert,
  convertAmounts,
  convertedTotal,
  currenciesWithoutRate,
  exchange,
  isOldRate,
  type Rates,
} from './exchange.ts';
import { exact, multiply } from './money.ts';

/** Euro reference rates of the ECB for 23 December 2016, as published. */
const published: Rates = {
  day: '2016-12-23',
  per_euro: { USD: '1.0446', JPY: '122.6', GBP: '0.85278', TRY: '3.6674', KRW: '1257.59', IDR: '14034.13' },
};

/** Long division in whole numbers, digit by digit as on paper: nothing of the product's fractions. */
function oracle(amount: string, from: string, to: string, decimals: number): number {
  const rates: Record<string, string> = { ...(published.per_euro as Record<string, string>), EUR: '1' };
  const whole = (text: string) => {
    const [units = '', part = ''] = text.split('.');
    return BigInt(units + part.padEnd(6, '0'));
  };
  const dividend = whole(amount) * whole(rates[to] ?? '');
  const divisor = whole(rates[from] ?? '') * 10n ** 6n;
  let text = (dividend / divisor).toString();
  let rest = dividend % divisor;
  for (let place = 0; place < decimals; place += 1) {
    text += ((rest * 10n) / divisor).toString();
    rest = (rest * 10n) % divisor;
  }
  const units = BigInt(text) + (rest * 2n >= divisor ? 1n : 0n);
  const padded = units.toString().padStart(decimals + 1, '0');
  return Number(decimals ? `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}` : padded);
}

describe('conversion', () => {
  it('gives the published rate of every currency for euros, and the euros back', () => {
    for (const [currency, rate] of Object.entries(published.per_euro)) {
      expect(convert(10_000, 'EUR', currency, published)).toBe(
        Number((Number(rate) * 10_000).toFixed(currencyDecimals(currency))),
      );
      expect(exchange(exact(rate), currency, 'EUR', published)).toSatisfy(
        (euros: { numerator: bigint; denominator: bigint }) => euros.numerator === euros.denominator,
      );
    }
  });

  it('crosses two currencies over the euro', () => {
    // 3.6674 / 1.0446 = 3.510817…, 122.6 / 0.85278 = 143.765…
    expect(convert(100, 'USD', 'TRY', published)).toBe(351.08);
    expect(convert(1, 'GBP', 'JPY', published)).toBe(144);
  });

  it('rounds half up, once, to the decimals of the currency, as long division does', () => {
    const currencies = [...Object.keys(published.per_euro), 'EUR'];
    let seed = 20_161_223;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let i = 0; i < 4_000; i += 1) {
      const [from = '', to = ''] = [currencies[random(7)], currencies[random(7)]];
      const amount = (random(10 ** (1 + random(9))) / 100).toFixed(2);
      if (from !== to) {
        expect(convert(amount, from, to, published), `${amount} ${from} in ${to}`).toBe(
          oracle(amount, from, to, currencyDecimals(to)),
        );
      }
    }
    // Exactly half a cent: 0.02 at a rate of 0.25.
    expect(convert(0.02, 'EUR', 'USD', { day: '2026-01-02', per_euro: { USD: '0.25' } })).toBe(0.01);
  });

  it('rounds a total once, not its parts', () => {
    const third = { currency: 'USD', amount: '0.01' };
    const part = ({ amount }: typeof third) => multiply(exact(amount), 1, 3);
    const parity = { day: '2026-01-02', per_euro: { USD: '1' } };
    expect(convertedTotal([third, third, third], part, 'EUR', parity)).toBe(0.01);
    expect(convertAmounts({ USD: 10, TRY: 5 }, 'TRY', published)).toBe(40.11);
    expect(convertAmounts({}, 'TRY', published)).toBe(0);
  });

  it('is absent, never one to one, where a rate is missing', () => {
    expect(convert(10, 'XAF', 'TRY', published)).toBeUndefined();
    expect(convert(10, 'TRY', 'XAF', published)).toBeUndefined();
    expect(convert(10, 'USD', 'TRY', undefined)).toBeUndefined();
    expect(convert(10, 'toString', 'TRY', published)).toBeUndefined();
    expect(convertAmounts({ USD: 10, XAF: 0 }, 'TRY', published)).toBeUndefined();
    expect(convert(10, 'XAF', 'XAF', undefined)).toBe(10);
  });

  it('names the currencies whose rate is missing', () => {
    expect(currenciesWithoutRate(['USD', 'XAF', 'UAH', 'USD'], 'TRY', published)).toEqual(['UAH', 'XAF']);
    expect(currenciesWithoutRate(['USD'], 'XAF', published)).toEqual(['XAF']);
    expect(currenciesWithoutRate(['XAF'], 'XAF', published)).toEqual([]);
    expect(currenciesWithoutRate(['TRY', 'EUR'], 'TRY', undefined)).toEqual(['EUR', 'TRY']);
  });

  it('calls rates old after seven days', () => {
    expect(isOldRate('2026-11-13', '2026-11-20')).toBe(false);
    expect(isOldRate('2026-11-13', '2026-11-21')).toBe(true);
  });
});
