import { expect, it } from 'vitest';
import { occurrencesBetween, type Recurring } from './occurrences.ts';

const monthly: Recurring = {
  amount: 120,
  currency: 'TRY',
  billing_cycle: 'monthly',
  billing_interval: 1,
  next_payment_date: '2026-01-31',
  status: 'active',
};
const history = [
  { date: '2026-01-01', amount: 100, currency: 'TRY' },
  { date: '2026-03-15', amount: 120, currency: 'TRY' },
];
const show = (subscription: Recurring, from = '2026-01-01', to = '2026-06-30') =>
  occurrencesBetween(subscription, { history, today: '2026-05-01', from, to }).map(
    ({ date, amount, currency }) => `${date} ${amount} ${currency}`,
  );

it('counts payments from the anchor, past ones at the price of their day', () => {
  expect(show(monthly)).toEqual([
    '2026-01-31 100 TRY',
    '2026-02-28 100 TRY',
    '2026-03-31 120 TRY',
    '2026-04-30 120 TRY',
    '2026-05-31 120 TRY',
    '2026-06-30 120 TRY',
  ]);
});

it('applies announced prices and the price after a trial to days ahead', () => {
  const announced = [{ date: '2026-06-01', amount: 150, currency: 'TRY' }];
  expect(show({ ...monthly, announced }, '2026-05-01')).toEqual(['2026-05-31 120 TRY', '2026-06-30 150 TRY']);
  const trial = { trial_ends_on: '2026-06-15', price_after_trial: 200 };
  expect(show({ ...monthly, ...trial }, '2026-05-01')).toEqual(['2026-05-31 120 TRY', '2026-06-30 200 TRY']);
});

it('ends with the last day of use, else with the day of cancelling, and has no payment where no day is known', () => {
  const cancelled = { ...monthly, status: 'cancelled' } as const;
  const days = (subscription: Recurring) => show(subscription).map((one) => one.slice(0, 10));
  expect(days({ ...cancelled, cancelled_on: '2026-02-10', ends_on: '2026-04-30' })).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
  ]);
  expect(days({ ...cancelled, cancelled_on: '2026-02-28' })).toEqual(['2026-01-31', '2026-02-28']);
  expect(days(cancelled)).toEqual([]);
});

it('knows payments before the anchor only where the start is known', () => {
  expect(show({ ...monthly, next_payment_date: '2026-05-31' }, '2026-03-01', '2026-05-31')).toHaveLength(1);
  const begun = { ...monthly, next_payment_date: '2026-05-31', started_on: '2026-04-01' };
  expect(show(begun, '2026-03-01', '2026-05-31')).toEqual(['2026-04-30 120 TRY', '2026-05-31 120 TRY']);
});
