import { describe, expect, it } from 'vitest';
import { fitsExchangeRate } from './exchange-rates.ts';
import { type MergeInput, mergeFindings } from './merge-findings.ts';
import { aDecision, aMailFinding, aStatementFinding, aSubscription, today } from './testing/findings.ts';

const merge = (input: Partial<MergeInput>) =>
  mergeFindings({ findings: [], subscriptions: [], decisions: [], today, ...input }).proposals;

const summer = ['2026-04-11', '2026-05-11', '2026-06-11'];
const late = ['2026-04-25', '2026-05-25', '2026-06-25'];
const inLira = { amount: 460, currency: 'TRY', charged: summer };
const inDollars = { amount: 9.99, currency: 'USD', charged: summer };

/** Apple's line on the statement does not name the service; Apple's receipt does, in dollars. */
const line = aStatementFinding('apple', { ...inLira, service_name: 'Apple' });
const receipt = aMailFinding('strava', { ...inDollars, collector: 'apple' });

describe('one service in two currencies', () => {
  it('is a possible match under one name although the days differ, where the amounts fit the exchange rate', () => {
    const billed = aStatementFinding('spotify', inLira);
    const matchFor = (amount: number) =>
      merge({ findings: [billed, aMailFinding('spotify', { amount, currency: 'USD', charged: late })] }).map(
        ({ possible_match }) => possible_match?.amount,
      );
    expect(matchFor(9.99)).toEqual([460, 9.99]);
    expect(matchFor(99.99)).toEqual([undefined, undefined]);
  });

  it.each([
    ['another cycle', { ...inDollars, billing_cycle: 'yearly' as const }],
    ['charges on other days', { ...inDollars, charged: late }],
    ['an amount that no exchange rate explains', { ...inDollars, amount: 49.99 }],
    ['the same currency', { ...inDollars, currency: 'TRY' }],
    ['a receipt of another store', { ...inDollars, collector: 'google-play' }],
    ['an end', { ...inDollars, stopped: true }],
  ])('is no match with %s', (_, options) => {
    const other = aMailFinding('strava', { collector: 'apple', ...options });
    for (const proposal of merge({ findings: [line, other] })) expect(proposal).not.toHaveProperty('possible_match');
  });

  it('is not asked about again once the user said that it is another one, or dismissed it', () => {
    const subscriptions = [aSubscription('Strava', { id: 'mine', amount: 9.99, currency: 'USD' })];
    for (const decision of [{ ...aDecision(receipt, 'mine'), is_separate: true }, aDecision(receipt)])
      for (const proposal of merge({ findings: [line, receipt], subscriptions, decisions: [decision] }))
        expect(proposal).not.toHaveProperty('possible_match');
  });

  it('gives the same answer in any order, each proposal in one pair', () => {
    const findings = [line, receipt, aMailFinding('duolingo', { ...inDollars, collector: 'apple' })];
    const matched = (order: typeof findings) =>
      merge({ findings: order }).flatMap(({ service_name, possible_match }) =>
        possible_match ? [`${service_name}: ${possible_match.name}`] : [],
      );
    expect(matched(findings)).toHaveLength(2);
    expect(matched(findings.toReversed())).toEqual(matched(findings));
  });
});

it('compares prices at the exchange rate of their day', () => {
  const dollars = { amount: 10, currency: 'USD' };
  const lira = (amount: number) => ({ amount, currency: 'TRY' });
  expect(fitsExchangeRate(dollars, lira(80), '2021-03-01')).toBe(true);
  expect(fitsExchangeRate(dollars, lira(80), '2026-03-01')).toBe(false);
  expect(fitsExchangeRate(lira(450), dollars, '2026-03-01')).toBe(true);
  expect(fitsExchangeRate(dollars, { amount: 9.2, currency: 'EUR' }, '2026-03-01')).toBe(true);
  expect(fitsExchangeRate(dollars, { amount: 10, currency: 'XAF' }, '2026-03-01')).toBeUndefined();
});
