import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { csv, lines, pdf, read, readPdf, readSheet, table, workbook } from '#testing/documents.ts';

describe('statements with unusual currencies', () => {
  it('assign a currency that wrapped below its amount, above and below the middle of its row', async () => {
    const parsed = await readPdf([
      ...table([40, 100, 'r400', 'r460'], 40, [['Fecha', 'Concepto', 'Importe', 'Saldo']]),
      ...table(
        [40, 100, 'r400', 'r460'],
        60,
        [
          ['', '', '1,980.00', '5,714.10'],
          ['28/05/2026', 'NOMINA OLMO'],
          ['', '', '£', '£'],
        ],
        6,
      ),
      ...table([40, 100, 'r400', 'r460'], 90, [['27/05/2026', 'NETFLIX.COM', '-13.99 £', '3,734.10 £']]),
    ]);
    expect(lines(parsed)).toEqual(['2026-05-28 +1980 GBP NOMINA OLMO', '2026-05-27 -13.99 GBP NETFLIX.COM']);
  });

  it('use the code behind an account number as the currency', async () => {
    const parsed = await readPdf([
      { x: 40, y: 20, text: '2026-01-01 - 2026-03-31 Konto 8327-9, 994 123 887-1 SEK' },
      ...table([40, 120, 'r400', 'r480'], 60, [
        ['Datum', 'Transaktion', 'Belopp', 'Saldo'],
        ['2026-01-09', 'VIAPLAY', '-179,00', '1 000,00'],
        ['2026-01-12', 'STORYTEL', '-189,00', '811,00'],
      ]),
    ]);
    expect(parsed).toMatchObject({ currency: 'SEK', currency_printed: true });
  });

  it.each([
    ['Bank Testowy - Wyciag z rachunku PLN nr 12', 'PLN'],
    ['Kontoauszug Girokonto EUR 10/2026', 'EUR'],
    ['Account statement GBP October 2026', 'GBP'],
    ['Vadesiz USD Hesap Hareketleri', 'USD'],
  ])('use the code in the account title as the currency: %s', async (title, currency) => {
    const rows = [
      ['Data', 'Opis', 'Kwota'],
      ['05.10.2026', 'NETFLIX', '-12,50'],
    ];
    const titled = pdf([{ x: 40, y: 30, text: title }, ...table([45, 120, 'r450'], 60, rows)]);
    expect(await read(titled)).toMatchObject({ currency, currency_printed: true });
    const noted = pdf([
      ...table([45, 120, 'r450'], 60, rows),
      { x: 40, y: 99, text: `Sent from your ${title} to CHF` },
    ]);
    expect(await read(noted)).toMatchObject({ currency_printed: false });
  });

  it.each([
    ['#,##0.00\\ [$kr.-406]', 'DKK'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['#,##0.00 [$kr-41D]', 'SEK'],
    ['[$$-C09]#,##0.00', 'AUD'],
  ])('resolve dollars and crowns by the number format %s', async (format, currency) => {
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const sheet = XLSX.utils.aoa_to_sheet([
        ['Date', 'Text', 'Amount'],
        ['2026-01-09', 'VIAPLAY', -99],
        ['2026-01-12', 'STORYTEL', -189],
      ]);
      for (const cell of ['C2', 'C3']) Object.assign(sheet[cell], { z: format });
      const book = XLSX.utils.book_new(sheet);
      const parsed = await read(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
      expect([...new Set(parsed.transactions.map((line) => line.currency))]).toEqual([currency]);
    }
  });

  it('find the booked amount by the currency below its name, next to a foreign price', async () => {
    const parsed = await readPdf([
      ...table([40, 100, 290, 340, 400, 'r530'], 60, [
        ['Datum', 'Angabe des Unternehmens /', 'Wahrung', 'Betrag', 'Kurs', 'Betrag in'],
        ['Beleg', 'Verwendungszweck', '', 'Fremdw.', '', 'EUR'],
        ['02.04.26', 'ROSSMANN BERLIN', '', '', '', '26,98 -'],
        ['07.04.26', 'EINZAHLUNG', '', '', '', '812,00 +'],
        ['09.04.26', 'GITHUB, INC.', 'USD', '4,00', '1,0832', '3,69 -'],
      ]),
    ]);
    expect(lines(parsed)).toEqual([
      '2026-04-02 -26.98 EUR ROSSMANN BERLIN',
      '2026-04-07 +812 EUR EINZAHLUNG',
      '2026-04-09 -3.69 EUR GITHUB, INC.',
    ]);
    expect(parsed.transactions[2]?.foreign).toEqual({ amount: 4, currency: 'USD' });
  });

  it('use the column of another currency alone as the charged amount', async () => {
    const rows = [
      ['FECHA', 'ESTABLECIMIENTO', 'PESOS', 'DOLARES'],
      ['05-May-26', 'NETFLIX.COM', '15.999,00', ''],
      ['09-May-26', 'SU PAGO EN PESOS', '412.000,00-', ''],
      ['14-May-26', 'OPENAI CHATGPT', '', '20,00'],
      ['15-May-26', 'COTO', '9.100,00', ''],
    ];
    for (const bytes of [
      pdf([{ x: 40, y: 30, text: 'Resumen de cuenta de su tarjeta' }, ...table([40, 110, 'r350', 'r450'], 60, rows)]),
      workbook([['Resumen de cuenta'], ...rows]),
    ]) {
      expect(lines(await read(bytes))).toEqual([
        '2026-05-05 -15999 ARS NETFLIX.COM',
        '2026-05-09 +412000 ARS SU PAGO EN PESOS',
        '2026-05-14 -20 USD OPENAI CHATGPT',
        '2026-05-15 -9100 ARS COTO',
      ]);
    }
  });

  it('read the currency of a format that does not quote its symbol', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Date', 'Narrative', 'Money Out'],
      ['09/03/2026', 'SPOTIFY UK', 11.99],
      ['17/03/2026', 'NETFLIX.COM', 12.99],
    ]);
    for (const cell of ['C2', 'C3']) Object.assign(sheet[cell], { z: '£#,##0.00' });
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(await read(bytes)).toMatchObject({ currency: 'GBP', currency_printed: true });
  });

  it('read a payee, its text and its amount below names of an unusual kind, and the currency above a column', async () => {
    const shown = await readSheet([
      ['When', 'Who', 'What', 'How much'],
      ['5 January 2026', 'NETFLIX.COM', 'Card payment', '-£12.99'],
      ['6 January 2026', 'WEAVER SALARY', 'Payment', '+£2,310.00'],
    ]);
    expect(lines(shown)[0]).toMatch(/-12\.99 GBP NETFLIX\.COM/);
    const bytes = csv(`Account Type,Transaction Date,Description 1,CAD$,USD$
      MasterCard,2/16/2026,NETFLIX.COM,-20.99,
      MasterCard,2/18/2026,OPENAI,,-20.00
      MasterCard,2/20/2026,PAYMENT - THANK YOU,1200.00,`);
    expect(lines(await read(bytes)).map((line) => line.slice(0, 21))).toEqual([
      '2026-02-16 -20.99 CAD',
      '2026-02-18 -20 USD OP',
      '2026-02-20 +1200 CAD ',
    ]);
  });
});
