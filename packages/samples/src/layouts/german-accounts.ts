import { blank, dayText, debitAndCredit, money, text } from './cells.ts';
import type { TableRow } from './document.ts';
import { formatNumber } from './notation.ts';
import type { Layout, Line } from './statement.ts';

const euro = (amount: number) => money(amount, 'dot-comma');

/** Soll and Haben columns, the value date on a second line below the booking date, balances labelled with their day. */
export const sollHabenAccount: Layout = {
  id: 'de-account-soll-haben',
  bank: 'Heidetaler Bank',
  country: 'DE',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'text',
    standardFont: true,
    footer: 'Auszug 10 Seite {page} von {pages}',
    blocks: [
      { kind: 'text', text: 'Heidetaler Bank', size: 'large' },
      { kind: 'text', text: `Kontoauszug vom ${day(from)} bis ${day(to)}, Beträge in EUR` },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Buchung/Wert', width: 0.14 },
          { title: 'Vorgang/Buchungsinformation', width: 0.5 },
          { title: 'Soll', width: 0.18, align: 'right' },
          { title: 'Haben', width: 0.18, align: 'right' },
        ],
        rows: [
          { cells: [blank, text(`Kontostand am ${day(from)}`), ...debitAndCredit(opening, euro)] },
          ...lines.map((line) => ({
            cells: [dayText(line.date, 'dd.mm.'), text(line.text), ...debitAndCredit(line.signed, euro)],
            second: dayText(line.date, 'dd.mm.').text,
            below: 'Karte 3107 Folge 2',
          })),
          { cells: [blank, text(`Kontostand am ${day(to)}`), ...debitAndCredit(closing, euro)] },
        ],
      },
    ],
  }),
};

const day = (iso: string) => dayText(iso, 'dd.mm.yyyy').text;
const behind = (amount: number) => text(`${formatNumber(Math.abs(amount), 'dot-comma')}${amount < 0 ? '-' : ''}`);

/** Each day once, as a title above its rows. */
export const dayTitlesAccount: Layout = {
  id: 'de-account-day-titles',
  bank: 'Mühlbach Bank',
  country: 'DE',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'text',
    standardFont: true,
    footer: 'Mühlbach Bank {page}',
    blocks: [
      { kind: 'text', text: 'Mühlbach Bank', size: 'large' },
      { kind: 'text', text: `Kontoauszug ${day(from)} bis ${day(to)}` },
      {
        kind: 'pairs',
        pairs: [
          ['Währung', text('EUR')],
          ['Alter Kontostand', behind(opening)],
          ['Neuer Kontostand', behind(closing)],
        ],
      },
      {
        kind: 'table',
        description: 0,
        columns: [
          { title: 'Angaben zu den Umsätzen', width: 0.56 },
          { title: 'zu Ihren Lasten', width: 0.22, align: 'right' },
          { title: 'zu Ihren Gunsten', width: 0.22, align: 'right' },
        ],
        rows: lines.flatMap(withTitle),
      },
    ],
  }),
};

function withTitle(line: Line, index: number, lines: readonly Line[]): TableRow[] {
  const row = { cells: [text(line.text), ...debitAndCredit(line.signed, euro)] };
  const title = { cells: [text(`Buchungsdatum: ${day(line.date)}`)] };
  return lines[index - 1]?.date === line.date ? [row] : [title, row];
}
