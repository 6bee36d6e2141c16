import { describe, expect, it } from 'vitest';
import { readTable } from '#testing/documents.ts';

type Line = [string, string] | [string, string, string];

/** A label with its amount, or a row of the table. */
const document = (lines: Line[]) =>
  readTable(
    [40, 120, 'r500'],
    lines.map(([label, ...rest]) => (rest.length === 1 ? [label, '', ...rest] : [label, ...rest])),
    { currency: 'TRY' },
  );

const reconcile = async (lines: Line[]) => {
  const { reconciled, missing_amount } = await document(lines);
  return reconciled === false ? missing_amount : reconciled;
};

const head: Line = ['Tarih', 'Aciklama', 'Tutar (TL)'];
const first: Line[] = [['05.10.2026', 'NETFLIX.COM', '-229,99'], ['09.10.2026', 'MIGROS', '-70,01']]; // biome-ignore format: one list
const second: Line[] = [['12.10.2026', 'SPOTIFY', '-60,00'], ['15.10.2026', 'SHELL', '-40,00']]; // biome-ignore format: one list

/** Two accounts in one document, each with its rows and its opening and closing balance. */
const accounts = (opening: [string, string], closing: [string, string], rows: [Line[], Line[]]): Line[] =>
  [0, 1].flatMap((n): Line[] => [
    ['Vadesiz Hesap', n === 0 ? 'TR11 0001 0000 0000 0000 0000 01' : 'TR22 0001 0000 0000 0000 0000 02'],
    ['Acilis Bakiyesi', opening[n] ?? ''],
    head,
    ...(rows[n] ?? []),
    ['Kapanis Bakiyesi', closing[n] ?? ''],
  ]);

describe('a document of two accounts', () => {
  it.each([
    ['that began with different balances', ['1.000,00', '850,00'], ['700,00', '750,00']],
    ['that began with the same balance', ['1.000,00', '1.000,00'], ['700,00', '900,00']],
  ] as [string, [string, string], [string, string]][])(
    'is reconciled where both agree, %s, and shows what one lacks',
    async (_, opening, closing) => {
      expect(await reconcile(accounts(opening, closing, [first, second]))).toBe(true);
      expect(await reconcile(accounts(opening, closing, [first.slice(1), second]))).toBe(229.99);
    },
  );

  it('is not reconciled because only one of them agrees', async () => {
    expect(await reconcile(accounts(['1.000,00', '850,00'], ['700,00', '750,00'], [first, []]))).toBeNull();
    expect(await reconcile(accounts(['1.000,00', '1.000,00'], ['700,00', '900,00'], [[], second]))).toBeNull();
  });

  it('is not reconciled because only the one with a known name for its closing balance agrees', async () => {
    const even: Line[] = [['12.10.2026', 'SPOTIFY', '-60,00'], ['15.10.2026', 'SPOTIFY IADE', '60,00']]; // biome-ignore format: one list
    for (const rows of [even, second]) {
      const lines = accounts(['1.000,00', '850,00'], ['700,00', ''], [first, rows]);
      expect(await reconcile([...lines.slice(0, -1), ['Simdi elinizde', '850,00']])).toBeNull();
    }
  });

  it('is not reconciled because the balance due of one of its cards agrees', async () => {
    const spent = (rows: Line[]) => rows.map(([day, text, amount]): Line => [day, text, (amount ?? '').slice(1)]);
    const cards = (rows: Line[]): Line[] => [
      ['Kredi Karti Ekstresi', ''],
      ['Kart No: 5400 12** **** 3107', ''],
      ['Donem Borcu', '300,00'],
      head,
      ...spent(first),
      ['Kart No: 5400 12** **** 8871', ''],
      ['Donem Borcu', '100,00'],
      head,
      ...spent(rows),
    ];
    const all: Line = ['Toplam Borc', '400,00'];
    expect(await reconcile(cards(second))).toBe(true);
    expect(await reconcile([...cards(second), all])).toBe(true);
    expect(await reconcile(cards([]))).toBeNull();
  });

  it('may include the payment of the last bill', async () => {
    const paid: Line = ['20.10.2026', 'ODEMENIZ ICIN TESEKKUR EDERIZ', '-1.500,00'];
    const bought = first.map(([day, text, amount]): Line => [day, text, (amount ?? '').slice(1)]);
    const card = (due: string): Line[] => [['Kredi Karti Ekstresi', ''], ['Donem Borcu', due], head, ...bought, paid];
    expect(await reconcile(card('300,00'))).toBe(true);
    expect(await reconcile(card('310,00'))).toBeNull();
  });
});

describe('a card whose summary lists other charges separately', () => {
  const card = (label: string, rows: Line[], due: string): Line[] => [
    ['Kredi Karti Ekstresi', ''],
    ['Onceki Donem Borcu', '1.000,00'],
    [label, '80,25'],
    ['Donem Borcu', due],
    head,
    ...rows,
  ];
  const bought: Line[] = [['05.10.2026', 'NETFLIX.COM', '229,99'], ['09.10.2026', 'MIGROS', '70,01']]; // biome-ignore format: one list

  it.each(['Faiz ve Ucretler', 'Donem Faizi', 'Faiz, KKDF ve BSMV', 'Kart Aidati', 'Ucretler'])(
    'includes them, and is left open if there may be a row: %s',
    async (label) => {
      expect(await reconcile(card(label, bought, '1.380,25'))).toBeNull();
      expect(await reconcile(card(label, bought, '1.390,25'))).toBe(10);
      expect(await reconcile(card(label, [...bought, ['20.10.2026', label, '80,25']], '1.380,25'))).toBe(true);
    },
  );

  it('shows no missing amount where the spending excludes them', async () => {
    const spent = (sum: string): Line[] => [
      ['Kredi Karti Ekstresi', ''],
      ['Toplam Harcama', sum],
      head,
      ...bought,
      ['20.10.2026', 'KART AIDATI', '350,00'],
    ];
    expect(await reconcile(spent('300,00'))).toBeNull();
    expect(await document(spent('310,00'))).toMatchObject({ reconciled: false });
  });

  it('may have a credit balance', async () => {
    const paid: Line[] = [...bought, ['20.10.2026', 'ODEMENIZ ICIN TESEKKUR EDERIZ', '-1.500,00']];
    for (const due of ['200,00 (Alacak)', '-200,00', '200,00 A'])
      expect(await reconcile([['Kredi Karti Ekstresi', ''], ['Onceki Donem Borcu', '1.000,00'], ['Donem Borcu', due], head, ...paid]), due).toBe(true); // biome-ignore format: one document
  });
});
