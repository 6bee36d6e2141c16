import { describe, expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line, months } from '#testing/statements.ts';

const period = { from: '2025-12-01', to: '2026-06-30' };
const today = '2026-07-01';
type Charged = [date: string, name: string, amount: number];
const found = (...charged: Charged[]) =>
  detectInStatements(
    [
      documentOf(
        charged.map(([date, name, amount]) => line(date, name, amount, { currency: 'EUR' })),
        { period },
      ),
    ],
    { today },
  );
const monthly = (name: string, amount: number, last = '2026-05-09'): Charged[] =>
  months(last, 4).map((date) => [date, name, amount]);

describe('a monthly subscription that became yearly', () => {
  it.each<[when: string, Charged[], next: string]>([
    [
      'on the day a month was due',
      [...monthly('HEADSPACE INC', 12.99), ['2026-06-09', 'HEADSPACE INC', 69.99]],
      '2027-06-09',
    ],
    ['some days before it', [...monthly('HEADSPACE INC', 12.99), ['2026-05-28', 'HEADSPACE INC', 69.99]], '2027-05-28'],
    ['some days behind it', [...monthly('HEADSPACE INC', 12.99), ['2026-06-17', 'HEADSPACE INC', 69.99]], '2027-06-17'],
    [
      'a month later, and long ago for a month',
      [...monthly('TODOIST', 5, '2026-02-09'), ['2026-04-09', 'TODOIST', 48]],
      '2027-04-09',
    ],
    [
      'at a price that the line explains',
      [...monthly('MUBI MONTHLY', 13.99), ['2026-06-09', 'MUBI YEARLY', 41.9]],
      '2027-06-09',
    ],
  ])('is one yearly subscription of a known service: %s', (_, charged, next) => {
    const { findings, stopped } = found(...charged);
    expect(stopped).toEqual([]);
    expect(findings).toMatchObject([
      { billing_cycle: 'yearly', next_payment_date: next, confidence: 'high', charges: { length: 5 } },
    ]);
    expect(findings[0]?.price_history).toHaveLength(2);
  });

  it('is one of an unknown merchant whose lines state it, under the current name', () => {
    const charged = found(...monthly('GARTENPOST MONATSABO', 7.9, '2026-05-09'), [
      '2026-06-09',
      'GARTENPOST JAHRESABO',
      72,
    ]);
    expect(charged.stopped).toEqual([]);
    expect(charged.findings).toMatchObject([
      { service_name: 'GARTENPOST JAHRESABO', billing_cycle: 'yearly', next_payment_date: '2027-06-09', amount: 72 },
    ]);
  });

  it('is medium at most if the service sells single items too', () => {
    const charged = found(...monthly('GODADDY.COM', 9.99), ['2026-06-09', 'GODADDY.COM', 119.88]);
    expect(charged.findings).toMatchObject([{ billing_cycle: 'yearly', confidence: 'medium' }]);
    expect(charged.findings[0]?.reasons).toContain('cycle_assumed');
  });

  it('is medium at most if only the price of an unknown merchant suggests it', () => {
    const charged = found(...monthly('GARTENPOST ABO', 7.9), ['2026-06-09', 'GARTENPOST ABO', 72]);
    expect(charged.findings).toMatchObject([{ billing_cycle: 'yearly', confidence: 'medium' }]);
    expect(charged.findings[0]?.reasons).toContain('cycle_assumed');
  });
});

describe('a monthly subscription stays monthly', () => {
  it.each<[why: string, Charged[], amount: number]>([
    ['the price rose', [...monthly('HEADSPACE INC', 12.99), ['2026-06-09', 'HEADSPACE INC', 19.99]], 19.99],
    ['an introduction ended', [...monthly('SPOTIFY AB', 0.99), ['2026-06-09', 'SPOTIFY AB', 11.99]], 11.99],
    ['one of a service without a known price', [...monthly('VIMEO', 1.2), ['2026-06-09', 'VIMEO', 12]], 12],
    ['a much dearer line says so', [...monthly('CANVA', 11.99), ['2026-06-09', 'CANVA TEAM MONTHLY', 79.99]], 79.99],
    [
      'they go on behind it',
      [...monthly('HEADSPACE INC', 12.99, '2026-06-09'), ['2026-05-12', 'HEADSPACE INC', 69.99]],
      12.99,
    ],
    // A card that is given, where no year is sold.
    ['the service sells no years', [...monthly('NETFLIX.COM', 13.99), ['2026-06-09', 'NETFLIX.COM', 100]], 13.99],
  ])('%s', (_, charged, amount) => {
    const { findings } = found(...charged);
    expect(findings).toMatchObject([{ billing_cycle: 'monthly', amount }]);
  });

  it('stays monthly beside a purchase from an unknown merchant without words for a subscription', () => {
    const charged = found(...monthly('VELIMESE NOKTA', 13.9), ['2026-06-09', 'VELIMESE NOKTA', 100]);
    expect(charged.findings).toMatchObject([{ billing_cycle: 'monthly', amount: 13.9, confidence: 'medium' }]);
  });
});
