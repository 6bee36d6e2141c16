import { blank, day, dayText, debitAndCredit, money, text } from './cells.ts';
import type { Layout, Line } from './statement.ts';

const lira = (amount: number) => money(amount, 'dot-comma');
const period = (from: string, to: string, pattern: string) =>
  text(`${dayText(from, pattern).text} - ${dayText(to, pattern).text}`);

/** One signed amount and a balance: dd.mm.yyyy and -1.234,56. */
export const signedAccount: Layout = {
  id: 'tr-account-signed',
  bank: 'Akasya Bank',
  country: 'TR',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'typed',
    footer: 'Akasya Bank A.Ş. Sayfa {page}',
    blocks: [
      { kind: 'text', text: 'Akasya Bank', size: 'large' },
      { kind: 'text', text: 'HESAP HAREKETLERİ' },
      {
        kind: 'pairs',
        pairs: [
          ['Ad Soyad', text('DENİZ ÖRNEK')],
          ['IBAN', text('TR00 0000 0000 0000 0000 0000 00')],
          ['Döviz Cinsi', text('TRY')],
          ['Tarih Aralığı', period(from, to, 'dd.mm.yyyy')],
          ['Devreden Bakiye', lira(opening)],
          ['Kapanış Bakiyesi', lira(closing)],
        ],
      },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Tarih', width: 0.13 },
          { title: 'Açıklama', width: 0.51 },
          { title: 'İşlem Tutarı', width: 0.18, align: 'right' },
          { title: 'Bakiye', width: 0.18, align: 'right' },
        ],
        rows: lines.map((line) => ({
          cells: [day(line.date, 'dd.mm.yyyy'), text(line.text), lira(line.signed), lira(line.balance)],
        })),
      },
    ],
  }),
};

/** Rotated pages: debit, credit and balance on a wide form, the carried balance on the first line. */
export const rotatedAccount: Layout = {
  id: 'tr-account-turned',
  bank: 'Çınar Bankası',
  country: 'TR',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'text',
    rotated: true,
    footer: 'Çınar Bankası A.Ş. {page}/{pages}',
    blocks: [
      { kind: 'text', text: 'Ç I N A R   B A N K A S I', size: 'large' },
      { kind: 'text', text: 'Hesap Ekstresi, Döviz Cinsi: TL' },
      { kind: 'pairs', pairs: [['Dönem', period(from, to, 'dd/mm/yyyy')]] },
      {
        kind: 'table',
        description: 3,
        columns: [
          { title: 'İşlem Tarihi', width: 0.1 },
          { title: 'Valör', width: 0.1 },
          { title: 'Fiş No', width: 0.08 },
          { title: 'Açıklama', width: 0.36 },
          { title: 'Borç', width: 0.12, align: 'right' },
          { title: 'Alacak', width: 0.12, align: 'right' },
          { title: 'Bakiye', width: 0.12, align: 'right' },
        ],
        rows: [
          { cells: [blank, blank, blank, text('DEVİR'), blank, blank, lira(opening)] },
          ...lines.map((line, index) => ({
            cells: [
              dayText(line.date, 'dd/mm/yyyy'),
              dayText(line.date, 'dd/mm/yyyy'),
              text(`T${10_200 + index}`),
              text(line.text),
              ...debitAndCredit(line.signed, lira),
              lira(line.balance),
            ],
          })),
          { cells: [blank, blank, blank, text('Kapanış Bakiyesi'), blank, blank, lira(closing)] },
        ],
      },
    ],
  }),
};

/** Separate debit and credit columns, a voucher number, the time after the day, newest first: 1,234.56. */
export const debitCreditAccount: Layout = {
  id: 'tr-account-debit-credit',
  bank: 'Boğazkapı Katılım',
  country: 'TR',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines, spent, fees, paid }) => {
    const comma = (amount: number) => money(amount, 'comma-dot');
    const row = (line: Line, index: number) => ({
      cells: [
        dayText(line.date, `dd/mm/yyyy ${String(9 + (index % 12)).padStart(2, '0')}:17`),
        text(`F${240_000 + index * 7}`),
        text(line.text),
        ...debitAndCredit(line.signed, comma),
        comma(line.balance),
      ],
    });
    return {
      cells: 'mixed',
      footer: 'Sayfa {page} / {pages}',
      blocks: [
        { kind: 'text', text: 'BOĞAZKAPI KATILIM', size: 'large' },
        {
          kind: 'pairs',
          pairs: [
            ['Hesap Sahibi', text('DENİZ ÖRNEK')],
            ['Hesap Türü', text('CARİ - TL')],
            ['Dönem', period(from, to, 'dd/mm/yyyy')],
            ['Dönem Başı Bakiye', comma(opening)],
            ['Toplam Borç', comma(spent + fees)],
            ['Toplam Alacak', comma(paid)],
            ['Dönem Sonu Bakiye', comma(closing)],
          ],
        },
        {
          kind: 'table',
          description: 2,
          columns: [
            { title: 'Tarih/Saat', width: 0.17 },
            { title: 'Fiş No', width: 0.1 },
            { title: 'Açıklama', width: 0.37 },
            { title: 'Borç', width: 0.12, align: 'right' },
            { title: 'Alacak', width: 0.12, align: 'right' },
            { title: 'Bakiye', width: 0.12, align: 'right' },
          ],
          rows: lines.map(row).reverse(),
        },
      ],
    };
  },
};

/** An unsigned amount with a letter, B for borç and A for alacak; a total row at the end. */
export const letterAccount: Layout = {
  id: 'tr-account-letter',
  bank: 'Karanfil Bankası',
  country: 'TR',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'mixed',
    footer: 'Karanfil Bankası {page}/{pages}',
    blocks: [
      { kind: 'text', text: 'KARANFİL BANKASI', size: 'large', spaced: true },
      { kind: 'text', text: `Hesap özeti ${period(from, to, 'dd.mm.yyyy').text}` },
      { kind: 'pairs', pairs: [['Açılış Bakiyesi (TL)', lira(opening)]] },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'İşlem Tarihi', width: 0.16 },
          { title: 'İşlem', width: 0.56 },
          { title: 'Tutar', width: 0.18, align: 'right' },
          { title: 'B/A', width: 0.1 },
        ],
        rows: [
          ...lines.map((line) => ({
            cells: [
              day(line.date, 'dd.mm.yyyy'),
              text(line.text),
              lira(line.amount),
              text(line.signed < 0 ? 'B' : 'A'),
            ],
          })),
          { cells: [blank, text('KAPANIŞ BAKİYESİ'), lira(closing), blank] },
        ],
      },
    ],
  }),
};
