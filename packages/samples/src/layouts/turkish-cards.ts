import { type Cell, type Column, type Document, type TableRow, text } from './document.ts';
import { date, number } from './notation.ts';
import type { Layout, Line, StatementContent } from './statement.ts';

const lira = (amount: number): Cell => ({ text: number(amount, 'dot-comma'), money: amount });
const day = (iso: string, pattern: string): Cell => ({ text: date(iso, pattern, 'tr'), day: iso });

/** Card money: what was bought is positive, what was paid is negative. */
const owed = ({ signed }: Line, { text: unsigned, money }: Cell): Cell =>
  signed > 0 ? { text: `-${unsigned}`, money: -(money ?? 0) } : { text: unsigned, money };

/** Title block, a box of totals above, points beside the amount: dd.mm.yyyy and 1.234,56. */
export const pointsCard: Layout = {
  id: 'tr-card-points',
  bank: 'Lalezar Bankası',
  country: 'TR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  severalCards: false,
  compose: (content) => ({
    cells: 'typed',
    footer: 'Lalezar Bankası A.Ş. · Sayfa {page}/{pages}',
    blocks: [
      { kind: 'text', text: 'LALEZAR BANKASI', size: 'large', spaced: true },
      { kind: 'text', text: 'Kredi Kartı Hesap Özeti' },
      {
        kind: 'pairs',
        pairs: [
          ['Sayın', text('DENİZ ÖRNEK')],
          ['Kart Numarası', text('5400 12** **** 3107')],
          ['Hesap Kesim Tarihi', day(content.issued, 'dd.mm.yyyy')],
          ['Kart Limiti', lira(150_000)],
          ['Önceki Dönem Borcu', lira(content.opening)],
          ['Dönem Harcamaları', lira(content.spent)],
          ['Faiz ve Ücretler', lira(content.fees)],
          ['Ödemeler', lira(content.paid)],
          ['Dönem Borcu (TL)', lira(content.closing)],
          ['Asgari Ödeme Tutarı', lira(Math.round(content.closing * 20) / 100)],
        ],
      },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'İşlem Tarihi', width: 0.15 },
          { title: 'Açıklama', width: 0.5 },
          { title: 'Tutar (TL)', width: 0.2, align: 'right' },
          { title: 'Puan', width: 0.15, align: 'right' },
        ],
        rows: content.lines.map((line) => ({
          cells: [
            day(line.date, 'dd.mm.yyyy'),
            text(line.text),
            owed(line, lira(line.amount)),
            line.kind === 'purchase' ? lira(Math.round(line.amount) / 200) : text(''),
          ],
        })),
      },
      { kind: 'text', text: 'Bu özet bilgilendirme amaçlıdır. Sorularınız için 0850 000 00 00.', size: 'small' },
    ],
  }),
};

const comma = (amount: number): Cell => ({ text: number(amount, 'comma-dot') });
/** A payment carries a plus behind it; what was bought carries nothing. */
const trailingPlus = (line: Line): Cell => text(`${number(line.amount, 'comma-dot')}${line.signed > 0 ? '+' : ''}`);
const abroad = ({ foreign }: Line) =>
  foreign ? `${number(foreign.amount, 'comma-dot')} ${foreign.currency} karşılığı` : undefined;

const plusColumns: Column[] = [
  { title: 'Tarih', width: 0.16 },
  { title: 'İşlem Açıklaması', width: 0.58 },
  { title: 'Tutar TL', width: 0.26, align: 'right' },
];

function cardSection(content: StatementContent, account: string): Document['blocks'] {
  const lines = content.lines.filter((line) => line.account === account);
  const rows: TableRow[] = lines.map((line) => ({
    cells: [text(date(line.date, 'dd/mm/yyyy')), text(line.text), trailingPlus(line)],
    below: abroad(line),
  }));
  return [
    { kind: 'text', text: `Kart No: ${account}` },
    { kind: 'table', description: 1, columns: plusColumns, rows },
  ];
}

/** Several cards in one document, 1,234.56, a plus behind credits, the foreign price on a second line, totals below. */
export const familyCards: Layout = {
  id: 'tr-card-plus',
  bank: 'Meltem Bank',
  country: 'TR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  severalCards: true,
  compose: (content) => ({
    cells: 'text',
    footer: 'Sayfa {page} / {pages}',
    blocks: [
      { kind: 'text', text: 'Meltem Bank', size: 'large' },
      { kind: 'text', text: 'HESAP BİLDİRİM CETVELİ' },
      {
        kind: 'pairs',
        pairs: [
          ['Müşteri', text('DENİZ ÖRNEK')],
          ['Hesap Kesim Tarihi', text(date(content.issued, 'dd/mm/yyyy'))],
          ['Son Ödeme Tarihi', text(date(content.issued, 'dd/mm/yyyy'))],
        ],
      },
      ...[...new Set(content.lines.map(({ account }) => account))].sort().flatMap((card) => cardSection(content, card)),
      {
        kind: 'pairs',
        pairs: [
          ['Önceki Hesap Bakiyesi', comma(content.opening)],
          ['Dönem İçi Harcamalar', comma(content.spent)],
          ['Faiz, Vergi ve Ücretler', comma(content.fees)],
          ['Dönem İçi Ödemeler', comma(content.paid)],
          ['Toplam Dönem Borcu', comma(content.closing)],
        ],
      },
    ],
  }),
};
