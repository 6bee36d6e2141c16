import { describe, expect, it } from 'vitest';
import { csv, lines, pdf, read, readSheet, table, workbook } from '#testing/documents.ts';

const rows = [
  ['2026/10/03', 'NETFLIX', '1,490'],
  ['2026/10/08', 'SEVEN ELEVEN', '860'],
  ['2026/10/15', 'SPOTIFY', '980'],
  ['2026/10/24', 'TEPCO', '7,321'],
];
const paid = (currency: string) => [
  `2026-10-03 -1490 ${currency} NETFLIX`,
  `2026-10-08 -860 ${currency} SEVEN ELEVEN`,
  `2026-10-15 -980 ${currency} SPOTIFY`,
  `2026-10-24 -7321 ${currency} TEPCO`,
];

describe('amounts without decimals', () => {
  it.each(['JPY', 'KRW', 'VND', 'CLP', 'HUF', 'ISK'])(
    'are read though they are small and have no groups: %s',
    async (code) => {
      for (const column of [420, 'r480']) {
        const head = ['Date', 'Description', `Amount (${code})`];
        const file = pdf(table([40, 120, column], 60, [head, ...rows, ['', 'Total', '10,651']]));
        const parsed = await read(file);
        expect(lines(parsed), `${column}`).toEqual(paid(code));
        expect(parsed.reconciled, `${column}`).toBe(true);
      }
    },
  );

  it('are read next to a place name before the days', async () => {
    const head = ['LUGAR', 'FECHA', 'DESCRIPCION', 'MONTO'];
    const placed = rows.map(([day = '', text = '', amount = '']) => ['SANTIAGO', day, text, amount]);
    const file = pdf(table([40, 150, 220, 480], 60, [['MONEDA: PESOS CHILENOS (CLP)'], [], head, ...placed]));
    expect(lines(await read(file))).toEqual(paid('CLP'));
  });

  it('are no amounts below ones with decimals', async () => {
    const priced = [
      ['03.10.2026', 'NETFLIX', '8,90'],
      ['08.10.2026', 'MIGROS', '1.210'],
      ['09.10.2026', 'BIM', '7,30'],
    ];
    const head = ['Tarih', 'Aciklama', 'Tutar (TL)'];
    const file = pdf(table([40, 120, 420], 60, [['', 'Kur: JPY'], head, ...priced, ['', 'Adet', '2']]));
    expect((await read(file)).transactions.map(({ amount }) => amount)).toEqual([8.9, 1210, 7.3]);
  });
});

describe('a Japanese or Korean statement', () => {
  const japanese = (below: string[]) => [
    ['クレジットカードご利用代金明細書'],
    ['ご利用日', 'ご利用店名', '支払回数', 'ご利用金額（円）'],
    ...rows.map(([day = '', text = '', amount = '']) => [day, text, '1', amount]),
    below,
  ];

  it('has columns and a sum with names of its own', async () => {
    const whole = await readSheet(japanese(['', '合計', '', '10,651']));
    expect(lines(whole)).toEqual(paid('JPY'));
    expect(whole.reconciled).toBe(true);
    expect((await readSheet(japanese(['', 'ご請求金額合計', '', '9,671']))).reconciled).not.toBe(true);
  });

  it('prints won behind the number, and days with the words for them', async () => {
    const korean = csv(`
      이용일;가맹점명;이용금액(원)
      2026년 10월 3일;넷플릭스;17,000원
      2026년 10월 8일;서울병원 21;900원
      합계;;17,900원`);
    const parsed = await read(korean);
    expect(lines(parsed)).toEqual(['2026-10-03 -17000 KRW 넷플릭스', '2026-10-08 -900 KRW 서울병원 21']);
    expect(parsed.reconciled).toBe(true);
  });

  it('has the currency printed in its own brackets, and is reconciled', async () => {
    const sum = (...last: string[]) =>
      workbook([['お支払い総額（円）'], ['利用日', '利用店名', '利用額'], ...rows, last]);
    const whole = await read(sum('', '合計', '10,651'));
    expect(lines(whole)).toEqual(paid('JPY'));
    expect(whole.reconciled).toBe(true);
    expect((await read(sum('', '合計', '11,651'))).reconciled).toBe(false);
  });

  it('separates incoming from outgoing amounts', async () => {
    const parsed = await readSheet([
      ['거래일자', '적요', '출금금액', '입금금액', '잔액'],
      ['2026.10.02', '급여', '', '2,500,000', '2,600,000'],
      ['2026.10.05', '넷플릭스', '17,000', '', '2,583,000'],
      ['2026.10.09', '편의점', '900', '', '2,582,100'],
    ]);
    expect(parsed.transactions.map(({ direction, amount }) => `${direction} ${amount}`)).toEqual([
      'in 2500000',
      'out 17000',
      'out 900',
    ]);
  });
});
