import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { lines, type Placed, pdf, read } from '#testing/documents.ts';

/** Rows of texts below each other: a number is where a column begins, `r400` where it ends. */
const table = (columns: (number | string)[], top: number, rows: string[][], pitch = 12): Placed[] =>
  rows.flatMap((row, line) =>
    row.flatMap((text, index) => {
      const place = String(columns[index]);
      return text
        ? [{ x: Number(place.replace('r', '')), y: top + line * pitch, text, right: place.startsWith('r') }]
        : [];
    }),
  );

describe('layouts nobody had seen', () => {
  it('keep the text beside a second day that stands in brackets below the first', async () => {
    const rows = ['05', '08', '11'].flatMap((day, index) => [
      [`${day}-01`, 'BEA, Betaalpas', `${index + 3},50`],
      [`(${day}-01)`, ['Bakker Bart', 'Kruidvat', 'Podwalk'][index] as string],
      ['', `NR:4C10${index}`],
    ]);
    const reading = await read(
      pdf([
        { x: 40, y: 30, text: 'Periode 01-01-2026 t/m 31-01-2026' },
        ...table(
          [40, 110, 'r460', 'r550'],
          60,
          [['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij'], ['(rentedatum)'], ...rows],
          10,
        ),
      ]),
    );
    expect(lines(reading).map((line) => line.slice(0, 5) + line.slice(11))).toEqual([
      expect.stringContaining('Bakker Bart'),
      expect.stringContaining('Kruidvat'),
      expect.stringContaining('Podwalk'),
    ]);
  });

  it('take a currency that wrapped below its amount for its own, above and below the middle of its row', async () => {
    const reading = await read(
      pdf([
        ...table([40, 100, 'r400', 'r460'], 40, [['Fecha', 'Concepto', 'Importe', 'Saldo']]),
        ...table(
          [40, 100, 'r400', 'r460'],
          60,
          [
            ['', '', '1,980.00', '5,714.10'],
            ['28/05/2026', 'NOMINA OLMO'],
            ['', '', '£', '£'],
          ],
          6,
        ),
        ...table([40, 100, 'r400', 'r460'], 90, [['27/05/2026', 'NETFLIX.COM', '-13.99 £', '3,734.10 £']]),
      ]),
    );
    expect(lines(reading)).toEqual(['2026-05-28 +1980 GBP NOMINA OLMO', '2026-05-27 -13.99 GBP NETFLIX.COM']);
  });

  it('take the code behind the number of an account for its currency', async () => {
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: '2026-01-01 - 2026-03-31 Konto 8327-9, 994 123 887-1 SEK' },
        ...table([40, 120, 'r400', 'r480'], 60, [
          ['Datum', 'Transaktion', 'Belopp', 'Saldo'],
          ['2026-01-09', 'VIAPLAY', '-179,00', '1 000,00'],
          ['2026-01-12', 'STORYTEL', '-189,00', '811,00'],
        ]),
      ]),
    );
    expect(reading).toMatchObject({ currency: 'SEK', currency_printed: true });
  });

  it.each([
    ['#,##0.00\\ [$kr.-406]', 'DKK'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['#,##0.00 [$kr-41D]', 'SEK'],
    ['[$$-C09]#,##0.00', 'AUD'],
  ])('hear from the format %s whose dollars or crowns its sign means', async (format, currency) => {
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const sheet = XLSX.utils.aoa_to_sheet([
        ['Date', 'Text', 'Amount'],
        ['2026-01-09', 'VIAPLAY', -99],
        ['2026-01-12', 'STORYTEL', -189],
      ]);
      for (const cell of ['C2', 'C3']) Object.assign(sheet[cell], { z: format });
      const book = XLSX.utils.book_new(sheet);
      const reading = await read(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
      expect([...new Set(reading.transactions.map((line) => line.currency))]).toEqual([currency]);
    }
  });
});
