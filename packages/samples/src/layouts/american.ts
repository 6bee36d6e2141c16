import { day, dayText, money, text } from './cells.ts';
import type { Block } from './document.ts';
import { formatNumber } from './notation.ts';
import type { Layout, Line } from './statement.ts';

/** An amount in cells without a sign. */
const plain = (amount: number) => money(amount, 'comma-dot');
const dollars = (amount: number) => money(amount, 'comma-dot', '$');

function section(title: string, lines: Line[]): Block[] {
  if (lines.length === 0) return [];
  return [
    { kind: 'text', text: title },
    {
      kind: 'table',
      description: 2,
      columns: [
        { title: 'Trans Date', width: 0.13 },
        { title: 'Post Date', width: 0.13 },
        { title: 'Description', width: 0.52 },
        { title: 'Amount', width: 0.22, align: 'right' },
      ],
      rows: lines.map((line) => ({
        cells: [
          dayText(line.date, 'mm/dd'),
          dayText(line.date, 'mm/dd'),
          text(line.text),
          line.signed > 0 ? plain(-line.amount) : plain(line.amount),
        ],
      })),
    },
  ];
}

/** Month before day and no year; credits, purchases and fees in separate sections. */
export const americanCard: Layout = {
  id: 'us-card-sections',
  bank: 'Prairie Trust Card',
  country: 'US',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'typed',
    standardFont: true,
    footer: 'Prairie Trust · Page {page} of {pages}',
    blocks: [
      { kind: 'text', text: 'Prairie Trust', size: 'large' },
      { kind: 'text', text: `Billing period ${dayText(from, 'mm/dd/yyyy').text} - ${dayText(to, 'mm/dd/yyyy').text}` },
      {
        kind: 'pairs',
        pairs: [
          ['Previous Balance', dollars(opening)],
          ['Payments and Credits', dollars(paid)],
          ['Purchases', dollars(spent)],
          ['Fees and Interest Charged', dollars(fees)],
          ['New Balance', dollars(closing)],
        ],
      },
      ...section(
        'PAYMENTS AND OTHER CREDITS',
        lines.filter(({ signed }) => signed > 0),
      ),
      ...section(
        'PURCHASES',
        lines.filter(({ signed, kind }) => signed < 0 && kind !== 'fee'),
      ),
      ...section(
        'FEES AND INTEREST',
        lines.filter(({ signed, kind }) => signed < 0 && kind === 'fee'),
      ),
    ],
  }),
};

/** Debits in parentheses. */
export const americanAccount: Layout = {
  id: 'us-account-parentheses',
  bank: 'Cottonwood Savings',
  country: 'US',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => {
    const signed = ({ signed: amount }: Line) =>
      amount < 0 ? { text: `(${formatNumber(-amount, 'comma-dot')})`, money: amount } : plain(amount);
    return {
      cells: 'typed',
      standardFont: true,
      footer: 'Page {page} of {pages}',
      blocks: [
        { kind: 'text', text: 'Cottonwood Savings', size: 'large' },
        {
          kind: 'text',
          text: `Statement period ${dayText(from, 'mm/dd/yyyy').text} through ${dayText(to, 'mm/dd/yyyy').text}`,
        },
        {
          kind: 'pairs',
          pairs: [
            ['Beginning balance', dollars(opening)],
            ['Ending balance', dollars(closing)],
          ],
        },
        {
          kind: 'table',
          description: 1,
          columns: [
            { title: 'Date', width: 0.15 },
            { title: 'Description', width: 0.48 },
            { title: 'Amount', width: 0.18, align: 'right' },
            { title: 'Balance', width: 0.19, align: 'right' },
          ],
          rows: lines.map((line) => ({
            cells: [day(line.date, 'mm/dd/yyyy'), text(line.text), signed(line), plain(line.balance)],
          })),
        },
      ],
    };
  },
};

/** A header and rows without bank, currency or totals, as in many exports. */
export const bareExport: Layout = {
  id: 'us-account-bare',
  bank: '',
  country: 'US',
  kind: 'account',
  printsCurrency: false,
  printsForeign: false,
  printsTotals: false,
  compose: ({ lines }) => ({
    cells: 'typed',
    standardFont: true,
    footer: '',
    blocks: [
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Date', width: 0.2 },
          { title: 'Description', width: 0.6 },
          { title: 'Amount', width: 0.2, align: 'right' },
        ],
        rows: lines.map((line) => ({
          cells: [day(line.date, 'yyyy-mm-dd'), text(line.text), plain(line.signed)],
        })),
      },
    ],
  }),
};
