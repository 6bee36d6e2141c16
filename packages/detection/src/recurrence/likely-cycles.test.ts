import { addDays } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line } from '#testing/statements.ts';

/** Returns the billing cycle found five days after the second of two charges: `4 weekly`. */
function cycleOf(description: string, first: string, last: string) {
  const charges = [first, last].map((day) => line(day, description, 24.99, { currency: 'EUR' }));
  const [found] = detectInStatements([documentOf(charges)], { today: addDays(last, 5) }).findings;
  return found && `${found.billing_interval} ${found.billing_cycle}`;
}

describe('the billing cycle of charges whose lines state one', () => {
  it.each([
    ['DISNEYPLUS 4-WEEKLY', '2026-02-05', '2026-03-05', '4 weekly'],
    ['DISNEYPLUS MONTHLY', '2026-02-05', '2026-03-05', '1 monthly'],
    ['DISNEYPLUS', '2026-02-05', '2026-03-05', '1 monthly'],
    ['DISNEYPLUS 3 SEMANAS', '2026-06-03', '2026-06-24', '3 weekly'],
    ['DISNEYPLUS 2 YILLIK', '2024-03-03', '2026-03-03', '2 yearly'],
  ])('is that one: %s %s %s', (text, first, last, cycle) => {
    expect(cycleOf(text, first, last)).toBe(cycle);
  });

  it('is the usual one of a service if only one of its lines states another', () => {
    const charges = [line('2026-02-05', 'DISNEYPLUS 4-WEEKLY', 9.99), line('2026-03-05', 'DISNEYPLUS', 9.99)];
    const { findings } = detectInStatements([documentOf(charges)], { today: '2026-03-09' });
    expect(findings).toMatchObject([{ billing_cycle: 'monthly', billing_interval: 1 }]);
  });

  it.each([
    ['DISNEYPLUS 2 AYLIK', ['2026-03-12', '2026-04-12', '2026-05-12']],
    ['DISNEYPLUS EVERY TWO MONTHS', ['2026-03-12', '2026-04-13', '2026-05-12', '2026-07-12']],
    ['DISNEYPLUS BIMESTRAL', ['2026-03-12', '2026-04-12', '2026-04-12', '2026-05-12']],
  ])('is the shorter one in which charges come: %s on %j', (text, days) => {
    const charges = days.map((day) => line(day, text, 9.99));
    const { findings } = detectInStatements([documentOf(charges)], { today: addDays(days.at(-1) as string, 5) });
    expect(findings).toMatchObject([{ billing_cycle: 'monthly', billing_interval: 1 }]);
  });

  it('is the longer one if only its own lines state it', () => {
    const own = ['2026-01-12', '2026-03-12', '2026-05-12'].map((day) => line(day, 'DISNEYPLUS 2 AYLIK', 9.99));
    const other = ['2026-03-20', '2026-04-20', '2026-05-20'].map((day) => line(day, 'DISNEYPLUS', 14.99));
    const { findings } = detectInStatements([documentOf([...own, ...other])], { today: '2026-05-25' });
    expect(findings.map(({ billing_interval }) => billing_interval).sort()).toEqual([1, 2]);
  });
});
