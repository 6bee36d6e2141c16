import { describe, expect, it } from 'vitest';
import { lines, readCsv, readPage, readPdf, readSheet, table } from './testing/documents.ts';
import { isCarried } from './words/phrases.ts';

describe('a mark behind some amounts', () => {
  it('shifts their end without forming a column, not even below the name of an empty one', async () => {
    const parsed = await readPage(
      [50, 40, 'Tarih'], [50, 120, 'Aciklama'], [50, 'r400', 'Tutar TL'], [50, 'r470', 'Bonus'],
      [70, 40, '13.06.2026'], [70, 120, 'NETFLIX.COM'], [70, 'r400', '229,99'],
      [82, 40, '14.06.2026'], [82, 120, 'ODEME'], [82, 'r400', '1.250,00'], [82, 401, '+'],
      [94, 40, '15.06.2026'], [94, 120, 'MIGROS'], [94, 'r400', '810,40'],
    ); // biome-ignore format: one line of the page
    expect(lines(parsed)).toEqual([
      '2026-06-13 -229.99 TRY NETFLIX.COM',
      '2026-06-14 +1250 TRY ODEME',
      '2026-06-15 -810.4 TRY MIGROS',
    ]);
  });

  it('may stand below a name that extends further than the other amounts', async () => {
    const parsed = await readPage(
      [50, 40, 'Transaction date'], [50, 160, 'Description'], [50, 'r413', 'Amount (GBP)'],
      [70, 40, '13 Jun 2026'], [70, 160, 'NETFLIX.COM'], [70, 'r400', '10.99'],
      [82, 40, '14 Jun 2026'], [82, 160, 'PAYMENT RECEIVED'], [82, 'r400', '336.00'], [82, 403, 'CR'],
      [94, 40, '15 Jun 2026'], [94, 160, 'TESCO'], [94, 'r400', '41.20'],
      [106, 40, '16 Jun 2026'], [106, 160, 'REFUND TESCO'], [106, 'r400', '8.00'], [106, 403, 'CR'],
    ); // biome-ignore format: as above
    expect(parsed.transactions.map(({ amount, direction }) => [direction, amount])).toEqual([
      ['out', 10.99],
      ['in', 336],
      ['out', 41.2],
      ['in', 8],
    ]);
  });

  it('may stand alone below its amount', async () => {
    const parsed = await readPage(
      [50, 40, 'Umsatz vom'], [50, 100, 'Buchungsdatum'], [50, 190, 'Details'], [50, 'r400', 'Betrag EUR'],
      [70, 40, '08.04.2026'], [70, 100, '09.04.2026'], [70, 190, 'REWE'], [70, 'r400', '13,99'],
      [82, 40, '09.04.2026'], [82, 100, '10.04.2026'], [82, 190, 'Herzlichen Dank'], [82, 'r400', '392,81'],
      [91, 'r400', 'CR'],
      [103, 40, '11.04.2026'], [103, 100, '12.04.2026'], [103, 190, 'NETFLIX'], [103, 'r400', '12,99'],
    ); // biome-ignore format: as above
    expect(lines(parsed)).toEqual([
      '2026-04-08 -13.99 EUR REWE',
      '2026-04-09 +392.81 EUR Herzlichen Dank',
      '2026-04-11 -12.99 EUR NETFLIX',
    ]);
  });
});

describe('boxes and sums', () => {
  it('hold opening and closing balance and are no table head, even next to a day', async () => {
    const parsed = await readPage(
      [40, 40, 'Vorig saldo'], [40, 140, 'Nieuw saldo'], [40, 240, 'Totaal afgeschreven'], [40, 350, 'Totaal bijgeschreven'], [40, 470, 'Datum afschrift'],
      [50, 40, '100,00 +/CREDIT'], [50, 140, '350,00 +/CREDIT'], [50, 240, '50,00'], [50, 350, '300,00'], [50, 470, '31-03-2026'],
      [80, 40, 'Boekdatum'], [80, 120, 'Omschrijving'], [80, 'r400', 'Bedrag af'], [80, 'r480', 'Bedrag bij'],
      [95, 40, '02-03'], [95, 120, 'VIDEOLAND'], [95, 'r400', '50,00'],
      [107, 40, '05-03'], [107, 120, 'J. SMIT'], [107, 'r480', '300,00'],
    ); // biome-ignore format: as above
    expect(parsed.transactions.map(({ amount }) => amount)).toEqual([50, 300]);
    expect(parsed.reconciled).toBe(true);
  });

  it('may include fees and interest in the spending, and name the balance due a debt', async () => {
    const rows = [
      ['Date', 'Description', 'Amount'],
      ['13 Jun 2026', 'NETFLIX.COM', '10.99'],
      ['14 Jun 2026', 'TESCO', '39.01'],
    ];
    const withTotals = (...totals: string[][]) => readPdf(table([40, 160, 'r400'], 40, [...totals, ...rows]));
    const english = await withTotals(
      ['Balance from previous statement', '', '100.00'],
      ['Total spending, fees and interest', '', '50.00'],
      ['Your new balance', '', '150.00'],
    );
    expect(english.reconciled).toBe(true);
    const swedish = await withTotals(
      ['Ingaende skuld', '', '100.00'],
      ['Kop, uttag och avgifter', '', '50.00'],
      ['Utgaende skuld', '', '150.00'],
    );
    expect(swedish.reconciled).toBe(true);
  });

  it.each([
    ['Dönem İçi Borç Toplamı', 'Dönem İçi Alacak Toplamı'],
    ['Dönem İçi Harcamalar', 'Dönem İçi Ödemeler ve İadeler'],
    ['Totaal nieuwe uitgaven', 'Totaal ontvangen betalingen'],
    ['Suma transakcji', 'Suma spłat i zwrotów'],
    ['Köp', 'Inbetalningar'],
  ])('leave a document open where other sums of both sides disagree: %s, %s', async (out, into) => {
    const withSums = (went: string, came: string) =>
      readSheet([
        ['Önceki Bakiye', '', '100,00'],
        [out, '', went],
        [into, '', came],
        ['Dönem Borcu', '', '90,00'],
        ['Tarih', 'Açıklama', 'Tutar'],
        ['13.06.2026', 'NETFLIX.COM', '30,00'],
        ['14.06.2026', 'MIGROS', '20,00'],
        ['15.06.2026', 'ODEME', '-60,00'],
      ]);
    expect((await withSums('50,00', '60,00')).reconciled).toBe(true);
    expect((await withSums('50,00', '75,00')).reconciled).toBeNull();
  });

  it('may stand before their name, where the texts are the last column', async () => {
    const parsed = await readPage(
      [50, 40, 'DATA'], [50, 100, 'VALUTA'], [50, 'r220', 'DARE'], [50, 'r290', 'AVERE'], [50, 305, 'DESCRIZIONE'],
      [62, 40, '31.03.26'], [62, 'r290', '500,00'], [62, 305, 'SALDO INIZIALE'],
      [74, 40, '03.04.26'], [74, 100, '04.04.26'], [74, 'r220', '15,00'], [74, 305, 'BAR CENTRALE'],
      [86, 40, '05.04.26'], [86, 100, '05.04.26'], [86, 'r290', '90,00'], [86, 305, 'BONIFICO'],
      [98, 40, '07.04.26'], [98, 100, '07.04.26'], [98, 'r220', '12,99'], [98, 305, 'NETFLIX'],
      [110, 'r220', '27,99'], [110, 'r290', '90,00'], [110, 305, 'TOTALE MOVIMENTI'],
      [122, 40, '30.06.26'], [122, 'r290', '562,01'], [122, 305, 'SALDO FINALE'],
    ); // biome-ignore format: as above
    expect(parsed.transactions).toHaveLength(3);
    expect(parsed.reconciled).toBe(true);
  });
});

describe('a value carried from page to page', () => {
  it.each([
    'Önceki Sayfadan Devir',
    'Sayfa Devri',
    'Totals carried forward',
    'Übertrag auf nächste Seite',
    'Report page précédente',
    'Suma página anterior',
    'Totale a riportare',
    'Transport vorige pagina',
  ])('is no payment: %s', (text) => expect(isCarried(text)).toBe(true));

  it.each(['REPORTER BOUTIQUE', 'TRANSPORT FOR LONDON', 'NEXT PAGE BOOKS', 'CARRY ON'])(
    'is not confused with the merchant %s',
    (text) => expect(isCarried(text)).toBe(false),
  );
});

describe('text around a purchase', () => {
  it('may be a named exchange rate in every printed form', async () => {
    const parsed = await readPage(
      [50, 40, 'Datum'], [50, 120, 'Omschrijving'], [50, 'r330', 'Bedrag in vreemde valuta'], [50, 'r420', 'Bedrag'],
      [70, 40, '13-06-2026'], [70, 120, 'OPENAI CHATGPT'], [70, 'r330', '20,00 USD'], [70, 'r420', '18,67'],
      [80, 120, 'Wisselkoers USD 0.9336'],
      [95, 40, '14-06-2026'], [95, 120, 'JUMBO'], [95, 'r420', '41,10'],
      [107, 40, '15-06-2026'], [107, 120, 'NOTION'], [107, 'r420', '9,30'],
      [117, 120, 'USD 10.00 at exchange rate 0.9300'],
      [132, 40, '16-06-2026'], [132, 120, 'HEMA'], [132, 'r420', '7,30'],
    ); // biome-ignore format: as above
    expect(parsed.transactions.map(({ description }) => description)).toEqual([
      'OPENAI CHATGPT',
      'JUMBO',
      'NOTION',
      'HEMA',
    ]);
  });

  it('continues its description next to the balance of the day', async () => {
    const parsed = await readPage(
      [50, 40, 'Date'], [50, 100, 'Description'], [50, 'r400', 'Withdrawals'], [50, 'r480', 'Balance'],
      [70, 40, '2/8/2026'], [70, 100, 'SAFEWAY'], [70, 'r400', '20.00'], [70, 'r480', '980.00'],
      [85, 40, '2/9/2026'], [85, 100, 'Purchase authorized on 02/09 Google'], [85, 'r400', '13.99'],
      [95, 100, '*Youtubepremium'], [95, 'r480', '966.01'],
      [110, 40, '2/28/2026'], [110, 100, 'TARGET'], [110, 'r400', '6.01'], [110, 'r480', '960.00'],
    ); // biome-ignore format: as above
    expect(parsed.transactions[1]?.description).toMatch(/Google \*Youtubepremium$/);
  });

  it('may be a dash in a reference column, which has no direction', async () => {
    const parsed = await readCsv(`
      "Booking Date";"Partner Name";"Type";"Payment Reference";"Amount (EUR)"
      "2026-05-01";"REWE";"Presentment";"-";"-42.00"
      "2026-05-02";"NETFLIX";"Presentment";"-";"-13.99"
      "2026-05-03";"ALDI";"Presentment";"-";"-12.90"
      "2026-05-28";"Werk GmbH";"Credit Transfer";"-";"2500.00"
    `);
    expect(parsed.transactions.map(({ direction }) => direction)).toEqual(['out', 'out', 'out', 'in']);
  });

  it.each([
    ['Tarih', 'Aciklama', 'Para Birimi', 'İşlem Tutarı', 'TL Karşılığı'],
    ['Datum', 'Specifikation', 'Valuta', 'Utl. belopp', 'Belopp'],
  ])('may be its foreign price: %s, %s, %s, %s, %s', async (...head) => {
    const parsed = await readSheet([
      head,
      ['2026-06-13', 'NETFLIX.COM', 'TRY', 229.99, 229.99],
      ['2026-06-14', 'OPENAI', 'USD', 20, 842.6],
      ['2026-06-15', 'MIGROS', 'TRY', 810.4, 810.4],
    ]);
    expect(parsed.transactions.map(({ amount }) => amount)).toEqual([229.99, 842.6, 810.4]);
  });

  it('may be the booked balance, which is no second day', async () => {
    const rows = [
      ['Transaktionsdag', 'Beskrivning', 'Belopp', 'Bokfört saldo'],
      ['2026-05-01', 'STORYTEL', -179, 821],
      ['2026-05-02', 'ICA', -21, 800],
      ['2026-05-03', 'COOP', -100, 700],
    ];
    expect((await readSheet(rows)).reconciled).toBe(true);
  });
});
