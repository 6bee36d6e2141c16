import { describe, expect, it } from 'vitest';
import { type Billing, nextPaymentDate, paymentDaysBetween, paymentDaysOfMonth } from './billing.ts';
import { addDays, dayIn, endOfMonth } from './date.ts';

const monthly: Billing = { billing_cycle: 'monthly', billing_interval: 1 };
const cycles: Billing[] = [
  monthly,
  { billing_cycle: 'weekly', billing_interval: 1 },
  { billing_cycle: 'weekly', billing_interval: 5 },
  { billing_cycle: 'monthly', billing_interval: 3 },
  { billing_cycle: 'monthly', billing_interval: 36 },
  { billing_cycle: 'yearly', billing_interval: 1 },
  { billing_cycle: 'yearly', billing_interval: 4 },
];

/** Walks day by day with the calendar of the runtime instead of computing. */
function* everyPayment(anchor: string, billing: Billing, until: string): Generator<string> {
  for (let n = 0; ; n += 1) {
    const [year = 0, month = 0, day = 0] = anchor.split('-').map(Number);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (billing.billing_cycle === 'weekly') date.setUTCDate(day + 7 * billing.billing_interval * n);
    else {
      date.setUTCDate(1);
      if (billing.billing_cycle === 'monthly') date.setUTCMonth(month - 1 + billing.billing_interval * n);
      else date.setUTCFullYear(year + billing.billing_interval * n);
      const wanted = date.getUTCMonth();
      date.setUTCDate(day);
      while (date.getUTCMonth() !== wanted) date.setUTCDate(date.getUTCDate() - 1);
    }
    const text = date.toISOString().slice(0, 10);
    if (text > until) return;
    yield text;
  }
}

describe('payment days', () => {
  it('are today when today is one, and the anchor while it lies ahead', () => {
    expect(nextPaymentDate('2026-01-15', monthly, '2026-05-15')).toBe('2026-05-15');
    expect(nextPaymentDate('2026-12-24', monthly, '2026-05-15')).toBe('2026-12-24');
  });

  it('agree with a calendar walked by hand, for every cycle and start', () => {
    for (const billing of cycles) {
      for (let start = 0; start < 800; start += 37) {
        const anchor = addDays('2023-12-30', start);
        const all = [...everyPayment(anchor, billing, '2040-12-31')];
        for (let ahead = 0; ahead < 1500; ahead += 61) {
          const today = addDays(anchor, ahead);
          expect(nextPaymentDate(anchor, billing, today)).toBe(all.find((day) => day >= today));
          const to = endOfMonth(today);
          const expected = all.filter((day) => day >= today && day <= to);
          expect(paymentDaysBetween(anchor, billing, today, to)).toEqual(expected);
        }
      }
    }
  });

  it('before the anchor count only where the start is known', () => {
    const november = (anchor: string, billing: Billing, startedOn?: string) =>
      paymentDaysBetween(anchor, billing, '2026-11-01', '2026-11-30', startedOn);
    expect(november('2026-12-12', monthly)).toEqual([]);
    expect(november('2026-12-12', monthly, '2025-03-12')).toEqual(['2026-11-12']);
    expect(november('2026-12-12', monthly, '2026-11-13')).toEqual([]);
    const weekly: Billing = { billing_cycle: 'weekly', billing_interval: 1 };
    const saturdays = ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'];
    expect(november('2036-12-13', weekly, '2020-01-01')).toEqual(saturdays);
  });

  it('of a month are those behind and those ahead, none of which comes before the next one', () => {
    const weekly: Billing = { billing_cycle: 'weekly', billing_interval: 1 };
    const days = (startedOn?: string) => paymentDaysOfMonth('2026-11-27', weekly, '2026-11-15', startedOn);
    expect(days('2026-01-01')).toEqual(['2026-11-06', '2026-11-13', '2026-11-27']);
    expect(days()).toEqual(['2026-11-27']);
  });
});

describe('days', () => {
  it('are those of the place where the user lives', () => {
    const instant = new Date('2026-11-20T22:30:00Z');
    expect(dayIn('Europe/Istanbul', instant)).toBe('2026-11-21');
    expect(dayIn('America/New_York', instant)).toBe('2026-11-20');
  });
});
