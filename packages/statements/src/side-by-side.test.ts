import { expect, it } from 'vitest';
import { csv, lines, read, workbook } from '#testing/documents.ts';

const head = ['Tarih', 'Açıklama', 'Tutar'];
const october = [head, ['05.10.2026', 'NETFLIX.COM', '-229,99'], ['06.10.2026', 'SPOTIFY', '-59,99']];
const later = [head, ['07.10.2026', 'ICLOUD', '-39,99'], ['08.10.2026', 'YOUTUBE', '-79,99']];
const single = [head, ['09.10.2026', 'SHELL', '-500,00'], []];

/** The same rows as CSV and as a workbook with number cells. */
const files = (rows: string[][]): Buffer[] => [
  csv(rows.map((row) => row.join(';')).join('\n')),
  workbook(
    rows.map((row) => row.map((text) => (/^-?[\d.]+,\d\d$/.test(text) ? Number(text.replace(',', '.')) : text))),
  ),
];
const beside = (gap: string[], ...tables: string[][][]): string[][] =>
  head.map((_, at) => tables.flatMap((rows, table) => [...(table > 0 ? gap : []), ...(rows[at] ?? [])]));

it.each([
  ['with an empty column between', ['']],
  ['without one', []],
])('reads tables side by side in a sheet %s', async (_, gap) => {
  for (const file of files(beside(gap, october, later, single)))
    expect(lines(await read(file))).toEqual([
      '2026-10-05 -229.99 TRY NETFLIX.COM',
      '2026-10-06 -59.99 TRY SPOTIFY',
      '2026-10-07 -39.99 TRY ICLOUD',
      '2026-10-08 -79.99 TRY YOUTUBE',
      '2026-10-09 -500 TRY SHELL',
    ]);
});

it('leaves a table whole whose rows hold a second day, text and amount', async () => {
  const rows = [
    ['Datum', 'Text', 'Betrag', 'Valuta', 'Info', 'Saldo'],
    ['05.10.2026', 'NETFLIX', '-12,50', '06.10.2026', 'Lastschrift', '100,00'],
    ['07.10.2026', 'SPOTIFY', '-7,50', '08.10.2026', 'Lastschrift', '92,50'],
  ];
  for (const file of files(rows))
    expect(lines(await read(file))).toEqual(['2026-10-05 -12.5 TRY NETFLIX', '2026-10-07 -7.5 TRY SPOTIFY']);
});
