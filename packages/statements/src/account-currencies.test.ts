import { describe, expect, it } from 'vitest';
import { type Placed, pdf, read, workbook } from '#testing/documents.ts';

type Row = [day: string, text: string, amount: string];
type Account = { title: string; rows: Row[]; opening?: string; closing?: string; page?: number };

const own: Row[] = [
  ['02/07/2026', 'NETFLIX.COM', '-229.99'],
  ['08/07/2026', 'MIGROS', '-170.01'],
];
const abroad: Row[] = [
  ['03/07/2026', 'OPENAI CHATGPT', '-20.00'],
  ['12/07/2026', 'FIGMA', '-15.00'],
];
const both = (first: string, second: string): [Account, Account] => [
  { title: first, rows: own, opening: '1,000.00', closing: '600.00' },
  { title: second, rows: abroad, opening: '135.00', closing: '100.00' },
];

/** Accounts below each other; `|` separates the lines of a title. */
function statement(accounts: Account[], { above = [] as string[], note = '', headed = true } = {}): Buffer {
  const places: Placed[] = [];
  let [y, on] = [40, 1];
  const put = (texts: string[], lefts = [40, 120, 500]) => {
    places.push(
      ...texts.map((text, n) => ({ x: lefts[n] ?? 0, y, text, right: n > 0 && n === lefts.length - 1, page: on })),
    );
    y += 13;
  };
  for (const line of above) put([line]);
  for (const [index, { title, rows, opening, closing, page = on }] of accounts.entries()) {
    y = page === on ? y + 13 : 40;
    on = page;
    for (const line of title.split('|')) put([line]);
    if (opening) put(['Opening balance', opening], [40, 500]);
    if (headed || index === 0) put(['Date', 'Description', 'Amount']);
    for (const [at, row] of rows.entries()) {
      put(row);
      if (note && at === 0) put([note], [120]);
    }
    if (closing) put(['Closing balance', closing], [40, 500]);
  }
  return pdf(places);
}

const currencies = async (file: Buffer) => (await read(file)).transactions.map(({ currency }) => currency);

const titles: [string, string, string, string][] = [
  ['Vadesiz TL Hesabi', 'Vadesiz USD Hesabi', 'TRY', 'USD'],
  ['Vadesiz TL Hesabi 1234567', 'Vadesiz USD Hesabi 7654321', 'TRY', 'USD'],
  ['Hesap Türü: Vadesiz TL', 'Hesap Türü: Vadesiz EUR', 'TRY', 'EUR'],
  ['Hesap No: 1231111|Para Birimi: TL', 'Hesap No: 1232222|Para Birimi: ABD Dolari', 'TRY', 'USD'],
  ['IBAN: TR12 0006 1000 0000 1234 5611 11 TL', 'IBAN: TR75 0006 1000 0000 1234 5622 22 EUR', 'TRY', 'EUR'],
  ['TR12 0006 1000 0000 1234 5611 11 (TRY)', 'TR75 0006 1000 0000 1234 5622 22 (CHF)', 'TRY', 'CHF'],
  ['Account GBP', 'Account EUR', 'GBP', 'EUR'],
  ['Current account (GBP)', 'US Dollar account', 'GBP', 'USD'],
  ['EUR Statement', 'GBP Statement', 'EUR', 'GBP'],
  ['Account 12345678 \xa3', 'Account 87654321 EUR', 'GBP', 'EUR'],
  ['Konto EUR', 'Konto USD', 'EUR', 'USD'],
  ['Girokonto EUR', 'Fremdwährungskonto CHF', 'EUR', 'CHF'],
  ['Compte courant EUR', 'Compte en dollars américains', 'EUR', 'USD'],
  ['Cuenta en euros', 'Cuenta en dólares americanos', 'EUR', 'USD'],
  ['Conto corrente EUR', 'Conto in valuta USD', 'EUR', 'USD'],
  ['Conta EUR', 'Conta USD', 'EUR', 'USD'],
  ['Betaalrekening EUR', 'Valutarekening USD', 'EUR', 'USD'],
  [
    'Hesap numarasi 5001 olan Türk Lirasi cinsinden vadesiz mevduat hesabinizin hareketleri',
    'Hesap numarasi 5002 olan Amerikan Dolari cinsinden vadesiz mevduat hesabinizin hareketleri',
    'TRY',
    'USD',
  ],
  [
    'Umsätze auf Ihrem Geschäftskonto Nr. 40071123 in Euro, Filiale München',
    'Umsätze auf Ihrem Fremdwährungskonto Nr. 40071199 in US-Dollar, Filiale München',
    'EUR',
    'USD',
  ],
  [
    'Transactions on your current account number 12345678 held in pounds sterling with our London branch',
    'Transactions on your current account number 87654321 held in euros with our London branch',
    'GBP',
    'EUR',
  ],
];

describe('an account whose currency only its title names', () => {
  it.each(titles)('is parsed in that currency: %s, %s', async (first, second, ...codes) => {
    const [one, two] = codes;
    expect(await currencies(statement(both(first, second)))).toEqual([one, one, two, two]);
    expect(await currencies(statement(both(first, second).toReversed(), { headed: false }))).toEqual([
      two,
      two,
      one,
      one,
    ]);
    const head = ['Date', 'Description', 'Amount'];
    const typed = (rows: Row[]) => rows.map(([day, text, amount]) => [day, text, Number(amount)]);
    const sheet = workbook([
      [first.replace('|', ' ')],
      head,
      ...typed(own),
      [second.replace('|', ' ')],
      head,
      ...typed(abroad),
    ]);
    expect(await currencies(sheet)).toEqual([one, one, two, two]);
  });

  it('is reconciled by itself, and the document if all accounts are', async () => {
    const [first, second] = both('Account GBP', 'Account EUR');
    expect(await read(statement([first, second]))).toMatchObject({ currency: 'GBP', reconciled: true });
    expect(await read(statement([first, { ...second, closing: '99.00' }]))).toMatchObject({
      reconciled: false,
      missing_amount: 1,
    });
    expect(await read(statement([first, { ...second, opening: undefined, closing: undefined }]))).toMatchObject({
      reconciled: null,
    });
    // Both amounts together change the balance by 435, but neither does alone.
    const mixed = [
      { ...first, closing: '565.00' },
      { ...second, closing: '135.00' },
    ];
    expect(await read(statement(mixed))).toMatchObject({ reconciled: false });
  });

  it('continues across a page break', async () => {
    const [first, second] = both('Account GBP', 'Account EUR');
    const rest: Account = { title: '', rows: [['15/07/2026', 'NOTION', '-8.00']], page: 2 };
    expect(await currencies(statement([first, second, rest], { headed: false }))).toEqual([
      'GBP',
      'GBP',
      'EUR',
      'EUR',
      'EUR',
    ]);
  });

  it('takes no currency from a list of accounts or from the text of a payment', async () => {
    const list = ['Account GBP', 'Account EUR', 'Account USD'];
    const one = both('Account GBP', '')[0];
    expect(new Set(await currencies(statement([{ ...one, title: 'Transactions' }], { above: list }))).size).toBe(1);
    expect(await currencies(statement([one], { note: 'FROM USD ACCOUNT' }))).toEqual(['GBP', 'GBP']);
    const two = both('Account GBP', 'Account EUR');
    expect(await currencies(statement(two, { above: ['Accounts: GBP, EUR'], note: 'FROM USD ACCOUNT' }))).toEqual([
      'GBP',
      'GBP',
      'EUR',
      'EUR',
    ]);
    const note = 'What you send from account 5001 to an account abroad is taken in USD.';
    expect(await currencies(statement([...two, { ...one, title: note }]))).toEqual([
      ...['GBP', 'GBP'],
      ...Array(4).fill('EUR'),
    ]);
  });
});
