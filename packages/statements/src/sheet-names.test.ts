import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { read } from '#testing/documents.ts';

type Cells = (string | number)[][];
const head = ['Date', 'Description', 'Amount'];
const first: Cells = [head, ['02/07/2026', 'NETFLIX', -229.99], ['08/07/2026', 'MIGROS', -170.01]];
const second: Cells = [head, ['03/07/2026', 'SPOTIFY', -20], ['12/07/2026', 'FIGMA', -15]];

function workbook(sheets: [name: string, rows: Cells][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of sheets) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name);
  return XLSX.write(book, { type: 'buffer', bookType }) as Buffer;
}
const cards = async (file: Buffer) =>
  (await read(file)).transactions.map(({ account }) => account?.replace(/\D/g, '').slice(-4));
const currencies = async (file: Buffer) => (await read(file)).transactions.map(({ currency }) => currency);
const both = ['2214', '2214', '3107', '3107'];

describe("the names of a workbook's sheets", () => {
  it.each([
    ['Kart 2214', 'Kart 3107'],
    ['Visa x2214', 'Visa x3107'],
    ['Card ending 2214', 'Card ending 3107'],
    ['5400 12xx xxxx 2214', '5400 12xx xxxx 3107'],
    ['Karte endend auf 2214', 'Karte endend auf 3107'],
    ['Carte 2214', 'Carte 3107'],
    ['Tarjeta 2214', 'Tarjeta 3107'],
    ['Carta n. 2214', 'Carta n. 3107'],
    ['Cartão final 2214', 'Cartão final 3107'],
    ['Kaart 2214', 'Kaart 3107'],
    ['Hesap 12312214', 'Hesap 12313107'],
    ['Bonus 2214', 'Miles&Smiles 3107'],
  ])('name the card of their rows: %s, %s', async (one, two) => {
    for (const format of ['xlsx', 'biff8'] as const)
      expect(
        await cards(
          workbook(
            [
              [one, first],
              [two, second],
            ],
            format,
          ),
        ),
      ).toEqual(both);
  });

  it('do so above the lines that a bank writes before the rows', async () => {
    const above: Cells = ['AKASYA BANK', 'Hesap No: 1234567', 'DENIZ ORNEK', 'Ornek Mah. 1', 'Istanbul', 'Ekstre'].map(
      (line) => [line],
    );
    expect(
      await cards(
        workbook([
          ['Kart 2214', [...above, ...first]],
          ['Kart 3107', [...above, ...second]],
        ]),
      ),
    ).toEqual(both);
  });

  it('give way to a card named among the rows, and do not apply to other sheets', async () => {
    const further: Cells = [...first, ['Ek Kart 5400 12** **** 9988'], ...second.slice(1)];
    const file = workbook([
      ['Kart 2214', further],
      ['Kart 3107', second],
      ['Havaleler', first],
    ]);
    expect(await cards(file)).toEqual(['2214', '2214', '9988', '9988', '3107', '3107', undefined, undefined]);
  });

  it('name the currency of their rows', async () => {
    for (const names of [
      ['TL', 'USD'],
      ['TL Hesap', 'USD Hesap'],
      ['Turkish Lira', 'US Dollar'],
    ] as const)
      expect(
        await currencies(
          workbook([
            [names[0], first],
            [names[1], second],
          ]),
        ),
      ).toEqual(['TRY', 'TRY', 'USD', 'USD']);
    expect(
      await currencies(
        workbook([
          ['TL', first],
          ['USD', second],
          ['Kart', first],
        ]),
      ),
    ).toEqual([...['TRY', 'TRY', 'USD', 'USD', 'TRY', 'TRY']]);
  });

  it('are no card where they are months', async () => {
    for (const names of [
      ['Ocak 2026', 'Mart 2026'],
      ['Jan 0126', 'Mar 0326'],
      ['Sheet1', 'Sheet2'],
    ] as const)
      expect(
        await cards(
          workbook([
            [names[0], first],
            [names[1], second],
          ]),
        ),
      ).toEqual(Array(4).fill(undefined));
  });
});
