import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { linesOfPage } from '#read/page-lines.ts';
import { csv, lines, type Placed, pdf, read, workbook } from '#testing/documents.ts';

/** Rows of texts below each other: a number is where a column begins, `r400` where it ends. */
const table = (columns: (number | string)[], top: number, rows: string[][], pitch = 12): Placed[] =>
  rows.flatMap((row, line) =>
    row.flatMap((text, index) => {
      const place = String(columns[index]);
      return text
        ? [{ x: Number(place.replace('r', '')), y: top + line * pitch, text, right: place.startsWith('r') }]
        : [];
    }),
  );

describe('layouts nobody had seen', () => {
  it('keep the text beside a second day that stands in brackets below the first', async () => {
    const rows = ['05', '08', '11'].flatMap((day, index) => [
      [`${day}-01`, 'BEA, Betaalpas', `${index + 3},50`],
      [`(${day}-01)`, ['Bakker Bart', 'Kruidvat', 'Podwalk'][index] as string],
      ['', `NR:4C10${index}`],
    ]);
    const reading = await read(
      pdf([
        { x: 40, y: 30, text: 'Periode 01-01-2026 t/m 31-01-2026' },
        ...table(
          [40, 110, 'r460', 'r550'],
          60,
          [['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij'], ['(rentedatum)'], ...rows],
          10,
        ),
      ]),
    );
    expect(lines(reading).map((line) => line.slice(0, 5) + line.slice(11))).toEqual([
      expect.stringContaining('Bakker Bart'),
      expect.stringContaining('Kruidvat'),
      expect.stringContaining('Podwalk'),
    ]);
  });

  it('take a currency that wrapped below its amount for its own, above and below the middle of its row', async () => {
    const reading = await read(
      pdf([
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
      ]),
    );
    expect(lines(reading)).toEqual(['2026-05-28 +1980 GBP NOMINA OLMO', '2026-05-27 -13.99 GBP NETFLIX.COM']);
  });

  it('take the code behind the number of an account for its currency', async () => {
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: '2026-01-01 - 2026-03-31 Konto 8327-9, 994 123 887-1 SEK' },
        ...table([40, 120, 'r400', 'r480'], 60, [
          ['Datum', 'Transaktion', 'Belopp', 'Saldo'],
          ['2026-01-09', 'VIAPLAY', '-179,00', '1 000,00'],
          ['2026-01-12', 'STORYTEL', '-189,00', '811,00'],
        ]),
      ]),
    );
    expect(reading).toMatchObject({ currency: 'SEK', currency_printed: true });
  });

  it.each([
    ['#,##0.00\\ [$kr.-406]', 'DKK'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['#,##0.00 [$kr-41D]', 'SEK'],
    ['[$$-C09]#,##0.00', 'AUD'],
  ])('hear from the format %s whose dollars or crowns its sign means', async (format, currency) => {
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const sheet = XLSX.utils.aoa_to_sheet([
        ['Date', 'Text', 'Amount'],
        ['2026-01-09', 'VIAPLAY', -99],
        ['2026-01-12', 'STORYTEL', -189],
      ]);
      for (const cell of ['C2', 'C3']) Object.assign(sheet[cell], { z: format });
      const book = XLSX.utils.book_new(sheet);
      const reading = await read(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
      expect([...new Set(reading.transactions.map((line) => line.currency))]).toEqual([currency]);
    }
  });

  it('take numbers below the name of a column of days for days, behind the amounts too', async () => {
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: 'Kontoutskrift i perioden 01.12.2025 - 28.02.2026' },
        ...table([40, 330, 'r450', 'r520', 530], 60, [
          ['Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokfort'],
          ['Saldo fra kontoutskrift 30.11.2025', '', '', '900,00'],
          ['Visa 04.12 Nok 149,00 TV 2 PLAY', '04.12', '149,00', '', '05.12'],
          ['Avtalegiro KLATREHALLEN', '14.01', '399,00', '', '15.01'],
          ['Lonn FJORD AS', '14.02', '', '1.000,00', '15.02'],
          ['Saldo i Deres favor', '', '', '1.352,00'],
        ]),
      ]),
    );
    expect(reading).toMatchObject({ reconciled: true, currency: 'NOK' });
    expect(reading.transactions.map(({ date }) => date)).toEqual([
      expect.stringMatching(/2025-12-0[45]/),
      expect.stringMatching(/2026-01-1[45]/),
      expect.stringMatching(/2026-02-1[45]/),
    ]);
  });

  it('take the numbers that almost all rows begin with for days, in the order that keeps them sorted', async () => {
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: '2026/01/01 a 2026/03/31' },
        ...table([40, 75, 120, 'r400', 'r470', 'r550'], 60, [
          ['', '', 'DESCRITIVO DO MOVIMENTO', 'DEBITO', 'CREDITO', 'SALDO'],
          ['', '', 'SALDO INICIAL', '', '', '100.00'],
          ['1.05', '1.05', 'COMPRA NETFLIX', '11.99', '', '88.01'],
          ['2.05', '2.05', 'COMPRA NETFLIX', '11.99', '', '76.02'],
          ['2.28', '2.28', 'TRF ORDENADO', '', '900.00', '976.02'],
          ['3.05', '3.05', 'COMPRA NETFLIX', '11.99', '', '964.03'],
        ]),
      ]),
    );
    expect(reading.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-01-05 11.99',
      '2026-02-05 11.99',
      '2026-02-28 900',
      '2026-03-05 11.99',
    ]);
  });

  it('read days written with spaces, two above each other in one cell', async () => {
    const reading = await read(
      pdf(
        table([40, 150, 300, 'r450'], 60, [
          ['Datum', 'Typ transakce', 'Popis', 'Castka'],
          ['4. 1. 2026', 'Platba kartou', 'PRAHA', '-990,00'],
          ['5. 1. 2026', 'JOGA LIPA'],
          ['14. 1. 2026', 'Platba kartou', 'BRNO', '-319,00'],
          ['15. 1. 2026', 'NETFLIX.COM'],
        ]),
      ),
    );
    expect(lines(reading).map((line) => line.slice(0, 15))).toEqual(['2026-01-04 -990', '2026-01-14 -319']);
  });

  it('know an amount by the currency below its name, beside a price abroad', async () => {
    const reading = await read(
      pdf([
        ...table([40, 100, 290, 340, 400, 'r530'], 60, [
          ['Datum', 'Angabe des Unternehmens /', 'Wahrung', 'Betrag', 'Kurs', 'Betrag in'],
          ['Beleg', 'Verwendungszweck', '', 'Fremdw.', '', 'EUR'],
          ['02.04.26', 'ROSSMANN BERLIN', '', '', '', '26,98 -'],
          ['07.04.26', 'EINZAHLUNG', '', '', '', '812,00 +'],
          ['09.04.26', 'GITHUB, INC.', 'USD', '4,00', '1,0832', '3,69 -'],
        ]),
      ]),
    );
    expect(lines(reading)).toEqual([
      '2026-04-02 -26.98 EUR ROSSMANN BERLIN',
      '2026-04-07 +812 EUR EINZAHLUNG',
      '2026-04-09 -3.69 EUR GITHUB, INC.',
    ]);
    expect(reading.transactions[2]?.foreign).toEqual({ amount: 4, currency: 'USD' });
  });

  it('take what stands in the column of another currency alone for charged in it', async () => {
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

  it.each([
    ['Neuer Saldo zu unseren Gunsten', '26.03.2026'],
    ['SALDO FINALE A VOSTRO CREDITO', '31.03.2026'],
    ['Saldo i Deres favor', '31.03.2026'],
  ])('take %s for a balance, whoever it favours', async (label, day) => {
    const reading = await read(
      pdf(
        table([40, 130, 'r480'], 60, [
          ['Datum', 'Beschreibung', 'Betrag CHF'],
          ['06.03.2026', 'NETFLIX.COM', '20.90'],
          ['09.03.2026', 'DISNEY PLUS', '12.90'],
          [day, label, '33.80'],
        ]),
      ),
    );
    expect(reading.transactions).toHaveLength(2);
  });

  it('read the currency of a format that does not quote its sign', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Date', 'Narrative', 'Money Out'],
      ['09/03/2026', 'SPOTIFY UK', 11.99],
      ['17/03/2026', 'NETFLIX.COM', 12.99],
    ]);
    for (const cell of ['C2', 'C3']) Object.assign(sheet[cell], { z: '£#,##0.00' });
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(await read(bytes)).toMatchObject({ currency: 'GBP', currency_printed: true });
  });

  it('find the days where rows begin with a reference and the head does not say days', async () => {
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: 'Statement closing date 08/31/2026' },
        ...table([40, 130, 170, 215, 'r560'], 60, [
          ['Reference', 'Trans', 'Post', 'Description of Transaction', 'Charges'],
          ['2401X9BT', '08/05', '08/06', 'NETFLIX.COM CA', '$17.99'],
          ['2402X4KQ', '08/09', '08/10', 'PARAMOUNT+', '$12.99'],
          ['2403XWZ1', '08/12', '08/13', 'SAFEWAY #1290', '$88.10'],
        ]),
      ]),
    );
    expect(reading.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-08-05 17.99',
      '2026-08-09 12.99',
      '2026-08-12 88.1',
    ]);
  });

  it('keep amounts between two days, below heads that call the texts by a word nobody told us', async () => {
    const reading = await read(
      pdf(
        table([50, 100, 'r360', 'r430', 445, 'r555'], 60, [
          ['Date', 'Flarnik', 'Credit', 'Debit', 'Valeur', 'Solde'],
          ['02.01.26', 'LOYER REGIE DU LAC', '', '178.00', '02.01.26', '1 622.00'],
          ['05.01.26', 'LE TEMPS SA', '', '29.00', '05.01.26', '1 593.00'],
          ['25.01.26', 'SALAIRE', '5 890.00', '', '25.01.26', '7 483.00'],
        ]),
      ),
    );
    expect(lines(reading).map((line) => line.slice(0, 16))).toEqual([
      '2026-01-02 -178 ',
      '2026-01-05 -29 T',
      '2026-01-25 +5890',
    ]);
  });

  it.each(['-', '.', '/'])('read days that begin with a year of two digits, parted by %s', async (mark) => {
    const rows = ['26 02 27', '26 02 28', '26 03 06', '26 03 12'].map((day, index) => [
      day.replaceAll(' ', mark),
      `NETFLIX ${index}`,
      `${149 + index},00`,
    ]);
    const reading = await read(pdf(table([45, 120, 'r450'], 60, [['Datum', 'Specifikation', 'Belopp SEK'], ...rows])));
    expect(reading.transactions.map(({ date }) => date)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-06',
      '2026-03-12',
    ]);
  });

  it('go on reading years of two digits behind the month', async () => {
    const rows = ['26.02.25', '27.02.25', '03.03.25'].map((day) => [day, 'NETFLIX', '13,99']);
    const reading = await read(pdf(table([45, 120, 'r450'], 60, [['Datum', 'Text', 'Betrag EUR'], ...rows])));
    expect(reading.transactions.map(({ date }) => date)).toEqual(['2025-02-26', '2025-02-27', '2025-03-03']);
  });

  it('take a last line without a day for a sum where every row prints its own', async () => {
    const rows = [
      ['Datum', 'Text', 'Betrag EUR'],
      ['26.02.2026', 'NETFLIX', '13,99'],
      ['26.02.2026', 'SPOTIFY', '12,99'],
      ['27.02.2026', 'REWE', '50,00'],
    ];
    const withLast = (last: string[]) => read(pdf(table([45, 120, 'r450'], 60, [...rows, last])));
    expect((await withLast(['', 'Flarnik betalo', '76,98'])).transactions).toHaveLength(3);
    expect((await withLast(['', 'Auslandsentgelt', '1,20'])).transactions).toHaveLength(4);
  });

  it('know a day that one cell says of several rows of a page of the web', async () => {
    const html = `<table><tr><th>Data mov.</th><th>Descrição</th><th>Montante</th><th>Saldo</th></tr>
      <tr><td rowspan=2>02-01-2026</td><td>CASA</td><td>-388,00 EUR</td><td>612,00 EUR</td></tr>
      <tr><td>CP COMBOIOS</td><td>-10,00 EUR</td><td>602,00 EUR</td></tr>
      <tr><td>08-01-2026</td><td>GALP</td><td>-61,00 EUR</td><td>541,00 EUR</td></tr></table>`;
    expect(lines(await read(Buffer.from(html)))).toEqual([
      '2026-01-02 -388 EUR CASA',
      '2026-01-02 -10 EUR CP COMBOIOS',
      '2026-01-08 -61 EUR GALP',
    ]);
  });

  it('know from the sum above a group which way its money went', async () => {
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: 'Extrato 01 JAN 2026 a 31 JAN 2026 VALORES EM R$' },
        ...table([40, 130, 'r550'], 60, [
          ['03 JAN 2026', 'Total de saidas', '- 88,68'],
          ['', 'UBER TRIP', '44,59'],
          ['', 'CINEMARK', '44,09'],
          ['05 JAN 2026', 'Total de entradas', '+ 900,00'],
          ['', 'USINA VERDE SA', '900,00'],
          ['', 'Total de saidas', '- 72,03'],
          ['', 'LANCHE BOM', '72,03'],
        ]),
      ]),
    );
    expect(lines(reading)).toEqual([
      '2026-01-03 -44.59 BRL UBER TRIP',
      '2026-01-03 -44.09 BRL CINEMARK',
      '2026-01-05 +900 BRL USINA VERDE SA',
      '2026-01-05 -72.03 BRL LANCHE BOM',
    ]);
  });

  it('read a day whose weekday stands before it, in rows whose texts have a line above and one below it', async () => {
    const rows = ['Fri 2 Jan', 'Sat 3 Jan', 'Sun 4 Jan'].flatMap((day, index) => [
      ['', ['AVIVA', 'NETFLIX.COM', 'GREGGS'][index] as string],
      [day, '', '£12.99', '£600.00'],
      ['', 'YORK Card ending 4412'],
    ]);
    const reading = await read(
      pdf([
        { x: 40, y: 20, text: '1 Jan 2026 to 31 Jan 2026' },
        ...table([40, 130, 'r400', 'r500'], 40, [['Date', 'Description', 'Money out', 'Balance']]),
        ...rows.flatMap((row, line) =>
          table([40, 130, 'r400', 'r500'], 60 + line * 6 + Math.floor(line / 3) * 8, [row]),
        ),
      ]),
    );
    expect(reading.transactions.map(({ date, description }) => `${date} ${description.slice(0, 6)}`)).toEqual([
      '2026-01-02 AVIVA',
      '2026-01-03 NETFLI',
      '2026-01-04 GREGGS',
    ]);
  });

  it.each([',', ''])('put cents that are set small above the line (13%s99) on the line of their amount', (mark) => {
    const run = (text: string, x0: number, x1: number, y: number, height: number) => ({ text, x0, x1, y, height });
    const page = linesOfPage(1, [
      run('02-03-2026', 40, 90, 100, 12),
      run('Netflix', 120, 160, 100, 12),
      run('- €13', 480, 510, 100, 12),
      run(`${mark}99`, 510, 520, 94, 8),
      run('Betaling', 120, 150, 112, 9),
    ]);
    expect(page.map(({ text }) => text)).toEqual([expect.stringMatching(/€13[.,]99$/), 'Betaling']);
  });

  it('take a column of money beside the only one of a side for the other side', async () => {
    const reading = await read(
      workbook([
        ['Dato', 'Beskrivelse', 'Flarnik', 'Ut'],
        ['12.02.2026', 'HAVFISK AS', 31220, null],
        ['13.02.2026', 'NETFLIX.COM', null, 129],
        ['14.02.2026', 'FABEL LYDBOK', null, 189],
      ]),
    );
    expect(lines(reading).map((line) => line.slice(0, 17))).toEqual([
      '2026-02-12 +31220',
      '2026-02-13 -129 T',
      '2026-02-14 -189 T',
    ]);
  });

  it('know sides named below what lies over both of them in a sheet', async () => {
    const reading = await read(
      workbook([
        ['Data', 'Descrizione', 'Importo', null, 'Saldo'],
        [null, null, 'Dare', 'Avere', null],
        ['27/02/2026', 'STIPENDIO', null, 1610, 2600],
        ['28/02/2026', 'NETFLIX.COM', 13.99, null, 2586.01],
      ]),
    );
    expect(lines(reading).map((line) => line.slice(0, 17))).toEqual(['2026-02-27 +1610 ', '2026-02-28 -13.99']);
  });

  it('hear who, what and how much, and whose dollars stand above a column', async () => {
    const shown = await read(
      workbook([
        ['When', 'Who', 'What', 'How much'],
        ['5 January 2026', 'NETFLIX.COM', 'Card payment', '-£12.99'],
        ['6 January 2026', 'WEAVER SALARY', 'Payment', '+£2,310.00'],
      ]),
    );
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
