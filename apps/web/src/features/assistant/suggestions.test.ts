import { addDays } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { aSubscription, todayUtc } from '#testing/factories.ts';
import { createSuggestions } from './suggestions.ts';

const today = todayUtc();
const keys = (...list: Parameters<typeof aSubscription>[0][]) =>
  createSuggestions(list.map(aSubscription), today).map(({ key }) => key.replace('suggest.', ''));

it('suggests only what can be answered of what somebody owns', () => {
  expect(keys()).toEqual(['cancel']);
  expect(keys({ billing_cycle: 'yearly', next_payment_date: addDays(today, 90) })).toEqual(['cancel', 'rises']);
  expect(keys({ trial_ends_on: addDays(today, 3) })).toContain('trials');
  expect(keys({ trial_ends_on: addDays(today, -3) })).not.toContain('trials');
  expect(keys({ next_payment_date: addDays(today, 2) })).toContain('week');
});

it('asks of a category that holds several, and what leaving the two dearest would save', () => {
  const list = [
    aSubscription({ name: 'Netflix', amount: 230 }),
    aSubscription({ name: 'MUBI', amount: 239 }),
    aSubscription({ name: 'Gazete', amount: 2400, billing_cycle: 'yearly', category: 'news' }),
    aSubscription({ name: 'ChatGPT', amount: 900, currency: 'USD', category: 'software' }),
    aSubscription({ name: 'Eski', amount: 5000, status: 'cancelled', category: 'news' }),
  ];
  const suggestions = createSuggestions(list, today);
  expect(suggestions.slice(1, 3).map(({ parameters }) => parameters)).toEqual([
    { category: 'Streaming' },
    { first: 'MUBI', second: 'Netflix' },
  ]);
  expect(suggestions.length).toBeLessThanOrEqual(5);
});

it('never asks what “other” costs', () => {
  expect(keys({ category: 'other' }, { category: 'other' })).not.toContain('category');
});
