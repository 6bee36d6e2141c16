import { describe, expect, it } from 'vitest';
import { came, csv, type Placed, pdf, type Row, read, readSheet, went, workbook } from '#testing/documents.ts';

type Part = { title: string; rows: Row[]; page?: number; indent?: number };

/** Titles in lines of their own, each with a head and its rows below. */
function statement(parts: Part[], { head = 'Date|Description|Amount', above = [] as string[] } = {}): Buffer {
  const places: Placed[] = [];
  let y = 40;
  let page = 1;
  const put = (texts: string[], left = 40) => {
    places.push(...texts.map((text, n) => ({ x: [left, 120, 500][n] ?? 0, y, text, right: n === 2, page })));
    y += 13;
  };
  for (const line of above) {
    const [label = '', amount] = line.split('|');
    put([label]);
    if (amount) places.push({ x: 500, y: y - 13, text: amount, right: true, page });
  }
  for (const { title, rows, page: own = page, indent } of parts) {
    y = own === page ? y + 14 : 40;
    page = own;
    if (title) put([title], indent);
    if (head) put(head.split('|'));
    for (const row of rows) put(row);
  }
  return pdf(places);
}

const directions = async (file: Buffer) => (await read(file)).transactions.map(({ direction }) => direction);
const two = (first: string, second: string): Part[] => [
  { title: first, rows: came },
  { title: second, rows: went },
];
const expected = ['in', 'in', 'out', 'out', 'out'];

const titles: [string, string][] = [
  ['Deposits and other credits', 'ATM & debit card withdrawals'],
  ['DEPOSITS AND ADDITIONS', 'CHECKS PAID'],
  ['Paid in', 'Paid out'],
  ['Deposits', 'Electronic payments'],
  ['Gutschriften', 'Lastschriften'],
  ['Zahlungseingänge', 'Abbuchungen'],
  ['Gelen Islemler', 'Giden Islemler'],
  ['Para Girisi', 'Para Çikisi'],
  ['Alacaklar', 'Borçlar'],
  ['Abonos', 'Cargos'],
  ['Ingresos', 'Gastos'],
  ['Crédits', 'Débits'],
  ['Virements reçus', 'Prélèvements'],
  ['Entrate', 'Uscite'],
  ['Accrediti', 'Addebiti'],
  ['Entradas', 'Saídas'],
  ['Bijschrijvingen', 'Afschrijvingen'],
];

describe('amounts without a sign', () => {
  it.each(titles)('have the direction of the titles above: %s, %s', async (first, second) => {
    expect(await directions(statement(two(first, second)))).toEqual(expected);
  });

  it('below titles agree with the printed balances', async () => {
    const above = ['Account statement', 'Opening balance|1000.00', 'Closing balance|3507.02'];
    expect(await read(statement(two('Money in', 'Money out'), { above }))).toMatchObject({ reconciled: true });
  });

  it('keep the direction of their title on the next page', async () => {
    const parts = [
      ...two('Money in', 'Money out'),
      { title: '', rows: [['29/03/2026', 'SPOTIFY', '11.99']] as Row[], page: 2 },
      { title: 'Money in (continued)', rows: [['30/03/2026', 'JOHN DOE', '75.00']] as Row[], page: 2 },
    ];
    expect(await directions(statement(parts))).toEqual([...expected, 'out', 'in']);
  });

  it('on a card are incoming below payments and outgoing below purchases', async () => {
    const above = ['Kredi Karti Ekstresi'];
    const head = 'Tarih|Islem|Tutar';
    expect(await directions(statement(two('Ödemeler', 'Harcamalar'), { above, head }))).toEqual(expected);
    const turned: Part[] = [
      { title: 'New purchases', rows: went },
      { title: 'Payments and credits', rows: came },
    ];
    expect(await directions(statement(turned, { above: ['Credit card statement'] }))).toEqual(expected.toReversed());
  });

  it('lose their title where a table below another one begins', async () => {
    const parts = [
      ...two('Money out', 'Money in'),
      { title: 'Your savings goals', rows: [['30/03/2026', 'POT', '5.00']] as Row[] },
    ];
    expect(await directions(statement(parts))).toEqual(['out', 'out', 'in', 'in', 'in', 'out']);
  });

  it('have the direction of a title row in a sheet', async () => {
    const rows = [['Date', 'Description', 'Amount'], ['Money in'], ...came, ['Money out'], ...went];
    const numbers = rows.map((row) => row.map((cell, n) => (n === 2 && Number(cell) ? Number(cell) : cell)));
    expect(await directions(workbook(numbers))).toEqual(expected);
    expect(await directions(csv(rows.map((row) => [...row, '', ''].slice(0, 3).join(';')).join('\n')))).toEqual(
      expected,
    );
  });
});

describe('a title', () => {
  const signed = (rows: Row[], sign: string) => rows.map(([day, text, amount]): Row => [day, text, `${sign}${amount}`]);

  it('does not override the signs of its amounts', async () => {
    const parts: Part[] = [{ title: 'Money out', rows: [...signed(went, '-'), ...came] }];
    expect(await directions(statement(parts))).toEqual(['out', 'out', 'out', 'in', 'in']);
  });

  it('does not override the printed balances', async () => {
    const above = ['Account statement', 'Opening balance|1000.00', 'Closing balance|4000.00'];
    const parts: Part[] = [
      { title: 'Money out', rows: [['02/03/2026', 'ACME', '2500.00']] },
      { title: 'Money in', rows: [['03/03/2026', 'JANE', '500.00']] },
    ];
    expect(await read(statement(parts, { above }))).toMatchObject({ reconciled: true });
  });

  it('is no line of a row, and no name in a summary box', async () => {
    const typed: Placed[] = went.flatMap(([day, text, amount], n) => [
      { x: 40, y: 100 + n * 40, text: day },
      { x: 120, y: 100 + n * 40, text },
      { x: 500, y: 100 + n * 40, text: amount, right: true },
      { x: 120, y: 110 + n * 40, text: n === 0 ? 'Deposits' : 'Withdrawals' },
    ]);
    const head = ['Date', 'Description', 'Amount'].map((text, n) => ({ x: [40, 120, 470][n] ?? 0, y: 80, text }));
    expect(await directions(pdf([...head, ...typed]))).toEqual(['out', 'out', 'out']);
    const rows: Row[] = [['02/03/2026', 'SALARY', '2500.00'], ...went];
    const above = ['Money in', '2500.00 EUR', 'Money out', '92.98 EUR'];
    expect(await directions(statement([{ title: '', rows }], { above }))).toEqual(['in', 'out', 'out', 'out']);
  });
});

describe('the title of the next section in a sheet', () => {
  const rows = [
    ['Tarih', 'Aciklama', 'Tutar'],
    ['03.03.2026', 'NETFLIX.COM', '229,99'],
    ['05.03.2026', 'SPOTIFY', '60,00'],
  ];
  const next = ['20.03.2026', 'TEKNOSA', '12,50'];
  const below = async (...between: string[]) =>
    (await readSheet([...rows, ...between.map((text) => text.split('|')), next])).transactions;

  it.each(['Taksitli Islemler', 'Provizyondaki Islemler', 'Purchases', 'Paiements', 'Vorgemerkte Umsätze'])(
    'is not part of the row above: %s',
    async (title) => {
      for (const between of [[`|${title}`], ['|TOPLAM|289,99', `|${title}`]])
        expect((await below(...between)).map(({ description }) => description)).toEqual([
          'NETFLIX.COM',
          'SPOTIFY',
          'TEKNOSA',
        ]);
    },
  );

  it('determines which rows are pending', async () => {
    expect((await below('|Provizyondaki Islemler')).map(({ pending }) => pending)).toEqual([
      undefined,
      undefined,
      true,
    ]);
    expect((await below('|Pending transactions', '|Purchases')).filter(({ pending }) => pending)).toEqual([]);
  });
});
