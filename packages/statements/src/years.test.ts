import { describe, expect, it } from 'vitest';
import { type Placed, pdf, read, workbook } from '#testing/documents.ts';

/** The days of a page that prints them so, below a heading. */
async function days(printed: string[], today: string, heading = ''): Promise<string[]> {
  const rows = printed.flatMap((day, index): Placed[] => [
    { x: 40, y: 75 + index * 12, text: day },
    { x: 120, y: 75 + index * 12, text: `SHOP ${'ABCDEFGH'[index]}` },
    { x: 400, y: 75 + index * 12, text: '-10.00', right: true },
  ]);
  const head = [[40, 'Date'], [120, 'Description'], [360, 'Amount']] as const; // biome-ignore format: one line
  const top: Placed[] = [{ x: 40, y: 30, text: heading }, ...head.map(([x, text]) => ({ x, y: 60, text }))];
  const { transactions } = await read(pdf([...top, ...rows].filter(({ text }) => text)), { today });
  return transactions.map(({ date }) => date);
}

describe('days without a year', () => {
  const turn = ['2025-11-25', '2025-12-20', '2026-01-02', '2026-01-04'];

  it('go on from December to January, and none lies ahead', async () => {
    expect(await days(['25 Nov', '20 Dec', '02 Jan', '04 Jan'], '2026-11-21')).toEqual(turn);
    expect(await days(['04 Jan', '02 Jan', '20 Dec', '25 Nov'], '2026-11-21')).toEqual(turn.toReversed());
    expect(await days(['25/11', '20/12', '02/01', '04/01'], '2026-12-31')).toEqual(turn);
  });

  it('do so in the lists of several cards', async () => {
    expect(await days(['12/28', '01/02', '12/25', '01/04'], '2026-12-31')).toEqual([
      '2025-12-28',
      '2026-01-02',
      '2025-12-25',
      '2026-01-04',
    ]);
  });
});

describe('day and month', () => {
  it('may be written one way in the heading and the other way in the lines', async () => {
    const printed = ['06/02/2026', '06/05/2026', '06/13/2026', '06/28/2026'];
    const read = await days(printed, '2026-11-21', 'Period 01/06/2026 - 30/06/2026');
    expect(read).toEqual(['2026-06-02', '2026-06-05', '2026-06-13', '2026-06-28']);
  });

  it('are turned back where a spreadsheet of another country took some for its own', async () => {
    const cell = (day: string) => new Date(`${day}T00:00:00Z`);
    const reading = await read(
      workbook([
        ['Tarih', 'Açıklama', 'Tutar'],
        [cell('2026-05-06'), 'A', -10],
        [cell('2026-12-06'), 'B', -10],
        ['13/06/2026', 'C', -10],
        [cell('2026-01-07'), 'D', -10],
        ['22/07/2026', 'E', -10],
      ]),
    );
    expect(reading.transactions.map(({ date }) => date)).toEqual([
      '2026-06-05',
      '2026-06-12',
      '2026-06-13',
      '2026-07-01',
      '2026-07-22',
    ]);
  });
});
