import { dayText, money, text } from './cells.ts';
import type { Layout } from './statement.ts';

const euro = (amount: number) => money(amount, 'dot-comma');

/** The amount and its side before the texts, both days behind them. */
export const amountFirstAccount: Layout = {
  id: 'de-account-amount-first',
  bank: 'Weserbank',
  country: 'DE',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ opening, closing, lines }) => ({
    cells: 'text',
    footer: 'Weserbank {page}/{pages}',
    blocks: [
      { kind: 'text', text: 'Weserbank', size: 'large' },
      {
        kind: 'pairs',
        pairs: [
          ['Anfangssaldo', euro(opening)],
          ['Endsaldo', euro(closing)],
        ],
      },
      {
        kind: 'table',
        description: 2,
        columns: [
          { title: 'Betrag EUR', width: 0.16, align: 'right' },
          { title: 'S/H', width: 0.06 },
          { title: 'Verwendungszweck', width: 0.46 },
          { title: 'Wertstellung', width: 0.16 },
          { title: 'Buchungstag', width: 0.16 },
        ],
        rows: lines.map(({ date, text: purpose, amount, signed }) => ({
          cells: [
            euro(amount),
            text(signed < 0 ? 'S' : 'H'),
            text(purpose),
            dayText(date, 'dd.mm.yyyy'),
            dayText(date, 'dd.mm.yyyy'),
          ],
        })),
      },
    ],
  }),
};
