import { describe, expect, it } from 'vitest';
import { groupIntoLines } from './read/page-lines.ts';
import { lines, pdf, read, readPdf, readSheet, readTable, table, workbook } from './testing/documents.ts';

describe('statements whose heads and sums define the direction', () => {
  it.each([
    ['Neuer Saldo zu unseren Gunsten', '26.03.2026'],
    ['SALDO FINALE A VOSTRO CREDITO', '31.03.2026'],
    ['Saldo i Deres favor', '31.03.2026'],
  ])('read %s as a balance of either party', async (label, day) => {
    const parsed = await readTable(
      [40, 130, 'r480'],
      [
        ['Datum', 'Beschreibung', 'Betrag CHF'],
        ['06.03.2026', 'NETFLIX.COM', '20.90'],
        ['09.03.2026', 'DISNEY PLUS', '12.90'],
        [day, label, '33.80'],
      ],
    );
    expect(parsed.transactions).toHaveLength(2);
  });

  it('read a last line without a day as a sum where every row prints its own', async () => {
    const rows = [
      ['Datum', 'Text', 'Betrag EUR'],
      ['26.02.2026', 'NETFLIX', '13,99'],
      ['26.02.2026', 'SPOTIFY', '12,99'],
      ['27.02.2026', 'REWE', '50,00'],
    ];
    const withLast = (last: string[]) => readTable([45, 120, 'r450'], [...rows, last]);
    expect((await withLast(['', 'Flarnik betalo', '76,98'])).transactions).toHaveLength(3);
    expect((await withLast(['', 'Auslandsentgelt', '1,20'])).transactions).toHaveLength(4);
  });

  it.each([
    'Asgari Odeme',
    'Kalan Limit',
    'Guncel Borc',
    'Cash limit',
    'Payment due',
    'Pago para no generar intereses',
    'Verfuegungsrahmen',
    'Mindestbetrag',
  ])('read no %s below the last row as a payment, but a merchant of such a name', async (name) => {
    const rows = [
      ['Tarih', 'Aciklama', 'Tutar'],
      ['26.02.2026', 'NETFLIX', '229,99'],
      ['27.02.2026', 'NO LIMIT FITNESS', '900,00'],
      ['', 'SKY LIMIT CAFE', '40,00'],
    ];
    for (const bytes of [
      pdf(table([45, 120, 'r450'], 60, [...rows, ['', name, '3.000,00']])),
      workbook([...rows, ['', name, '3.000,00']]),
    ])
      expect((await read(bytes)).transactions.map(({ amount }) => amount)).toEqual([229.99, 900, 40]);
  });

  it('take the direction of a group from the sum above it', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: 'Extrato 01 JAN 2026 a 31 JAN 2026 VALORES EM R$' },
      ...table([40, 130, 'r550'], 60, [
        ['03 JAN 2026', 'Total de saidas', '- 88,68'],
        ['', 'UBER TRIP', '44,59'],
        ['', 'CINEMARK', '44,09'],
        ['05 JAN 2026', 'Total de entradas', '+ 900,00'],
        ['', 'USINA VERDE SA', '900,00'],
        ['', 'Total de saidas', '- 72,03'],
        ['', 'LANCHE BOM', '72,03'],
      ]),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-01-03 -44.59 BRL UBER TRIP',
      '2026-01-03 -44.09 BRL CINEMARK',
      '2026-01-05 +900 BRL USINA VERDE SA',
      '2026-01-05 -72.03 BRL LANCHE BOM',
    ]);
  });

  it.each([',', ''])('move raised cents (13%s99) to the line of their amount', (mark) => {
    const run = (text: string, x0: number, x1: number, y: number, height: number) => ({ text, x0, x1, y, height });
    const page = groupIntoLines(1, [
      run('02-03-2026', 40, 90, 100, 12),
      run('Netflix', 120, 160, 100, 12),
      run('- €13', 480, 510, 100, 12),
      run(`${mark}99`, 510, 520, 94, 8),
      run('Betaling', 120, 150, 112, 9),
    ]);
    expect(page.map(({ text }) => text)).toEqual([expect.stringMatching(/€13[.,]99$/), 'Betaling']);
  });

  it('use an unnamed amount column next to a single side as the other side', async () => {
    const parsed = await readSheet([
      ['Dato', 'Beskrivelse', 'Flarnik', 'Ut'],
      ['12.02.2026', 'HAVFISK AS', 31220, null],
      ['13.02.2026', 'NETFLIX.COM', null, 129],
      ['14.02.2026', 'FABEL LYDBOK', null, 189],
    ]);
    expect(lines(parsed).map((line) => line.slice(0, 17))).toEqual([
      '2026-02-12 +31220',
      '2026-02-13 -129 T',
      '2026-02-14 -189 T',
    ]);
  });

  it.each([
    ['IN', 'OUT', 'ACCOUNT BALANCE'],
    ['Bij', 'Af', 'Saldo na boeking'],
  ])('separate column names that stand close together: %s, %s %s', async (into, out, balance) => {
    const parsed = await readPdf(
      table([40, 110, 'r400', 'r465', 'r545'], 60, [
        ['Date', 'Transaction', into, '', balance],
        ['01/03/2026', 'ACME LTD', '1,500.00', '', '1,602.20'],
        ['03/03/2026', 'TESCO', '', '31.10', '1,571.10'],
        ['07/03/2026', 'SPOTIFY', '', '11.99', '1,559.11'],
      ]).concat({ x: 545 - balance.length * 4.8 - 6, y: 60, text: out, right: true }),
      { currency: 'GBP' },
    );
    expect(lines(parsed)).toEqual([
      '2026-03-01 +1500 GBP ACME LTD',
      '2026-03-03 -31.1 GBP TESCO',
      '2026-03-07 -11.99 GBP SPOTIFY',
    ]);
  });

  it('read sides named below a common name in a sheet', async () => {
    const parsed = await readSheet([
      ['Data', 'Descrizione', 'Importo', null, 'Saldo'],
      [null, null, 'Dare', 'Avere', null],
      ['27/02/2026', 'STIPENDIO', null, 1610, 2600],
      ['28/02/2026', 'NETFLIX.COM', 13.99, null, 2586.01],
    ]);
    expect(lines(parsed).map((line) => line.slice(0, 17))).toEqual(['2026-02-27 +1610 ', '2026-02-28 -13.99']);
  });
});
