import { describe, expect, it } from 'vitest';
import { csv, pdf, read, readCsv, readTable, table } from './testing/documents.ts';

/** The lines of an account in columns, with any lines above and below. */
const account = async (lines: string[][]) =>
  (
    await readTable(
      [40, 120, 'r340', 'r420', 'r520'],
      [['Vadesiz Hesap Ekstresi'], ['Tarih', 'Aciklama', 'Borc', 'Alacak', 'Bakiye'], ...lines],
      { currency: 'TRY' },
    )
  ).reconciled;

const [opening, ...rows] = [
  ['01.10.2026', 'DEVREDEN BAKIYE', '', '', '1.000,00'],
  ['05.10.2026', 'NETFLIX.COM', '200,00', '', '800,00'],
  ['09.10.2026', 'MAAS', '', '5.000,00', '5.800,00'],
  ['12.10.2026', 'MIGROS', '300,00', '', '5.500,00'],
  ['20.10.2026', 'SPOTIFY', '50,00', '', '5.450,00'],
] as [string[], ...string[][]];

describe('a running balance', () => {
  it('proves its rows where nothing else is printed', async () => {
    expect(await account(rows)).toBe(true);
  });

  it.each([
    ['of no name but balance', ['', 'Bakiye', '', '', '5.450,00']],
    ['in lira', ['', 'Kalan Bakiye (TL)', '', '', '5.450,00 TL']],
    ['behind the sums of both sides', ['', 'GENEL TOPLAM', '550,00', '5.000,00', '5.450,00']],
  ])('proves no rows where the last ones are missing before a balance %s', async (_, below) => {
    expect(await account([opening, ...rows, below])).toBe(true);
    expect(await account([opening, ...rows.slice(0, -1), below])).toBeNull();
  });

  it('does not contradict sums of both sides in front of it', async () => {
    expect(await account([opening, ...rows, ['', 'TOPLAM', '550,00', '5.000,00', '4.450,00']])).toBe(true);
  });

  it('proves nothing alone where a row before or after it was not read', async () => {
    const unread = ['25.10.2026', 'SHELL', '', '', '', '77,00'];
    const at = [40, 120, 'r340', 'r420', 'r520', 'r470'];
    const lines = (last: string[][]) =>
      pdf(table(at, 60, [['Tarih', 'Aciklama', 'Borc', 'Alacak', 'Bakiye'], ...rows, ...last]));
    expect((await read(lines([]))).reconciled).toBe(true);
    expect((await read(lines([unread]))).reconciled).toBeNull();
  });

  it.each([
    ['sums of both sides below the last line', [], [['', 'TOPLAM', '550,00', '5.000,00']]],
    ['the sum of a side of which no line is left', [], [['', 'Toplamlar', '550,00', '5.000,00']], 1],
    [
      'what moved in boxes above their names',
      [
        ['550,00 TL', '5.000,00 TL'],
        ['Toplam Giden', 'Toplam Gelen'],
      ],
      [],
    ],
    ['a balance above the first line', [['Kullanilabilir Bakiye: 5.450,00 TL']], []],
    ['a balance before its name', [['5.450,00 TL Hesap Bakiyesi']], []],
  ] as [string, string[][], string[][], number?][])(
    'does not outweigh %s where opening and closing balance are not printed',
    async (_, above, below, at = rows.length - 1) => {
      const titled = (own: string[][]) => account([...above, ...own, ...below]);
      expect(await titled(rows)).toBe(true);
      expect(await titled(at === 1 ? rows.slice(2) : rows.slice(0, at))).toBeNull();
    },
  );

  it('does not end with a value carried over where more follows below all pages', async () => {
    const carried = ['', 'NAKLI YEKUN', '200,00', '5.000,00', '5.800,00'];
    const below = ['', 'GENEL TOPLAM', '550,00', '5.000,00', '5.450,00'];
    const [first, second] = [rows.slice(0, 2), rows.slice(2)];
    expect(await account([opening, ...first, carried, carried, ...second, below])).toBe(true);
    expect(await account([opening, ...first, carried, carried, below])).toBeNull();
  });

  it('does not outweigh the sums of all pages where those of one page agree', async () => {
    const [first, second] = [rows.slice(0, 2), rows.slice(2)];
    const sums = (name: string, out: string, into: string) => ['', name, out, into];
    const pages = (own: string[][]) =>
      account([
        opening,
        ...first,
        sums('SAYFA TOPLAMI', '200,00', '5.000,00'),
        ...own,
        sums('GENEL TOPLAM', '550,00', '5.000,00'),
      ]);
    expect(await pages(second)).toBe(true);
    expect(await pages([])).toBeNull();
  });

  it('has to agree with every unqualified balance', async () => {
    const begun = ['Hesap Bakiyesi: 1.000,00 TL'];
    const ended = ['', 'Bakiye', '', '', '5.450,00'];
    expect(await account([begun, ...rows, ended])).toBe(true);
    expect(await account([begun, ...rows.slice(0, -1), ended])).toBeNull();
  });

  it('proves no inverted directions, though their sums agree as well', async () => {
    const turned = rows.map(([day = '', text = '', out = '', into = '', left = '']) => [day, text, into, out, left]);
    const sums = ['', 'TOPLAM', '5.000,00', '550,00'];
    expect(await account([...turned, sums])).not.toBe(true);
  });

  it('proves no inverted directions where column names stand above each other', async () => {
    const lines = [
      ['Transaction history'],
      ['Date', 'Description', '', '', 'Deposits/AdditionsWithdrawals/SubtractionsEnding daily balance'],
      ['03/02/2026', 'PAYROLL', '1,950.00', '', '2,850.00'],
      ['03/03/2026', 'RENT', '', '1,142.00', '1,708.00'],
      ['03/05/2026', 'KROGER', '', '38.14', '1,669.86'],
      ['Ending balance on 3/31', '', '', '', '1,669.86'],
      ['Totals', '', '$1,950.00', '$1,180.14'],
    ];
    const { reconciled } = await readTable([40, 110, 'r400', 'r480', 'r550'], lines, { currency: 'USD' });
    expect(reconciled).not.toBe(true);
  });

  it('does not outweigh the printed spending without a closing balance', async () => {
    const spent = (sum: string) => ['', 'Toplam Harcama', '', '', '', sum];
    expect(await account([spent('550,00'), ...rows])).toBe(true);
    expect(await account([spent('600,00'), ...rows])).toBeNull();
  });

  it('holds next to rows that were never booked', async () => {
    const file = csv(`
      Date;Description;Amount;State;Balance
      2026-10-02;Netflix;-9.99;COMPLETED;190.01
      2026-10-05;Salary;200.00;COMPLETED;390.01
      2026-10-07;Lidl;-22.20;REVERTED;
    `);
    expect((await read(file)).reconciled).toBe(true);
  });
});

it('two columns in one currency are not a document in two currencies', async () => {
  const giro = pdf(
    table([40, 120, 'r380', 'r480'], 60, [
      ['Kontoauszug'],
      ['Alter Kontostand', '', '', '1.000,00'],
      ['Buchung', 'Text', 'Soll EUR', 'Haben EUR'],
      ['05.10.2026', 'REWE', '200,00'],
      ['09.10.2026', 'GEHALT', '', '2.000,00'],
      ['Umsatzsumme', '', '200,00', '2.000,00'],
      ['Neuer Kontostand', '', '', '2.800,00'],
    ]),
  );
  expect((await read(giro, { currency: 'TRY' })).reconciled).toBe(true);
});

describe('a card that prints the balance due below the sums of both sides', () => {
  const card = async (begins: string, paid: string[][]) => {
    const { reconciled, missing_amount } = await readTable(
      [40, 120, 'r420', 'r520'],
      [
        ['Kredi Karti Ekstresi'],
        ['Tarih', 'Aciklama', 'Borc (TL)', 'Alacak (TL)'],
        ['', begins, '500,00', ''],
        ['05.10.2026', 'MIGROS', '200,00', ''],
        ['08.10.2026', 'IADE TRENDYOL', '', '30,00'],
        ['09.10.2026', 'NETFLIX.COM', '100,00', ''],
        ...paid,
        ['', 'Donem Toplami', '300,00', '530,00'],
        ['', 'Odenmesi Gereken Tutar', '', '270,00'],
      ],
      { currency: 'TRY' },
    );
    return reconciled === false ? missing_amount : reconciled;
  };
  const payment = ['10.10.2026', 'ODEMENIZ ICIN TESEKKURLER', '', '500,00'];

  it('shows a missing payment where it prints an opening balance', async () => {
    expect(await card('Onceki Donemden Devreden', [payment])).toBe(true);
    expect(await card('Onceki Donemden Devreden', [])).toBe(500);
  });

  it('is left open without one', async () => {
    expect(await card('Eski Hesap Durumu', [payment])).toBe(true);
    expect(await card('Eski Hesap Durumu', [])).toBeNull();
  });
});

describe('a card with two currencies', () => {
  const card = async (foreign: string[][], owed = '45,50', before = '0,00') =>
    (
      await readTable(
        [40, 120, 'r420', 'r520'],
        [
          ['Kredi Karti Ekstresi', '', 'TL', 'USD'],
          ['Onceki Donem Borcu', '', '1.000,00', before],
          ['Donem Borcu', '', '1.300,00', owed],
          ['Tarih', 'Aciklama', 'Tutar (TL)', 'Tutar (USD)'],
          ['05.10.2026', 'MIGROS', '200,00', ''],
          ['09.10.2026', 'NETFLIX.COM', '100,00', ''],
          ...foreign,
        ],
        { currency: 'TRY' },
      )
    ).reconciled;
  const flat = ['12.10.2026', 'AIRBNB DUBLIN', '', '45,50'];

  it('is reconciled where both agree', async () => {
    expect(await card([flat])).toBe(true);
    expect(await card([], '0,00')).toBe(true);
    expect(await card([flat], '75,50', '30,00')).toBe(true);
  });

  it('is left open where the rows of one are missing or different', async () => {
    expect(await card([])).toBeNull();
    expect(await card([['12.10.2026', 'AIRBNB DUBLIN', '', '44,50']])).toBeNull();
    expect(await card([flat], '75,00', '30,00')).toBeNull();
  });
});

it('a card is left open where fees are listed separately and its sides agree without them', async () => {
  const card = async (fees: string[][]) =>
    (
      await readTable(
        [40, 120, 'r520'],
        [
          ['Kredi Karti Ekstresi'],
          ['Toplam Harcama', '', '300,00'],
          ['Faiz ve Ucretler', '', '80,00'],
          ['Toplam Odeme', '', '500,00'],
          ['Tarih', 'Aciklama', 'Tutar (TL)'],
          ['05.10.2026', 'MIGROS', '200,00'],
          ['09.10.2026', 'NETFLIX.COM', '100,00'],
          ['10.10.2026', 'ODEMENIZ ICIN TESEKKURLER', '-500,00'],
          ...fees,
        ],
        { currency: 'TRY' },
      )
    ).reconciled;
  expect(await card([])).toBeNull();
});

it('an account whose balance equals its net loss is left open without an opening balance', async () => {
  const ended = (sum: string, lines: string) =>
    readCsv(`Account statement\nClosing balance;${sum}\nDate;Description;Amount (GBP)\n${lines}`);
  const lost = '05/08/2026;SALARY;1000.00\n26/08/2026;RENT;-1250.00\n27/08/2026;NETFLIX.COM;-50.00';
  expect(await ended('300.00', lost)).toMatchObject({ reconciled: null });
  expect(await ended('-300.00', lost)).toMatchObject({ reconciled: true });
  expect(await ended('300.00', lost.replace('1250', '650'))).toMatchObject({ reconciled: true });
});

it('the missing spending is not given where fees may be listed separately', async () => {
  const card = (lines: string) =>
    readCsv(`Kredi Kartı Ekstresi\nToplam Harcama;300,00\nTarih;Açıklama;Tutar (TL)\n${lines}`);
  const lines = '05.10.2026;MIGROS;200,00\n12.10.2026;NETFLIX.COM;90,00';
  expect((await card(lines)).missing_amount).toBe(10);
  const withFee = await card(`${lines}\n28.10.2026;GECİKME FAİZİ;35,70`);
  expect(withFee).toMatchObject({ reconciled: false });
  expect(withFee).not.toHaveProperty('missing_amount');
});
