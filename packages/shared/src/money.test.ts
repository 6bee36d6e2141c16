import { describe, expect, it } from 'vitest';
import { type Cost, costOn, costPerMonth, costPerYear, exact, priceOn, round, sum, totalByCurrency } from './money.ts';

const cost = (patch: Partial<Cost>): Cost => ({
  amount: 10,
  currency: 'TRY',
  billing_cycle: 'monthly',
  billing_interval: 1,
  ...patch,
});

/** An oracle of another kind: everything in thousandths of a cent as integers, long division by hand. */
function oracle(amount: string, numerator: number, denominator: number, decimals: number): string {
  const [whole = '0', part = ''] = amount.split('.');
  const scaled = BigInt(whole + part.padEnd(6, '0')) * BigInt(numerator) * 10n ** BigInt(decimals);
  const divisor = BigInt(denominator) * 10n ** 6n;
  const units = scaled / divisor + ((scaled % divisor) * 2n >= divisor ? 1n : 0n);
  const text = units.toString().padStart(decimals + 1, '0');
  return decimals ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text;
}

describe('money', () => {
  it('adds what binary floating point cannot', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(sum([0.1, 0.2], 'TRY')).toBe(0.3);
    expect(sum(Array(10).fill(0.1), 'USD')).toBe(1);
    expect(sum([999_999_999.99, 0.01], 'EUR')).toBe(1_000_000_000);
  });

  it('rounds half up, once, at the end', () => {
    expect(round(exact('1.005'), 2)).toBe(1.01);
    expect(round(exact('-1.005'), 2)).toBe(-1.01);
    expect(round(exact('2.5'), 0)).toBe(3);
    // Three thirds of a cent are a cent, although each alone rounds to nothing.
    const third = cost({ amount: 0.01, share: { parts: 3, mine: 1 } });
    expect(totalByCurrency([third, third, third], costPerMonth)).toEqual({ TRY: 0.01 });
  });

  it('reads numbers in scientific notation as the decimals they are', () => {
    expect(exact(1e-7)).toEqual({ numerator: 1n, denominator: 10_000_000n });
    expect(exact(1e21).numerator / exact(1e21).denominator).toBe(10n ** 21n);
    expect(() => exact(Number.NaN)).toThrow(RangeError);
    expect(() => exact(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('keeps the decimals of each currency', () => {
    expect(sum([100, 250], 'JPY')).toBe(350);
    expect(sum([0.001, 0.001], 'KWD')).toBe(0.002);
  });

  it.each([
    ['weekly', 1, 52, 12],
    ['weekly', 2, 52, 24],
    ['monthly', 1, 1, 1],
    ['monthly', 3, 1, 3],
    ['yearly', 1, 1, 12],
    ['yearly', 2, 1, 24],
  ] as const)('says what %s × %i costs per month as an oracle does', (billing_cycle, billing_interval, up, down) => {
    for (const amount of ['0.01', '9.99', '59.99', '229.9', '1249.95', '999999.99', '7']) {
      const item = cost({ amount, billing_cycle, billing_interval });
      expect(round(costPerMonth(item), 2)).toBe(Number(oracle(amount, up, down, 2)));
      expect(round(costPerYear(item), 2)).toBe(Number(oracle(amount, up * 12, down, 2)));
    }
  });

  it('counts only my part of a shared price', () => {
    expect(round(costPerMonth(cost({ amount: 229.99, share: { parts: 4, mine: 1 } })), 2)).toBe(57.5);
    expect(round(costPerMonth(cost({ amount: 229.99, share: { parts: 4, mine: 3 } })), 2)).toBe(172.49);
  });

  it('never adds currencies to each other and names only those in use', () => {
    const totals = totalByCurrency(
      [cost({ amount: 10 }), cost({ amount: 5, currency: 'USD' }), cost({ amount: 0.5 })],
      costPerMonth,
    );
    expect(totals).toEqual({ TRY: 10.5, USD: 5 });
    expect(totalByCurrency([], costPerMonth)).toEqual({});
  });
});

describe('what a payment of a day costs', () => {
  const lira = (date: string, amount: number, currency = 'TRY') => ({ date, amount, currency });
  const trial = { amount: 1, currency: 'TRY', trial_ends_on: '2026-11-24', price_after_trial: 149.99 };

  it('is the trial’s price until its last day, and the one after it from then on', () => {
    expect(priceOn(trial, '2026-11-24')).toBe(1);
    expect(priceOn(trial, '2026-11-25')).toBe(149.99);
    expect(priceOn({ ...trial, price_after_trial: null }, '2026-11-25')).toBe(1);
  });
  it('remembers what was asked in a trial that is over', () => {
    const over = { ...trial, amount: 149.99, price_after_trial: null, trial_price: 1 };
    expect([priceOn(over, '2026-11-24'), priceOn(over, '2026-11-25')]).toEqual([1, 149.99]);
  });
  it('is an announced price from its day on, in the currency it is paid in', () => {
    const announced = [lira('2026-12-01', 120), lira('2027-01-01', 9, 'USD'), lira('2027-02-01', 150)];
    const priced = { amount: 100, currency: 'TRY', announced };
    expect(['2026-11-30', '2026-12-01', '2027-01-31', '2027-02-01'].map((day) => priceOn(priced, day))).toEqual([
      100, 120, 120, 150,
    ]);
  });
  it('goes by what was announced for after the trial, not for a day in it', () => {
    expect(priceOn({ ...trial, announced: [lira('2026-11-22', 2)] }, '2026-11-23')).toBe(2);
    expect(priceOn({ ...trial, announced: [lira('2026-11-22', 2)] }, '2026-11-25')).toBe(149.99);
    expect(priceOn({ ...trial, announced: [lira('2026-12-01', 199)] }, '2026-12-01')).toBe(199);
  });
  it('is my part of it', () => {
    const shared = { ...cost({}), ...trial, share: { parts: 2, mine: 1 } };
    expect(round(costOn(shared, '2026-11-25'), 2)).toBe(75);
  });
});
