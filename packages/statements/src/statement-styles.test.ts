import { describe, expect, it } from 'vitest';
import {
  csv,
  lines,
  type Placed,
  pdf,
  read,
  readCsv,
  readPdf,
  readSheet,
  readTable,
  table,
} from './testing/documents.ts';

describe('printed pages', () => {
  it('are read when the page is rotated', async () => {
    const rows = table([40, 120, 'r400'], 60, [
      ['Date', 'Description', 'Amount'],
      ['05/10/2026', 'NETFLIX', '-12.99'],
      ['16/10/2026', 'SALARY', '900.00'],
    ]);
    expect(lines(await read(pdf(rows, 8, true)))).toEqual(lines(await readPdf(rows)));
    expect(lines(await read(pdf(rows, 8, true)))).toHaveLength(2);
  });

  it('are separated from boxes next to the table, even next to its head', async () => {
    const parsed = await readPdf([
      ...table([40, 80, 120, 'r330'], 60, [
        ['Date', 'Date', 'Description', 'Amount'],
        ['09/25', '09/26', 'APPLE.COM/BILL', '$9.99'],
        ['10/10', '10/11', 'AUDIBLE', '$14.95'],
        ['10/15', '10/15', 'PHARMACY #01234', '$24.03'],
      ]),
      { x: 400, y: 60, text: 'Fees in 2026 $0.00' },
      { x: 400, y: 84, text: 'Redeem $25.00 or more' },
    ]);
    expect(lines(parsed).map((line) => line.slice(11))).toEqual([
      '-9.99 USD APPLE.COM/BILL',
      '-14.95 USD AUDIBLE',
      '-24.03 USD PHARMACY #01234',
    ]);
  });

  it('are separated from a box that begins in the first of two lines of the head', async () => {
    const parsed = await readPdf(
      [
        ...table([40, 115, 175, 'r380'], 60, [
          ['TRANSACTION', 'POSTING', 'ACTIVITY DESCRIPTION', 'AMOUNT ($)'],
          ['DATE', 'DATE'],
          ['JAN 13', 'JAN 15', 'SOUP KITCHEN LONDON', '$3.30'],
          ['JAN 15', 'JAN 17', 'CRAVE TORONTO', '$22.59'],
          ['JAN 16', 'JAN 18', 'PAYMENT - THANK YOU', '-$900.00'],
        ]),
        ...table([400, 'r570'], 60, [
          ['PREVIOUS BALANCE', '$900.00'],
          ['Payments & credits', '-$900.00'],
          ['Purchases & debits', '$25.89'],
          ['NEW BALANCE', '$25.89'],
        ]),
      ],
      { currency: 'CAD', today: '2026-02-01' },
    );
    expect(lines(parsed)).toEqual([
      '2026-01-13 -3.3 CAD SOUP KITCHEN LONDON',
      '2026-01-15 -22.59 CAD CRAVE TORONTO',
      '2026-01-16 +900 CAD PAYMENT - THANK YOU',
    ]);
    expect(parsed.reconciled).toBe(true);
  });

  it('may centre days and amounts in rows with several lines of text', async () => {
    const texts = (left: number, rows: [number, ...string[]][]) =>
      rows.flatMap(([y, ...own]) => own.map((text, line) => ({ x: left, y: y + line * 10, text })));
    const rest = (y: number, day: string, amount: string) => [
      { x: 40, y, text: day },
      { x: 500, y, text: amount, right: true },
    ];
    const parsed = await readPdf([
      { x: 40, y: 55, text: 'Islem' },
      { x: 120, y: 60, text: 'Aciklama' },
      { x: 500, y: 60, text: 'Tutar (TL)', right: true },
      { x: 40, y: 65, text: 'Tarihi' },
      ...texts(120, [[80, 'STARBUCKS FORUM', 'MERSIN TR'], [105, 'TABII DIJITAL', 'TR'], [130, 'MIGROS']]),
      ...texts(120, [[146, 'GOOGLE', '*YOUTUBE PREMIUM', 'DUBLIN'], [181, 'OPET']]),
      ...rest(85, '17/04/2026', '165,00'),
      ...rest(110, '18/04/2026', '99,00'),
      ...rest(130, '19/04/2026', '210,40'),
      ...rest(156, '20/04/2026', '79,99'),
      ...rest(181, '21/04/2026', '900,00'),
    ]); // biome-ignore format: one row a line
    expect(lines(parsed)).toEqual([
      '2026-04-17 -165 TRY STARBUCKS FORUM MERSIN TR',
      '2026-04-18 -99 TRY TABII DIJITAL TR',
      '2026-04-19 -210.4 TRY MIGROS',
      '2026-04-20 -79.99 TRY GOOGLE *YOUTUBE PREMIUM DUBLIN',
      '2026-04-21 -900 TRY OPET',
    ]);
  });

  it('may print texts first and the day behind the amounts', async () => {
    const rows = [
      ['Description', 'Withdrawals', 'Deposits', 'Date', 'Balance'],
      ['STARTING BALANCE', '', '', 'JAN30', '1,722.60'],
      ['SEND E-TFR RENT', '1,450.00', '', 'FEB02', ''],
      ['TIM HORTONS #12', '2.35', '', 'FEB02', '270.25'],
      ['CITY OF SURREY PAY', '', '1,811.30', 'FEB05', '2,081.55'],
      ['CLOSING BALANCE', '', '', 'FEB28', '2,081.55'],
    ];
    const parsed = await readTable([40, 'r300', 'r400', 450, 'r570'], rows, { today: '2026-03-01' });
    expect(lines(parsed)).toEqual([
      '2026-02-02 -1450 TRY SEND E-TFR RENT',
      '2026-02-02 -2.35 TRY TIM HORTONS #12',
      '2026-02-05 +1811.3 TRY CITY OF SURREY PAY',
    ]);
    expect(parsed.reconciled).toBe(true);
  });

  it('ignore the balance of points', async () => {
    const parsed = await readPdf([
      ...table([40, 'r300'], 60, [['Opening Balance', '6,210.20'], ['Total Dues', '6,870.20']]),
      ...table([40, 120, 'r500'], 100, [
        ['Date', 'Transaction Description', 'Amount (in Rs.)'],
        ['05/10/2026', 'GOOGLE ONE', '130.00'],
        ['07/10/2026', 'ZOMATO', '530.00'],
      ]),
      ...table([40, 200], 180, [
        ['Reward Points Summary'],
        ['Opening Balance', 'Closing Balance'],
        ['1,204', '1,392'],
      ]),
    ]); // biome-ignore format: as above
    expect(parsed.reconciled).toBe(true);
  });

  it('may have no room for the year next to the day', async () => {
    const rows = [
      ['2 Jan', '2 Jan', 'WDL TFR UPI/DR/60/RAVI', '1,450.00', '', '20,650.50'],
      ['2026', '2026', 'MILK/SBIN/milk'],
      ['6 Jan', '6 Jan', 'WDL TFR', '199.00', '', '20,451.50'],
      ['2026', '2026', 'UPI/DR/6099/NETFLIX/HDFC'],
      ['9 Jan', '9 Jan', 'CREDIT INTEREST', '', '301.00', '20,752.50'],
      ['2026', '2026'],
    ];
    const columns = [40, 85, 130, 'r440', 'r500', 'r565'];
    const head = table(columns, 60, [['Txn Date', 'Value', 'Description', 'Debit', 'Credit', 'Balance']]);
    const parsed = await readPdf([...head, ...table(columns, 80, rows)], { currency: 'INR' });
    expect(lines(parsed)).toEqual([
      '2026-01-02 -1450 INR WDL TFR UPI/DR/60/RAVI MILK/SBIN/milk',
      '2026-01-06 -199 INR WDL TFR UPI/DR/6099/NETFLIX/HDFC',
      '2026-01-09 +301 INR CREDIT INTEREST',
    ]);
  });

  it('are not reconciled where a line with a day and an amount was not read, whatever their summary prints', async () => {
    const summary = table([40, 'r300'], 60, [
      ['Kredi Kartı Ekstresi'],
      ['Önceki Dönem Borcu', '300,00'],
      ['Dönem İçi Harcamalar', '220,00'],
      ['Ödemeler', '300,00'],
      ['Dönem Borcu', '220,00'],
    ]);
    const rows = (payment: Placed[]) =>
      readPdf([
        ...summary,
        ...table([40, 120, 'r500'], 140, [
          ['Tarih', 'Açıklama', 'Tutar (TL)'],
          ['05/10/2026', 'NETFLIX', '120,00'],
          ['07/10/2026', 'MIGROS', '100,00'],
        ]),
        ...payment,
      ]);
    const paid = (place: `r${number}`) => table([40, 120, place], 176, [['09/10/2026', 'ODEME', '300,00']]);
    expect((await rows(paid('r500'))).reconciled).toBe(true);
    expect((await rows(paid('r430'))).reconciled).not.toBe(true);
  });

  it('may use section titles that could be column names', async () => {
    const section = (title: string, top: number, rows: string[][]) =>
      table([40, 90, 'r500'], top, [[title], ['Date', 'Description', 'Amount'], ...rows]);
    const parsed = await readPdf([
      ...section('Deposits and other additions', 60, [['03/13/26', 'ST JOSEPH HOSPITAL DES:DIR DEP', '1,622.40']]),
      ...section('ATM and debit card subtractions', 120, [
        ['03/12/26', 'CHECKCARD 0311 SP BARKLINE BOX', '-32.00'],
        ['03/16/26', 'CHECKCARD 0315 EXXON', '-28.92'],
      ]),
    ]);
    expect(parsed.transactions.map(({ amount, direction }) => `${direction} ${amount}`)).toEqual([
      'in 1622.4',
      'out 32',
      'out 28.92',
    ]);
  });

  it('may print an occasional foreign price before the amounts, without a head', async () => {
    const parsed = await readTable(
      [40, 110, 'r450', 'r560'],
      [
        ['12 de Enero', 'CAFE ROMA', '', '79.00'],
        ['15 de Enero', 'CITY MARKET', '', '902.71'],
        ['22 de Enero', 'OPENAI *CHATGPT', '20.00', '368.20'],
        ['26 de Enero', 'CITY MARKET', '', '468.61'],
      ],
    );
    expect(parsed.transactions.map(({ amount }) => amount)).toEqual([79, 902.71, 368.2, 468.61]);
  });

  it('may use an unknown column name for the texts', async () => {
    const parsed = await readTable(
      [40, 120, 'r400', 'r500'],
      [
        ['Datum', 'Zkratka obchodu', 'Castka', 'Zustatek'],
        ['05.10.2026', 'NETFLIX', '-199,00', '801,00'],
        ['06.10.2026', 'MZDA', '1.000,00', '1.801,00'],
      ],
    );
    expect(lines(parsed)).toEqual(['2026-10-05 -199 TRY NETFLIX', '2026-10-06 +1000 TRY MZDA']);
    expect(parsed.reconciled).toBe(true);
  });

  it('may print a day once and the kind of each row before its text', async () => {
    const parsed = await readTable(
      [40, 100, 170, 'r400', 'r475', 'r555'],
      [
        ['Date', 'Payment type', 'Details', 'Paid out', 'Paid in', 'Balance'],
        ['01 Mar 26', 'DD', 'HARBOUR GYM', '20.00', '', ''],
        ['', '', 'LONDON', '', '', ''],
        ['', 'SO', 'A LANDLORD', '500.00', '', ''],
        ['', 'VIS', 'CORNER SHOP', '4.20', '', '475.80'],
        ['02 Mar 26', 'CR', 'A WORKSHOP', '', '900.00', '1,375.80'],
      ],
    );
    expect(lines(parsed).map((line) => line.replace(/ [A-Z]{3} /, ' '))).toEqual([
      '2026-03-01 -20 HARBOUR GYM LONDON',
      '2026-03-01 -500 A LANDLORD',
      '2026-03-01 -4.2 CORNER SHOP',
      '2026-03-02 +900 A WORKSHOP',
    ]);
  });

  it('keep merchants whose name begins like a sum', async () => {
    const parsed = await readTable(
      [40, 120, 'r400'],
      [
        ['Date', 'Libellé', 'Montant'],
        ['04/03/2026', 'CB TOTAL ACCESS', '-40,73 EUR'],
        ['05/03/2026', 'CB BOULANGERIE', '-2,05 EUR'],
      ],
    );
    expect(lines(parsed)).toEqual(['2026-03-04 -40.73 EUR CB TOTAL ACCESS', '2026-03-05 -2.05 EUR CB BOULANGERIE']);
  });

  it('group thousands by spaces in currencies without decimals', async () => {
    const parsed = await readTable(
      [40, 120, 'r400'],
      [
        ['Dátum', 'Megnevezés', 'Összeg (HUF)'],
        ['2026.03.04.', 'NETFLIX', '-4 490'],
        ['2026.03.05.', 'Munkabér', '1 420 000'],
        ['2026.03.06.', 'Számlavezetés', '-890'],
        ['2026.03.07.', 'Posta', '-12 300 Ft'],
      ],
    );
    expect(lines(parsed).map((line) => line.slice(11))).toEqual([
      '-4490 HUF NETFLIX',
      '+1420000 HUF Munkabér',
      '-890 HUF Számlavezetés',
      '-12300 HUF Posta',
    ]);
  });

  it('may be lists below days with their weekday, without a table', async () => {
    const parsed = await readPdf([
      { x: 40, y: 60, text: 'Thursday, 15 October 2026' },
      { x: 60, y: 80, text: 'Spotify' },
      { x: 540, y: 80, text: '-EUR 10.99', right: true },
      { x: 60, y: 91, text: 'Subscription' },
      { x: 60, y: 110, text: 'Acme' },
      { x: 540, y: 110, text: '+EUR 2,000.00', right: true },
      { x: 40, y: 140, text: 'Friday, 2 October 2026' },
      { x: 60, y: 160, text: 'HelloFresh' },
      { x: 540, y: 160, text: '-EUR 54.95', right: true },
    ]);
    expect(lines(parsed)).toEqual([
      '2026-10-15 -10.99 EUR Spotify Subscription',
      '2026-10-15 +2000 EUR Acme',
      '2026-10-02 -54.95 EUR HelloFresh',
    ]);
  });

  it('mark an overdrawn balance with a letter', async () => {
    const parsed = await readTable(
      [40, 120, 'r380', 'r460', 'r540', 546],
      [
        ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
        ['04 Sep 26', 'BALANCE BROUGHT FORWARD', '', '', '120.00'],
        ['08 Sep 26', 'NETFLIX.COM', '14.99', '', '105.01'],
        ['20 Sep 26', 'RENT', '150.00', '', '44.99', 'D'],
        ['25 Sep 26', 'ACME', '', '60.00', '15.01'],
      ],
    );
    expect(parsed.reconciled).toBe(true);
  });

  it('book in the column that names its currency, and keep the other as the foreign price', async () => {
    const parsed = await readPdf([
      { x: 40, y: 40, text: 'Kreditkartenabrechnung' },
      ...table([40, 110, 300, 'r390', 'r440', 'r540'], 60, [
        ['Beleg', 'Verwendungszweck', 'Währung', 'Betrag', 'Kurs', 'Betrag in EUR'],
        ['22.09.26', 'MIDJOURNEY INC.', 'USD', '10,00', '1,0712', '9,34-'],
        ['01.10.26', 'AMAZON PRIME', '', '', '', '8,99-'],
      ]),
    ]);
    expect(lines(parsed)).toEqual(['2026-09-22 -9.34 EUR MIDJOURNEY INC.', '2026-10-01 -8.99 EUR AMAZON PRIME']);
    expect(parsed.transactions[0]?.foreign).toEqual({ amount: 10, currency: 'USD' });
  });

  it.each(['Amount in EUR', 'Amount in £', 'Amount in local currency', 'Betrag in EUR', 'Montant en euros'])(
    'may hold both directions in a column named %s',
    async (name) => {
      const rows = ['2026-08-12;NETFLIX.COM;-12.99', '2026-09-20;CORNER SHOP;-7.35', '2026-09-21;ACME;75.00'];
      const parsed = await readCsv([`Date;Description;${name}`, ...rows].join('\n'));
      expect(parsed.transactions.map(({ direction }) => direction)).toEqual(['out', 'out', 'in']);
    },
  );

  it.each(['Fee', 'Ücret', 'Komisyon', 'BSMV', 'Gebühr', 'Frais', 'Comisión', 'Commissioni', 'Taxa', 'Kosten'])(
    'read a column named %s as a fee only next to an amount',
    async (name) => {
      const rows = [
        ['Date', 'Description', 'Amount', name, 'Balance'],
        ['01/05/2026', 'Tonweber', '-10.99', '0.00', '489.01'],
        ['06/05/2026', 'Studio Nord', '-100.00', '0.50', '388.51'],
        ['07/05/2026', 'Premium plan', '0.00', '7.99', '380.52'],
        ['09/05/2026', 'Top-Up', '200.00', '1.00', '579.52'],
      ];
      const before = rows.map(([day, text, amount, fee, balance]) => [day, text, fee, amount, balance] as string[]);
      for (const printed of [rows, before]) {
        const parsed = await readTable([40, 120, 'r340', 'r420', 'r500'], printed);
        expect(lines(parsed).map((line) => line.slice(11))).toEqual([
          '-10.99 TRY Tonweber',
          '-100 TRY Studio Nord',
          '-7.99 TRY Premium plan',
          '+200 TRY Top-Up',
        ]);
        expect(parsed.reconciled).toBe(true);
      }
    },
  );

  it('may hold a table in lira and one in dollars', async () => {
    const head = (currency: string) => ['Tarih', 'Aciklama', `Tutar (${currency})`];
    const parsed = await readPdf([
      ...table([40, 120, 'r400'], 60, [
        head('TL'),
        ['12.09.2026', 'EXXEN', '119,90'],
        ['13.09.2026', 'MARKET', '80,00'],
      ]),
      ...table([40, 120, 'r400'], 120, [
        head('USD'),
        ['22.09.2026', 'OPENAI', '20,00'],
        ['25.09.2026', 'GITHUB', '4,00'],
      ]),
    ]);
    expect(parsed.transactions.map(({ currency }) => currency)).toEqual(['TRY', 'TRY', 'USD', 'USD']);
  });

  it('may print the balance due of a card below zero', async () => {
    const parsed = await readCsv(`
      MasterCard Kreditkarte
      Beleg;Valuta;Beschreibung;Betrag in Euro
      ;;KONTOSTAND AM 06.04.2026;1.900,94-
      07.04.;08.04.;CINESTAR;24,51-
      11.04.;12.04.;ADOBE;59,99-
      ;;KONTOSTAND AM 13.04.2026;1.985,44-
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual(['2026-04-07 -24.51 EUR CINESTAR', '2026-04-11 -59.99 EUR ADOBE']);
    expect(parsed.reconciled).toBe(true);
  });
});

describe('exports', () => {
  it('leave out declined rows, and skip pending ones in balances', async () => {
    const parsed = await readCsv(`
      Started Date;Completed Date;Description;Amount;Currency;State;Balance
      2026-10-02 09:11:01;2026-10-03 05:01:22;Netflix;-9.99;EUR;COMPLETED;190.01
      2026-10-05 10:00:00;2026-10-05 10:00:03;Salary;200.00;EUR;COMPLETED;390.01
      2026-10-11 18:22:10;;Bolt;-7.20;EUR;PENDING;
      2026-10-12 18:22:10;;Lidl;-22.20;EUR;REVERTED;
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual([
      '2026-10-02 -9.99 EUR Netflix',
      '2026-10-05 +200 EUR Salary',
      '2026-10-11 -7.2 EUR Bolt',
    ]);
    expect(parsed.transactions.map(({ pending }) => pending ?? false)).toEqual([false, false, true]);
    expect(parsed.reconciled).toBe(true);
  });

  it("do not name the account's owner in every row", async () => {
    const parsed = await readCsv(`
      Rekeningnummer;Naam;Datum;Omschrijving;Bedrag;Munt;rekeningnummer tegenpartij;Naam tegenpartij
      BE00000000000000;PIET PELLE;03/10/2026;NETFLIX.COM;-13,99;EUR;;
      BE00000000000000;PIET PELLE;10/10/2026;LOON;1500,00;EUR;BE11111111111111;WERKGEVER NV
    `); // biome-ignore format: as the file stands
    expect(lines(parsed)).toEqual(['2026-10-03 -13.99 EUR NETFLIX.COM', '2026-10-10 +1500 EUR WERKGEVER NV LOON']);
  });

  it('may print days above groups of rows', async () => {
    const parsed = await readSheet([
      ['Details', 'Money out', 'Money in'],
      ['15 October 2026'],
      ['Spotify', 10.99, null],
      ['Acme', null, 2000],
      ['2 October 2026'],
      ['HelloFresh', 54.95, null],
    ]);
    expect(lines(parsed).map((line) => line.slice(0, 17))).toEqual([
      '2026-10-15 -10.99',
      '2026-10-15 +2000 ',
      '2026-10-02 -54.95',
    ]);
  });

  it("use the currency of the account's country without a printed one", async () => {
    const parsed = await readCsv(`
      Konto;DE00 1203 0000 1000 0000 00
      Datum;Beschreibung;Betrag
      05.10.2026;NETFLIX;-12,99
    `); // biome-ignore format: as the file stands
    expect(parsed).toMatchObject({ currency: 'EUR', currency_printed: true });
  });

  it('resolve dollars by the country of most merchants, not of one abroad', async () => {
    const bought = (...shops: string[]) =>
      readCsv(
        ['Date;Description;Amount', ...shops.map((shop, day) => `2026-05-0${day + 1};${shop};-$${day + 1}.50`)].join(
          '\n',
        ),
      );
    const home = ['GROCER MELBOURNE', 'BAKER SYDNEY', 'BOOKS BRISBANE'];
    expect((await bought(...home)).currency).toBe('AUD');
    expect((await bought('GROCER SEATTLE WA', 'PASSWORDS TORONTO', 'BOOKS AUSTIN TX')).currency).toBe('USD');
  });

  it("resolve dollars by the user's currency without other hints", async () => {
    const file = csv(`
      Date;Description;Amount
      05/10/2026;NETFLIX;-$12.99
    `);
    expect((await read(file, { currency: 'AUD' })).currency).toBe('AUD');
    expect((await read(file, { currency: 'TRY' })).currency).toBe('USD');
  });

  it('name their balance in many languages', async () => {
    const heads = [
      ['Дата операции', 'Описание', 'Сумма', 'Остаток'],
      ['取引日', '摘要', '金額', '残高'],
      ['Data tranzactiei', 'Descrierea tranzactiei', 'Suma', 'Sold'],
      ['Kirjauspäivä', 'Saaja/Maksaja', 'Määrä', 'Saldo'],
      ['Ngày giao dịch', 'Diễn giải', 'Số tiền', 'Số dư'],
    ];
    for (const head of heads) {
      const rows = [head, ['05.10.2026', 'NETFLIX', '-12,99', '987,01'], ['06.10.2026', 'ACME', '100,00', '1.087,01']];
      expect(await readSheet(rows)).toMatchObject({ reconciled: true, transactions: { length: 2 } });
    }
  });

  it('may subtract refunds from the spending', async () => {
    const file = (spent: string) => csv(`
      Totale spese ${spent} EUR
      Data;Descrizione;Importo
      02/06/2026;LIBRERIA;-27,59
      03/06/2026;LIBRERIA STORNO;7,59
    `); // biome-ignore format: as the file stands
    expect((await read(file('20,00'))).reconciled).toBeNull();
    expect((await read(file('27,59'))).reconciled).toBeNull();
    expect((await read(file('21,00'))).reconciled).toBe(false);
  });

  it('may sum up their payments, which exclude refunds', async () => {
    const file = (payments: string) => csv(`
      Total payments ${payments}
      Date;Description;Amount
      2026-06-02;GROCER;27.59
      2026-06-03;ACH DEPOSIT INTERNET TRANSFER;-301.20
      2026-06-04;SHOES REFUND;-12.40
    `); // biome-ignore format: as the file stands
    expect((await read(file('301.20'))).reconciled).toBeNull();
    expect((await read(file('401.20'))).reconciled).toBe(false);
  });

  it('may sum up one side only, which proves nothing about the other', async () => {
    const rows = [
      ['Date', 'Description', 'Money out', 'Money in'],
      ['05/10/2026', 'NETFLIX', 12.99, null],
      ['06/10/2026', 'ACME', null, 900],
    ];
    const withTotal = (amount: number) => readSheet([...rows, ['', 'Total withdrawals', amount, null]]);
    expect((await withTotal(12.99)).reconciled).toBeNull();
    expect(await withTotal(20)).toMatchObject({ reconciled: false, missing_amount: 7.01 });
  });
});
