import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import type { StatementDocument } from './finding.ts';
import { documentOf, line, months, purchases, seededRandom } from './testing/statements.ts';

const today = '2026-06-20';
const [first, second] = ['5400 12** **** 1111', '5400 12** **** 2222'];
const netflix = (dates: string[], account?: string, amount = 229.99) =>
  dates.map((date) => line(date, 'NETFLIX.COM', amount, { account }));
const shopping = purchases(seededRandom(5), '2026-01-03', 165);
const statement = (lines: StatementDocument['transactions'], id = 'one') =>
  documentOf([...shopping, ...lines], { id, kind: 'card', period: { from: '2026-01-01', to: '2026-06-19' } });
const found = (...documents: StatementDocument[]) =>
  detectInStatements(documents, { today })
    .findings.filter(({ service_id }) => service_id === 'netflix')
    .map(({ fingerprint, charges }) => `${fingerprint} ${charges.length}`)
    .sort();

const halfYear = months('2026-06-11', 6);

describe('one service on two cards', () => {
  const both = statement([...netflix(halfYear, first), ...netflix(halfYear, second)]);

  it('is two subscriptions, though both are charged on the same day and cost the same', () => {
    expect(found(both)).toEqual(['netflix 6', 'netflix/2 6']);
  });

  it('is two subscriptions from the first month on', () => {
    expect(found(statement([...netflix(['2026-06-11'], first), ...netflix(['2026-06-11'], second)]))).toEqual([
      'netflix 1',
      'netflix/2 1',
    ]);
    const joined = statement([...netflix(halfYear, first), ...netflix(['2026-06-12'], second)]);
    expect(found(joined)).toHaveLength(2);
  });

  it('keeps the charges of each card, though a month is missing on each', () => {
    const [on, off] = [halfYear.filter((_, at) => at !== 1), halfYear.filter((_, at) => at !== 2)];
    expect(found(statement([...netflix(on, first), ...netflix(off, second)]))).toEqual(['netflix 5', 'netflix/2 5']);
  });

  it('is the same when documents are repeated, split or without cards', () => {
    expect(found(both, { ...both })).toEqual(found(both));
    const parts = [first, second].map((card) =>
      statement(
        both.transactions.filter(({ account }) => account === card),
        card,
      ),
    );
    expect(found(...parts)).toEqual(found(both));
    const unnamed = statement(netflix(halfYear), 'unnamed');
    expect(found(both, unnamed)).toEqual(found(both));
    expect(found(unnamed, both)).toEqual(found(both));
  });

  it('continues an earlier statement without cards', () => {
    const [earlier, later] = [halfYear.slice(0, 2), halfYear.slice(2)];
    const before = documentOf([...shopping, ...netflix(earlier)], { id: 'before', kind: 'card' });
    expect(found(before, statement([...netflix(later, first), ...netflix(later, second)]))).toEqual([
      'netflix 6',
      'netflix/2 4',
    ]);
  });
});

describe('one subscription', () => {
  it('stays one when another card takes over', () => {
    const moved = [...netflix(halfYear.slice(0, 3), first), ...netflix(halfYear.slice(3), second)];
    expect(found(statement(moved))).toEqual(['netflix 6']);
    const there = [first, first, second, first, second, second];
    expect(found(statement(halfYear.flatMap((date, at) => netflix([date], there[at]))))).toEqual(['netflix 6']);
  });

  it('stays one when it is charged twice on one day by mistake', () => {
    const twice = [
      ...netflix(halfYear, first),
      ...netflix(['2026-03-11'], first),
      ...netflix(['2026-04-01'], second, 15),
    ];
    expect(found(statement(twice))).toEqual(['netflix 6']);
  });
});

describe('one service in two currencies', () => {
  const june = { from: '2026-06-01', to: '2026-06-19' };
  const lira = (date: string, period = june) =>
    documentOf([line(date, 'NETFLIX.COM', 229.99)], { id: date, kind: 'card', currency: 'TRY', period });
  const pounds = documentOf(
    months('2026-06-11', 5).map((date) => line(date, 'NETFLIX.COM', 12.99, { currency: 'GBP' })),
    { id: 'pounds', kind: 'account', currency: 'GBP', period: { from: '2026-02-01', to: '2026-06-19' } },
  );
  const shown = (...documents: StatementDocument[]) =>
    detectInStatements(documents, { today }).findings.map(
      ({ currency, reasons }) => `${currency}${reasons.includes('not_read_since') ? ' not read since' : ''}`,
    );

  it('is two subscriptions, also if one of them was rarely seen', () => {
    expect(shown(lira('2026-06-05'), pounds)).toEqual(['GBP', 'TRY']);
  });

  it('keeps the one whose account was not uploaded since', () => {
    const january = { from: '2026-01-01', to: '2026-01-31' };
    expect(shown(lira('2026-01-05', january), pounds)).toEqual(['GBP', 'TRY not read since']);
  });
});
