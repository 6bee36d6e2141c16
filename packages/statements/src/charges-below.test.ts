import { describe, expect, it } from 'vitest';
import { csv, pdf, read, table, workbook } from '#testing/documents.ts';

const head = ['Tarih', 'Aciklama', 'Tutar'];
const rows = [
  ['03.03.2026', 'NETFLIX.COM', '229,99'],
  ['05.03.2026', 'SPOTIFY', '60,00'],
  ['12.03.2026', 'MIGROS', '40,00'],
];
const paid = ['NETFLIX.COM', 'SPOTIFY', 'MIGROS'];

/** The same rows in each format, below column names. */
const formats: [string, (rows: string[][]) => Buffer][] = [
  ['PDF', (all) => pdf(table([45, 120, 'r450'], 60, [head, ...all]))],
  ['XLSX', (all) => workbook([head, ...all])],
  ['CSV', (all) => csv([head, ...all].map((cells) => cells.join(';')).join('\n'))],
];

describe.each(formats)('a tax, interest or fee without a day (%s)', (_, document) => {
  const parsed = (below: string[][], above = rows) => read(document([...above, ...below]));
  const names = async (below: string[][], above = rows) =>
    (await parsed(below, above)).transactions.map(({ description }) => description);

  it.each([
    ['KDV (%20)', 'BSMV'],
    ['Dönem faizi', 'KKDF'],
    ['Interest on purchases', 'Late payment fee'],
    ['Zinsen für Teilzahlung 12,9 % p.a.', 'Umsatzsteuer'],
    ['Intérêts de retard', 'dont TVA 20 %'],
    ['Comisiones cobradas', 'IVA sobre intereses y comisiones (16%)'],
    ['Juros de financiamento', 'IOF'],
    ['Interessi passivi', 'Imposta di bollo'],
    ['Purchases 24.9% APR', 'Cash advances 29.9% p.a.'],
  ])('is no payment below rows that all print their day: %s, %s', async (...charges) => {
    const below = charges.map((name, index) => ['', name, ['8,20', '12,00'][index] ?? '']);
    expect(await names(below)).toEqual(paid);
  });

  it('may be included in the totals or not', async () => {
    const charge = ['', 'Faiz', '8,20'];
    expect((await parsed([charge, ['', 'TOPLAM', '338,19']])).reconciled).toBe(true);
    expect((await parsed([charge, ['', 'TOPLAM', '329,99']])).reconciled).toBe(true);
    expect((await parsed([charge, ['', 'TOPLAM', '438,19']])).reconciled).not.toBe(true);
    const owed = (due: string) => [charge, ['', 'Onceki donem borcu', '100,00'], ['', 'Donem borcu', due]];
    expect((await parsed(owed('438,19'))).reconciled).toBe(true);
    expect((await parsed(owed('429,99'))).reconciled).toBe(true);
    expect((await parsed(owed('498,19'))).reconciled).toBe(false);
  });

  it('belongs to the day above where days are printed once, and to the payment it is charged for', async () => {
    const once = [...rows.slice(0, 2), ['', 'A101', '12,50'], ...rows.slice(2)];
    expect(await names([['', 'Faiz', '8,20']], once)).toContain('Faiz');
    const fee = 'Yurt disi islem ucreti';
    expect(await names([['', fee, '1,20']])).toEqual([...paid, fee]);
    expect(
      await names([
        ['', fee, '1,20'],
        ['', 'KKDF', '8,20'],
      ]),
    ).toEqual([...paid, fee]);
    const between = [...rows.slice(0, 2), ['', 'KKDF', '1,20'], ...rows.slice(2)];
    expect(await names([['', 'KKDF', '0,80']], between)).toHaveLength(5);
    expect(await names([['15.03.2026', 'Faiz', '8,20']])).toContain('Faiz');
  });
});

it('charges end the section of each card', async () => {
  const card = (digits: string) => [`Kart No: 5400 12** **** ${digits}`];
  const own = [...rows, ['', 'Faiz', '8,20']];
  const file = workbook([card('1111'), head, ...own, card('2222'), head, ...own]);
  expect((await read(file)).transactions.map(({ description }) => description)).toEqual([...paid, ...paid]);
});
