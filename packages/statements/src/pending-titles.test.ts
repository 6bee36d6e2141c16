import { describe, expect, it } from 'vitest';
import { type Placed, pdf, type Row, read, readSheet, went } from '#testing/documents.ts';

const waiting: Row[] = [
  ['30/03/2026', 'HOTEL LISBOA', '320.00'],
  ['31/03/2026', 'TAXI', '12.30'],
];
const spent = ['Previous balance|100.00', 'New purchases|92.98', 'New balance|192.98'];
const head = 'Date|Description|Amount';

/** Lines below each other. `-` begins a page; in a line with a bar, the last cell is aligned right. */
function printed(lines: (string | Row)[]): Buffer {
  const places: Placed[] = [];
  let [y, page] = [40, 1];
  for (const line of lines) {
    const cells = typeof line === 'string' ? line.split('|') : line;
    if (line === '-') [y, page] = [40, page + 1];
    else
      places.push(
        ...cells.map((text, n) => {
          const right = n > 0 && n === cells.length - 1;
          return { x: right ? 500 : ([40, 120][n] ?? 0), y, text, right, page };
        }),
      );
    y += 13;
  }
  return pdf(places);
}

async function readResult(lines: (string | Row)[], above = spent) {
  const { transactions, reconciled } = await read(printed([...above, '', ...lines]));
  const texts = (isPending: boolean) =>
    transactions.filter(({ pending }) => (pending ?? false) === isPending).map(({ description }) => description);
  return { booked: texts(false), pending: texts(true), reconciled };
}

const names = (rows: Row[]) => rows.map(([, text]) => text);
const parted = { booked: names(went), pending: names(waiting), reconciled: true };

describe('rows below a title for pending transactions', () => {
  it.each([
    'PROVIZYONDAKI ISLEMLER',
    'Provizyon Asamasindaki Harcamalar',
    'Bekleyen Hareketler',
    'Onay Bekleyen Harcamalariniz',
    'Ekstrenize henüz yansimamis islemler',
    'Your pending card transactions',
    'Pending activity (not part of your balance)',
    'Transactions awaiting authorisation',
    'Vorgemerkte Umsätze',
    'Noch nicht gebuchte Kartenumsätze - nicht im Saldo',
    "Paiements en attente d'autorisation",
    'Opérations non encore comptabilisées',
    'Movimientos pendientes de liquidar',
    'Compras sin contabilizar',
    'Operazioni in corso di autorizzazione',
    'Movimenti da contabilizzare',
    'Transações aguardando processamento',
    'Lançamentos ainda não processados',
    'Betalingen in verwerking',
    'Gereserveerde betalingen',
  ])('are in no total: %s', async (title) => {
    expect(await readResult([head, ...went, '', title, ...waiting])).toEqual(parted);
    expect(await readResult([head, ...went, '', title, head, ...waiting])).toEqual(parted);
  });

  it.each([
    ['Bekleyen Islemler', 'Gerceklesen Islemler'],
    ['Pending transactions', 'Posted transactions'],
    ['Vorgemerkte Buchungen', 'Gebuchte Umsätze'],
    ['Opérations en cours', 'Opérations comptabilisées'],
    ['Compras pendientes', 'Compras contabilizadas'],
    ['Spese in sospeso', 'Movimenti contabilizzati'],
    ['Compras pendentes', 'Compras processadas'],
    ['Transacties in behandeling', 'Verwerkte transacties'],
  ])('end at the title of booked transactions: %s, %s', async (title, other) => {
    expect(await readResult([head, title, ...waiting, other, ...went])).toEqual(parted);
    expect(await readResult([title, head, ...waiting, '', other, head, ...went])).toEqual(parted);
  });

  it('may be on a page of their own, and continue on the next', async () => {
    const [first, second] = waiting as [Row, Row];
    const running = 'Harbour Card Services';
    expect(await readResult([head, ...went, '-', 'Pending transactions', head, ...waiting])).toEqual(parted);
    const over = [running, head, ...went, '', 'Pending transactions', head, first, '-', running, head, second];
    expect(await readResult(over)).toEqual(parted);
  });

  it('end at their sum, and at the next account', async () => {
    const [first, ...others] = went as [Row, ...Row[]];
    const card = (digits: string) => `Card number 5400 12** **** ${digits}`;
    const cards = [head, card('1111'), first, 'Pending transactions', ...waiting, card('2222'), ...others];
    expect(await readResult(cards)).toEqual(parted);
    expect(await readResult([head, 'Pending transactions', ...waiting, 'Total|332.30', ...went])).toEqual(parted);
  });

  it('end at the head of another table, below its title or directly below them', async () => {
    const lines = (...between: string[]) => ['Pending transactions', head, ...waiting, ...between, head, ...went];
    expect(await readResult(lines('', 'Since your last statement'))).toEqual(parted);
    expect(await readResult(lines())).toEqual(parted);
    const cells = lines().map((line) => (typeof line === 'string' ? line.split('|') : line));
    const { transactions } = await readSheet(cells);
    expect(transactions.filter(({ pending }) => pending).map(({ description }) => description)).toEqual(names(waiting));
  });

  it('may stand above the head they share with booked rows', async () => {
    const lines = ['Pending transactions', ...waiting, '', 'Posted transactions', head, ...went];
    expect(await readResult(lines)).toEqual(parted);
  });

  it('may follow their sum', async () => {
    const total = '|Total pending|332.30';
    expect(await readResult([head, ...went, '', 'Pending transactions as of 31/03/2026', total, ...waiting])).toEqual(
      parted,
    );
  });
});

it.each([
  'Pending transactions are not included in this statement.',
  'Pending transactions|90.00',
  'Pending transactions (none)',
  'Bekleyen islem bulunmamaktadir',
  'Keine vorgemerkten Umsätze',
])('no row below is pending: %s', async (line) => {
  expect(await readResult([line, head, ...went])).toEqual({ booked: names(went), pending: [], reconciled: true });
});

it('a title does not apply to the rows below where the next line states that nothing is pending', async () => {
  const lines = ['Bekleyen Islemler', 'Bekleyen isleminiz bulunmamaktadir.', '', head, ...went];
  expect(await readResult(lines)).toEqual({ booked: names(went), pending: [], reconciled: true });
});

it('a title applies in sheets too, below a head and above it', async () => {
  const columns = head.split('|');
  const sheets = [
    [['Vorgemerkte Umsätze'], columns, ...waiting, ['Gebuchte Umsätze'], columns, ...went],
    [columns, ['Provizyondaki İşlemler'], ...waiting, ['Kesinleşen İşlemler'], ...went],
  ];
  for (const rows of sheets) {
    const { transactions } = await readSheet(rows);
    expect(transactions.map(({ pending }) => pending)).toEqual([true, true, undefined, undefined, undefined]);
  }
});
