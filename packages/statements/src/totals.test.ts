import { describe, expect, it } from 'vitest';
import { lines, type Placed, pdf, read, readPdf, readSheet, readTable, table } from '#testing/documents.ts';

/** Labels and their amounts, separated by `|`, above a table of purchases, with the payment if the summary names it. */
function statement(summary: string[], head: string, paid: [string, number?] | undefined, bought = '-154,10'): Buffer {
  const rows = [
    ['05/10/2026', 'TONWEBER', '-45,90'],
    ['10/10/2026', 'AMAZON', bought],
    ['12/10/2026', paid?.[0] ?? '', '300,00'],
    ['20/10/2026', 'BAKER', '-20,00'],
  ].filter(([, text]) => text);
  const turned = paid?.[1] === 1 ? rows : rows.map(([day, text, amount]) => [day, text, opposite(amount ?? '')]);
  const place = (y: number, cells: (string | undefined)[]): Placed[] =>
    cells.map((text = '', index) => ({ x: [40, 120, 500][index] ?? 0, y, text, right: index === 2 }));
  return pdf([
    ...summary.flatMap((line, index) => {
      const [label, amount = ''] = line.split('|');
      return place(40 + index * 12, [label, '', amount]).filter(({ text }) => text);
    }),
    ...place(200, head.split('|')),
    ...turned.flatMap((row, index) => place(214 + index * 12, row)),
  ]);
}
const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

const heads = {
  es: 'Fecha|Concepto|Importe',
  fr: 'Date|Libellé|Montant',
  it: 'Data|Descrizione|Importo',
  de: 'Datum|Beschreibung|Betrag',
  nl: 'Datum|Omschrijving|Bedrag',
  pl: 'Data|Opis|Kwota',
  pt: 'Data|Descrição|Valor (R$)',
};

/**
 * Summaries that show a missing line: the whole documents, and the row of the payment (1: incoming amounts are printed
 * without a sign).
 */
const telling: [string, string[], keyof typeof heads, [string, number?]?][] = [
  ['Mexican card', ['Tarjeta de crédito', 'Saldo inicial|300,00', '(+) Compras|220,00', '(-) Pagos|300,00', 'Saldo deudor total|220,00'], 'es', ['PAGO RECIBIDO']],
  ['Spanish card, bill paid elsewhere', ['Tarjeta de crédito', 'Total operaciones|220,00', 'Importe total a cargar|220,00'], 'es'],
  ['French card', ['Carte', 'Solde précédent|300,00', 'Paiements reçus|300,00', 'Nouvelles dépenses|220,00', 'Nouveau solde|220,00'], 'fr', ['PAIEMENT MERCI']],
  ['French card, bill paid later', ['Relevé de carte', 'Total des opérations|220,00', 'Montant débité le 31/10/2026|220,00'], 'fr'],
  ['Italian card', ['Carta di credito', 'Totale movimenti|220,00', 'Importo totale addebitato|220,00'], 'it'],
  ['German card', ['Kreditkarte', 'Saldo letzte Abrechnung|300,00', 'Zahlungseingang|300,00', 'Summe Ihrer Umsätze|220,00', 'Saldo Ihrer Kreditkarte|220,00'], 'de', ['ZAHLUNG ERHALTEN']],
  ['German card, other words', ['Kreditkarte', 'Letzter Saldo|300,00', 'Zahlungen/Gutschriften|300,00', 'Neue Belastungen|220,00', 'Neuer Saldo|220,00'], 'de', ['ZAHLUNG ERHALTEN']],
  ['Dutch card', ['Creditcard', 'Vorig openstaand saldo|300,00', 'Totaal ontvangen betalingen|300,00', 'Nieuw openstaand saldo|220,00'], 'nl', ['BETALING']],
  ['Polish account', ['Wyciag', 'Saldo na poczatek okresu|1000,00', 'Saldo na koniec okresu|1080,00'], 'pl', ['WYNAGRODZENIE', 1]],
  ['Polish card', ['Karta kredytowa', 'Zadluzenie z poprzedniego okresu|300,00', 'Splaty|300,00', 'Transakcje|220,00', 'Zadluzenie na koniec okresu|220,00'], 'pl', ['SPLATA KARTY']],
  ['Brazilian card', ['Fatura', 'Total da fatura anterior|300,00', 'Compras|220,00', 'Total da fatura|220,00'], 'pt', ['PAGAMENTO EFETUADO']],
  ['Brazilian account', ['Extrato', 'Saldo do dia 30/09/2026|1000,00', 'Saldo do dia 31/10/2026|1080,00'], 'pt', ['SALARIO', 1]],
]; // biome-ignore format: one summary a line

describe.each(telling)('the summary of a %s', (_, summary, language, paid) => {
  it('agrees with its rows, and shows what one of them lacks', async () => {
    const whole = await read(statement(summary, heads[language], paid));
    expect(whole.reconciled).toBe(true);
    expect(lines(whole).filter((line) => line.includes(' -'))).toHaveLength(3);
    const altered = await read(statement(summary, heads[language], paid, '-144,10'));
    expect(altered).toMatchObject({ reconciled: false, missing_amount: 10 });
  });
});

it("a payment that only a card's summary names proves nothing, but missing purchases are shown", async () => {
  const summary = [
    ...['Fatura', 'Total da fatura anterior|300,00', 'Pagamento efetuado em 12/10/2026|- 300,00'],
    ...['Lançamentos atuais|220,00', 'Total desta fatura|220,00'],
  ];
  expect((await read(statement(summary, heads.pt, undefined))).reconciled).toBeNull();
  expect((await read(statement(summary, heads.pt, ['PAGAMENTO EFETUADO']))).reconciled).toBe(true);
  const altered = await read(statement(summary, heads.pt, undefined, '-144,10'));
  expect(altered).toMatchObject({ reconciled: false, missing_amount: 10 });
});

it.each([
  ['Kredi karti', 'Onceki donem borcu 300,00 TL - Odemeler 300,00 TL + Harcamalar 220,00 TL = Donem borcu 220,00 TL'],
  ['Kreditkarte', 'Alter Saldo 300,00 - Zahlungseingang 300,00 + Neue Belastungen 220,00 = Neuer Saldo 220,00'],
  ['Tarjeta de credito', 'Saldo anterior 300,00 - Pagos 300,00 + Compras 220,00 = Saldo actual 220,00'],
])('an equation of all totals in one line is no negative balance: %s, %s', async (card, equation) => {
  const of = (bought: string) => read(statement([card, equation], heads.de, ['ZAHLUNG ERHALTEN'], bought));
  expect((await of('-154,10')).reconciled).toBe(true);
  expect(await of('-144,10')).toMatchObject({ reconciled: false, missing_amount: 10 });
});

/** A balance due alone proves that all lines were read, but not that one is missing: a part may be from before. */
const owed: [string, keyof typeof heads][] = [
  ['Total da fatura|R$ 220,00', 'pt'],
  ['O total da sua fatura é|R$ 220,00', 'pt'],
  ['Zu zahlender Betrag|220,00', 'de'],
  ['Gesamtbetrag|220,00', 'de'],
  ['Totale addebito in conto|220,00', 'it'],
  ['Total a liquidar|220,00', 'es'],
];

it.each(owed)(
  'the balance due of a card, "%s", is the sum of its purchases, with or without the last payment',
  async (label, language) => {
    const summary = ['Kreditkarte, cartão de crédito, carta di credito, tarjeta de crédito', label];
    for (const paid of [undefined, ['PAGAMENTO'] as [string]]) {
      expect((await read(statement(summary, heads[language], paid))).reconciled).toBe(true);
      expect((await read(statement(summary, heads[language], paid, '-144,10'))).reconciled).toBeNull();
    }
  },
);

it('a box names the balance due above the amount, next to other boxes', async () => {
  const boxes = [
    ['Total da fatura', 'Vencimento', 'Pagamento mínimo'],
    ['R$ 220,00', '10/11/2026', 'R$ 33,00'],
  ];
  const rows = [
    ['Data', 'Estabelecimento', 'Valor'],
    ['05/10/2026', 'TONWEBER', '45,90'],
    ['20/10/2026', 'PADARIA', '174,10'],
  ];
  const texts = [...table([40, 200, 360], 40, boxes), ...table([40, 120, 'r500'], 90, rows)];
  expect((await readPdf(texts)).reconciled).toBe(true);
});

/** The lines below the rows: the sums of both sides in their columns, then the balance in the last column. */
function closed(head: string, sums: string, balance: string): Buffer {
  const rows = [
    head.split('|'),
    ['05/01/2026', 'ALFA', '700,00'],
    ['27/01/2026', 'BETA', '', '1.890,00'],
    ['31/01/2026', 'GAMA', '16,19'],
    ['', sums, '716,19', '1.890,00'],
    ['', balance, '', '', '2.173,81'],
  ];
  return pdf(table([40, 130, 'r360', 'r440', 'r520'], 60, rows, 14));
}
const both = {
  it: 'Data|Descrizione|Addebiti|Accrediti|Saldo',
  de: 'Datum|Text|Soll|Haben|Saldo',
  tr: 'Tarih|Açıklama|Borç|Alacak|Bakiye',
  es: 'Fecha|Concepto|Cargos|Abonos|Saldo',
  pt: 'Data|Descrição|Débitos|Créditos|Saldo',
  fr: 'Date|Libellé|Débit|Crédit|Solde',
  nl: 'Datum|Omschrijving|Af|Bij|Saldo',
  en: 'Date|Description|Debit|Credit|Balance',
};

it.each([
  ['it', 'TOTALI', 'Saldo finale'],
  ['it', 'Totale', 'Saldo disponibile'],
  ['de', 'Summen', 'Neuer Kontostand'],
  ['de', 'Summe', 'Aktueller Saldo'],
  ['tr', 'Toplamlar', 'Son Bakiye'],
  ['tr', 'Yekün', 'Mevcut Bakiye'],
  ['tr', 'Toplam', 'Güncel Bakiye'],
  ['tr', 'Toplam', 'Kalan Bakiye'],
  ['es', 'Sumas', 'Saldo actual'],
  ['pt', 'Totais', 'Saldo disponível'],
  ['fr', 'Totaux', 'Nouveau solde'],
  ['nl', 'Totalen', 'Eindsaldo'],
  ['en', 'Totals', 'Current balance'],
] as const)('reads no sum or balance below the rows as a payment: %s, %s, %s', async (language, sums, balance) => {
  const parsed = await read(closed(both[language], sums, balance));
  expect(lines(parsed)).toEqual([
    expect.stringContaining('-700'),
    expect.stringContaining('1890'),
    expect.stringContaining('-16.19'),
  ]);
});

/** The sums of the first page stand in the first row of the second one. */
const overTwoPages = (head: string, carried: string[]) => {
  const place = (page: number, ...rows: string[][]): Placed[] =>
    table([40, 130, 'r360', 'r440'], 60, [head.split('|').slice(0, 4), ...rows]).map((text) => ({ ...text, page }));
  const received = carried[2] ? [['27/01/2026', 'BETA', '', '1.890,00']] : [];
  return pdf([
    ...place(1, ['05/01/2026', 'ALFA', '700,00'], ...received),
    ...place(2, ['', ...carried], ['31/01/2026', 'GAMA', '16,19']),
  ]);
};

it.each([
  ['it', 'Riporto'],
  ['pl', 'Z przeniesienia'],
  ['tr', 'Nakil yekün'],
  ['es', 'Viene de la página anterior'],
] as const)('reads no sum at the beginning of a page as a payment: %s, %s', async (language, carried) => {
  const head = language === 'pl' ? 'Data|Opis|Obciazenia|Uznania' : both[language];
  const of = async (cells: string[]) => lines(await read(overTwoPages(head, cells)));
  expect(await of([carried, '700,00', '1.890,00'])).toHaveLength(3);
  expect(await of([carried, '700,00'])).toHaveLength(2);
});

it.each(['Transport', 'Flarnik betalo'])(
  'reads undated amounts below both sides as their sums, by any name: %s',
  async (carried) => {
    const parsed = await read(overTwoPages(both.nl, [carried, '700,00', '1.890,00']));
    expect(lines(parsed)).toEqual([
      expect.stringContaining('-700 '),
      expect.stringContaining('+1890 '),
      expect.stringContaining('-16.19 '),
    ]);
  },
);

it.each([
  ['fr', 'Montant débité de votre compte le 31/10/2026'],
  ['fr', 'Montant prélevé sur votre compte bancaire le 31 octobre 2026'],
  ['de', 'Abbuchungsbetrag am 31.10.2026'],
  ['it', 'Importo addebitato sul suo conto il 31/10/2026'],
  ['es', 'Importe cargado en su cuenta el 31/10/2026'],
  ['pt', 'Valor debitado na sua conta em 31/10/2026'],
] as const)(
  'reads the balance due of a card below the rows as no payment, with any due date: %s, %s',
  async (language, owed) => {
    const card = (last: string) =>
      readTable(
        [40, 130, 'r480'],
        [
          ['Kreditkarte / carte à débit différé / carta di credito'],
          heads[language].split('|'),
          ['05/10/2026', 'TONWEBER', '45,90'],
          ['10/10/2026', 'AMAZON', '154,10'],
          ['20/10/2026', 'BAKER', '20,00'],
          ['', owed, last],
        ],
      );
    expect(lines(await card('220,00'))).toHaveLength(3);
    expect((await card('220,00')).reconciled).toBe(true);
    expect((await card('320,00')).reconciled).toBeNull();
  },
);

/** A summary below the rows, in their columns, where a bank prints it last. */
const summedUp = (head: string, [opening = '', out = '', into = '', closing = '']: string[], bought: string) =>
  readTable(
    [40, 110, 'r480'],
    [
      head.split('|'),
      ['02.05.2026', 'ACME', '+2.125,00'],
      ['03.05.2026', 'TONWEBER', bought],
      ['09.05.2026', 'BAKER', '-780,84'],
      ['', opening, '+331,06'],
      ['', out, '-812,04'],
      ['', into, '+2.125,00'],
      ['', closing, '+1.644,02'],
    ],
  );

it.each([
  ['de', 'Dein alter Kontostand', 'Ausgehende Transaktionen', 'Eingehende Transaktionen', 'Dein neuer Kontostand'],
  ['de', 'Alter Saldo', 'Summe der Abgänge', 'Summe der Zugänge', 'Neuer Saldo'],
  ['de', 'Alter Saldo', 'Gesamtausgaben', 'Gesamteinnahmen', 'Neuer Saldo'],
  ['en', 'Opening balance', 'Outgoing transactions', 'Incoming transactions', 'Closing balance'],
  ['tr', 'Önceki bakiye', 'Giden islemler toplami', 'Gelen islemler toplami', 'Son bakiye'],
  ['fr', 'Ancien solde', 'Transactions sortantes', 'Transactions entrantes', 'Nouveau solde'],
  ['es', 'Saldo anterior', 'Movimientos salientes', 'Movimientos entrantes', 'Saldo actual'],
  ['it', 'Saldo iniziale', 'Movimenti in uscita', 'Movimenti in entrata', 'Saldo finale'],
  ['pt', 'Saldo anterior', 'Transações enviadas', 'Transações recebidas', 'Saldo atual'],
  ['nl', 'Vorig saldo', 'Uitgaande transacties', 'Inkomende transacties', 'Nieuw saldo'],
  ['pl', 'Saldo poczatkowe', 'Transakcje wychodzace', 'Transakcje przychodzace', 'Saldo koncowe'],
] as const)(
  'reads the totals of both directions as sums and not as payments: %s, %s, %s',
  async (language, ...summary) => {
    const head = language === 'en' || language === 'tr' ? 'Date|Description|Amount' : heads[language];
    const whole = await summedUp(head, summary, '-31,20');
    expect(lines(whole)).toHaveLength(3);
    expect(whole.reconciled).toBe(true);
    expect(await summedUp(head, summary, '-21,20')).toMatchObject({ reconciled: false, missing_amount: 10 });
  },
);

it('does not reconcile a document that is a cent off', async () => {
  const summary = ['Account', 'Opening balance|1.000,00', 'Closing balance|779,99'];
  const off = await read(statement(summary, 'Date|Description|Amount', undefined));
  expect(off).toMatchObject({ reconciled: false, missing_amount: 0.01 });
  const whole = summary.map((line) => line.replace('779,99', '780,00'));
  expect((await read(statement(whole, 'Date|Description|Amount', undefined))).reconciled).toBe(true);
});

describe('the printed spending of a card next to balances that agree', () => {
  const card = (spent: string, rows: string[][]) =>
    readTable(
      [40, 120, 'r500'],
      [
        ['Kredi Karti Ekstresi'],
        ['Onceki Donem Borcu', '', '1.000,00'],
        ['Donem Ici Harcamalar', '', spent],
        ['Donem Borcu', '', '1.220,00'],
        ['Tarih', 'Aciklama', 'Tutar (TL)'],
        ...rows,
      ],
    );
  const bought = [
    ['05/10/2026', 'SPOTIFY', '45,90'],
    ['10/10/2026', 'AMAZON', '174,10'],
  ];

  it('prevents reconciliation where the rows add up to another sum', async () => {
    expect((await card('220,00', bought)).reconciled).toBe(true);
    expect((await card('470,00', bought)).reconciled).toBeNull();
  });

  it('may exclude what is listed separately, or refunds', async () => {
    const fees = [['05/10/2026', 'SPOTIFY', '45,90'], ['10/10/2026', 'AMAZON', '154,10'], ['28/10/2026', 'FAIZ', '20,00']]; // biome-ignore format: one list
    expect((await card('200,00', fees)).reconciled).toBe(true);
    const returned = [['05/10/2026', 'SPOTIFY', '45,90'], ['10/10/2026', 'AMAZON', '204,10'], ['12/10/2026', 'AMAZON IADE', '-30,00']]; // biome-ignore format: one list
    for (const spent of ['220,00', '250,00']) expect((await card(spent, returned)).reconciled, spent).toBe(true);
  });
});

describe('a sum of all transactions', () => {
  const rows = [
    ['Tarih', 'Aciklama', 'Tutar (TL)'],
    ['05.10.2026', 'SPOTIFY', '45,90'],
    ['10.10.2026', 'AMAZON', '174,10'],
  ];
  const listed = async (...sum: string[]) => (await readSheet([...rows, ['', ...sum]])).reconciled;

  it.each(['Toplam İşlem Tutarı', 'İşlem Tutarı Toplamı', 'İşlemler Toplamı', '合計', '총 이용금액'])(
    'proves the rows that add up to it, and shows a missing one: %s',
    async (name) => {
      expect(await listed(name, '220,00')).toBe(true);
      expect(await listed(name, '320,00')).toBe(false);
    },
  );

  it('may be the whole balance due, and then only proves the rows: TOPLAM TUTAR', async () => {
    expect(await listed('TOPLAM TUTAR:', '220,00')).toBe(true);
    expect(await listed('TOPLAM TUTAR:', '320,00')).toBeNull();
  });

  it('is not the balance due after an opening balance', async () => {
    const before = [['Önceki dönem borcu', '500,00'], ...rows];
    const summed = async (...last: string[][]) => (await readSheet([...before, ...last])).reconciled;
    expect(await summed(['', 'Toplam İşlem Tutarı', '220,00'])).toBe(true);
    expect(await summed(['', 'Toplam İşlem Tutarı', '720,00'])).toBeNull();
    expect(await summed(['', 'Toplam İşlem Tutarı', '220,00'], ['', 'Dönem borcu', '720,00'])).toBe(true);
    expect(await summed(['', 'Toplam İşlem Tutarı', '720,00'], ['', 'Dönem borcu', '920,00'])).toBe(false);
  });
});
