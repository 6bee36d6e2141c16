import { describe, expect, it } from 'vitest';
import { csv, lines, parseDocument, pdf, placed, read, readSheet, type Text, workbook } from './testing/documents.ts';

const page = (...texts: Text[]) => pdf(placed(texts));
const priced = async (bytes: Buffer) =>
  (await read(bytes)).transactions.map(({ amount, currency, foreign, description }) => [
    description,
    `${amount} ${currency}`,
    foreign && `${foreign.amount} ${foreign.currency}`,
  ]);

describe('foreign prices', () => {
  const both = [['OPENAI', '802.4 TRY', '20 USD'], ['MIGROS', '502.4 TRY', undefined], ['SPOR', '99 TRY', undefined]]; // biome-ignore format: one line

  it.each(['Döviz', 'Orijinal Tutar', 'İşlem Tutarı', 'Fremdwährung', 'Montant en devise', 'Whatever', ''])(
    'are recognised by the content of their column, named "%s"',
    async (head) => {
      const rows = [
        ['Tarih', 'Açıklama', head, 'Tutar(TL)'],
        ['15.01.2026', 'OPENAI', '20,00 USD', '-802,40'],
        ['16.01.2026', 'MIGROS', '', '-502,40'],
        ['17.01.2026', 'SPOR', '', '-99,00'],
      ];
      expect(await priced(workbook(rows))).toEqual(both);
    },
  );

  it('are recognised next to the booked amount where both columns are named amount', async () => {
    const rows = [
      ['Tarih', 'Açıklama', 'İşlem Tutarı', 'Tutar'],
      ['15.01.2026', 'OPENAI', '20,00 USD', '802,40'],
      ['16.01.2026', 'MIGROS', '502,40 TL', '502,40'],
      ['17.01.2026', 'SPOR', '99,00 TL', '99,00'],
    ];
    expect(await priced(workbook(rows))).toEqual(both);
    const texts = rows.flatMap(([day = '', text = '', price = '', amount = ''], index): Text[] => {
      const y = 60 + index * 12;
      return [[y, 40, day], [y, 120, text], [y, 'r400', price], [y, 'r500', amount]]; // biome-ignore format: one line
    });
    expect(await priced(page(...texts))).toEqual(both);
  });

  it('are recognised on a page below a column of currencies', async () => {
    const found = await priced(
      page(
        [60, 40, 'Tarih'], [60, 120, 'Aciklama'], [60, 'r400', 'Doviz'], [60, 'r500', 'Tutar(TL)'],
        [75, 40, '15.01.2026'], [75, 120, 'OPENAI'], [75, 'r400', '20,00 USD'], [75, 'r500', '-802,40'],
        [87, 40, '16.01.2026'], [87, 120, 'MIGROS'], [87, 'r500', '-502,40'],
        [99, 40, '17.01.2026'], [99, 120, 'SPOR'], [99, 'r500', '-99,00'],
      ),
    ); // biome-ignore format: one line of the page
    expect(found).toEqual(both);
  });

  it('may have the name of their currency below', async () => {
    const found = await priced(
      page(
        [50, 40, 'Date'], [50, 100, 'Description'], [50, 'r400', 'Foreign Spend'], [50, 'r500', 'Amount'],
        [70, 40, '01/15/26'], [70, 100, 'SPOTIFY'], [70, 'r400', '24.99'], [70, 'r500', '$27.09'],
        [80, 100, 'DIGITAL GOODS'], [80, 'r400', 'European Union Euro'],
        [95, 40, '01/16/26'], [95, 100, 'NETFLIX'], [95, 'r500', '$15.49'],
        [110, 40, '01/18/26'], [110, 100, 'VIAPLAY'], [110, 'r400', '129.00'], [110, 'r500', '$12.39'],
        [120, 'r400', 'Swedish Krona'],
      ),
    ); // biome-ignore format: as above
    expect(found).toEqual([
      ['SPOTIFY DIGITAL GOODS', '27.09 USD', '24.99 EUR'],
      ['NETFLIX', '15.49 USD', undefined],
      ['VIAPLAY', '12.39 USD', '129 SEK'],
    ]);
  });

  it('may have it above, with the rate behind', async () => {
    const found = await priced(
      page(
        [60, 40, 'Date'], [60, 120, 'Description'], [60, 'r500', '$ Amount'],
        [75, 40, '01/15'], [75, 120, 'SPOTIFY STOCKHOLM'], [75, 'r500', '27.09'],
        [85, 120, '01/15 EURO'],
        [95, 120, '24.99 X 1.084033613 (EXCHG RATE)'],
        [105, 40, '01/16'], [105, 120, 'NETFLIX.COM'], [105, 'r500', '15.49'],
        [115, 40, '01/18'], [115, 120, 'VIAPLAY'], [115, 'r500', '12.39'],
        [125, 120, '24.99'],
        [135, 120, 'EURO'],
        [145, 120, 'X 1.0842 (EXCHG RATE)'],
      ),
    ); // biome-ignore format: as above
    expect(found).toEqual([
      ['SPOTIFY STOCKHOLM', '27.09 USD', '24.99 EUR'],
      ['NETFLIX.COM', '15.49 USD', undefined],
      ['VIAPLAY', '12.39 USD', '24.99 EUR'],
    ]);
  });
});

describe('a foreign price beside a row is read', () => {
  /** Merchant, booked amount, price as printed, price. */
  const priced: [merchant: string, booked: string, printed: string, price: string][] = [
    ['NETFLIX.COM', '341,76', '9,99 USD', '9.99 USD'],
    ['OPENAI', '684,20', 'USD 20.00 @ 34.21', '20 USD'],
    ['FIGMA', '410,52', '12,00 USD Kur 34,21', '12 USD'],
    ['ORLAU VERLAG', '389,03', 'EUR 10,50 Wechselkurs: 37,0504', '10.5 EUR'],
    ['CUADERNO NORTE', '185,25', '(5,00 EUR)', '5 EUR'],
    ['HARBOUR WEEKLY', '347,20', 'GBP 8,00 x 43,4000', '8 GBP'],
    ['STUDIO BELLAVIA', '266,76', 'İşlem Tutarı: 7,20 EUR', '7.2 EUR'],
    ['RIVISTA ONDA', '592,80', 'EUR 16,00 (1 EUR = 37,05 TL)', '16 EUR'],
  ];
  const own: [merchant: string, booked: string][] = [['MIGROS', '502,40'], ['SPOR', '99,00'], ['ECZANE', '87,15'], ['BERBER', '250,00']]; // biome-ignore format: one line
  const head = ['Tarih', 'Açıklama', 'Tutar(TL)'];
  /** The number and the currency of a printed price. */
  const split = (price: string) => [/\d+[.,]\d\d/, /[A-Z]{3}/].map((part) => part.exec(price)?.[0] ?? '');
  const layoutRows: Record<string, { head: string[]; row: (day: string, name: string, amount: string, price: string) => string[][] }> = {
    'in the text': { head, row: (day, name, amount, price) => [[day, `${name} ${price}`.trim(), amount]] },
    'in a column before the amount': { head: ['Tarih', 'Açıklama', 'Döviz', 'Tutar(TL)'], row: (day, name, amount, price) => [[day, name, price, amount]] },
    'in a column behind the amount': { head: [...head, ''], row: (day, name, amount, price) => [[day, name, amount, price]] },
    'below the text': { head, row: (day, name, amount, price) => [[day, name, amount], ...(price ? [['', price, '']] : [])] },
    'below the text of a document without a currency': { head: ['Tarih', 'Açıklama', 'Tutar'], row: (day, name, amount, price) => [[day, name, amount], ...(price ? [['', price, '']] : [])] },
    'in two columns before the amount': { head: ['Tarih', 'Açıklama', 'Orijinal Tutar', 'Para Birimi', 'Tutar(TL)'], row: (day, name, amount, price) => [[day, name, ...split(price), amount]] },
    'in two columns, its currency first': { head: ['Datum', 'Text', 'Ursprungswährung', 'Ursprungsbetrag', 'Betrag in TRY'], row: (day, name, amount, price) => [[day, name, ...split(price).reverse(), amount]] },
    'in two columns behind the amount and its currency': { head: ['Datum', 'Text', 'Betrag', 'Währung', 'Originalbetrag', 'Originalwährung'], row: (day, name, amount, price) => [[day, name, amount, 'TRY', ...split(price)]] },
    'in two columns behind them, in English': { head: ['Date', 'Details', 'Amount', 'Currency', 'Original amount', 'Original currency'], row: (day, name, amount, price) => [[day, name, amount, 'TRY', ...split(price)]] },
  }; // biome-ignore format: a table
  const formats: Record<string, (rows: string[][]) => [bytes: Buffer, fileName: string]> = {
    pdf: (rows) => {
      const wide = [40, 100, 'r265', 'r350', 'r440', 'r540'];
      const x = (rows[0]?.length ?? 0) > 4 ? wide : rows[0]?.length === 3 ? [40, 120, 'r520'] : rows[0]?.at(-1) === '' ? [40, 120, 'r380', 390] : [40, 120, 'r420', 'r520'];
      const texts = rows.flatMap((cells, index) => cells.flatMap((cell, at): Text[] => (cell ? [[60 + index * 12, x[at] as string | number, cell]] : [])));
      return [page(...texts), 'ekstre.pdf'];
    },
    xlsx: (rows) => [workbook(rows), 'ekstre.xlsx'],
    csv: (rows) => [csv(rows.map((cells) => cells.join(';')).join('\n')), 'ekstre.csv'],
    html: (rows) => [
      Buffer.from(`<table>${rows.map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`).join('')}</table>`),
      'ekstre.xls',
    ],
  }; // biome-ignore format: a table
  const all = [...priced, ...own.map(([name, booked]) => [name, booked, '', ''] as const)];

  const placesInFormats = Object.keys(layoutRows).flatMap((place) =>
    Object.keys(formats).map((format) => [place, format] as const),
  );
  it.each(placesInFormats)('%s, as %s', async (place, format) => {
    const { head: names, row } = layoutRows[place] as (typeof layoutRows)[string];
    const rows = all.flatMap(([name, booked, printed], at) => row(`${String(at + 10)}.01.2026`, name, booked, printed));
    const [bytes, fileName] = (formats[format] as (typeof formats)[string])([names, ...rows]);
    const { transactions } = await parseDocument(bytes, { fileName });
    expect(
      transactions.map(({ amount, currency, foreign }) => [
        amount,
        currency,
        foreign && `${foreign.amount} ${foreign.currency}`,
      ]),
    ).toEqual(all.map(([, booked, , price]) => [Number(booked.replace(',', '.')), 'TRY', price || undefined]));
    const isSameName = ({ description }: { description: string }, at: number) => description === all[at]?.[0];
    expect(transactions.filter((found, at) => !isSameName(found, at) && format !== 'pdf')).toEqual([]);
  });
});

describe('one column for both sides', () => {
  it.each(['Borç(-)/Alacak(+)', 'Borç (-) / Alacak (+)', 'Borç/Alacak', 'Soll(-)/Haben(+)'])(
    'is split by its signs, named "%s"',
    async (head) => {
      const rows = [
        ['Tarih', 'Açıklama', head, 'Bakiye'],
        ['15.01.2026', 'KIRA', '-802,40', '1.000,00'],
        ['16.01.2026', 'MAAS', '502,40', '1.502,40'],
      ];
      const parsed = await readSheet(rows);
      expect(lines(parsed)).toEqual(['2026-01-15 -802.4 TRY KIRA', '2026-01-16 +502.4 TRY MAAS']);
      expect(parsed.reconciled).toBe(true);
    },
  );
});
