import type { History, HistoryRow } from '@kumbara/samples';
import { scoreFindings } from '@kumbara/samples/detection-score';
import { addMonths } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import type { BaselineFinding } from '#baselines/baseline.ts';
import { toDetector } from './detectors.ts';
import { addTallies, countScores, measureFigures } from './tally.ts';

const months = [0, 1, 2, 3];
const row = (text: string, day: string, amount: number, kind: HistoryRow['kind']): HistoryRow => ({
  date: day,
  text,
  amount,
  direction: 'out',
  kind,
});
const clubRows = months.map((n) => row('KITAP KULUBU', addMonths('2026-03-14', n), 129.9, 'subscription'));
const rentRows = months.map((n) => row('KIRA ODEMESI', addMonths('2026-03-02', n), 9000, 'rent'));
const gymRows = months.map((n) => row('SPOR SALONU', addMonths('2026-03-20', n), 450, 'subscription'));

const subscription = (name: string, rows: HistoryRow[]): History['subscriptions'][number] => ({
  name,
  spellings: [name],
  amount: rows[0]?.amount ?? 0,
  currency: 'TRY',
  cycle: 'monthly',
  interval: 1,
  next_date: '2026-07-14',
  status: 'active',
  isRunning: true,
  known: false,
  charges: rows,
  expect: 'found',
});

/** A book club and a gym, and a rent that is no subscription. */
const history: History = {
  seed: 'by hand',
  kind: 'card',
  country: 'TR',
  language: 'tr',
  currency: 'TRY',
  from: '2026-03-01',
  to: '2026-06-30',
  transactions: [...clubRows, ...rentRows, ...gymRows],
  subscriptions: [subscription('KITAP KULUBU', clubRows), subscription('SPOR SALONU', gymRows)],
  forbidden: ['KIRA ODEMESI'],
  optional: [],
};

const documents = [
  {
    id: 'statement',
    currency_printed: true,
    reconciled: true,
    transactions: history.transactions.map(({ date, text, amount, direction }) => ({
      date,
      text,
      description: text,
      amount,
      direction,
      currency: 'TRY',
    })),
  },
];

/** Finds the club at a price one lira too high, the rent, and never the gym. */
const baseline = toDetector({
  name: 'by hand',
  find: (spent): BaselineFinding[] =>
    ['KITAP KULUBU', 'KIRA ODEMESI'].map((name) => ({
      name,
      amount: name === 'KITAP KULUBU' ? 130.9 : 9000,
      billing_cycle: 'monthly',
      billing_interval: 1,
      charges: spent.filter(({ description }) => description === name),
    })),
});

describe('a detector', () => {
  it('is scored by the charges it found: one right at a wrong price, one wrong, one missed', () => {
    const tally = countScores(scoreFindings(baseline.find(documents, '2026-07-01'), history));
    expect(tally).toEqual({
      right: 1,
      wrong: 1,
      missed: 1,
      amount: 0,
      currency: 1,
      cycle: 1,
      severalCharges: 1,
      cycleOfSeveral: 1,
    });
    const { precision, recall, amount } = measureFigures([tally, tally]);
    expect([precision.value, recall.value, amount.value]).toEqual([0.5, 0.5, 0]);
    expect(addTallies([tally, tally]).wrong).toBe(2);
  });
});
