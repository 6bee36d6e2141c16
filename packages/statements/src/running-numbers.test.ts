import { describe, expect, it } from 'vitest';
import { pdf, type Row, read, readPdf, table } from '#testing/documents.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** A statement whose balances agree with its rows, on pages of 40 rows that begin with a number and repeat the head. */
function numbered(first: number, count: number, names: string[], dayOf: (n: number) => string, x: number): Buffer {
  const at = [40, x, 160, 'r430', 'r540'];
  const rows = Array.from({ length: count }, (_, n) => [
    two(first + n),
    dayOf(n),
    `CORNER SHOP ${String.fromCharCode(65 + (n % 26))}`,
    '-2.00',
    `${(900 - 2 * n).toFixed(2)}`,
  ]);
  const pages = Array.from({ length: Math.ceil(count / 40) }, (_, page) =>
    table(at, 60, [names, ...rows.slice(page * 40, page * 40 + 40)]).map((text) => ({ ...text, page: page + 1 })),
  );
  const ends = table([40, 'r540'], 30, [['Opening balance 01.01.2026', '902.00'], ['Closing balance 30.06.2026', (902 - 2 * count).toFixed(2)]]); // biome-ignore format: one line
  return pdf([...ends, ...pages.flat()]);
}

describe('running numbers before the days of a page', () => {
  const names: [about: string, names: string[]][] = [
    ['with a name', ['No', 'Date', 'Details', 'Amount', 'Balance']],
    ['without a name', ['', 'Date', 'Details', 'Amount', 'Balance']],
    ['below the name of days', ['Date', '', 'Details', 'Amount', 'Balance']],
  ];
  const days = Array.from({ length: 231 }, (_, n) => [two(1 + (n % 28)), two(1 + Math.floor(n / 40))]);

  it.each(names)('are no days, %s', async (_, head) => {
    for (const [first, count] of [[1001, 231], [1001, 24], [1101, 31], [1220, 12]] as const) // biome-ignore format: one line
      for (const x of [62, 70, 84])
        for (const year of ['.2026', '.']) {
          const parsed = await read(numbered(first, count, head, (n) => `${days[n]?.join('.')}${year}`, x));
          expect(parsed.transactions.map(({ date }) => date)).toEqual(
            days.slice(0, count).map(([day, month]) => `2026-${month}-${day}`),
          );
          expect(parsed.reconciled).toBe(true);
        }
  });

  it.each(names)('make no statement where no day is printed, %s', async (_, head) => {
    const numbersOnly = read(numbered(1001, 31, head, () => '', 84));
    await expect(numbersOnly).rejects.toMatchObject({ code: 'statement_no_transactions' });
  });

  it('do not hide days that are written without a point', async () => {
    const written: Row[] = [['0105', 'A SHOP', '1.00'], ['3105', 'B SHOP', '2.00'], ['0106', 'C SHOP', '3.00'], ['0206', 'D SHOP', '4.00']]; // biome-ignore format: one line
    const head = { x: 40, y: 20, text: 'Statement 01.05.2026 - 30.06.2026' };
    const { transactions } = await readPdf([head, ...table([40, 160, 'r430'], 60, [['Date', 'Details', 'Amount'], ...written])]); // biome-ignore format: one line
    expect(transactions.map(({ date }) => date)).toEqual(['2026-05-01', '2026-05-31', '2026-06-01', '2026-06-02']);
  });
});
