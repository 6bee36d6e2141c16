import { blank, dayText, money, text } from './cells.ts';
import type { Block } from './document.ts';
import type { Layout, Line } from './statement.ts';

const dollars = (amount: number) => money(amount, 'comma-dot', '$');
const plain = (amount: number) => money(amount, 'comma-dot');

const advice = [
  'Did you know?',
  'Earn 2% back on every purchase',
  'and $200 when you invite a friend.',
  'Questions? 1-800-555-0100',
];

function section(title: string, lines: Line[], sum: number): Block[] {
  if (lines.length === 0) return [];
  return [
    { kind: 'text', text: title },
    {
      kind: 'table',
      description: 1,
      notes: advice,
      columns: [
        { title: 'Date', width: 0.1 },
        { title: 'Description', width: 0.44 },
        { title: 'Amount', width: 0.14, align: 'right' },
      ],
      rows: [
        ...lines.map((line) => ({ cells: [dayText(line.date, 'mm/dd/yy'), text(line.text), plain(line.signed)] })),
        { cells: [text(`Total ${title.toLowerCase()}`), blank, dollars(sum)] },
      ],
    },
  ];
}

/**
 * An account with separate tables for deposits, withdrawals and fees, each with its sum, and advertisements beside
 * them.
 */
export const sectionsAccount: Layout = {
  id: 'us-account-sections',
  bank: 'Blue Mesa Bank',
  country: 'US',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'typed',
    standardFont: true,
    footer: 'Page {page} of {pages}',
    blocks: [
      { kind: 'text', text: 'Blue Mesa Bank', size: 'large' },
      { kind: 'text', text: `for ${dayText(from, 'mm/dd/yyyy').text} to ${dayText(to, 'mm/dd/yyyy').text}` },
      {
        kind: 'pairs',
        pairs: [
          ['Beginning balance', dollars(opening)],
          ['Deposits and other additions', plain(paid)],
          ['Withdrawals and other subtractions', plain(-spent)],
          ['Service fees', plain(-fees)],
          ['Ending balance', dollars(closing)],
        ],
      },
      ...section(
        'Deposits and other additions',
        lines.filter(({ signed }) => signed > 0),
        paid,
      ),
      ...section(
        'Withdrawals and other subtractions',
        lines.filter(({ signed, kind }) => signed < 0 && kind !== 'fee'),
        -spent,
      ),
      ...section(
        'Service fees',
        lines.filter(({ signed, kind }) => signed < 0 && kind === 'fee'),
        -fees,
      ),
    ],
  }),
};
