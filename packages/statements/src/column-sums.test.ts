import { describe, expect, it } from 'vitest';
import { csv, pdf, read, readCsv, readPdf, readSheet, readTable, table, workbook } from '#testing/documents.ts';

const head = ['Tarih', 'Aciklama', 'Tutar'];
const rows = [
  ['03.03.2026', 'NETFLIX.COM', '229,99'],
  ['05.03.2026', 'SPOTIFY', '60,00'],
  ['12.03.2026', 'MIGROS', '40,00'],
];

/** The same rows in each format, with lines below them. */
const formats: [string, (below: string[][]) => Buffer][] = [
  ['PDF', (below) => pdf(table([45, 120, 'r450'], 60, [head, ...rows, ...below]))],
  ['PDF, amounts to the left', (below) => pdf(table([45, 120, 400], 60, [head, ...rows, ...below]))],
  ['XLSX', (below) => workbook([head, ...rows, ...below])],
  ['CSV', (below) => csv([head, ...rows, ...below].map((cells) => cells.join(';')).join('\n'))],
];

describe.each(formats)('a sum below a single amount column (%s)', (_, document) => {
  it.each(['TOPLAM', 'Genel Toplam:', 'Toplam (TL)', 'Total', 'Summe', 'Totaal', 'Totale', 'SUMA'])(
    'with the name %s proves the rows, and shows the missing amount',
    async (name) => {
      const whole = await read(document([['', name, '329,99']]));
      expect(whole).toMatchObject({ reconciled: true, transactions: { length: 3 } });
      expect(await read(document([['', name, '429,99']]))).toMatchObject({ reconciled: false, missing_amount: 100 });
    },
  );

  it('that is right shows no error where it stands above other rows', async () => {
    expect(
      (
        await read(
          document([
            ['', 'TOPLAM', '329,99'],
            ['20.03.2026', 'BIM', '12,50'],
          ]),
        )
      ).reconciled,
    ).toBeNull();
  });

  describe('of each section', () => {
    const inParts = (first: string, second: string, ...whole: string[]) =>
      read(
        document([
          ['', 'TOPLAM', first],
          ['20.03.2026', 'BIM', '12,50'],
          ['21.03.2026', 'STEAM', '20,00'],
          ['', 'TOPLAM', second],
          ...whole.map((sum) => ['', 'GENEL TOPLAM', sum]),
        ]),
      );

    it('proves the rows, with or without the sum of both', async () => {
      expect((await inParts('329,99', '32,50')).reconciled).toBe(true);
      expect((await inParts('329,99', '32,50', '362,49')).reconciled).toBe(true);
    });

    it('shows what one section lacks where the others agree', async () => {
      expect(await inParts('329,99', '82,50')).toMatchObject({ reconciled: false, missing_amount: 50 });
      expect(await inParts('329,99', '82,50', '412,49')).toMatchObject({ reconciled: false, missing_amount: 50 });
      expect(await inParts('379,99', '32,50', '412,49')).toMatchObject({ reconciled: false, missing_amount: 50 });
    });

    it('may include all earlier sections', async () => {
      expect((await inParts('329,99', '362,49')).reconciled).toBe(true);
      expect(await inParts('329,99', '382,49')).toMatchObject({ reconciled: false, missing_amount: 20 });
    });

    it('proves nothing where several disagree', async () => {
      expect((await inParts('379,99', '82,50')).reconciled).toBeNull();
    });
  });

  it('is ignored below a title of points', async () => {
    const below = [
      ['', 'Kazanilan puanlar', ''],
      ['', 'TOPLAM', '57,60'],
    ];
    const whole = await read(document(below));
    expect(whole).toMatchObject({ reconciled: null, transactions: { length: 3 } });
    expect(whole.transactions.map(({ description }) => description)).toContain('MIGROS');
  });

  it('leaves open what a limit, a part or a sum of something else prints', async () => {
    for (const name of ['Toplam limit', 'Ara toplam', 'Toplam puan', 'TOTAL ACCESS', 'Toplam 3 taksit'])
      expect((await read(document([['', name, '429,99']]))).reconciled, name).toBeNull();
    const hasGap = [
      ['', 'Kart limiti', '10.000,00'],
      ['', 'TOPLAM', '100,00'],
    ];
    expect((await read(document(hasGap))).reconciled).toBeNull();
  });
});

describe('a sum below a column of incoming and outgoing amounts', () => {
  const both = (amounts: string[], sum: string) =>
    readTable(
      [45, 120, 'r450'],
      [
        head,
        ...amounts.map((amount, index) => [
          `0${index + 2}.03.2026`,
          ['NETFLIX.COM', 'MIGROS', 'MAAS ODEMESI'][index] ?? '',
          amount,
        ]),
        ['', 'TOPLAM', sum],
      ],
    );

  it('is their difference', async () => {
    expect(await both(['-100,00', '-50,00', '400,00'], '250,00')).toMatchObject({ reconciled: true });
    expect(await both(['-100,00', '-50,00', '400,00'], '230,00')).toMatchObject({
      reconciled: false,
      missing_amount: 20,
    });
  });

  it('proves nothing where it was never calculated, or where fractions of cents are rounded', async () => {
    const sheet = (amounts: number[], sum: number) =>
      readSheet([head, ...amounts.map((amount) => ['03.03.2026', 'NETFLIX.COM', amount]), ['', 'TOPLAM', sum]]);
    expect((await sheet([100, 50.5], 150.5)).reconciled).toBe(true);
    expect((await sheet([100, 50], 150)).reconciled).toBe(true);
    expect((await sheet([100, 50.5], 0)).reconciled).toBeNull();
    expect((await sheet([10.004, 10.004, 10.004], 30.01)).reconciled).toBeNull();
  });

  it('may stand next to that of the other side, which is empty', async () => {
    const sides = (sum: string) =>
      readCsv(
        `Tarih;Aciklama;Borc;Alacak\n${rows.map((cells) => `${cells.join(';')};`).join('\n')}\n;TOPLAM;${sum};0,00`,
      );
    expect((await sides('329,99')).reconciled).toBe(true);
    expect(await sides('330,99')).toMatchObject({ reconciled: false, missing_amount: 1 });
  });

  it.each(['150,00', '400,00', '550,00'])('proves nothing where it may be one side or both (%s)', async (sum) => {
    expect((await both(['-100,00', '-50,00', '400,00'], sum)).reconciled).toBeNull();
  });

  it('proves nothing about directions without signs', async () => {
    expect((await both(['100,00', '50,00', '400,00'], '550,00')).reconciled).toBeNull();
  });
});

describe('totals of other things than the rows', () => {
  const below = (label: string, amount: string) =>
    readPdf([
      { x: 45, y: 30, text: 'Kredi Karti Ekstresi' },
      ...table([45, 120, 'r450'], 60, [head, ...rows, ['', label, amount]]),
    ]);

  it.each(['Toplam Harcama Limiti', 'Total credit limit', 'Summe der Ausgaben im Vorjahr', 'Toplam Borc'])(
    'do not show a missing amount: %s',
    async (label) => {
      expect(await below(label, '9.000,12')).toMatchObject({ reconciled: null, transactions: { length: 3 } });
    },
  );

  it('show one where their name has no further words', async () => {
    expect(await below('Toplam Harcama', '400,00')).toMatchObject({ reconciled: false, missing_amount: 70.01 });
  });

  it('are ignored in another currency', async () => {
    const inLira = ['Tarih', 'Aciklama', 'Tutar (TL)'];
    const bytes = pdf(table([45, 120, 'r450'], 60, [inLira, ...rows, ['', 'TOPLAM USD', '138,11']]));
    expect(await read(bytes)).toMatchObject({ currency: 'TRY', reconciled: null });
  });

  it("end a page and begin the next one without being the document's totals", async () => {
    const carried = (closing: string) =>
      readPdf([
        ...table([45, 120, 'r450'], 60, [
          ['Date', 'Description', 'Amount'],
          ['', 'Opening balance', '1,000.00'],
          ['03/03/2026', 'NETFLIX.COM', '-17.99'],
          ['28/03/2026', 'TESCO', '-200.00'],
          ['', 'Balance carried forward', '782.01'],
        ]),
        ...table([45, 120, 'r450'], 60, [
          ['', 'Balance brought forward', '782.01'],
          ['', 'Closing balance', closing],
        ]).map((text) => ({ ...text, page: 2 })),
      ]);
    expect((await carried('782.01')).reconciled).toBe(true);
    expect(await carried('682.01')).toMatchObject({ reconciled: false, missing_amount: 100 });
  });
});
