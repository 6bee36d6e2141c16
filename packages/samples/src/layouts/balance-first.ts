import { dayText, debitAndCredit, money, text } from './cells.ts';
import type { Layout } from './statement.ts';

const euro = (amount: number) => money(amount, 'dot-comma');

/** The running balance before the texts, the day below each text, two columns whose names hold the currency. */
export const balanceFirstAccount: Layout = {
  id: 'es-account-balance-first',
  bank: 'Caja Almendro',
  country: 'ES',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'text',
    footer: 'Caja Almendro {page}/{pages}',
    blocks: [
      { kind: 'text', text: 'Caja Almendro', size: 'large' },
      {
        kind: 'pairs',
        pairs: [
          ['Desde', dayText(from, 'dd-mm-yyyy')],
          ['Hasta', dayText(to, 'dd-mm-yyyy')],
          ['Saldo inicial', euro(opening)],
          ['Saldo final', euro(closing)],
        ],
      },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Saldo', width: 0.16, align: 'right' },
          { title: 'Concepto', width: 0.5 },
          { title: 'Cargos EUR', width: 0.17, align: 'right' },
          { title: 'Abonos EUR', width: 0.17, align: 'right' },
        ],
        rows: lines.map((line) => ({
          cells: [euro(line.balance), text(line.text), ...debitAndCredit(line.signed, euro)],
          below: dayText(line.date, 'dd-mm-yyyy').text,
        })),
      },
    ],
  }),
};
