import type { Transaction } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import type { StatementDocument } from './finding.ts';
import { documentOf, everyDays, line, months, purchases, seededRandom } from './testing/statements.ts';

const today = '2026-07-01';
const detect = (documents: StatementDocument[], on = today) => detectInStatements(documents, { today: on });
const netflix = months('2026-06-11', 6).map((date, i) => line(date, 'NETFLIX.COM', i < 4 ? 189.99 : 229.99));
const club = months('2026-06-20', 6).map((date) => line(date, 'YUVAM KITAP KULUBU', 129.9));
const noise = purchases(seededRandom(5), '2026-01-01', 180);
const rows = [...netflix, ...club, ...noise];
const period = { from: '2026-01-01', to: '2026-06-30' };
const whole = documentOf(rows, { period });

describe('a finding', () => {
  const { findings } = detect([whole]);
  const [first] = findings;

  it('has the current price, the price history and the next day', () => {
    expect(first).toMatchObject({
      service_id: 'netflix',
      service_name: 'Netflix',
      category: 'streaming',
      amount: 229.99,
      currency: 'TRY',
      billing_cycle: 'monthly',
      billing_interval: 1,
      next_payment_date: '2026-07-11',
      status: 'active',
      confidence: 'high',
      price_history: [
        { date: '2026-01-11', amount: 189.99, currency: 'TRY' },
        { date: '2026-05-11', amount: 229.99, currency: 'TRY' },
      ],
    });
    expect(first?.reasons).toEqual(['known_service', 'several_charges', 'regular_interval', 'price_steps']);
  });

  it('has evidence from its document, newest first', () => {
    expect(first?.evidence.map(({ date }) => date)).toEqual(netflix.map(({ date }) => date).reverse());
    for (const { text } of first?.evidence ?? []) expect(rows.map((row) => row.text)).toContain(text);
  });

  it('keeps at most twelve pieces of evidence of at most 200 characters', () => {
    const long = months('2026-06-11', 30).map((date) => line(date, 'NETFLIX.COM', 229.99, { text: 'x'.repeat(900) }));
    const [finding] = detect([documentOf(long)]).findings;
    expect(finding?.evidence).toHaveLength(12);
    expect(finding?.evidence[0]).toMatchObject({ date: '2026-06-11', text: 'x'.repeat(200) });
    expect(finding?.charges).toHaveLength(30);
  });

  it('has reasons for an assumed currency and totals that do not agree', () => {
    const doubtful = documentOf(rows, { period, currency_printed: false, reconciled: false });
    expect(detect([doubtful]).findings[0]?.reasons).toEqual(
      expect.arrayContaining(['currency_assumed', 'statement_not_reconciled']),
    );
    expect(detect([doubtful]).findings[0]?.probability).toBeLessThan(first?.probability ?? 0);
  });

  it('is medium at most if a day was taken from another line', () => {
    const assumed = rows.map((row) => ({ ...row, day_assumed: row === netflix.at(-1) }));
    const [finding] = detect([documentOf(assumed, { period })]).findings;
    expect(finding).toMatchObject({ confidence: 'medium', reasons: expect.arrayContaining(['day_assumed']) });
  });

  it('is medium at most until a document prints the currency', () => {
    const assumed = documentOf(rows, { period, currency_printed: false });
    expect(first?.confidence).toBe('high');
    expect(detect([assumed]).findings[0]?.confidence).toBe('medium');
    const later = { from: '2026-07-01', to: '2026-07-31' };
    const printed = documentOf([line('2026-07-11', 'NETFLIX.COM', netflix.at(-1)?.amount ?? 0)], {
      id: 'later',
      period: later,
    });
    const [both] = detect([assumed, printed], later.to).findings;
    expect(both).toMatchObject({ confidence: 'high', charges: { length: netflix.length + 1 } });
    expect(both?.reasons).not.toContain('currency_assumed');
  });

  it('prints its own currency if it differs from that of its document', () => {
    const abroad = months('2026-06-11', 6).map((date) => line(date, 'SPOTIFY', 11.99, { currency: 'USD' }));
    const document = documentOf([...netflix, ...abroad], { period, currency: 'TRY', currency_printed: false });
    const byName = new Map(detect([document]).findings.map((one) => [one.service_name, one]));
    expect(byName.get('Spotify')?.reasons).not.toContain('currency_assumed');
    expect(byName.get('Spotify')?.confidence).toBe('high');
    expect(byName.get('Netflix')?.reasons).toContain('currency_assumed');
  });
});

describe('a refund', () => {
  const charge = line('2026-06-11', 'NETFLIX.COM', 229.99);
  const back = (more: Partial<Transaction>) => line('2026-06-14', 'NETFLIX.COM', 229.99, more);

  it('removes its charge', () => {
    expect(detect([documentOf([charge, back({ direction: 'in' })])]).findings).toEqual([]);
  });

  it('removes nothing if the amount differs', () => {
    expect(detect([documentOf([charge, back({ direction: 'in', amount: 100 })])]).findings).toHaveLength(1);
  });
});

describe('the lifecycle status', () => {
  const until = (count: number) =>
    detect([
      documentOf(
        months('2026-01-11', 5 + count)
          .map((date) => line(date, 'NETFLIX.COM', 99))
          .concat(noise),
      ),
    ]);

  it('lists subscriptions without a charge for three cycles as stopped, without a next day', () => {
    const { findings, stopped } = until(0);
    expect(findings).toEqual([]);
    expect(stopped).toMatchObject([{ service_name: 'Netflix', status: 'stopped' }]);
    expect(stopped[0]).not.toHaveProperty('next_payment_date');
  });

  const yearly = (last: string, until: string) => {
    const years = [0, 1, 2].map((before) => `${Number(last.slice(0, 4)) - before}${last.slice(4)}`);
    const charges = years.map((date) => line(date, 'BERGFREUNDE JAHRESBEITRAG', 48));
    return detectInStatements([documentOf([...charges, ...noise], { period: { from: '2023-01-01', to: until } })], {
      today: until,
    }).findings;
  };

  it('marks a year that was not renewed as late after some weeks, not half a year', () => {
    expect(yearly('2025-03-02', '2026-04-12')).toMatchObject([{ status: 'active', confidence: 'high' }]);
    const [silent] = yearly('2025-03-02', '2026-05-12');
    expect(silent).toMatchObject({ status: 'late', confidence: 'medium' });
    expect(silent).not.toHaveProperty('next_payment_date');
  });

  it('has no next day after a missed month', () => {
    const charges = months('2026-05-14', 5).map((date) => line(date, 'NETFLIX.COM', 99));
    const read = (until: string) =>
      detect([documentOf([...charges, ...noise], { period: { ...period, to: until } })], until);
    expect(read('2026-06-20').findings).toMatchObject([{ next_payment_date: '2026-07-14' }]);
    expect(read('2026-07-01').findings).toMatchObject([{ status: 'late' }]);
    expect(read('2026-07-01').findings[0]).not.toHaveProperty('next_payment_date');
  });

  it('ignores days that no document covers', () => {
    const read = documentOf(months('2026-01-11', 5).map((date) => line(date, 'NETFLIX.COM', 99)));
    expect(detect([read]).findings).toMatchObject([{ status: 'active' }]);
  });
});

it('reads a charge with the amount of an instalment as one if its count looks like a day', () => {
  const parts = [1, 2, 3, 4].map((part) =>
    line(`2026-0${part}-09`, `HARROW OUTDOOR 0${part}/06`, 149.9, { currency: 'USD' }),
  );
  // On the 12th, `04/06` is no day near.
  const counted = line('2026-05-12', 'HARROW OUTDOOR 05/06', 149.9, { currency: 'USD' });
  expect(detect([documentOf(parts)], '2026-05-01').findings).toHaveLength(1);
  expect(detect([documentOf([...parts, counted])], '2026-06-01').findings).toEqual([]);
});

describe('an instalment purchase without words for it', () => {
  const parts = (name: string, count: number) => months('2026-06-12', count).map((date) => line(date, name, 1400));
  const found = (lines: Transaction[]) => detect([documentOf([...lines, ...noise], { period })]).findings;

  it('is not shown after a larger purchase at the shop', () => {
    expect(found([line('2025-12-05', 'OZBEK DUKKANLARI', 4200), ...parts('OZBEK DUKKANLARI', 6)])).toEqual([]);
  });

  it('is medium at most at an unknown merchant, however regular', () => {
    const twelve = months('2026-06-12', 12).map((date) => line(date, 'VELIMESE NOKTA', 149.9));
    expect(found(twelve)).toMatchObject([{ confidence: 'medium' }]);
    const thirteen = months('2026-06-12', 13).map((date) => line(date, 'VELIMESE NOKTA', 149.9));
    expect(found(thirteen)).toMatchObject([{ confidence: 'high' }]);
  });
});

it('does not read three equal purchases at a florist as a subscription', () => {
  const visits = (name: string, count: number) => months('2026-06-15', count).map((date) => line(date, name, 120));
  const shown = (lines: Transaction[]) => detect([documentOf(lines, { period })]).findings.length;
  expect([shown(visits('VELIMESE BLUMEN', 3)), shown(visits('VELIMESE KLARTEXT', 3))]).toEqual([0, 1]);
  expect(shown(visits('VELIMESE BLUMEN', 6))).toBe(1);
});

it('needs five weekly charges of an unknown merchant, three of a club', () => {
  const shown = (name: string, count: number) =>
    detect([
      documentOf([...everyDays('2026-06-26', count, 7).map((date) => line(date, name, 59)), ...noise], { period }),
    ]).findings.length;
  expect([shown('VELIMESE NOKTA', 4), shown('VELIMESE NOKTA', 5)]).toEqual([0, 1]);
  expect([shown('VELIMESE YOGA', 2), shown('VELIMESE YOGA', 3)]).toEqual([0, 1]);
});

it('shows no collector with one charge, and one with regular charges at medium', () => {
  expect(detect([documentOf([line('2026-06-11', 'APPLE.COM/BILL', 49.99)])]).findings).toEqual([]);
  const charges = months('2026-06-11', 6).map((date) => line(date, 'APPLE.COM/BILL', 49.99));
  expect(detect([documentOf(charges)]).findings).toMatchObject([
    { service_name: 'Apple', reasons: expect.arrayContaining(['reseller']) },
  ]);
});

it.each<[about: string, foreign: (number | undefined)[], price: object, history: number[]]>([
  ['one constant price', [20, 20, 20, 20, 20, 20], { amount: 20, currency: 'USD' }, [20]],
  ['one that rose', [20, 20, 20, 20, 25, 25], { amount: 25, currency: 'USD' }, [20, 25]],
  [
    'one that the first rows do not print',
    [undefined, undefined, 20, 20, 20, 20],
    { amount: 20, currency: 'USD' },
    [20],
  ],
  ['one that the last row does not print', [20, 20, 20, 20, 20, undefined], { amount: 860, currency: 'TRY' }, [860]],
])('takes the foreign price for the contract: %s', (_, foreign, price, history) => {
  const charges = months('2026-06-11', 6).map((date, i) => {
    const amount = foreign[i];
    return line(date, 'VELIMESE NOKTA', 20 * (38 + i), { ...(amount && { foreign: { amount, currency: 'USD' } }) });
  });
  const [finding] = detect([documentOf(charges)]).findings;
  expect(finding).toMatchObject(price);
  expect(finding?.price_history.map(({ amount }) => amount)).toEqual(history);
  // The charges and the evidence keep the amounts that the bank booked.
  expect(finding?.charges.at(-1)).toMatchObject({ amount: 860, currency: 'TRY' });
});

it('reads one charge of exactly 1 as a card check', () => {
  expect(detect([documentOf([line('2026-06-11', 'SPOTIFY AB', 1)])]).findings).toEqual([]);
  expect(detect([documentOf([line('2026-06-11', 'SPOTIFY AB', 99.99)])]).findings).toHaveLength(1);
});
