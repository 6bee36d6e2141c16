import { describe, expect, it } from 'vitest';
import { lines, type Placed, readPdf } from './testing/documents.ts';

const table = (page: number, top: number, rows: string[][], inset = 0): Placed[] =>
  rows.flatMap((row, line) =>
    row.flatMap((text, index) => {
      const x = ([40, 120, 400, 500][index] ?? 0) + inset;
      return text ? [{ x, y: top + line * 12, text, right: index > 1, page }] : [];
    }),
  );
const head = ['Datum', 'Verwendungszweck', 'Betrag', 'Saldo'];
const letterhead = (page: number): Placed[] => [
  { x: 40, y: 20, text: 'Sparbank Mitte', page },
  { x: 120, y: 20, text: 'Kontoauszug in EUR', page },
];
const footer = (page: number): Placed[] => [
  { x: 40, y: 800, text: `Seite ${page} von 2`, page },
  { x: 300, y: 810, text: 'Sparbank Mitte AG, Ringstr. 3', page },
];
const first = (...more: string[][]) => [
  ...letterhead(1),
  ...table(1, 60, [
    head,
    ['14.10.2026', 'REWE', '-41,20', '958,80'],
    ['15.10.2026', 'PayPal Europe', '-11,99', '946,81'],
    ...more,
  ]),
  ...footer(1),
];
const second = (rows: string[][], inset = 0) => [
  ...letterhead(2),
  ...table(2, 60, [...rows, ['16.10.2026', 'dm', '-7,10', '939,71'], ['', 'Drogerie', '', '']], inset),
  ...footer(2),
];
const all = [
  '2026-10-14 -41.2 EUR REWE',
  '2026-10-15 -11.99 EUR PayPal Europe Tonweber Abo',
  '2026-10-16 -7.1 EUR dm Drogerie',
];
const rows = async (...texts: Placed[]) => lines(await readPdf(texts));

describe('a table that continues without its head on the next page', () => {
  it('keeps a note with its payment across the page break', async () => {
    const note = ['', 'Tonweber Abo', '', ''];
    expect(await rows(...first(note), ...second([]))).toEqual(all);
    expect(await rows(...first(), ...second([note]))).toEqual(all);
    expect(await rows(...first(), ...second([head, note]))).toEqual(all);
  });

  it('keeps a note behind a balance carried over', async () => {
    const carried = (text: string) => ['', text, '', '946,81'];
    const goesOn = [carried('Übertrag von Blatt 1'), ['', 'Tonweber Abo', '', '']];
    expect(await rows(...first(carried('Übertrag auf Blatt 2')), ...second(goesOn))).toEqual(all);
    expect(await rows(...first(carried('Übertrag auf Blatt 2')), ...second([head, ...goesOn]))).toEqual(all);
  });

  it("does not read the bank's name above the rows as a note", async () => {
    const named = [...first(), ...second([]), { x: 120, y: 30, text: 'Blatt 2', page: 2 }];
    expect(await rows(...named)).toEqual([all[0], '2026-10-15 -11.99 EUR PayPal Europe', all[2]]);
  });

  it('finds the amount of its last row on the next page', async () => {
    const begun = ['15.10.2026', 'Stadtwerke', '', ''];
    const ended = ['', 'Strom', '-20,00', '926,81'];
    for (const goesOn of [[ended], [head, ended]])
      expect((await rows(...first(begun), ...second(goesOn)))[2]).toBe('2026-10-15 -20 EUR Stadtwerke Strom');
  });

  it('is read on a page with another margin', async () => {
    expect(await rows(...first(['', 'Tonweber Abo', '', '']), ...second([], 20))).toEqual(all);
    expect(await rows(...first(['', 'Tonweber Abo', '', '']), ...second([], -18))).toEqual(all);
  });
});

describe('a section name in the line of its first row', () => {
  const place = (y: number, ...texts: [number, string][]): Placed[] =>
    texts.map(([x, text]) => ({ x, y, text, right: x === 500 }));
  const head = place(60, [100, 'Date'], [240, 'Description'], [500, 'Amount (EUR)']);
  const row = (y: number, day: string, text: string, amount: string) =>
    place(y, [100, day], [240, text], [500, amount]);
  const others = [
    ...row(87, '06/10/2026', 'BAKER', '-2.99'),
    ...row(99, '07/10/2026', 'GROCER', '-20.10'),
    ...row(111, '08/10/2026', 'WAGES', '900.00'),
  ];
  const known = ['2026-10-06 -2.99 EUR BAKER', '2026-10-07 -20.1 EUR GROCER', '2026-10-08 +900 EUR WAGES'];
  const tonweber = row(75, '05/10/2026', 'TONWEBER', '-12.99');

  it('is not part of the description', async () => {
    const expected = ['2026-10-05 -12.99 EUR TONWEBER', ...known];
    expect(await rows(...head, ...place(75, [20, 'CARD PAYMENTS']), ...tonweber, ...others)).toEqual(expected);
    expect(await rows(...head, ...place(75, [160, 'Bought']), ...tonweber, ...others)).toEqual(expected);
  });

  it('loses no row, without a head and in place of a day', async () => {
    const bare = await rows(...place(75, [20, 'CARD PAYMENTS']), ...tonweber, ...others);
    expect(bare.map((line) => line.slice(0, 17))).toContain('2026-10-05 -12.99');
    const undated = place(123, [100, 'Direct debits'], [240, 'TONWEBER'], [500, '-12.99']);
    expect(await rows(...head, ...others, ...undated)).toEqual([...known, '2026-10-08 -12.99 EUR TONWEBER']);
    const total = place(123, [100, 'Total'], [240, 'Payments'], [500, '-23.09']);
    expect(await rows(...head, ...others, ...total)).toEqual(known);
  });

  it('is distinguished from an unnamed column of kinds', async () => {
    const kinds = [75, 87, 99].flatMap((y) => place(y, [160, 'Debit card']));
    const read = await rows(...head, ...tonweber, ...others, ...kinds);
    expect(read.filter((line) => line.includes('Debit card'))).toHaveLength(3);
  });
});
