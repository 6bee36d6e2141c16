import { expect, it } from 'vitest';
import { createCountFact, createMoneyFact } from '#tools/facts.ts';
import { getWriter, write, writeFact, writeList } from './segment.ts';

const netflix = { id: '019aa0f0-0000-7000-8000-000000000001', name: 'Netflix' };
const month = createMoneyFact('monthly_cost', netflix, { amount: 13.99, currency: 'EUR' });
const year = createMoneyFact('yearly_cost', netflix, { amount: 167.88, currency: 'EUR' });
const [one, two] = [createCountFact([netflix]), createCountFact([netflix, netflix])];

it('carries the facts of a text in the order in which the language states them', () => {
  const values = { count: two, year, month };
  expect(getWriter('en', 'insights')('totals', values)).toEqual({
    text: 'Your 2 active subscriptions cost €13.99 a month and €167.88 a year.',
    facts: [two, month, year],
  });
  expect(getWriter('en', 'answers')('totalOf', { ...values, what: 'Music' }).facts).toEqual([month, year, two]);
});

it('carries no fact that the text leaves out', () => {
  const cycle = getWriter('en', 'answers');
  expect(cycle('cycle.monthly', { count: two })).toEqual({ text: 'every 2 months', facts: [two] });
  expect(cycle('cycle.monthly', { count: one })).toEqual({ text: 'monthly', facts: [] });
  expect(cycle('share', { month })).toEqual({ text: 'your share', facts: [] });
});

it('writes a name as it is, whatever it contains', () => {
  for (const name of ['$t(share)', '{{day}}', '$& $1'])
    expect(getWriter('en', 'answers')('cancelWhich', { name }).text).toContain(`cancel ${name}?`);
});

it('is composed with its facts', () => {
  const costs = writeList([writeFact(month, 'en'), writeFact(year, 'en')], 'en');
  expect(write`• ${netflix.name}: ${costs}`).toEqual({ text: '• Netflix: €13.99 and €167.88', facts: [month, year] });
});
