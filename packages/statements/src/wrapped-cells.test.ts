import { describe, expect, it } from 'vitest';
import { lines, readPage, type Text } from './testing/documents.ts';

const head: Text[] = [[50, 40, 'Tarih'], [50, 90, 'Aciklama'], [50, 'r400', 'Tutar'], [50, 'r500', 'Bakiye']]; // biome-ignore format: one line of the page

describe('days that wrap within their cell', () => {
  it('are read where the month stands below the day, in some rows or in all', async () => {
    const parsed = await readPage(...head,
      [70, 40, '13'], [70, 90, 'NETFLIX.COM'], [70, 'r400', '-229,99'], [70, 'r500', '1.000,00'],
      [80, 40, 'Haz'], [80, 90, 'AMSTERDAM NL'],
      [95, 40, '14'], [95, 90, 'MIGROS'], [95, 'r400', '-100,00'], [95, 'r500', '900,00'],
      [105, 40, 'Haz'],
      [120, 40, '1 Tem'], [120, 90, 'SPOTIFY'], [120, 'r400', '-99,00'], [120, 'r500', '801,00'],
    ); // biome-ignore format: one line of the page
    expect(lines(parsed)).toEqual([
      '2026-06-13 -229.99 TRY NETFLIX.COM AMSTERDAM NL',
      '2026-06-14 -100 TRY MIGROS',
      '2026-07-01 -99 TRY SPOTIFY',
    ]);
    expect(parsed.reconciled).toBe(true);
  });

  it('are read in centred rows, in two and in three parts', async () => {
    const parsed = await readPage(...head,
      [70, 40, '13'],
      [80, 40, 'Haz'], [80, 90, 'NETFLIX.COM'], [80, 'r400', '-229,99'], [80, 'r500', '1.000,00'],
      [90, 40, '2026'],
      [110, 40, '14'], [110, 90, 'MIGROS'],
      [115, 'r400', '-100,00'], [115, 'r500', '900,00'],
      [120, 40, 'Haz'], [120, 90, 'KADIKOY'],
    ); // biome-ignore format: as above
    expect(lines(parsed)).toEqual(['2026-06-13 -229.99 TRY NETFLIX.COM', '2026-06-14 -100 TRY MIGROS KADIKOY']);
  });

  it('are read next to posting dates, as are amounts with decimals below them', async () => {
    const parsed = await readPage(
      [50, 40, 'Buchung'], [50, 80, 'Valuta'], [50, 130, 'Verwendungszweck'], [50, 'r400', 'Betrag'],
      [70, 40, '13.06.'], [70, 80, '14.06.'], [70, 130, 'REWE'], [70, 'r400', '-22,10'],
      [80, 40, '2026'], [80, 80, '2026'], [80, 130, 'SAGT DANKE'],
      [95, 40, '15.06.'], [95, 80, '15.06.'], [95, 130, 'EDEKA'], [95, 'r400', '-1.234,'],
      [105, 40, '2026'], [105, 80, '2026'], [105, 'r400', '56'],
    ); // biome-ignore format: as above
    expect(lines(parsed)).toEqual(['2026-06-13 -22.1 TRY REWE SAGT DANKE', '2026-06-15 -1234.56 TRY EDEKA']);
  });

  it('are read where the month comes first', async () => {
    const parsed = await readPage(
      [50, 40, 'Date'], [50, 130, 'Description'], [50, 'r400', 'Amount'],
      [70, 40, 'Jun 13,'], [70, 130, 'HULU'], [70, 'r400', '-$22.10'],
      [80, 40, '2026'],
      [95, 40, 'Jun'], [95, 130, 'MAX'], [95, 'r400', '-$9.56'],
      [105, 40, '15,'],
      [115, 40, '2026'],
      [130, 40, 'Jun 18,'], [130, 130, 'GYM'], [130, 'r400', '-$19.56'],
      [140, 40, '2026'],
    ); // biome-ignore format: as above
    expect(lines(parsed).map((line) => line.slice(0, 18))).toEqual([
      '2026-06-13 -22.1 U',
      '2026-06-15 -9.56 U',
      '2026-06-18 -19.56 ',
    ]);
  });
});

describe('rows without a day of their own', () => {
  const row = (y: number, day: string, text: string, amount: string): Text[] =>
    [[y, 40, day] as Text, [y, 110, text] as Text, [y, 'r400', amount] as Text].filter(([, , printed]) => printed); // biome-ignore format: one line of the page
  const assumed = async (...texts: Text[]) =>
    (await readPage(...head.slice(0, 3), ...texts)).transactions.map(({ day_assumed = false }) => day_assumed);

  it('take the day above where a table prints each day once', async () => {
    expect(
      await assumed(
        ...row(70, '13.06.2026', 'NETFLIX.COM', '-229,99'),
        ...row(82, '', 'SPOTIFY', '-99,00'),
        ...row(94, '14.06.2026', 'MIGROS', '-80,00'),
      ),
    ).toEqual([false, false, false]);
  });

  it('are marked where a table repeats equal days, or prints an unreadable day', async () => {
    expect(
      await assumed(
        ...row(70, '13.06.2026', 'NETFLIX.COM', '-229,99'),
        ...row(82, '13.06.2026', 'MIGROS', '-80,00'),
        ...row(94, '', 'SPOTIFY', '-99,00'),
        ...row(106, '15.06.2026', 'BIM', '-20,00'),
      ),
    ).toEqual([false, false, true, false]);
    expect(
      await assumed(
        ...row(70, '13.06.2026', 'NETFLIX.COM', '-229,99'),
        ...row(82, '14.06.2026', 'MIGROS', '-80,00'),
        ...row(94, '', 'SPOTIFY', '-99,00'),
        [112, 40, '15'],
        ...row(118, '', 'EXXEN', '-99,00'),
      ),
    ).toEqual([false, false, false, true]);
  });
});

describe('texts of several lines', () => {
  const rows = (place: (line: number, count: number) => number): Text[] =>
    ([
      [100, '13.06.2026', 'ALFA', 5, '-10,00'],
      [160, '15.06.2026', 'BETA', 3, '-12,00'],
      [190, '16.06.2026', 'CETA', 1, '-13,00'],
    ] as const).flatMap(([y, day, text, count, amount]): Text[] => [
      [y, 40, day],
      [y, 'r400', amount],
      ...Array.from({ length: count }, (_, line): Text => [y + place(line, count), 110, `${text} ${'abcde'[line]}`]),
    ]); // biome-ignore format: a row a line
  const whole = ['ALFA a ALFA b ALFA c ALFA d ALFA e', 'BETA a BETA b BETA c', 'CETA a'];

  it.each([
    ['below the first line', (line: number) => line * 10],
    ['around the middle', (line: number, count: number) => (line - (count - 1) / 2) * 10],
    ['above the last line', (line: number, count: number) => (line - count + 1) * 9],
  ])('are complete where the day stands %s', async (_, place) => {
    const { transactions } = await readPage(...head.slice(0, 3), ...rows(place));
    expect(transactions.map(({ description }) => description)).toEqual(whole);
  });
});
