import { describe, expect, it } from 'vitest';
import { lines, pdf, read, readTable, table } from './testing/documents.ts';

type Rows = [string, string, string][];
const usual: Rows = [
  ['01/08/2026', 'Payment Thank You-Mobile', '-100.00'],
  ['02/08/2026', 'NETFLIX.COM', '7.99'],
  ['19/08/2026', 'CHEVRON 0093', '44.10'],
];

/** A card with its summary above its rows, and notes below them: labels and amounts, separated by `|`. */
function card(notes: string[], sections = false, summary = owed): Buffer {
  const [paid, ...bought] = usual;
  const rows = sections ? [['Payments and credits'], paid ?? [], ['PURCHASE'], ...bought] : usual;
  const cells = [
    ['Credit card statement'],
    ...summary.map((line) => [line.split('|')[0] ?? '', '', '', line.split('|')[1] ?? '']),
    ['Date', 'Description', '$ Amount'],
    ...rows,
    ...notes.map((line) => ['', line.split('|')[0] ?? '', '', line.split('|')[1] ?? '']),
  ];
  return pdf(table([40, 140, 'r540', 'r400'], 40, cells));
}
const owed = ['Previous Balance|$100.00', 'Payment, Credits|-$100.00', 'Purchases|$52.09', 'New Balance|$52.09'];

describe('a total of a whole year is no total of a statement', () => {
  it.each([
    'Total interest charged in 2026|$12.34',
    'Total fees charged year to date|$39.00',
    'Interest charged this year|$22.10',
    'Zinsen und Gebühren im Jahr 2026|38.90 USD',
    'Gebühren und Zinsen seit Jahresbeginn|38.90 USD',
    'Toplam Faiz ve Ücretler (2026)|312.40 USD',
    'Yıl içinde faiz ve ücretler|312.40 USD',
    "Frais et intérêts depuis le début de l'année|38.90 USD",
    'Intereses y comisiones en el año|38.90 USD',
    "Interessi e commissioni nell'anno|38.90 USD",
    'Juros e encargos no ano|38.90 USD',
    'Kosten en rente dit jaar|38.90 USD',
  ])('%s', async (note) => {
    // Letters that the font does not have are folded.
    const plain = note.replace(/ı/g, 'i');
    for (const sections of [false, true]) {
      const parsed = await read(card([plain], sections), { currency: 'USD' });
      expect(lines(parsed)).toEqual([
        '2026-08-01 +100 USD Payment Thank You-Mobile',
        '2026-08-02 -7.99 USD NETFLIX.COM',
        '2026-08-19 -44.1 USD CHEVRON 0093',
      ]);
      expect(parsed.reconciled).toBe(true);
    }
  });

  it('nor is one below a title with the year', async () => {
    const notes = ['Totals year-to-date', 'Total fees charged|$39.00', 'Total interest charged|$12.34'];
    const parsed = await read(card(notes), { currency: 'USD' });
    expect(parsed.reconciled).toBe(true);
    expect(lines(parsed)[1]).toBe('2026-08-02 -7.99 USD NETFLIX.COM');
  });

  it('but a charge of this statement is, whatever its month is named', async () => {
    const summary = [...owed.slice(0, 3), 'Interest charged August 2026|$5.00', 'New Balance|$57.09'];
    expect((await read(card([], false, summary), { currency: 'USD' })).reconciled).toBeNull();
    const without = [...owed.slice(0, 3), 'New Balance|$57.09'];
    expect((await read(card([], false, without), { currency: 'USD' })).reconciled).toBe(false);
  });
});

it("an estimate of next month's interest is no payment", async () => {
  const parsed = await read(card(['Estimated interest next month|$4.12'], true), { currency: 'USD' });
  expect(parsed.transactions).toHaveLength(3);
  expect(parsed.reconciled).toBe(true);
});

it('a card whose balances are amounts owed is never reconciled with outgoing payments', async () => {
  const fee = [...owed.slice(0, 3), 'Fees Charged|$12.34', owed[3] as string];
  const parsed = await read(card([], false, fee), { currency: 'USD' });
  expect(parsed.reconciled).not.toBe(true);
  expect(lines(parsed)[1]).toBe('2026-08-02 -7.99 USD NETFLIX.COM');
});

it('a card with a negative balance due is reconciled accordingly, also from an opening balance of zero', async () => {
  const parsed = await readTable(
    [40, 140, 'r540'],
    [
      ['Credit card statement'],
      ['Previous Balance', '', '0.00'],
      ['New Balance', '', '-52.09'],
      ['Date', 'Description', 'Amount'],
      ['02/08/2026', 'NETFLIX.COM', '-7.99'],
      ['19/08/2026', 'CHEVRON 0093', '-44.10'],
    ],
    { currency: 'USD' },
  );
  expect(parsed.reconciled).toBe(true);
  expect(parsed.transactions.map(({ direction }) => direction)).toEqual(['out', 'out']);
});
