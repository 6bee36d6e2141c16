import { describe, expect, it } from 'vitest';
import { lines, type Placed, readCsv, readPdf, readRagged, readSheet } from '#testing/documents.ts';

const at = (y: number, ...cells: [number, string, 'right'?][]): Placed[] =>
  cells.map(([x, text, right]) => ({ x, y, text, right: right !== undefined }));

describe('numbers and words next to amounts', () => {
  it('are a direction mark only directly behind the cents, and never part of another number', async () => {
    const parsed = await readRagged(`
      HESAP EKSTRESI TL 01.06.2026-30.06.2026
      01.06.2026 KIRA HASAN DEMIR 8801 18.500,00B 1.500,00A
      03.06.2026 FILE MARKET 8802 596,69B 903,31A
      04.06.2026 MAAS ODEMESI 8803 1.000,00A 1.903,31A
    `);
    expect(parsed.transactions.map(({ amount, direction }) => `${direction} ${amount}`)).toEqual([
      'out 18500',
      'out 596.69',
      'in 1000',
    ]);
  });

  it('are a foreign price in every printed form', async () => {
    const texts = ['USD $20.00 TIPO DE CAMBIO $17.945', '20.00 USD TC 17.945', 'Foreign Spend: 20.00 EUR'];
    for (const text of texts) {
      const parsed = await readPdf([
        ...at(20, [40, 'ESTADO DE CUENTA TARJETA DE CREDITO MXN']),
        ...at(50, [40, 'Fecha'], [130, 'Descripción'], [550, 'Monto', 'right']),
        ...at(70, [40, '14-mar-2026'], [130, 'OPENAI CHATGPT'], [550, '$358.90', 'right']),
        ...at(80, [130, text]),
        ...at(96, [40, '15-mar-2026'], [130, 'OXXO ROMA'], [550, '$58.90', 'right']),
        ...at(112, [40, '16-mar-2026'], [130, 'CHEDRAUI'], [550, '$98.10', 'right']),
      ]);
      expect(lines(parsed)[0]).toBe('2026-03-14 -358.9 MXN OPENAI CHATGPT');
      expect(parsed.transactions[0]?.foreign).toEqual({ amount: 20, currency: text.includes('EUR') ? 'EUR' : 'USD' });
    }
  });

  it('are foreign prices in the one of two amount columns whose currencies change', async () => {
    const parsed = await readCsv(
      `Date,Name,Amount,Currency,Local amount,Local currency
      17/01/2026,OPENAI,-15.86,GBP,-20.00,USD
      18/01/2026,TESCO,-5.00,GBP,-5.00,GBP
      19/01/2026,MIRO,-13.10,GBP,-16.00,EUR`,
      { fileName: 'x.xls' },
    );
    expect(parsed.transactions.map(({ amount, currency, foreign }) => ({ amount, currency, foreign }))).toEqual([
      { amount: 15.86, currency: 'GBP', foreign: { amount: 20, currency: 'USD' } },
      { amount: 5, currency: 'GBP', foreign: undefined },
      { amount: 13.1, currency: 'GBP', foreign: { amount: 16, currency: 'EUR' } },
    ]);
  });

  it('keep the merchant where a portal names its gross amounts', async () => {
    const parsed = await readCsv(
      `Datum;Uhrzeit;Name;Typ;Status;Währung;Brutto;Gebühr;Netto
      01.01.2026;11:21:01;TEGUT FILIALE;PayPal Express-Zahlung;Abgeschlossen;EUR;-8,75;0,00;-8,75
      03.01.2026;12:21:01;Spotify AB;Zahlung im Einzugsverfahren;Abgeschlossen;EUR;-12,99;0,00;-12,99`,
      { fileName: 'x.xls' },
    );
    expect(lines(parsed)).toEqual(['2026-01-01 -8.75 EUR TEGUT FILIALE', '2026-01-03 -12.99 EUR Spotify AB']);
  });

  it('separate the instalment that is due from the full price', async () => {
    const parsed = await readPdf([
      ...at(
        40,
        [40, 'İşlem Tarihi'],
        [130, 'Açıklama'],
        [260, 'Taksit'],
        [420, 'İşlem Tutarı (TL)', 'right'],
        [550, 'Dönem Taksiti (TL)', 'right'],
      ),
      ...at(60, [40, '03/10/2026'], [130, 'KOCTAS'], [260, '2/3'], [420, '784,80', 'right'], [550, '261,60', 'right']),
      ...at(75, [40, '04/10/2026'], [130, 'TEKNOSA'], [260, '2/6'], [420, '900,00', 'right'], [550, '150,00', 'right']),
    ]);
    expect(parsed.transactions.map(({ amount }) => amount)).toEqual([261.6, 150]);
  });

  it('are the currency that stands before the column names', async () => {
    const parsed = await readPdf([
      ...at(20, [40, '01 May 2026 to 31 May 2026']),
      ...at(
        40,
        [40, 'Date'],
        [90, 'Description'],
        [400, '£Out', 'right'],
        [470, '£In', 'right'],
        [550, '£Balance', 'right'],
      ),
      ...at(60, [30, '07 May'], [90, 'ESSO'], [400, '69.29', 'right']),
      ...at(72, [90, 'DISNEY PLUS'], [400, '8.99', 'right'], [550, '166.78', 'right']),
      ...at(84, [30, '28 May'], [90, 'SALARY'], [470, '2,544.10', 'right'], [550, '2,710.88', 'right']),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-05-07 -69.29 GBP ESSO',
      '2026-05-07 -8.99 GBP DISNEY PLUS',
      '2026-05-28 +2544.1 GBP SALARY',
    ]);
  });

  it('are the merchant, though the name begins like a sum', async () => {
    const parsed = await readPdf([
      ...at(40, [40, 'Datum'], [110, 'Erläuterung'], [545, 'Betrag EUR', 'right']),
      ...at(60, [40, '02.02.2026'], [110, 'Kartenzahlung'], [545, '- 38,50', 'right']),
      ...at(70, [110, 'TOTAL STATION']),
      ...at(83, [40, '03.02.2026'], [110, 'Kartenzahlung'], [545, '- 12,50', 'right']),
      ...at(93, [110, 'PENNY 4401']),
    ]);
    expect(lines(parsed)[0]).toContain('TOTAL STATION');
  });
});

describe('amounts in one column', () => {
  it('are recognised with the balance below each, though it has a day of its own', async () => {
    const rows = [
      ['-890,00', '1.210,00'],
      ['-54,61', '1.155,39'],
      ['-10,78', '1.144,61'],
      ['+100,00', '1.244,61'],
    ];
    const parsed = await readPdf([
      ...at(40, [43, 'Buchung / Wert'], [166, 'Empfänger'], [553, 'Betrag (EUR)', 'right']),
      ...at(53, [166, 'Verwendungszweck'], [553, 'Saldo', 'right']),
      ...rows.flatMap(([amount = '', left = ''], index) => [
        ...at(70 + index * 31, [43, `0${index + 1}.03.2026`], [166, 'HAUS NORD'], [553, amount, 'right']),
        ...at(83 + index * 31, [43, `0${index + 2}.03.2026`], [166, `SEPA Ref 8000${index}`], [553, left, 'right']),
      ]),
    ]);
    expect(parsed.transactions.map(({ date, amount, direction }) => `${date} ${direction} ${amount}`)).toEqual([
      '2026-03-01 out 890',
      '2026-03-02 out 54.61',
      '2026-03-03 out 10.78',
      '2026-03-04 in 100',
    ]);
  });

  it('stay in one column though a sign shifts some of them', async () => {
    const parsed = await readRagged(`
      Kontoauszug vom 31.03.2026 EUR
      Buchung Text Valuta Betrag EUR
      02.03. MIETE NORD 02.03. 890,00-
      03.03. OBI BAUMARKT 04.03. 76,16-
      04.03. GEHALT STADTWERKE 04.03. 2.812,44
    `);
    expect(parsed.transactions.map(({ amount, direction }) => `${direction} ${amount}`)).toEqual([
      'out 890',
      'out 76.16',
      'in 2812.44',
    ]);
  });

  it('stand below the sum of their day', async () => {
    const parsed = await readPdf([
      ...at(20, [40, 'Temmuz 2026']),
      ...at(40, [40, '1 Temmuz 2026 Perşembe'.replace('ş', 's')], [550, 'Gunluk -150,00 TL', 'right']),
      ...at(55, [60, 'PASSO BILET'], [550, '-50,00 TL', 'right']),
      ...at(68, [60, 'TOTAL STATION'], [550, '-100,00 TL', 'right']),
      ...at(88, [40, '2 Temmuz 2026 Cuma'], [550, 'Gunluk -20,00 TL', 'right']),
      ...at(103, [60, 'SIMIT SARAYI'], [550, '-20,00 TL', 'right']),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-07-01 -50 TRY PASSO BILET',
      '2026-07-01 -100 TRY TOTAL STATION',
      '2026-07-02 -20 TRY SIMIT SARAYI',
    ]);
  });

  it('are refunds where a plus stands among charges without signs', async () => {
    const parsed = await readSheet([
      ['Datum', 'Händler', 'Belastung'],
      ['04.06.2026', 'NETFLIX', '13,99'],
      ['05.06.2026', 'Ausgleich', '+901,92'],
      ['06.06.2026', 'CINEMAXX', '22,01'],
    ]);
    expect(parsed.transactions.map(({ direction }) => direction)).toEqual(['out', 'in', 'out']);
  });
});

const kinds = {
  account: [
    'Rekeningafschrift',
    'Relevé de compte',
    'Estratto conto',
    'Kontoauszug',
    'Extracto de cuenta',
    'Extrato',
    'Hesap ekstresi',
    'Lista movimenti',
  ],
  card: [
    'Estratto conto carta',
    'Kart hareketleri',
    'Kredi kartı hesap özeti',
    'Card activity',
    'Creditcardoverzicht',
    'Movimientos de tarjeta',
    'Fatura de abril',
  ],
} as const;

describe('a document', () => {
  it.each(Object.entries(kinds).flatMap(([kind, titles]) => titles.map((title) => [title, kind])))(
    'titled %s is one of a %s',
    async (title, kind) => {
      const parsed = await readSheet([
        [title],
        [],
        ['Date', 'Description', 'Amount'],
        ['2026-05-04', 'ALPHA', -12.5],
        ['2026-05-05', 'BETA', -7.25],
      ]);
      expect(parsed.kind).toBe(kind);
    },
  );
});
