import { blank, day, dayText, money, text } from './cells.ts';
import { formatNumber } from './notation.ts';
import type { Layout } from './statement.ts';

const euro = (amount: number) => money(amount, 'dot-comma');
/** 12,50- and 2.100,00+ */
const behind = (amount: number) => text(`${formatNumber(Math.abs(amount), 'dot-comma')}${amount < 0 ? '-' : '+'}`);

/** The sign behind the amount, a second line below each row, old and new balance in the table. */
export const germanAccount: Layout = {
  id: 'de-account-trailing',
  bank: 'Rheinufer Sparbank',
  country: 'DE',
  kind: 'account',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'text',
    standardFont: true,
    footer: 'Seite {page} von {pages}',
    blocks: [
      { kind: 'text', text: 'Rheinufer Sparbank', size: 'large' },
      { kind: 'text', text: `Kontoauszug ${dayText(from, 'dd.mm.yyyy').text} bis ${dayText(to, 'dd.mm.yyyy').text}` },
      {
        kind: 'pairs',
        pairs: [
          ['Kontoinhaber', text('Mara Beispiel')],
          ['IBAN', text('DE00 0000 0000 0000 0000 00')],
          ['Währung', text('EUR')],
        ],
      },
      {
        kind: 'table',
        description: 2,
        columns: [
          { title: 'Buchungstag', width: 0.14 },
          { title: 'Valuta', width: 0.11 },
          { title: 'Verwendungszweck', width: 0.55 },
          { title: 'Betrag EUR', width: 0.2, align: 'right' },
        ],
        rows: [
          { cells: [dayText(from, 'dd.mm.yyyy'), blank, text('Alter Kontostand'), behind(opening)] },
          ...lines.map((line) => ({
            cells: [
              dayText(line.date, 'dd.mm.yyyy'),
              dayText(line.date, 'dd.mm.'),
              text(line.text),
              behind(line.signed),
            ],
            below: line.foreign
              ? `${formatNumber(line.foreign.amount, 'dot-comma')} ${line.foreign.currency}`
              : 'Karte 3107 Folge 2',
          })),
          { cells: [dayText(to, 'dd.mm.yyyy'), blank, text('Neuer Kontostand'), behind(closing)] },
        ],
      },
    ],
  }),
};

/** Soll and Haben as letters, a hidden row in the sheet, years with two digits. */
export const germanLetters: Layout = {
  id: 'de-card-letters',
  bank: 'Nordsee Kreditbank',
  country: 'DE',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'typed',
    footer: 'Nordsee Kreditbank · Seite {page}',
    blocks: [
      { kind: 'text', text: 'Nordsee Kreditbank', size: 'large' },
      { kind: 'text', text: 'Umsatzübersicht Ihrer Kreditkarte, Beträge in EUR' },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Belegdatum', width: 0.16 },
          { title: 'Beschreibung', width: 0.54 },
          { title: 'Betrag', width: 0.18, align: 'right' },
          { title: 'S/H', width: 0.12 },
        ],
        rows: [
          ...lines.slice(0, 3).map(row),
          { cells: [day(to, 'dd.mm.yy'), text('VERSTECKTE ZEILE'), euro(7777), text('S')], hidden: true },
          ...lines.slice(3).map(row),
        ],
      },
      {
        kind: 'pairs',
        pairs: [
          ['Abrechnungsdatum', day(to, 'dd.mm.yyyy')],
          ['Saldo der letzten Abrechnung', euro(opening)],
          ['Summe der Umsätze', euro(spent)],
          ['Zinsen und Gebühren', euro(fees)],
          ['Zahlungseingänge', euro(paid)],
          ['Neuer Saldo zu Ihren Lasten', euro(closing)],
        ],
      },
    ],
  }),
};

function row(line: { date: string; text: string; amount: number; signed: number }) {
  return {
    cells: [day(line.date, 'dd.mm.yy'), text(line.text), euro(line.amount), text(line.signed < 0 ? 'S' : 'H')],
  };
}
