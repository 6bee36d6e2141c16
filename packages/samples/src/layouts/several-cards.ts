import { day, dayText, money, text } from './cells.ts';
import type { Block, Column } from './document.ts';
import { formatNumber } from './notation.ts';
import type { Layout, Line, StatementContent } from './statement.ts';

/** The lines of each card, ordered by number. */
const byCard = ({ lines }: StatementContent): [card: string, lines: Line[]][] =>
  [...Map.groupBy(lines, ({ account }) => account)].sort(([a], [b]) => (a < b ? -1 : 1));

const last4 = (card: string) => card.slice(-4);
const holders = ['DENIZ', 'ADA'];

const euro = (amount: number) => money(amount, 'dot-comma');

/** A list of all cards and their limits, then a table for each card, titled with its number and holder. */
export const partnerCards: Layout = {
  id: 'de-card-partners',
  bank: 'Heidekraut Kreditkarten',
  country: 'DE',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  severalCards: true,
  compose: (content) => ({
    cells: 'typed',
    footer: 'Heidekraut Kreditkarten · Seite {page} von {pages}',
    blocks: [
      { kind: 'text', text: 'Heidekraut Kreditkarten', size: 'large' },
      { kind: 'text', text: 'Kreditkartenabrechnung, Beträge in EUR' },
      {
        kind: 'pairs',
        pairs: [
          ...byCard(content).map(([card]): [string, ReturnType<typeof text>] => [
            `Karte ...${last4(card)}`,
            text('aktiv'),
          ]),
          ['Abrechnungsdatum', day(content.to, 'dd.mm.yyyy')],
        ],
      },
      ...byCard(content).flatMap(([card, lines], index): Block[] => [
        { kind: 'text', text: `Kartennummer: XXXX XXXX XXXX ${last4(card)} ${holders[index]} BEISPIEL` },
        {
          kind: 'table',
          description: 1,
          columns: [
            { title: 'Belegdatum', width: 0.16 },
            { title: 'Beschreibung', width: 0.6 },
            { title: 'Betrag', width: 0.24, align: 'right' },
          ],
          rows: lines.map((line) => ({
            cells: [day(line.date, 'dd.mm.yyyy'), text(line.text), euro(line.signed)],
          })),
        },
      ]),
      {
        kind: 'pairs',
        pairs: [
          ['Saldo der letzten Abrechnung', euro(content.opening)],
          ['Summe der Umsätze', euro(content.spent)],
          ['Zinsen und Gebühren', euro(content.fees)],
          ['Zahlungseingänge', euro(content.paid)],
          ['Neuer Saldo zu Ihren Lasten', euro(content.closing)],
        ],
      },
    ],
  }),
};

const reais = (amount: number) => money(amount, 'dot-comma', 'R$ ');
const sumOf = (lines: Line[]) => lines.reduce((sum, { signed }) => sum - Math.round(signed * 100), 0) / 100;

/** Holder and last digits of each card above its rows, and its sum below them. */
export const lastDigitsCards: Layout = {
  id: 'br-card-finals',
  bank: 'Banco Caatinga',
  country: 'BR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  severalCards: true,
  compose: (content) => ({
    cells: 'text',
    footer: 'Banco Caatinga S.A. {page} de {pages}',
    blocks: [
      { kind: 'text', text: 'Banco Caatinga', size: 'large' },
      {
        kind: 'pairs',
        pairs: [
          ['Fatura com fechamento em', dayText(content.to, 'dd/mm/yyyy')],
          ['Saldo da fatura anterior', reais(content.opening)],
          ['Pagamentos e créditos', reais(content.paid)],
          ['Compras e lançamentos', reais(content.spent)],
          ['Juros e encargos', reais(content.fees)],
          ['Total da fatura', reais(content.closing)],
        ],
      },
      ...byCard(content).flatMap(([card, lines], index): Block[] => [
        { kind: 'text', text: `${holders[index]} EXEMPLO (final ${last4(card)})` },
        {
          kind: 'table',
          description: 1,
          columns: [
            { title: 'DATA', width: 0.14 },
            { title: 'ESTABELECIMENTO', width: 0.6 },
            { title: 'VALOR R$', width: 0.26, align: 'right' },
          ],
          rows: lines.map((line) => ({
            cells: [dayText(line.date, 'dd/mm/yyyy'), text(line.text), text(formatNumber(-line.signed, 'dot-comma'))],
          })),
        },
        { kind: 'pairs', pairs: [[`Lançamentos no cartão (final ${last4(card)})`, reais(sumOf(lines))]] },
      ]),
    ],
  }),
};

const columns: Column[] = [
  { title: 'Date', width: 0.14 },
  { title: 'Card', width: 0.16 },
  { title: 'Description', width: 0.48 },
  { title: 'Amount (GBP)', width: 0.22, align: 'right' },
];

/** One table for all cards with a column for the card. */
export const cardColumn: Layout = {
  id: 'gb-card-column',
  bank: 'Pennine Card Services',
  country: 'GB',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  severalCards: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'typed',
    footer: 'Pennine Card Services · {page} of {pages}',
    blocks: [
      { kind: 'text', text: 'Pennine Card Services', size: 'large' },
      {
        kind: 'text',
        text: `Credit card statement, ${dayText(from, 'dd/mm/yyyy').text} - ${dayText(to, 'dd/mm/yyyy').text}`,
      },
      {
        kind: 'pairs',
        pairs: [
          ['Previous balance', money(opening, 'comma-dot')],
          ['Purchases', money(spent, 'comma-dot')],
          ['Fees and interest', money(fees, 'comma-dot')],
          ['Payments and credits', money(paid, 'comma-dot')],
          ['New balance', money(closing, 'comma-dot')],
        ],
      },
      {
        kind: 'table',
        description: 2,
        columns,
        rows: lines.map((line) => ({
          cells: [
            day(line.date, 'dd/mm/yyyy'),
            text(`**** ${last4(line.account)}`),
            text(line.text),
            money(-line.signed, 'comma-dot'),
          ],
        })),
      },
    ],
  }),
};
