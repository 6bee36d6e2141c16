import { describe, expect, it } from 'vitest';
import { countries } from '#markets/markets.ts';
import { generateHistory } from './generate-history.ts';

const histories = countries.flatMap((country) =>
  (['card', 'account'] as const).flatMap((kind) =>
    [1, 2, 3].map((seed) => generateHistory({ seed, months: 6, country, kind, hard: seed === 3 })),
  ),
);

describe('a generated history', () => {
  it('is the same for the same seed and differs for another seed', () => {
    const options = { months: 5, country: 'TR' } as const;
    expect(generateHistory({ seed: 7, ...options })).toEqual(generateHistory({ seed: 7, ...options }));
    expect(generateHistory({ seed: 8, ...options })).not.toEqual(generateHistory({ seed: 7, ...options }));
  });

  it('stays within its period and is ordered by day', () => {
    for (const { from, to, transactions } of histories) {
      const days = transactions.map(({ date }) => date);
      expect(days).toEqual([...days].sort());
      expect(days.every((day) => day >= from && day <= to)).toBe(true);
    }
  });

  it('books positive amounts with two decimals', () => {
    for (const { amount } of histories.flatMap(({ transactions }) => transactions)) {
      expect(amount).toBeGreaterThan(0);
      expect(Number(amount.toFixed(2))).toBe(amount);
    }
  });

  it('states the last charge of every subscription', () => {
    for (const { transactions, subscriptions } of histories) {
      for (const { amount, charges } of subscriptions) {
        expect(charges.at(-1)?.amount).toBe(amount);
        for (const { date, amount: charged } of charges) {
          expect(transactions.some((row) => row.date === date && row.amount === charged)).toBe(true);
        }
      }
    }
  });

  it('never forbids or excuses a name that it expects', () => {
    for (const { subscriptions, forbidden, optional } of histories) {
      const names = subscriptions.map(({ name }) => name);
      expect([...forbidden, ...optional].filter((name) => names.includes(name))).toEqual([]);
    }
  });

  it('only adds rows in hard mode', () => {
    const options = { seed: 4, months: 6, country: 'TR', noise: 0 } as const;
    const [usual, hard] = [generateHistory(options), generateHistory({ ...options, hard: true })];
    const texts = (rows: typeof hard.transactions) =>
      rows.filter(({ kind }) => kind !== 'payment').map(({ text }) => text);
    expect(texts(hard.transactions)).toEqual(expect.arrayContaining(texts(usual.transactions)));
    expect(hard.transactions.length).toBeGreaterThan(usual.transactions.length);
    expect(hard.subscriptions).toEqual(expect.arrayContaining(usual.subscriptions));
  });

  it('covers every billing cycle, status and expectation', () => {
    const many = Array.from({ length: 60 }, (_, seed) => generateHistory({ seed, months: 14, country: 'TR' }));
    const all = many.flatMap(({ subscriptions }) => subscriptions);
    expect(new Set(all.map(({ cycle, interval }) => `${interval} ${cycle}`))).toEqual(
      new Set(['1 monthly', '3 monthly', '6 monthly', '1 weekly', '4 weekly', '1 yearly']),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['active', 'late', 'stopped']));
    expect(new Set(all.map(({ expect: expected }) => expected))).toEqual(new Set(['found', 'optional', 'absent']));
    expect(all.some(({ foreign }) => foreign?.currency === 'USD')).toBe(true);
    expect(all.some(({ known }) => known)).toBe(true);
    expect(all.some(({ known }) => !known)).toBe(true);
  });
});
