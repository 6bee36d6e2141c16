import { blank, day, dayText, money, text } from './cells.ts';
import type { Block, Cell, Column } from './document.ts';
import { formatNumber } from './notation.ts';
import type { Layout, Line, StatementContent } from './statement.ts';

const lira = (amount: number) => money(amount, 'dot-comma');

/** Prints the foreign price behind the text. */
const withForeign = ({ text: description, foreign }: Line): Cell =>
  text(foreign ? `${description} (${formatNumber(foreign.amount, 'dot-comma')} ${foreign.currency})` : description);

/**
 * A box of totals above the table, points beside the amount: dd.mm.yyyy and 1.234,56, foreign prices behind the text.
 */
export const pointsCard: Layout = {
  id: 'tr-card-points',
  bank: 'Lalezar Bankası',
  country: 'TR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
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
          ['Asgari Ödeme Tutarı', lira(Math.max(0, Math.round(content.closing * 20) / 100))],
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
            withForeign(line),
            lira(-line.signed),
            line.kind === 'purchase' ? lira(Math.round(line.amount) / 200) : blank,
          ],
        })),
      },
      { kind: 'text', text: 'Bu özet bilgilendirme amaçlıdır. Sorularınız için 0850 000 00 00.', size: 'small' },
    ],
  }),
};

const comma = (amount: number) => text(formatNumber(amount, 'comma-dot'));
/** Payments have a plus behind the amount, purchases have no sign. */
const trailingPlus = ({ amount, signed }: Line): Cell =>
  text(`${formatNumber(amount, 'comma-dot')}${signed > 0 ? '+' : ''}`);

const plusColumns: Column[] = [
  { title: 'Tarih', width: 0.16 },
  { title: 'İşlem Açıklaması', width: 0.58 },
  { title: 'Tutar TL', width: 0.26, align: 'right' },
];

const cardSection = ({ lines }: StatementContent, card: string): Block[] => [
  { kind: 'text', text: `Kart No: ${card}` },
  {
    kind: 'table',
    description: 1,
    columns: plusColumns,
    rows: lines
      .filter(({ account }) => account === card)
      .map((line) => ({
        cells: [dayText(line.date, 'dd/mm/yyyy'), text(line.text), trailingPlus(line)],
        ...(line.foreign && {
          below: `${formatNumber(line.foreign.amount, 'comma-dot')} ${line.foreign.currency} karşılığı`,
        }),
      })),
  },
];

/** Several cards in one document, 1,234.56, a plus behind credits, the foreign price on a second line, totals below. */
export const familyCards: Layout = {
  id: 'tr-card-plus',
  bank: 'Meltem Bank',
  country: 'TR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
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
          ['Dönem', text(`${dayText(content.from, 'dd/mm/yyyy').text} - ${dayText(content.to, 'dd/mm/yyyy').text}`)],
          ['Hesap Kesim Tarihi', dayText(content.issued, 'dd/mm/yyyy')],
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

/** Credits have a minus behind the amount. */
const trailingMinus = ({ amount, signed }: Line): Cell =>
  text(`${formatNumber(amount, 'dot-comma')}${signed > 0 ? '-' : ''}`);
/** Days without a year (05 Ara), the carried debt as the first row, the foreign price behind the text. */
export const yearlessCard: Layout = {
  id: 'tr-card-noyear',
  bank: 'Kervan Kart',
  country: 'TR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
  compose: (content) => ({
    cells: 'text',
    footer: 'Kervan Kart müşteri hizmetleri 0850 000 00 01   {page}/{pages}',
    blocks: [
      { kind: 'text', text: 'KERVAN KART', size: 'large', spaced: true },
      { kind: 'text', text: 'E K S T R E' },
      {
        kind: 'pairs',
        pairs: [
          ['Ekstre Tarihi', dayText(content.issued, 'dd.mm.yyyy')],
          ['Para Birimi', text('TL')],
          ['Kart', text('5400 12** **** 3107')],
        ],
      },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'TARİH', width: 0.12 },
          { title: 'AÇIKLAMA', width: 0.66 },
          { title: 'TUTAR', width: 0.22, align: 'right' },
        ],
        rows: [
          { cells: [blank, text('ÖNCEKİ DÖNEMDEN DEVREDEN BORÇ'), lira(content.opening)] },
          ...content.lines.map((line) => ({
            cells: [dayText(line.date, 'dd Mmm', 'tr'), withForeign(line), trailingMinus(line)],
          })),
          { cells: [blank, text('DÖNEM BORCU'), lira(content.closing)] },
        ],
      },
    ],
  }),
};
