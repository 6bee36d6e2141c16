import { describe, expect, it } from 'vitest';
import { lines, pdf, read } from '#testing/documents.ts';

type Text = [y: number, x: number | string, text: string];
const readPage = (...texts: Text[]) =>
  read(
    pdf(
      texts.map(([y, x, text]) => ({
        y,
        x: Number(String(x).replace('r', '')),
        right: String(x).startsWith('r'),
        text,
      })),
    ),
  );

describe('Turkish statements', () => {
  it('may space the letters of their heads, and head the points close behind the amounts', async () => {
    const reading = await readPage(
      [60, 40, 'TARIH'], [60, 120, 'ACIKLAMA'],
      [60, 360, 'TUTAR'], [60, 394, '('], [60, 403, 'T'], [60, 412, 'L'], [60, 421, ')'], [60, 430, 'CHIP-PARA'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r424', '289,99'], [80, 'r490', '1,45'],
      [92, 40, '02.08.2026'], [92, 120, 'MIGROS'], [92, 'r424', '582,48'], [92, 'r490', '2,91'],
      [104, 40, '03.08.2026'], [104, 120, 'ODEME'], [104, 'r424', '-3.902,13'],
    ); // biome-ignore format: one line of the page
    expect(lines(reading)).toEqual([
      '2026-08-01 -289.99 TRY NETFLIX.COM',
      '2026-08-02 -582.48 TRY MIGROS',
      '2026-08-03 +3902.13 TRY ODEME',
    ]);
  });

  it('say nothing about their last payment in the small print below it', async () => {
    const reading = await readPage(
      [60, 40, 'Islem'], [60, 120, 'Aciklama'], [60, 'r424', 'Tutar (TL)'],
      [70, 40, 'Tarihi'],
      [84, 40, '01.08.2026'], [84, 120, 'NETFLIX.COM'], [84, 'r424', '289,99'],
      [96, 40, '02.08.2026'], [96, 120, 'MIGROS'], [96, 'r424', '582,48'],
      [108, 40, 'Bu hesap ozeti 5464 sayili Kanun geregince duzenlenmistir, faiz %4,25.'],
    ); // biome-ignore format: as above
    expect(lines(reading)).toEqual(['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 -582.48 TRY MIGROS']);
  });

  it('number their slips in a column close behind the days', async () => {
    const reading = await readPage(
      [60, 40, 'TARIH'], [60, 92, 'FIS NO'], [60, 150, 'ACIKLAMA'], [60, 'r424', 'BORC'], [60, 'r490', 'ALACAK'],
      [80, 40, '01.08.2026'], [80, 92, 'F4400'], [80, 150, 'NETFLIX.COM'], [80, 'r424', '289,99'],
      [92, 40, '02.08.2026'], [92, 92, 'F4401'], [92, 150, 'MAAS'], [92, 'r490', '582,48'],
    ); // biome-ignore format: as above
    expect(lines(reading)).toEqual(['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 +582.48 TRY MAAS']);
  });

  it('print the kind of a payment close before its text', async () => {
    const reading = await readPage(
      [60, 40, 'Tarih'], [60, 100, 'Hareket tipi'], [60, 170, 'Aciklama'], [60, 'r424', 'Tutar'],
      [80, 40, '01.08.2026'], [80, 100, 'Kart harcama'], [80, 170, 'NETFLIX.COM'], [80, 'r424', '-289,99'],
      [92, 40, '02.08.2026'], [92, 100, 'Gelen FAST'], [92, 170, 'ALI KAYA'], [92, 'r424', '582,48'],
    ); // biome-ignore format: as above
    expect(lines(reading)).toEqual(['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 +582.48 TRY ALI KAYA']);
  });

  it('are judged by totals whose names go on below their amounts', async () => {
    const reading = await readPage(
      [60, 40, 'Kredi Karti Ekstresi'],
      [72, 40, 'ONCEKI DONEM HESAP OZETI'], [72, 'r424', '500,00'],
      [82, 40, 'BAKIYENIZ'],
      [100, 40, 'Tarih'], [100, 120, 'Aciklama'], [100, 'r424', 'Tutar (TL)'],
      [114, 40, '01.08.2026'], [114, 120, 'NETFLIX.COM'], [114, 'r424', '289,99'],
      [126, 40, '02.08.2026'], [126, 120, 'ODEME'], [126, 'r424', '-500,00'],
      [138, 120, 'Hesap Ozeti Borcu'], [138, 'r424', '289,99'],
    ); // biome-ignore format: as above
    expect(reading.transactions).toHaveLength(2);
    expect(reading.reconciled).toBe(true);
  });
});
