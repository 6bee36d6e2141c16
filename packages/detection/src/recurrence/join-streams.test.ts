import { addMonths } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line, months } from '#testing/statements.ts';

const today = '2026-07-01';
const detect = (lines: ReturnType<typeof line>[]) =>
  detectInStatements([documentOf(lines, { period: { from: '2025-07-01', to: '2026-06-30' } })], { today });
const monthly = (name: string, last: string, prices: number[]) =>
  months(last, prices.length).map((date, i) => line(date, name, prices[i] as number));

describe('one subscription stays one', () => {
  it('when two cheap months come before the price', () => {
    const { findings, stopped } = detect(monthly('STORYTEL TR', '2026-06-14', [42, 42, 139.99, 139.99, 139.99]));
    expect(stopped).toEqual([]);
    expect(findings).toMatchObject([
      {
        amount: 139.99,
        price_history: [
          { date: '2026-02-14', amount: 42 },
          { date: '2026-04-14', amount: 139.99 },
        ],
      },
    ]);
  });

  it('when one cheap month comes before the price at an unknown merchant', () => {
    const { findings } = detect(monthly('KLANGKISTE GMBH', '2026-06-14', [4.99, 14.99, 14.99, 14.99, 14.99]));
    expect(findings).toMatchObject([{ amount: 14.99, charges: { length: 5 } }]);
  });

  it('when another plan follows on the next due day', () => {
    const { findings } = detect(monthly('NETFLIX.COM', '2026-06-14', [99, 99, 99, 279.99]));
    expect(findings).toMatchObject([{ amount: 279.99, charges: { length: 4 } }]);
  });

  it('when it was paused, and the pause is no missed charge', () => {
    const lines = [...monthly('DISNEY PLUS', '2026-01-14', [249, 249, 249]), line('2026-06-14', 'DISNEY PLUS', 249)];
    const { findings, stopped } = detect(lines);
    expect(stopped).toEqual([]);
    expect(findings).toMatchObject([{ status: 'active', charges: { length: 4 } }]);
    expect(findings[0]?.reasons).not.toContain('missed_charge');
  });
});

describe('a day of payment that moved', () => {
  const moved = (name: string, before: number, price: number, behind: number, next = price) => [
    ...monthly(name, '2026-02-03', Array(before).fill(price)),
    ...monthly(name, '2026-06-18', Array(behind).fill(next)),
  ];

  it.each<[how: string, lines: ReturnType<typeof moved>, amount: number]>([
    ['by some weeks', moved('DEEZER PARIS', 3, 11.99, 4), 11.99],
    ['after many months on the old one', moved('DEEZER PARIS', 7, 11.99, 3), 11.99],
    ['after a pause, with a new price', moved('DEEZER PARIS', 4, 11.99, 2, 13.99), 13.99],
  ])('leaves one subscription, due on the new day: %s', (_, lines, amount) => {
    const { findings, stopped } = detect(lines);
    expect(stopped).toEqual([]);
    expect(findings).toMatchObject([
      { amount, next_payment_date: '2026-07-18', confidence: 'high', charges: { length: lines.length } },
    ]);
    expect(findings[0]?.reasons).not.toContain('missed_charge');
  });

  it('is none where later charges at its price are irregular', () => {
    const lines = [
      ...monthly('DEEZER PARIS', '2026-02-03', [11.99, 11.99, 11.99, 11.99, 11.99]),
      ...['2026-03-21', '2026-03-29', '2026-05-24'].map((day) => line(day, 'DEEZER PARIS', 11.99)),
    ];
    const { findings, stopped } = detect(lines);
    expect([...findings, ...stopped].filter(({ charges }) => charges.length > 5)).toEqual([]);
  });

  it('is none where the months between are not covered, and none of an unknown merchant', () => {
    const [before, behind] = [
      monthly('DEEZER PARIS', '2026-02-03', [11.99, 11.99, 11.99]),
      moved('DEEZER PARIS', 0, 11.99, 2),
    ];
    const documents = [
      documentOf(before, { id: 'before', period: { from: '2025-12-01', to: '2026-02-28' } }),
      documentOf(behind, { id: 'behind', period: { from: '2026-05-10', to: '2026-06-30' } }),
    ];
    expect(detectInStatements(documents, { today }).findings).toHaveLength(2);
    const { findings, stopped } = detect(moved('VELIMESE NOKTA', 4, 11.99, 4));
    expect([...findings, ...stopped].filter(({ charges }) => charges.length > 4)).toEqual([]);
  });
});

describe('two subscriptions stay two', () => {
  it('when both run at once', () => {
    const lines = [
      ...monthly('NETFLIX.COM', '2026-06-05', [99, 99, 99]),
      ...monthly('NETFLIX.COM', '2026-06-19', [279.99, 279.99, 279.99]),
    ];
    expect(
      detect(lines)
        .findings.map(({ amount }) => amount)
        .sort(),
    ).toEqual([279.99, 99]);
  });

  it('when a service is subscribed to again by the year after its monthly plan ended', () => {
    const before = monthly('MUBI.COM', '2025-11-10', [199, 199, 199]);
    const { findings, stopped } = detect([...before, line(addMonths('2025-11-21', 5), 'MUBI.COM', 1668)]);
    expect(findings).toMatchObject([{ amount: 1668, billing_cycle: 'yearly' }]);
    expect(stopped).toMatchObject([{ amount: 199 }]);
  });
});
