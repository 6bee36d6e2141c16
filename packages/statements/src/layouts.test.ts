import { describe, expect, it } from 'vitest';
import {
  csv,
  lines,
  pdf,
  ragged,
  read,
  readCsv,
  readPdf,
  readRagged,
  readSheet,
  table,
  workbook,
} from '#testing/documents.ts';

const code = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error) => error.code,
  );

describe('Turkish card statements printed without columns', () => {
  it('are not split by merchants that repeat every month', async () => {
    const months = ['08', '09', '10'].map(
      (month) => `
        04.${month}.2026 MIGROS ATASEHIR 412,35
        11.${month}.2026 SPOTIFY STOCKHOLM 99,00
        17.${month}.2026 SHELL PETROL 1.450,50`,
    );
    expect(lines(await readRagged(`TARIH ISLEM TUTAR (TL)${months.join('')}`))).toHaveLength(9);
  });

  it('contain points, instalments, foreign prices and payments, and reconcile', async () => {
    const parsed = await readRagged(`
      GARANTI BBVA BONUS
      Hesap Kesim Tarihi : 05/11/2026
      Donem Borcu 3.251,08 TL
      Onceki Donem Borcu 1.000,00 TL
      Islem Tarihi Aciklama Bonus Tutar (TL)
      10/10/2026 ODEME-INTERNET SUBE 1.000,00-
      12/10/2026 NETFLIX.COM AMSTERDAM NL 0,23 229,99
      15/10/2026 TEKNOSA ANKARA (3/6 TAKSIT) 12,50 1.250,00
      20/10/2026 SPOTIFY AB STOCKHOLM 5,99 EUR 0,21 210,33
      22/10/2026 IADE TRENDYOL 100,00-
      25/10/2026 MIGROS 1.660,76
    `);
    expect(parsed).toMatchObject({ kind: 'card', issuer: 'Garanti BBVA', currency: 'TRY', reconciled: true });
    expect(lines(parsed)).toEqual([
      '2026-10-10 +1000 TRY ODEME-INTERNET SUBE',
      '2026-10-12 -229.99 TRY NETFLIX.COM AMSTERDAM NL',
      '2026-10-15 -1250 TRY TEKNOSA ANKARA (3/6 TAKSIT)',
      '2026-10-20 -210.33 TRY SPOTIFY AB STOCKHOLM',
      '2026-10-22 +100 TRY IADE TRENDYOL',
      '2026-10-25 -1660.76 TRY MIGROS',
    ]);
    expect(parsed.transactions[3]?.foreign).toEqual({ amount: 5.99, currency: 'EUR' });
  });

  it('read a trailing plus as incoming', async () => {
    const parsed = await readRagged(`
      DENIZBANK BONUS HESAP OZETI
      Islem Tarihi Aciklama Tutar (TL)
      03.10.2026 SHELL ISTANBUL 1.500,00
      05.10.2026 ODEMENIZ ICIN TESEKKURLER 2.000,00+
      07.10.2026 NETFLIX.COM 229,99
    `);
    expect(lines(parsed).map((line) => line.slice(11, 17))).toEqual(['-1500 ', '+2000 ', '-229.9']);
  });

  it('place December in the year before January, and read TL.1.234,-', async () => {
    const parsed = await readRagged(`
      Enpara.com Kredi Karti Ekstresi
      Hesap kesim tarihi 05 Ocak 2026
      Tarih Aciklama Tutar
      28 Ara NETFLIX.COM TL.149,99
      30 Ara MIGROS TL.1.234,-
      02 Oca ODEME TL.500,00 +
    `);
    expect(lines(parsed)).toEqual([
      '2025-12-28 -149.99 TRY NETFLIX.COM',
      '2025-12-30 -1234 TRY MIGROS',
      '2026-01-02 +500 TRY ODEME',
    ]);
  });

  it('join a description that wraps before its amount, and use the instalment that is due', async () => {
    const parsed = await readRagged(`
      MAXIMUM KART Hesap Ozetiniz
      Hesap Kesim Tarihi: 04.08.2026
      ISLEM TARIHI ACIKLAMA TUTAR TAKSIT BILGISI MAXIPUAN
      06/07/2026 MARKET ANKARA TR 45,00
      07/07/2026 UZUN MAGAZA ACIKLAMASI
      ANKARA TR 850,25
      08/07/2026 GIYIM ANKARA TR 2.203,25 4/4 taksidi (8.813,00)
      21/07/2026 WWW.IADE.COM ISTANBUL TR -236,10
    `);
    expect(lines(parsed)).toEqual([
      '2026-07-06 -45 TRY MARKET ANKARA TR',
      '2026-07-07 -850.25 TRY UZUN MAGAZA ACIKLAMASI ANKARA TR',
      '2026-07-08 -2203.25 TRY GIYIM ANKARA TR 4/4 taksidi',
      '2026-07-21 +236.1 TRY WWW.IADE.COM ISTANBUL TR',
    ]);
    expect(parsed.transactions[1]?.text).toBe('07/07/2026 UZUN MAGAZA ACIKLAMASI ANKARA TR 850,25');
  });
});

describe('several cards in one statement', () => {
  it('assign a card to each row, and leave out their subtotals', async () => {
    const parsed = await readRagged(`
      QNB KREDI KARTI HESAP OZETI
      Hesap Kesim Tarihi 10.11.2026
      5400 12** **** 3107 NUMARALI KARTINIZ ILE YAPILAN ISLEMLER
      11/10/2026 NETFLIX.COM 229,99 TL
      15/10/2026 AMAZON.COM.TR (2/3) 300,00 TL
      KART TOPLAMI 529,99 TL
      5400 12** **** 8842 NUMARALI KARTINIZ ILE YAPILAN ISLEMLER
      12/10/2026 MIGROS 1.500,00 TL
      18/10/2026 ODEME 3.000,00- TL
    `);
    expect(lines(parsed)).toEqual([
      '2026-10-11 -229.99 TRY NETFLIX.COM',
      '2026-10-15 -300 TRY AMAZON.COM.TR (2/3)',
      '2026-10-12 -1500 TRY MIGROS',
      '2026-10-18 +3000 TRY ODEME',
    ]);
    expect(parsed.transactions.map(({ account }) => account?.slice(-4))).toEqual(['3107', '3107', '8842', '8842']);
  });
});

describe('printed tables', () => {
  const right = (x: number, y: number, text: string) => ({ x, y, text, right: true });

  it('may print the day once and the amount in the last of two lines', async () => {
    const parsed = await readPdf([
      ...[{ x: 40, text: 'Date' }, { x: 90, text: 'Payment type and details' }].map((head) => ({ ...head, y: 60 })),
      right(400, 60, 'Paid out'), right(470, 60, 'Paid in'), right(540, 60, 'Balance'),
      { x: 40, y: 75, text: '02 Oct 26' }, { x: 90, y: 75, text: 'BALANCE BROUGHT FORWARD' }, right(540, 75, '1,000.00'),
      { x: 40, y: 88, text: '03 Oct 26' }, { x: 90, y: 88, text: 'DD NETFLIX' }, right(400, 88, '15.99'),
      { x: 90, y: 101, text: 'VIS TESCO' },
      { x: 90, y: 112, text: 'LONDON' }, right(400, 112, '20.00'), right(540, 112, '964.01'),
      { x: 40, y: 125, text: '05 Oct 26' }, { x: 90, y: 125, text: 'CR EMPLOYER' }, right(470, 125, '2,000.00'), right(540, 125, '2,964.01'),
      { x: 40, y: 138, text: '05 Oct 26' }, { x: 90, y: 138, text: 'BALANCE CARRIED FORWARD' }, right(540, 138, '2,964.01'),
    ]); // biome-ignore format: one printed line beside the other
    expect(lines(parsed)).toEqual([
      '2026-10-03 -15.99 TRY DD NETFLIX',
      '2026-10-03 -20 TRY VIS TESCO LONDON',
      '2026-10-05 +2000 TRY CR EMPLOYER',
    ]);
    expect(parsed.reconciled).toBe(true);
  });

  const undated = async (texts: [string, string?][]) => {
    const columns = [40, 90, 'r400', 'r470'];
    const rows = [
      ['15 Oct 26', 'Direct debit to PayPal', '11.99'],
      ...texts.map(([text, amount = '']) => ['', text, amount]),
      ['02 Nov 26', 'Received from employer, wages of October', '', '1,900.00'],
    ];
    const head = table(columns, 60, [['Date', 'Description', 'Money out', 'Money in']]);
    const { transactions } = await readPdf([...head, ...table(columns, 75, rows, 13)]);
    return transactions.slice(0, -1).map(({ amount, description }) => `${amount} ${description}`);
  };

  it('keep a note with the booking above, where the next one begins like a booking', async () => {
    expect(await undated([['Ref: Tonweber'], ['Card payment to Corner Shop', '41.20']])).toEqual([
      '11.99 Direct debit to PayPal Ref: Tonweber',
      '41.2 Card payment to Corner Shop',
    ]);
    expect(await undated([['Tonweber Family'], ['Cash withdrawal Halifax', '50.00']])).toEqual([
      '11.99 Direct debit to PayPal Tonweber Family',
      '50 Cash withdrawal Halifax',
    ]);
    expect(await undated([['On 14 Oct'], ['Corner Shop', '41.20']])).toEqual([
      '11.99 Direct debit to PayPal On 14 Oct',
      '41.2 Corner Shop',
    ]);
  });

  it('let a booking begin above its amount by its words', async () => {
    expect(await undated([['Ref: Tonweber'], ['Card payment to'], ['Corner Shop', '41.20']])).toEqual([
      '11.99 Direct debit to PayPal Ref: Tonweber',
      '41.2 Card payment to Corner Shop',
    ]);
  });

  it('leave out a text that may belong to either booking', async () => {
    expect(await undated([['Tonweber Family'], ['Corner Shop', '41.20']])).toEqual([
      '11.99 Direct debit to PayPal',
      '41.2 Corner Shop',
    ]);
  });

  it('keep a note with its payment across pages, and leave out text above the head of a page', async () => {
    const head = (page: number) => [
      { x: 40, y: 60, text: 'Datum', page },
      { x: 120, y: 60, text: 'Verwendungszweck', page },
      { ...right(500, 60, 'Betrag EUR'), page },
    ];
    const row = (page: number, y: number, day: string, text: string, amount: string) => [
      { x: 40, y, text: day, page },
      { x: 120, y, text, page },
      { ...right(500, y, amount), page },
    ];
    const two = (first: string) =>
      readPdf([
        ...head(1), ...row(1, 75, '14.10.2026', 'REWE', '-41,20'), ...row(1, 88, '15.10.2026', 'PayPal Europe', '-11,99'),
        { x: 40, y: 800, text: 'Seite 1 von 2' },
        { x: 120, y: 30, text: 'Sparbank Mitte', page: 2 }, ...head(2),
        ...(first ? [{ x: 120, y: 75, text: first, page: 2 }] : []), ...row(2, 88, '16.10.2026', 'dm', '-7,10'),
      ]).then(({ transactions }) => transactions.map(({ description }) => description)); // biome-ignore format: one printed line beside the other
    expect(await two('Ihr Einkauf bei Tonweber')).toEqual(['REWE', 'PayPal Europe Ihr Einkauf bei Tonweber', 'dm']);
    expect(await two('')).toEqual(['REWE', 'PayPal Europe', 'dm']);
  });

  it('may contain cheques with a number and no words', async () => {
    const parsed = await readPdf([
      { x: 40, y: 60, text: 'Date' }, { x: 120, y: 60, text: 'Check #' }, right(500, 60, 'Amount'),
      { x: 40, y: 75, text: '03/18/26' }, { x: 120, y: 75, text: '1045' }, right(500, 75, '-300.00'),
      { x: 40, y: 88, text: '03/21/26' }, { x: 120, y: 88, text: '1047*' }, right(500, 88, '-20.00'),
      { x: 120, y: 101, text: 'Total checks' }, right(500, 101, '-$320.00'),
    ]); // biome-ignore format: one printed line beside the other
    expect(lines(parsed)).toEqual(['2026-03-18 -300 USD Check 1045', '2026-03-21 -20 USD Check 1047']);
  });

  it('may print the currency symbol before a column name', async () => {
    const parsed = await readPdf([
      { x: 40, y: 40, text: 'Opening/Closing Date 08/04/26 - 09/03/26' },
      { x: 40, y: 60, text: 'Date of Transaction' },
      { x: 160, y: 60, text: 'Merchant Name or Transaction Description' },
      right(500, 60, '$ Amount'),
      { x: 40, y: 75, text: '08/07' },
      { x: 160, y: 75, text: 'HULU 877-8244858 CA' },
      right(500, 75, '18.99'),
      { x: 40, y: 88, text: '08/21' },
      { x: 160, y: 88, text: 'TARGET 00021' },
      right(500, 88, '42.10'),
    ]);
    expect(lines(parsed).map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual(['-18.99 USD', '-42.1 USD']);
  });

  it('may be in yen, without decimals', async () => {
    const rows = [
      ['2026/10/05', 'NETFLIX JP', '1,990'],
      ['2026/10/07', 'AMAZON PRIME', '600'],
    ];
    const parsed = await readPdf([
      { x: 40, y: 60, text: 'Date' }, { x: 120, y: 60, text: 'Description' }, right(500, 60, 'Amount (JPY)'),
      ...rows.flatMap(([day, text, amount], index) => [
        { x: 40, y: 80 + index * 12, text: day as string },
        { x: 120, y: 80 + index * 12, text: text as string },
        right(500, 80 + index * 12, amount as string),
      ]),
    ]); // biome-ignore format: as above
    expect(lines(parsed)).toEqual(['2026-10-05 -1990 JPY NETFLIX JP', '2026-10-07 -600 JPY AMAZON PRIME']);
  });
});

describe('sheets', () => {
  it('may mix day serials, typed days and printed days in one column', async () => {
    const parsed = await readSheet([
      ['Tarih', 'Açıklama', 'Tutar'],
      [new Date('2026-10-05T00:00:00Z'), 'NETFLIX', -229.99],
      ['07.10.2026', 'SPOTIFY', -59.99],
      [46_304, 'MIGROS', -12.5],
    ]);
    expect(lines(parsed)).toEqual([
      '2026-10-05 -229.99 TRY NETFLIX',
      '2026-10-07 -59.99 TRY SPOTIFY',
      '2026-10-09 -12.5 TRY MIGROS',
    ]);
  });

  it('may hold days as one number, and line numbers that are no text', async () => {
    const parsed = await readSheet([
      ['accountNumber', 'mutationcode', 'transactiondate', 'startsaldo', 'endsaldo', 'amount', 'movimiento', 'description'],
      [441_200_988, 'EUR', 20_261_005, 100, 86.01, -13.99, 1, 'SEPA Incasso NETFLIX'],
      [441_200_988, 'EUR', 20_261_007, 86.01, 586.01, 500, 2, 'SEPA Overboeking LOON'],
    ]); // biome-ignore format: as above
    expect(lines(parsed)).toEqual([
      '2026-10-05 -13.99 EUR SEPA Incasso NETFLIX',
      '2026-10-07 +500 EUR SEPA Overboeking LOON',
    ]);
  });

  it('may hold a balance in the date column below the table', async () => {
    const parsed = await readSheet([
      ['Date', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      ['05/10/26', 'NETFLIX', 649, null, 40_551.75],
      ['07/10/26', 'SALARY', null, 5_000, 45_551.75],
      [null],
      ['Opening Balance', null, 'Dr Count', 'Cr Count', 'Closing Bal'],
      [41_200.75, null, 1, 1, 45_551.75],
    ]);
    expect(lines(parsed)).toEqual(['2026-10-05 -649 TRY NETFLIX', '2026-10-07 +5000 TRY SALARY']);
  });

  it('are read without a head', async () => {
    const parsed = await readCsv(`
      05.10.2026;NETFLIX.COM;-229,99;1.000,00
      07.10.2026;SPOTIFY AB;-59,99;940,01
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual(['2026-10-05 -229.99 TRY NETFLIX.COM', '2026-10-07 -59.99 TRY SPOTIFY AB']);
  });

  it('read Af and Bij, and the counterparty before the remarks', async () => {
    const parsed = await readCsv(`
      "Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"
      "20261005";"Netflix International";"NL00INGB0000000000";"";"BA";"Af";"13,99";"Betaalautomaat";"Abonnement"
      "20261007";"Werkgever BV";"NL00INGB0000000000";"";"OV";"Bij";"2500,00";"Overschrijving";"Salaris oktober"
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual([
      '2026-10-05 -13.99 EUR Netflix International Abonnement',
      '2026-10-07 +2500 EUR Werkgever BV Salaris oktober',
    ]);
  });

  it("name the counterparty in both directions, never the account's owner", async () => {
    const parsed = await readCsv(`
      Buchungsdatum;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Betrag (€)
      28.09.26;Gebucht;LENA VOSS;Edeka Köln;Kartenumsatz;-41,12
      20.09.26;Gebucht;Klangraum GmbH;LENA VOSS;Erstattung;12,90
      15.09.26;Gebucht;LENA VOSS;Klangraum GmbH;Beitrag 09;-12,90
      30.08.26;Gebucht;ACME GmbH;VOSS, LENA;Lohn;2.100,00
    `);
    expect(lines(parsed)).toEqual([
      '2026-09-28 -41.12 EUR Edeka Köln Kartenumsatz',
      '2026-09-20 +12.9 EUR Klangraum GmbH Erstattung',
      '2026-09-15 -12.9 EUR Klangraum GmbH Beitrag 09',
      '2026-08-30 +2100 EUR ACME GmbH Lohn',
    ]);
  });

  it('take the purpose of a payment from its reference', async () => {
    const parsed = await readCsv(`
      "Booking Date","Partner Name","Type","Payment Reference","Amount (EUR)"
      "2026-05-01","Marta Lindholm","Credit Transfer","Miete Zimmer","-420.00"
      "2026-05-03","Klangraum GmbH","Presentment","-","-12.90"
    `);
    expect(lines(parsed)).toEqual([
      '2026-05-01 -420 EUR Marta Lindholm Miete Zimmer',
      '2026-05-03 -12.9 EUR Klangraum GmbH',
    ]);
  });

  it('keep the purpose where most rows begin with the time of a card payment', async () => {
    const parsed = await readCsv(`
      Buchungstag;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung
      13.06.26;FOLGELASTSCHRIFT;. Tonweber, Ihr Einkauf bei Tonweber;PayPal Europe;-4,99;EUR
      11.06.26;KARTENZAHLUNG;2026-06-10T10:11 Debitk.1;EDEKA MITTE;-21,40;EUR
      09.06.26;KARTENZAHLUNG;2026-06-08T18:40 Debitk.1;ROSSMANN;-7,15;EUR
      07.06.26;KARTENZAHLUNG;2026-06-06T09:02 Debitk.1;BAECKER LANG;-3,20;EUR
    `);
    expect(lines(parsed)[0]).toContain('Tonweber');
    expect(parsed.transactions.map(({ date }) => date)).toEqual([
      '2026-06-13',
      '2026-06-11',
      '2026-06-09',
      '2026-06-07',
    ]);
  });

  it('use the amount of a booking, not the balances before and after it', async () => {
    const parsed = await readCsv(`
      Rekeningnummer;Muntsoort;Transactiedatum;Beginsaldo;Eindsaldo;Rentedatum;Transactiebedrag;Omschrijving
      NL02ABNA0123456789;EUR;20260312;1000,00;994,01;20260312;-5,99;SEPA Incasso Naam: Videoland
      NL02ABNA0123456789;EUR;20260314;994,01;969,02;20260314;-24,99;SEPA Incasso Naam: Basic-Fit
    `);
    expect(parsed.transactions.map(({ amount }) => amount)).toEqual([5.99, 24.99]);
  });

  it('use the currency of each line where the document names none', async () => {
    const parsed = await readCsv(`
      Tarih;Açıklama;Tutar
      2026-02-05;NETFLIX.COM;229,99
      2026-02-06;OPENAI;20.00 USD
      2026-02-07;MARKET;49,99 TL
    `); // biome-ignore format: as the file stands
    expect(lines(parsed).map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
      '-229.99 TRY',
      '-20 USD',
      '-49.99 TRY',
    ]);
    expect(parsed.currency_printed).toBe(false);
  });

  it('derive the meaning of plus and minus from the running balance', async () => {
    const parsed = await readCsv(`
      Tarih;Açıklama;Tutar;Bakiye
      05.10.2026;NETFLIX.COM;-229,99 TL;770,01 TL
      06.10.2026;TRANSFER;+500,00 TL;1.270,01 TL
      07.10.2026;SPOTIFY;5,99 TL;1.276,00 TL
    `); // biome-ignore format: as the file stands
    expect(lines(parsed).map((line) => line.charAt(11))).toEqual(['-', '+', '+']);
    expect(parsed).toMatchObject({ kind: 'account', reconciled: true });
  });

  it('include a fee column in the totals, and not in the price', async () => {
    const parsed = await readCsv(`
      Started Date,Description,Amount,Fee,Currency,Balance
      2026-05-01,Tonweber,-10.99,0.00,EUR,489.01
      2026-05-06,Studio Nord,-100.00,0.50,EUR,388.51
      2026-05-09,Top-Up,200.00,1.00,EUR,587.51
      2026-05-10,Premium plan,0.00,7.99,EUR,579.52
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual([
      '2026-05-01 -10.99 EUR Tonweber',
      '2026-05-06 -100 EUR Studio Nord',
      '2026-05-09 +200 EUR Top-Up',
      '2026-05-10 -7.99 EUR Premium plan',
    ]);
    expect(parsed.reconciled).toBe(true);
  });

  it('show a difference that no fee explains', async () => {
    const parsed = await readCsv(`
      Started Date,Description,Amount,Fee,Currency,Balance
      2026-05-01,Tonweber,-10.99,0.00,EUR,489.01
      2026-05-06,Studio Nord,-100.00,0.50,EUR,380.51
      2026-05-09,Top-Up,200.00,0.00,EUR,580.51
    `); // biome-ignore format: as the file stands
    expect(parsed).toMatchObject({ reconciled: false, missing_amount: 8 });
  });

  it('mark pending rows, and date those without a day', async () => {
    const parsed = await readCsv(`
      Date Processed;Description;Amount
      Pending;NEW TV;£8.99
      12-Dec-2025;GROCER;£18.89
      02-Dec-2025;PAYMENT RECEIVED - THANK YOU;+ £1,100.00
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual([
      '2025-12-12 -8.99 GBP NEW TV',
      '2025-12-12 -18.89 GBP GROCER',
      '2025-12-02 +1100 GBP PAYMENT RECEIVED - THANK YOU',
    ]);
    expect(parsed.transactions.map(({ pending }) => pending ?? false)).toEqual([true, false, false]);
  });

  it('keep the foreign price next to the booked amount, and use the instalment that is due', async () => {
    const abroad = await readSheet([
      ['Tarih', 'Açıklama', 'Orijinal Tutar', 'Para Birimi', 'TL Tutarı'],
      ['05.10.2026', 'OPENAI', '20,00', 'USD', '812,40'],
      ['07.10.2026', 'NETFLIX', '', '', '229,99'],
    ]);
    expect(lines(abroad)).toEqual(['2026-10-05 -812.4 TRY OPENAI', '2026-10-07 -229.99 TRY NETFLIX']);
    expect(abroad.transactions[0]?.foreign).toEqual({ amount: 20, currency: 'USD' });
    const due = await readSheet([
      ['İşlem Tarihi', 'Açıklama', 'Taksit', 'İşlem Tutarı', 'Taksit Tutarı'],
      ['05.10.2026', 'TEKNOSA', '2/6', '6.000,00', '1.000,00'],
      ['07.10.2026', 'NETFLIX', '', '229,99', '229,99'],
    ]);
    expect(lines(due)).toEqual(['2026-10-05 -1000 TRY TEKNOSA 2/6', '2026-10-07 -229.99 TRY NETFLIX']);
  });

  it('skip hidden rows, columns and sheets', async () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      ['05/10/2026', 'SEEN', '-1.00'],
      ['06/10/2026', 'HIDDEN', '-2.00'],
    ];
    const bytes = workbook(rows, 'xlsx', [{}, {}, { hidden: true }]);
    expect(lines(await read(bytes))).toEqual(['2026-10-05 -1 TRY SEEN']);
  });

  it('take their period from a first and a last day in two lines', async () => {
    const parsed = await readCsv(`
      Lekérdezés kezdete;2026-10-01
      Lekérdezés vége;2026-10-31
      Könyvelés dátuma;Közlemény;Összeg;Devizanem
      2026-10-05;NETFLIX;-2990;HUF
    `); // biome-ignore format: as the file stands
    expect(parsed.period).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(lines(parsed)).toEqual(['2026-10-05 -2990 HUF NETFLIX']);
  });

  it('may count card purchases as positive or as negative', async () => {
    const rows = (sign: 1 | -1) =>
      workbook([
        ['Trans Date', 'Post Date', 'Description', 'Amount'],
        ['10/05/2026', '10/06/2026', 'NETFLIX.COM', 15.99 * sign],
        ['10/13/2026', '10/13/2026', 'PAYMENT - THANK YOU', -100 * sign],
        ['10/20/2026', '10/21/2026', 'SPOTIFY USA', 9.99 * sign],
      ]);
    const [positive, negative] = await Promise.all([read(rows(1)), read(rows(-1))]);
    expect(lines(positive)).toEqual(lines(negative));
    expect(lines(positive).map((line) => line.charAt(11))).toEqual(['-', '+', '-']);
  });

  it('keep a merchant named New Balance, and leave out a new balance', async () => {
    const parsed = await readCsv(`
      Date;Description;Amount
      05/10/2026;NEW BALANCE ISTINYE PARK;100.00
      06/10/2026;SPOTIFY;9.99
      06/10/2026;NEW BALANCE;109.99
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual(['2026-10-05 -100 TRY NEW BALANCE ISTINYE PARK', '2026-10-06 -9.99 TRY SPOTIFY']);
  });
});

/** A page on which texts are drawn as lines. */
function shapes(): Buffer {
  const page = pdf([{ x: 40, y: 40, text: 'Hesap hareketleri 05.10.2026' }]).toString('latin1');
  const drawn = page.replace(/BT [\s\S]* ET/, (text) => '10 10 m 50 50 l 60 90 l f'.padEnd(text.length));
  return Buffer.from(drawn, 'latin1');
}

describe('a document without transactions', () => {
  it.each([
    ['a table with a head and nothing below', workbook([['Date', 'Description', 'Amount']]), 'statement_no_transactions'],
    ['a workbook with an empty sheet', workbook([]), 'statement_empty'],
    ['a letter', ragged('Dear customer, our branch moves on 12.10.2026. We look forward to seeing you there.'), 'statement_no_transactions'],
    ['a workbook whose rows are all hidden', workbook([['Date', 'Amount'], ['05/10/2026', 9]], 'xlsx', [{ hidden: true }, { hidden: true }]), 'statement_no_transactions'],
    ['a page of a bank that says sign in again, called .xls', Buffer.from('<html><body><p>Oturumunuz sona erdi</p></body></html>'), 'statement_no_transactions'],
    ['an export of columns without rows', csv('Tarih;Açıklama;Tutar'), 'statement_no_transactions'],
    ['blanks', Buffer.alloc(70_000, ' '), 'statement_empty'],
    ['a page with nothing but its number', pdf([{ x: 300, y: 800, text: '1' }]), 'statement_no_transactions'],
    ['a page whose letters are shapes', shapes(), 'statement_scanned'],
    ['a text that is no table', Buffer.from('Dear customer\nour branch moves.'), 'unsupported_file_type'],
  ])('is refused: %s', async (_, bytes, answer) => {
    expect(await code(bytes)).toBe(answer);
  }); // biome-ignore format: one case a line
});
