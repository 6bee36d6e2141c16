import { describe, expect, it } from 'vitest';
import { lines, type Placed, readPdf, table } from './testing/documents.ts';

const rows = (columns: (number | string)[], top: number, cells: string[][], page = 1, pitch = 12): Placed[] =>
  table(columns, top, cells, pitch).map((text) => ({ ...text, page }));

describe('days printed once', () => {
  it('apply to all rows below without a head, and across pages', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Hesap hareketleri 01.07.2026 - 31.07.2026 TL' },
      ...rows([40, 150, 'r450', 'r550'], 60, [
        ['01 Temmuz 2026', 'ECZANE MERKEZ', '-771,28', '44.351,72'],
        ['', 'KIRA ODEMESI', '-18.500,00', '25.851,72'],
        ['03 Temmuz 2026', 'KIRTASIYE EVI', '-407,15', '25.444,57'],
      ]),
      ...rows(
        [40, 150, 'r450', 'r550'],
        60,
        [
          ['', 'H+M BUYAKA', '-50,00', '25.394,57'],
          ['04 Temmuz 2026', 'GRATIS', '-458,30', '24.936,27'],
        ],
        2,
      ),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-07-01 -771.28 TRY ECZANE MERKEZ',
      '2026-07-01 -18500 TRY KIRA ODEMESI',
      '2026-07-03 -407.15 TRY KIRTASIYE EVI',
      '2026-07-03 -50 TRY H+M BUYAKA',
      '2026-07-04 -458.3 TRY GRATIS',
    ]);
  });

  it('are not confused with prices in the rest of a row', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Hesap hareketleri 01.07.2026 - 31.07.2026 TL' },
      ...rows([40, 150, 'r450'], 60, [
        ['01 Temmuz 2026', 'OPENAI CHATGPT', '-822,40 TL'],
        ['', 'Orijinal tutar', '20,00 USD'],
        ['03 Temmuz 2026', 'KIRTASIYE EVI', '-407,15 TL'],
        ['04 Temmuz 2026', 'GRATIS', '-458,30 TL'],
      ]),
    ]);
    expect(parsed.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-07-01 822.4',
      '2026-07-03 407.15',
      '2026-07-04 458.3',
    ]);
  });

  it('take their month from the title above', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Kontoauszug' },
      ...rows([40, 90, 'r540'], 60, [
        ['März 2026', '', ''],
        ['1.', 'PENNY 4401', '-38,50 EUR'],
        ['', 'LIEFERANDO', '-41,75 EUR'],
        ['3.', 'CINEMAXX', '-29,21 EUR'],
        ['12.', 'Spotify AB', '-12,99 EUR'],
        ['April 2026', '', ''],
        ['2.', 'EISCAFE', '-8,85 EUR'],
      ]),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-03-01 -38.5 EUR PENNY 4401',
      '2026-03-01 -41.75 EUR LIEFERANDO',
      '2026-03-03 -29.21 EUR CINEMAXX',
      '2026-03-12 -12.99 EUR Spotify AB',
      '2026-04-02 -8.85 EUR EISCAFE',
    ]);
  });

  it('are read without the weekday above them in their cell', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Vadesiz hesap TL' },
      ...rows([40, 123, 'r426', 'r553'], 40, [['Gün', 'Kimden / Kime', 'Giden', 'Bakiye']]),
      ...['30.07.2026', '17.08.2026', '30.08.2026'].flatMap((day, index) =>
        rows(
          [40, 123, 'r426', 'r553'],
          60 + index * 31,
          [[['Per', 'Pzt', 'Paz'][index] as string, 'YUZME KULUBU', '1.750,00', '9.000,00'], [day]],
          1,
          13,
        ),
      ),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-07-30 -1750 TRY YUZME KULUBU',
      '2026-08-17 -1750 TRY YUZME KULUBU',
      '2026-08-30 -1750 TRY YUZME KULUBU',
    ]);
  });

  it('are found below their rows, between words and the balance', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Cüzdan' },
      ...['01.08.2026', '06.08.2026', '07.08.2026'].flatMap((day, index) =>
        rows(
          [40, 'r540'],
          60 + index * 28,
          [
            ['SATRANC AKADEMISI', '-890,00 TL'],
            [`Kart ödemesi / ${day} 11:12`, 'Bakiye 8.110,00 TL'],
          ],
          1,
          10,
        ),
      ),
    ]);
    expect(parsed.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-08-01 890',
      '2026-08-06 890',
      '2026-08-07 890',
    ]);
  });

  it('keep the name that stands slightly above them in a higher row', async () => {
    const parsed = await readPdf([
      ...rows([43, 126, 'r550'], 40, [['Tarih', 'İşlem', 'Tutar']]),
      ...rows([43, 126, 'r550'], 60, [['25.10.2026', 'TRENDYOL', '1.230,76 TL']]),
      ...rows([43, 126], 66, [['', 'ANKARA Temassiz']]),
      ...rows([43, 126], 84, [['', 'ANTHROPIC CLAUDE.AI']]),
      ...rows([43, 126, 'r550'], 90, [['26.10.2026', '', '824,86 TL']]),
      ...rows([43, 126], 93.5, [['', 'IZMIR Temassiz']]),
      ...rows([43, 126], 98, [['', '20.00 USD x 41.2428']]),
      ...rows([43, 126, 'r550'], 114, [['27.10.2026', 'TEKEL BAYII', '354,95 TL']]),
    ]);
    expect(lines(parsed)[1]).toBe('2026-10-26 -824.86 TRY ANTHROPIC CLAUDE.AI IZMIR Temassiz');
    expect(parsed.transactions[1]?.foreign).toEqual({ amount: 20, currency: 'USD' });
  });
});
