import { describe, expect, it } from 'vitest';
import { came, type Placed, pdf, type Row, read, table, went, workbook } from '#testing/documents.ts';

type Part = { title: string; sum: string; rows: Row[] };

const both = (first: string, second: string): Part[] => [
  { title: first, sum: '2,600.00', rows: came },
  { title: second, sum: '92.98', rows: went },
];

/** The positions of a section's name and its sum. */
type Style = { left?: number; right?: number; below?: boolean; headed?: boolean; above?: [string, string][] };

function statement(
  parts: Part[],
  { left = 40, right = 500, below = false, headed = false, above = [] }: Style = {},
): Buffer {
  const places: Placed[] = [];
  let y = 40;
  const put = (texts: string[], lefts = [40, 120, 500]) => {
    places.push(...texts.map((text, n) => ({ x: lefts[n] ?? 0, y, text, right: n === lefts.length - 1 })));
    y += 13;
  };
  for (const [label, amount] of above) put([label, amount], [40, 400]);
  for (const [index, { title, sum, rows }] of parts.entries()) {
    y += 13;
    if (!below) put([title, sum], [left, right]);
    if (headed || index === 0) put(['Date', 'Description', 'Amount']);
    for (const row of rows) put(row);
    if (below) put([title, sum], [left, right]);
  }
  return pdf(places);
}

const moved = async (file: Buffer) =>
  (await read(file)).transactions.map(({ direction, description }) => `${direction} ${description}`);
const expected = ['in ACME LTD 8841', 'in JANE ROE', 'out NETFLIX.COM', 'out SHELL 221', 'out PLANET FITNESS'];

describe('a title with the sum of its rows on its line', () => {
  it.each([
    ['Deposits and other additions', 'ATM and debit card subtractions'],
    ['Money in (2)', 'Money out (3)'],
    ['Gelen islemler toplami', 'Giden islemler toplami'],
    ['Gutschriften', 'Summe der Belastungen'],
    ['Total des encaissements', 'Total des prélèvements'],
    ['Suma de ingresos', 'Importe total de cargos'],
    ['Totale degli accrediti', 'Totale addebiti'],
    ['Total das entradas', 'Total de saídas'],
    ['Totaal bijschrijvingen', 'Totaal afschrijvingen'],
  ])('gives them their direction: %s, %s', async (first, second) => {
    expect(await moved(statement(both(first, second)))).toEqual(expected);
    expect(await moved(statement(both(first, second), { headed: true }))).toEqual(expected);
  });

  it('does so in any position of the sum, and is no row itself', async () => {
    const parts = both('Deposits and other additions', 'Withdrawals and other subtractions');
    expect(await moved(statement(parts, { left: 120 }))).toEqual(expected);
    expect(await moved(statement(parts, { right: 320 }))).toEqual(expected);
    expect(await moved(statement(parts, { below: true }))).toEqual(expected);
    expect(await moved(statement(parts, { below: true, left: 120 }))).toEqual(expected);
    const typed = (rows: Row[]) => rows.map(([day, text, amount]) => [day, text, Number(amount)]);
    const sheet = (at: 0 | 1) =>
      workbook([
        ['Date', 'Description', 'Amount'],
        [...(at ? [null, 'Gutschriften'] : ['Gutschriften', null]), 2600],
        ...typed(came),
        [...(at ? [null, 'Lastschriften'] : ['Lastschriften', null]), 92.98],
        ...typed(went),
      ]);
    expect(await moved(sheet(0))).toEqual(expected);
    expect(await moved(sheet(1))).toEqual(expected);
  });

  it('is distinguished from the summary above all rows', async () => {
    const above: [string, string][] = [
      ['Beginning balance', '100.00'],
      ['Withdrawals', '92.98'],
      ['Deposits and other additions', '2,600.00'],
      ['Ending balance', '2,607.02'],
    ];
    const parts = both('Deposits and other additions', 'Withdrawals').toReversed();
    const file = statement(parts, { above, headed: true });
    expect(await moved(file)).toEqual([...expected.slice(2), ...expected.slice(0, 2)]);
    expect(await read(file)).toMatchObject({ reconciled: true });
  });

  it('does not apply to rows that add up to another value', async () => {
    const rows: Row[] = [...went, ['29/03/2026', 'SPOTIFY', '11.99']];
    const above: [string, string][] = [['Deposits and other additions', '2,600.00']];
    expect(await moved(statement([{ title: 'Activity', sum: '', rows }], { above }))).toEqual(
      rows.map(([, text]) => `out ${text}`),
    );
  });
});

describe('an undated line of fees below rows that all have their day', () => {
  const printed = (title: string, rows: Row[], notes: [string, string][]) =>
    pdf([
      ...table([40, 120, 470], 40, [['Date', 'Description', 'Amount']]),
      { x: 40, y: 60, text: title },
      ...table([40, 120, 'r500'], 80, rows, 13),
      ...table([120, 'r500'], 90 + rows.length * 13, notes, 13),
    ]);
  const names = went.map(([, text]) => text);
  const described = async (file: Buffer) => (await read(file)).transactions.map(({ description }) => description);

  it.each([
    ['Transactions', 'Default fees', 'Interest charged'],
    ['Umsätze', 'Gebühren', 'Summe der Gebühren'],
    ['Harcamalar', 'Ücretler toplami', 'Faizler'],
    ['Achats', 'Frais', 'Total des frais'],
    ['Compras', 'Comisiones', 'Total de cargos'],
    ['Acquisti', 'Commissioni', 'Totale commissioni'],
    ['Aankopen', 'Uitgaven', 'Totaal aankopen'],
  ])('is a total: %s, %s', async (title, ...notes) => {
    const expected = notes.map((note, n): [string, string] => [note, ['12.00', '8.20'][n] ?? '']);
    expect(await described(printed(title, went, expected))).toEqual(names);
  });

  it('is a total by any name where the table repeats equal days', async () => {
    const again: Row[] = [...went.slice(0, 2), ['22/03/2026', 'PLANET FITNESS', '34.99']];
    for (const fee of ['Late payment interest', 'Gecikme faizi', 'Sollzinsen', 'Intérêts de retard'])
      expect(await described(printed('Transactions', again, [[fee, '8.20']]))).toEqual(names);
  });

  it('is a payment where days are printed once', async () => {
    const first: Row[] = [went[0] as Row, ['', 'SHELL 221', '40.00'], ['28/03/2026', 'PLANET FITNESS', '34.99']];
    expect(await described(printed('Transactions', first, [['Overdraft interest', '8.20']]))).toEqual([
      ...names,
      'Overdraft interest',
    ]);
  });
});
