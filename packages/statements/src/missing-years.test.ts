import { describe, expect, it } from 'vitest';
import { readPdf, readSheet, table } from './testing/documents.ts';

/** The days of a page that prints them in this form, some with a note below their row. */
async function noted(
  printed: readonly (readonly [day: string, note: string])[],
  heading: string,
  today = '2026-11-22',
): Promise<string[]> {
  const rows = printed.flatMap(([day, note], index) => [
    ...table([40, 120, 'r400'], 75 + index * 24, [[day, `LADEN ${'ABCDEFGH'[index]}`, '-10,00']]),
    ...table([120], 85 + index * 24, [[note]]),
  ]);
  const head = table([40, 120, 360], 60, [['Datum', 'Vorgang', 'Betrag']]);
  const { transactions } = await readPdf([...table([40], 30, [[heading]]), ...head, ...rows], { today });
  return transactions.map(({ date }) => date);
}
const days = (printed: string[], today: string, heading = '') =>
  noted(
    printed.map((day) => [day, '']),
    heading,
    today,
  );

describe('days without a year', () => {
  const turn = ['2025-11-25', '2025-12-20', '2026-01-02', '2026-01-04'];

  it('continue from December to January, and none is in the future', async () => {
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

describe('a month named with its year', () => {
  const early = [
    ['01.07.', 'Kartenzahlung 01.07.2026 18:22'],
    ['03.07.', '2026-07-02T18:22:11 Debitk.1'],
    ['14.07.', ''],
    ['31.07.', ''],
  ] as const;
  const july = ['2026-07-01', '2026-07-03', '2026-07-14', '2026-07-31'];

  it.each([
    'Kontoauszug 7/2026',
    'Kontoauszug Nr. 07.2026',
    'Umsatz 2026-07',
    'Kontoauszug Juli 2026',
    'Temmuz 2026 Ekstresi',
    'Ekstre 2026 Temmuz',
    'Rekeningafschrift juli 2026',
    'Extracto julio de 2026',
    'Relevé de compte juillet 2026',
    'Estratto conto luglio 2026',
    'Fatura JUL/26',
    'Your July 2026 statement',
    'Kontoauszug 3/2026',
    'Kontoauszug',
  ])('gives the year of its rows, also with earlier days in the text: %s', async (heading) => {
    expect(await noted(early, heading)).toEqual(july);
  });

  it('gives it years later', async () => {
    const printed = early.map(([day]) => [day, ''] as const);
    expect(await noted(printed, 'Kontoauszug Juli 2023')).toEqual(july.map((day) => day.replace('2026', '2023')));
    expect(await noted(printed, 'Kontoauszug 7/2023')).toEqual(july.map((day) => day.replace('2026', '2023')));
  });

  it('applies across the turn of the year', async () => {
    const printed = [['18.12.', 'Rechnung vom 15.12.2025'], ['30.12.', ''], ['02.01.', ''], ['12.01.', '']] as const; // biome-ignore format: one line
    const days = ['2025-12-18', '2025-12-30', '2026-01-02', '2026-01-12'];
    for (const heading of ['Kontoauszug Januar 2026', 'Kontoauszug 1/2026', 'Kontoauszug Dezember 2025', 'Kontoauszug'])
      expect(await noted(printed, heading)).toEqual(days);
  });

  it('is ignored as the start of a customer relation, or as the date of a form', async () => {
    for (const heading of ['Kunde seit März 2015', 'Form. 80-1 Version 3/2019'])
      expect(await noted(early, heading)).toEqual(july);
  });
});

describe('a full date outside the rows', () => {
  const printed = [
    ['01.07.', ''],
    ['14.07.', ''],
    ['31.07.', ''],
  ] as const;
  const july = ['2026-07-01', '2026-07-14', '2026-07-31'];

  it('may be that of the opening balance', async () => {
    expect(await noted(printed, 'Alter Kontostand vom 30.06.2026 1.830,55 EUR')).toEqual(july);
  });

  it('may be the end of a bill that a row pays', async () => {
    for (const note of ['ABRECHNUNG VOM 28.06.2026', 'ABRECHNUNG VOM 14.07.2026 RATE 12,50']) {
      const bill = [['01.07.', note], ...printed.slice(1)] as const;
      expect(await noted(bill, 'Kontoauszug')).toEqual(july);
      const bills = printed.map(([day]) => [day, note] as const);
      expect(await noted(bills, 'Kontoauszug')).toEqual(july);
    }
  });

  it('gives the year without other hints', async () => {
    const old = [
      ['01.07.', 'Kartenzahlung 30.06.2023'],
      ['14.07.', 'Rechnung vom 13.07.2023'],
      ['31.07.', ''],
    ] as const;
    expect(await noted(old, 'Kontoauszug')).toEqual(july.map((day) => day.replace('2026', '2023')));
  });
});

describe('day and month', () => {
  it('may have one order in the heading and the other in the rows', async () => {
    const printed = ['06/02/2026', '06/05/2026', '06/13/2026', '06/28/2026'];
    const read = await days(printed, '2026-11-21', 'Period 01/06/2026 - 30/06/2026');
    expect(read).toEqual(['2026-06-02', '2026-06-05', '2026-06-13', '2026-06-28']);
  });

  it('are swapped back where a spreadsheet program swapped them', async () => {
    const cell = (day: string) => new Date(`${day}T00:00:00Z`);
    const parsed = await readSheet([
      ['Tarih', 'Açıklama', 'Tutar'],
      [cell('2026-05-06'), 'A', -10],
      [cell('2026-12-06'), 'B', -10],
      ['13/06/2026', 'C', -10],
      [cell('2026-01-07'), 'D', -10],
      ['22/07/2026', 'E', -10],
    ]);
    expect(parsed.transactions.map(({ date }) => date)).toEqual([
      '2026-06-05',
      '2026-06-12',
      '2026-06-13',
      '2026-07-01',
      '2026-07-22',
    ]);
  });

  it('stay unchanged where swapping would move them away from all others', async () => {
    const cell = (day: string) => new Date(`${day}T00:00:00Z`);
    const rows = [
      [cell('2026-10-02'), 'A', -10],
      [cell('2026-10-04'), 'B', -10],
      ['13/10/2026', 'C', -10],
      ['26/10/2026', 'D', -10],
    ];
    const parsed = await readSheet([['Data', 'Histórico', 'Valor'], ...rows]);
    expect(parsed.transactions.map(({ date }) => date)).toEqual([
      '2026-10-02',
      '2026-10-04',
      '2026-10-13',
      '2026-10-26',
    ]);
  });
});
