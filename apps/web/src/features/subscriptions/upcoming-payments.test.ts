import { expect, it } from 'vitest';
import { aSubscription } from '#testing/factories.ts';
import { listUpcomingDays, sumPayments } from './upcoming-payments.ts';

const from = '2026-11-21';
const due = (own: Parameters<typeof aSubscription>[0]) => {
  const payments = listUpcomingDays([aSubscription({ next_payment_date: '2026-11-25', ...own })], from, 14).flatMap(
    ({ payments }) => payments,
  );
  return { paid: payments.map(({ day, amount }) => [day, amount]), total: sumPayments(payments) };
};

it('counts today and the fourteenth day from it, as an answer does', () => {
  const days = listUpcomingDays([], from, 14).map(({ day }) => day);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-21', '2026-12-05']);
  const weekly = { amount: 1, billing_cycle: 'weekly', next_payment_date: from } as const;
  expect(due(weekly).paid.map(([day]) => day)).toEqual(['2026-11-21', '2026-11-28', '2026-12-05']);
});

it('asks for what holds on the day: the price after a trial, an announced one, and my share of it', () => {
  expect(due({ amount: 1, trial_ends_on: '2026-11-24', price_after_trial: 149.99 })).toEqual({
    ...{ paid: [['2026-11-25', 149.99]], total: { TRY: 149.99 } },
  });
  const announced = [{ date: '2026-11-25', amount: 120, currency: 'TRY' }];
  expect(due({ amount: 100, announced, share: { parts: 4, mine: 1 } })).toEqual({
    ...{ paid: [['2026-11-25', 30]], total: { TRY: 30 } },
  });
});
