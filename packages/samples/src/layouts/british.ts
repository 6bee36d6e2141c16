import { blank, dayText, debitAndCredit, money, text } from './cells.ts';
import type { Block } from './document.ts';
import { formatNumber } from './notation.ts';
import type { Layout } from './statement.ts';

const pounds = (amount: number) => money(amount, 'comma-dot');

/** The day is printed for its first row only; paid out and paid in; a balance brought forward. */
export const britishAccount: Layout = {
  id: 'gb-account-columns',
  bank: 'Thornbury Bank',
  country: 'GB',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'text',
    standardFont: true,
    footer: 'Thornbury Bank plc · Page {page} of {pages}',
    blocks: [
      { kind: 'text', text: 'Thornbury Bank', size: 'large' },
      { kind: 'text', text: `Your statement ${dayText(from, 'd Mmm yyyy').text} to ${dayText(to, 'd Mmm yyyy').text}` },
      {
        kind: 'pairs',
        pairs: [
          ['Account name', text('Ms A Sample')],
          ['Start balance', money(opening, 'comma-dot', '£')],
          ['Money out', money(spent + fees, 'comma-dot', '£')],
          ['Money in', money(paid, 'comma-dot', '£')],
          ['End balance', money(closing, 'comma-dot', '£')],
        ],
      },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Date', width: 0.13 },
          { title: 'Description', width: 0.45 },
          { title: 'Paid out', width: 0.14, align: 'right' },
          { title: 'Paid in', width: 0.14, align: 'right' },
          { title: 'Balance', width: 0.14, align: 'right' },
        ],
        rows: [
          {
            cells: [dayText(from, 'd Mmm yy'), text('BALANCE BROUGHT FORWARD'), blank, blank, pounds(opening)],
          },
          ...lines.map((line, index) => ({
            cells: [
              lines[index - 1]?.date === line.date ? blank : dayText(line.date, 'd Mmm yy'),
              text(line.text),
              ...debitAndCredit(line.signed, pounds),
              pounds(line.balance),
            ],
          })),
        ],
      },
    ],
  }),
};

/** CR behind payments; pending transactions above the settled ones. */
export const britishCard: Layout = {
  id: 'gb-card-cr',
  bank: 'Marigold Cards',
  country: 'GB',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
  printsPending: true,
  compose: ({ to, opening, closing, spent, fees, paid, lines, pending }) => {
    const columns = [
      { title: 'Date', width: 0.16 },
      { title: 'Transaction', width: 0.6 },
      { title: 'Amount £', width: 0.24, align: 'right' as const },
    ];
    const signed = ({ amount, direction }: { amount: number; direction: 'out' | 'in' }) =>
      text(`${formatNumber(amount, 'comma-dot')}${direction === 'in' ? ' CR' : ''}`);
    const waiting: Block[] = [
      { kind: 'text', text: 'Pending transactions' },
      {
        kind: 'table',
        description: 1,
        columns,
        rows: pending.map((row) => ({ cells: [dayText(row.date, 'dd Mmm yyyy'), text(row.text), signed(row)] })),
      },
    ];
    return {
      cells: 'text',
      footer: 'Marigold Cards · {page}/{pages}',
      blocks: [
        { kind: 'text', text: 'M A R I G O L D', size: 'large' },
        {
          kind: 'pairs',
          pairs: [
            ['Statement date', dayText(to, 'dd Mmm yyyy')],
            ['Previous balance', pounds(opening)],
            ['Payments and credits', pounds(paid)],
            ['Purchases', pounds(spent)],
            ['Interest and fees', pounds(fees)],
            ['New balance', pounds(closing)],
          ],
        },
        ...(pending.length > 0 ? waiting : []),
        { kind: 'text', text: 'Your transactions' },
        {
          kind: 'table',
          description: 1,
          columns,
          rows: lines.map((line) => ({
            cells: [dayText(line.date, 'dd Mmm yyyy'), text(line.text), signed(line)],
            ...(line.foreign && {
              below: `${formatNumber(line.foreign.amount, 'comma-dot')} ${line.foreign.currency} @ ${(line.foreign.amount / line.amount).toFixed(4)}`,
            }),
          })),
        },
      ],
    };
  },
};
