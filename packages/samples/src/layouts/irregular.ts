import { blank, day, dayText, money, text } from './cells.ts';
import type { Cell, TableRow } from './document.ts';
import { formatDate, formatNumber } from './notation.ts';
import type { Layout, Line } from './statement.ts';

const instalmentPart = / (\d+)\/(\d+) TAKSİT$/;

/** A running total every few rows, a currency behind each amount, instalment numbers in a separate column. */
export const runningTotalCard: Layout = {
  id: 'tr-card-carried',
  bank: 'Ihlamur Kart',
  country: 'TR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  rewriteText: (description) => description.replace(/ TAKSİT$/, ''),
  compose: ({ to, opening, closing, spent, fees, paid, lines }) => {
    const lira = (amount: number) => money(amount, 'dot-comma', '', ' TL');
    let carried = 0;
    const rowsOf = (line: Line, index: number): TableRow[] => {
      carried = Math.round((carried - line.signed) * 100) / 100;
      const [whole, part, parts] = instalmentPart.exec(line.text) ?? [''];
      const cells: Cell[] = [
        dayText(line.date, 'dd.mm.yyyy'),
        text(line.text.slice(0, line.text.length - whole.length)),
        text(parts ? `${part}/${parts}` : ''),
        lira(-line.signed),
      ];
      const sum = { cells: [blank, text('NAKLİ YEKÜN'), blank, lira(carried)] };
      return index % 18 === 17 ? [{ cells }, sum] : [{ cells }];
    };
    return {
      cells: 'text',
      footer: 'Ihlamur Kart · {page} / {pages}',
      blocks: [
        { kind: 'text', text: 'I H L A M U R   K A R T', size: 'large' },
        { kind: 'text', text: 'DÖNEM İÇİ İŞLEMLER' },
        {
          kind: 'table',
          description: 1,
          columns: [
            { title: 'İşlem Tarihi', width: 0.16 },
            { title: 'Açıklama', width: 0.5 },
            { title: 'Taksit', width: 0.1 },
            { title: 'Tutar', width: 0.24, align: 'right' },
          ],
          rows: lines.flatMap(rowsOf),
        },
        {
          kind: 'pairs',
          pairs: [
            ['Hesap Kesim Tarihi', dayText(to, 'dd.mm.yyyy')],
            ['Bir Önceki Dönem Borcunuz', lira(opening)],
            ['Harcamalarınız', lira(spent)],
            ['Faiz ve Masraflar', lira(fees)],
            ['Ödemeleriniz', lira(-paid)],
            ['Dönem Borcunuz', lira(closing)],
          ],
        },
      ],
    };
  },
};

/** Descriptions with dates, card and approval numbers, a currency column, a cover sheet and empty columns. */
export const verboseAccount: Layout = {
  id: 'tr-account-busy',
  bank: 'Sardunya Bank',
  country: 'TR',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'typed',
    footer: 'Sardunya Bank {page}/{pages}',
    sheet: { cover: ['Sardunya Bank', 'Bu dosya hesap hareketlerinizi içerir.'], emptyColumns: 1000 },
    blocks: [
      { kind: 'text', text: 'SARDUNYA BANK', size: 'large' },
      {
        kind: 'pairs',
        pairs: [
          ['Müşteri No', text('00481516')],
          ['Rapor Dönemi', text(`${formatDate(from, 'dd.mm.yyyy')} / ${formatDate(to, 'dd.mm.yyyy')}`)],
          ['Dönem Başı Bakiyesi', money(opening, 'dot-comma')],
          ['Dönem Sonu Bakiyesi', money(closing, 'dot-comma')],
        ],
      },
      {
        kind: 'table',
        description: 2,
        columns: [
          { title: 'Sıra', width: 0.06 },
          { title: 'Tarih', width: 0.12 },
          { title: 'Açıklama', width: 0.46 },
          { title: 'Tutar', width: 0.14, align: 'right' },
          { title: 'Döviz', width: 0.08 },
          { title: 'Bakiye', width: 0.14, align: 'right' },
        ],
        rows: lines.map((line, index) => ({
          cells: [
            { text: String(index + 1), money: index + 1, moneyFormat: '0' },
            day(line.date, 'dd.mm.yyyy'),
            text(`${line.text} ${formatDate(line.date, 'dd/mm/yyyy')} PROV ${310_244 + index * 31} KART 5400***3107`),
            money(line.signed, 'dot-comma'),
            text('TL'),
            money(line.balance, 'dot-comma'),
          ],
        })),
      },
    ],
  }),
};

/** 1'234.56 with a Unicode minus sign, a numeric reference, days as 2026-09-30. */
export const apostropheAccount: Layout = {
  id: 'de-account-apostrophe',
  bank: 'Bodensee Privatbank',
  country: 'DE',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => {
    const signed = (amount: number) =>
      text(`${amount < 0 ? '\u2212' : ''}${formatNumber(Math.abs(amount), 'apostrophe-dot')}`);
    return {
      cells: 'text',
      footer: 'Bodensee Privatbank   {page}',
      blocks: [
        { kind: 'text', text: 'Bodensee Privatbank', size: 'large' },
        {
          kind: 'text',
          text: `Kontobewegungen ${formatDate(from, 'yyyy-mm-dd')} bis ${formatDate(to, 'yyyy-mm-dd')}, Konto in EUR`,
        },
        {
          kind: 'pairs',
          pairs: [
            ['Anfangssaldo', signed(opening)],
            ['Schlusssaldo', signed(closing)],
          ],
        },
        {
          kind: 'table',
          description: 2,
          columns: [
            { title: 'Datum', width: 0.14 },
            { title: 'Referenz', width: 0.14 },
            { title: 'Buchungstext', width: 0.42 },
            { title: 'Betrag', width: 0.15, align: 'right' },
            { title: 'Saldo', width: 0.15, align: 'right' },
          ],
          rows: lines.map((line, index) => ({
            cells: [
              dayText(line.date, 'yyyy-mm-dd'),
              text(String(90_012_300 + index * 17)),
              text(line.text),
              signed(line.signed),
              signed(line.balance),
            ],
          })),
        },
      ],
    };
  },
};
