import { describe, expect, it } from 'vitest';
import { lines, readPage, readSheet, type Text } from './testing/documents.ts';

describe('Turkish statements', () => {
  it.each<[string, Text[], string[]]>([
    ['may space the letters of column names, and print points close behind the amounts', [
      [60, 40, 'TARIH'], [60, 120, 'ACIKLAMA'],
      [60, 360, 'TUTAR'], [60, 394, '('], [60, 403, 'T'], [60, 412, 'L'], [60, 421, ')'], [60, 430, 'CHIP-PARA'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r424', '289,99'], [80, 'r490', '1,45'],
      [92, 40, '02.08.2026'], [92, 120, 'MIGROS'], [92, 'r424', '582,48'], [92, 'r490', '2,91'],
      [104, 40, '03.08.2026'], [104, 120, 'ODEME'], [104, 'r424', '-3.902,13'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 -582.48 TRY MIGROS', '2026-08-03 +3902.13 TRY ODEME']],
    ['may mention their last payment in the small print, which is no row', [
      [60, 40, 'Islem'], [60, 120, 'Aciklama'], [60, 'r424', 'Tutar (TL)'],
      [70, 40, 'Tarihi'],
      [84, 40, '01.08.2026'], [84, 120, 'NETFLIX.COM'], [84, 'r424', '289,99'],
      [96, 40, '02.08.2026'], [96, 120, 'MIGROS'], [96, 'r424', '582,48'],
      [108, 40, 'Bu hesap ozeti 5464 sayili Kanun geregince duzenlenmistir, faiz %4,25.'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 -582.48 TRY MIGROS']],
    ['may number receipts in a column close behind the days', [
      [60, 40, 'TARIH'], [60, 92, 'FIS NO'], [60, 150, 'ACIKLAMA'], [60, 'r424', 'BORC'], [60, 'r490', 'ALACAK'],
      [80, 40, '01.08.2026'], [80, 92, 'F4400'], [80, 150, 'NETFLIX.COM'], [80, 'r424', '289,99'],
      [92, 40, '02.08.2026'], [92, 92, 'F4401'], [92, 150, 'MAAS'], [92, 'r490', '582,48'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 +582.48 TRY MAAS']],
    ['may print the kind of a payment close before its text', [
      [60, 40, 'Tarih'], [60, 100, 'Hareket tipi'], [60, 170, 'Aciklama'], [60, 'r424', 'Tutar'],
      [80, 40, '01.08.2026'], [80, 100, 'Kart harcama'], [80, 170, 'NETFLIX.COM'], [80, 'r424', '-289,99'],
      [92, 40, '02.08.2026'], [92, 100, 'Gelen FAST'], [92, 170, 'ALI KAYA'], [92, 'r424', '582,48'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 +582.48 TRY ALI KAYA']],
    ['print the points of a payment below its amount', [
      [60, 40, 'Tarih'], [60, 120, 'Islem'], [60, 'r424', 'Tutar (TL)'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r424', '289,99'],
      [90, 'r424', 'Puan: 0,96'],
      [104, 40, '02.08.2026'], [104, 120, 'MIGROS'], [104, 'r424', '582,48'],
      [114, 'r424', 'Puan: 1,94'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 -582.48 TRY MIGROS']],
    ['leave out future payments, earlier bills and rates', [
      [60, 40, 'Tarih'], [60, 120, 'Islem'], [60, 'r424', 'Tutar'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r424', '289,99'],
      [110, 40, 'Otomatik Odeme Talimatlariniz'],
      [122, 40, 'Odeme Tarihi'], [122, 120, 'Kurum'], [122, 'r424', 'Son Tutar'],
      [134, 40, '15.09.2026'], [134, 120, 'TURKCELL'], [134, 'r424', '410,50'],
      [160, 40, 'Gecmis Donem Ekstreleriniz'],
      [172, 40, '27.07.2026'], [172, 120, 'Temmuz ekstresi'], [172, 'r424', '9.876,54'],
      [190, 40, 'Yurt Disi Islemler'],
      [202, 40, 'Tarih'], [202, 120, 'Islem'], [202, 'r424', 'Tutar'],
      [214, 40, '03.08.2026'], [214, 120, 'SPOTIFY'], [214, 'r424', '99,00'],
      [226, 40, '01.08.2026'], [226, 120, 'Akdi faiz orani'], [226, 'r424', '%4,25'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-03 -99 TRY SPOTIFY']],
    ['may print the text above its day and amount', [
      [60, 40, 'NETFLIX.COM'], [72, 40, '05.09.2026'], [72, 'r424', '-289,99 TL'],
      [90, 40, 'MIGROS'], [102, 40, '04.09.2026'], [102, 'r424', '-582,48 TL'],
      [120, 40, 'MAAS'], [132, 40, '01.09.2026'], [132, 'r424', '+52.000,00 TL'],
    ], ['2026-09-05 -289.99 TRY NETFLIX.COM', '2026-09-04 -582.48 TRY MIGROS', '2026-09-01 +52000 TRY MAAS']],
    ['put the payee first in any column order', [
      [60, 40, 'Tarih'], [60, 110, 'Aciklama'], [60, 200, 'Karsi Taraf'], [60, 'r424', 'Tutar'],
      [80, 40, '01.08.2026'], [80, 110, 'Giden islem'], [80, 200, 'NETFLIX.COM'], [80, 'r424', '-289,99'],
      [92, 40, '02.08.2026'], [92, 110, 'Gelen islem'], [92, 200, 'ALI KAYA'], [92, 'r424', '582,48'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM Giden islem', '2026-08-02 +582.48 TRY ALI KAYA Gelen islem']],
    ['may carry sums from page to page, which are no payments', [
      [60, 40, 'Tarih'], [60, 120, 'Islem'], [60, 'r424', 'Tutar'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r424', '289,99'],
      [92, 120, 'Bir sonraki sayfaya devreden'], [92, 'r424', '1.289,99'],
      [104, 120, 'Bir onceki sayfadan devreden'], [104, 'r424', '1.289,99'],
      [116, 40, '02.08.2026'], [116, 120, 'SPOTIFY'], [116, 'r424', '99,00'],
    ], ['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 -99 TRY SPOTIFY']],
  ])('%s', async (_, texts, expected) => {
    expect(lines(await readPage(...texts))).toEqual(expected);
  }); // biome-ignore format: one line of the page

  it('use totals whose names continue below their amounts', async () => {
    const parsed = await readPage(
      [60, 40, 'Kredi Karti Ekstresi'],
      [72, 40, 'ONCEKI DONEM HESAP OZETI'], [72, 'r424', '500,00'],
      [82, 40, 'BAKIYENIZ'],
      [100, 40, 'Tarih'], [100, 120, 'Aciklama'], [100, 'r424', 'Tutar (TL)'],
      [114, 40, '01.08.2026'], [114, 120, 'NETFLIX.COM'], [114, 'r424', '289,99'],
      [126, 40, '02.08.2026'], [126, 120, 'ODEME'], [126, 'r424', '-500,00'],
      [138, 120, 'Hesap Ozeti Borcu'], [138, 'r424', '289,99'],
    ); // biome-ignore format: as above
    expect(parsed.transactions).toHaveLength(2);
    expect(parsed.reconciled).toBe(true);
  });

  it('print the day below a payment, or above all payments of that day', async () => {
    const below = await readPage(
      [60, 40, 'NETFLIX.COM'], [60, 'r424', '-289,99 TL'], [70, 40, '5 Eylul 2026'],
      [90, 40, 'MIGROS'], [90, 'r424', '-582,48 TL'], [100, 40, '4 Eylul 2026'],
      [120, 40, 'MAAS'], [120, 'r424', '+52.000,00 TL'], [130, 40, '1 Eylul 2026'],
    ); // biome-ignore format: as above
    const found = ['2026-09-05 -289.99 TRY NETFLIX.COM', '2026-09-04 -582.48 TRY MIGROS', '2026-09-01 +52000 TRY MAAS'];
    expect(lines(below)).toEqual(found);
    const above = await readPage(
      [60, 40, '5 Eylul 2026 Cumartesi'], [72, 40, 'NETFLIX.COM'], [72, 'r424', '-289,99 TL'],
      [90, 40, '4 Eylul 2026 Cuma'], [102, 40, 'MIGROS'], [102, 'r424', '-582,48 TL'],
      [112, 40, 'BIM MARKET'], [112, 'r424', '-60,00 TL'],
      [130, 40, '1 Eylul 2026 Sali'], [142, 40, 'MAAS'], [142, 'r424', '+52.000,00 TL'],
    ); // biome-ignore format: as above
    expect(lines(above)).toEqual([...found.slice(0, 2), '2026-09-04 -60 TRY BIM MARKET', ...found.slice(2)]);
  });

  it('may print amounts before days and texts', async () => {
    const parsed = await readPage(
      [60, 'r110', 'Tutar'], [60, 'r190', 'Bakiye'], [60, 220, 'Tarih'], [60, 300, 'Aciklama'],
      [80, 'r110', '-289,99'], [80, 'r190', '710,01'], [80, 220, '01.08.2026'], [80, 300, 'NETFLIX.COM'],
      [92, 'r110', '500,00'], [92, 'r190', '1.210,01'], [92, 220, '02.08.2026'], [92, 300, 'MAAS'],
    ); // biome-ignore format: as above
    expect(lines(parsed)).toEqual(['2026-08-01 -289.99 TRY NETFLIX.COM', '2026-08-02 +500 TRY MAAS']);
    expect(parsed.reconciled).toBe(true);
  });

  it('are proven by the sums below both columns, and not refuted by those of a page', async () => {
    const table = (out: string, into: string): Text[] => [
      [60, 40, 'Tarih'], [60, 120, 'Isyeri'], [60, 'r424', 'Harcama'], [60, 'r500', 'Odeme'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r424', '289,99'],
      [92, 40, '02.08.2026'], [92, 120, 'ODEME'], [92, 'r500', '500,00'],
      [104, 120, 'TOPLAM'], [104, 'r424', out], [104, 'r500', into],
    ]; // biome-ignore format: as above
    expect((await readPage(...table('289,99', '500,00'))).reconciled).toBe(true);
    expect((await readPage(...table('1.289,99', '500,00'))).reconciled).toBeNull();
  });

  it('may print a direction mark behind balances, close to the kind of the payment', async () => {
    const parsed = await readPage(
      [60, 40, 'Tarih'], [60, 'r190', 'Tutar'], [60, 'r280', 'Bakiye'], [60, 300, 'Islem'], [60, 360, 'Aciklama'],
      [80, 40, '01.08.2026'], [80, 'r190', '-289,99'], [80, 'r280', '710,01'], [80, 300, 'Giden'], [80, 360, 'NETFLIX'],
      [92, 40, '02.08.2026'], [92, 'r190', '500,00'], [92, 'r280', '1.210,01'], [92, 300, 'Gelen'], [92, 360, 'MAAS'],
    ); // biome-ignore format: as above
    expect(parsed.reconciled).toBe(true);
  });

  it('may hold a table in two currencies, or a sheet for each', async () => {
    const page = await readPage(
      [60, 40, 'Tarih'], [60, 120, 'Islem'], [60, 'r360', 'Tutar (TL)'], [60, 'r460', 'Tutar (USD)'],
      [80, 40, '01.08.2026'], [80, 120, 'NETFLIX.COM'], [80, 'r360', '289,99'],
      [92, 40, '02.08.2026'], [92, 120, 'OPENAI'], [92, 'r460', '20,00'],
      [104, 40, '03.08.2026'], [104, 120, 'MIGROS'], [104, 'r360', '80,00'],
    ); // biome-ignore format: as above
    expect(lines(page).map((line) => line.slice(11))).toEqual([
      '-289.99 TRY NETFLIX.COM',
      '-20 USD OPENAI',
      '-80 TRY MIGROS',
    ]);
    const head = ['Tarih', 'Açıklama', 'Tutar', 'Bakiye', 'Para Birimi'];
    const sheets = await readSheet([
      head,
      ['01.08.2026', 'NETFLIX', -100, 900, 'TL'],
      ['02.08.2026', 'MAAS', 500, 1400, 'TL'],
      head,
      ['01.08.2026', 'SWIFT', 50, 80, 'USD'],
      ['02.08.2026', 'SATIS', -30, 50, 'USD'],
    ]);
    expect(lines(sheets)).toHaveLength(4);
    expect(sheets.reconciled).toBe(true);
  });
});
