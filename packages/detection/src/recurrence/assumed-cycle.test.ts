import { describe, expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line } from '#testing/statements.ts';

/** Returns the billing cycle and confidence for one charge on a statement of one month. */
function cycleOf(description: string, amount: number, currency: string, more: Parameters<typeof line>[3] = {}) {
  const charge = line('2026-06-11', description, amount, { currency, ...more });
  const [found] = detectInStatements([documentOf([charge])], { today: '2026-07-01' }).findings;
  return {
    cycle: `${found?.billing_interval} ${found?.billing_cycle}`,
    assumed: found?.reasons.includes('cycle_assumed'),
  };
}

describe('the billing cycle of a single charge', () => {
  it.each([
    ['DUOLINGO YILLIK PLAN', '1 yearly'],
    ['STORYTEL 12 AY', '1 yearly'],
    ['CANVA* ANNUAL 04512-998', '1 yearly'],
    ['NETFLIX 3 AYLIK', '3 monthly'],
    ['LE MONDE ABONNEMENT 6 MOIS', '6 monthly'],
    ['1PASSWORD MONTHLY', '1 monthly'],
    ['SPIEGEL+ MONATSABO', '1 monthly'],
  ])('is the one that the line states: %s', (text, cycle) => {
    expect(cycleOf(text, 59.9, 'EUR')).toEqual({ cycle, assumed: false });
  });

  it.each<[string, number, string, string]>([
    ['AMAZON PRIME*2H4XY9', 139, 'USD', '1 yearly'],
    ['AMAZON PRIME*2H4XY9', 14.99, 'USD', '1 monthly'],
    ['MICROSOFT*365 FAMILY', 12.99, 'USD', '1 monthly'],
    ['MICROSOFT*365 FAMILY', 129, 'EUR', '1 yearly'],
    ['STRAVA INC', 10.99, 'EUR', '1 monthly'],
    ['NORDVPN.COM', 59.88, 'USD', '1 yearly'],
    ['MUBI.COM', 1668, 'TRY', '1 yearly'],
    ['MUBI.COM', 199, 'TRY', '1 monthly'],
    // Known by their kind only.
    ['FOX NATION', 5.99, 'USD', '1 monthly'],
    ['FOX NATION', 64.99, 'USD', '1 yearly'],
  ])(
    'is otherwise told by the size of the price, and said to be assumed: %s %d %s',
    (text, amount, currency, cycle) => {
      expect(cycleOf(text, amount, currency)).toEqual({ cycle, assumed: true });
    },
  );

  it('uses the foreign price where the line prints it', () => {
    const foreign = { amount: 4, currency: 'USD' };
    expect(cycleOf('GITHUB, INC.', 176.4, 'TRY', { foreign }).cycle).toBe('1 monthly');
    expect(cycleOf('GITHUB, INC.', 4410, 'TRY', { foreign: { ...foreign, amount: 100 } }).cycle).toBe('1 yearly');
  });

  const silentSince = (description: string, amount: number) => {
    const charge = line('2026-03-11', description, amount, { currency: 'EUR' });
    const document = documentOf([charge], { period: { from: '2026-03-01', to: '2026-06-30' } });
    return detectInStatements([document], { today: '2026-07-01' });
  };

  it('is yearly if a month passed without a charge and the price fits both', () => {
    expect(silentSince('STRAVA INC', 34.99).findings).toMatchObject([{ billing_cycle: 'yearly' }]);
  });

  it('stays monthly if the price is monthly: without a charge it is over', () => {
    expect(silentSince('STRAVA INC', 10.99)).toMatchObject({ findings: [], stopped: [{ billing_cycle: 'monthly' }] });
  });
});
