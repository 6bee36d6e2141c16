import { dayText, money, text } from './cells.ts';
import { formatNumber } from './notation.ts';
import type { Layout } from './statement.ts';

const reais = (amount: number) => money(amount, 'dot-comma', 'R$ ');
/** A Unicode minus sign before the currency. */
const minus = (amount: number) =>
  amount < 0 ? { ...text(`\u2212R$ ${formatNumber(-amount, 'dot-comma')}`), money: amount } : reais(amount);

/** Two tables side by side on each page, days without a year. */
export const twoColumnCard: Layout = {
  id: 'br-card-halves',
  bank: 'Banco Ipê',
  country: 'BR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'text',
    standardFont: true,
    footer: 'Banco Ipê S.A. - página {page} de {pages}',
    blocks: [
      { kind: 'text', text: 'Banco Ipê', size: 'large' },
      {
        kind: 'pairs',
        pairs: [
          ['Data de fechamento', dayText(to, 'dd/mm/yyyy')],
          ['Total da fatura anterior', reais(opening)],
          ['Total de pagamentos', reais(-paid)],
          ['Total de compras', reais(spent)],
          ['Juros e encargos', reais(fees)],
          ['Total desta fatura', reais(closing)],
        ],
      },
      { kind: 'text', text: 'Lançamentos no cartão final 3107' },
      {
        kind: 'table',
        description: 1,
        twoColumns: true,
        columns: [
          { title: 'DATA', width: 0.14 },
          { title: 'ESTABELECIMENTO', width: 0.62 },
          { title: 'VALOR EM R$', width: 0.24, align: 'right' },
        ],
        rows: lines.map((line) => ({
          cells: [dayText(line.date, 'dd/mm'), text(line.text), money(-line.signed, 'dot-comma')],
        })),
      },
    ],
  }),
};

/** No column titles, days as 12 MAR, the card number before each merchant. */
export const headerlessCard: Layout = {
  id: 'br-card-nameless',
  bank: 'Jabuti',
  country: 'BR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'text',
    footer: 'Jabuti Pagamentos · {page} de {pages}',
    blocks: [
      { kind: 'text', text: 'Jabuti', size: 'large' },
      { kind: 'text', text: `Esta é a sua fatura, no valor de R$ ${formatNumber(closing, 'dot-comma')}` },
      {
        kind: 'text',
        text: `Período vigente: ${dayText(from, 'dd/mm/yyyy').text} a ${dayText(to, 'dd/mm/yyyy').text}`,
      },
      {
        kind: 'pairs',
        pairs: [
          ['Fatura anterior', reais(opening)],
          ['Pagamentos e créditos', minus(-paid)],
          ['Compras e lançamentos', reais(spent)],
          ['Juros e encargos', reais(fees)],
          ['Total a pagar', reais(closing)],
        ],
      },
      { kind: 'text', text: 'TRANSAÇÕES' },
      {
        kind: 'table',
        description: 2,
        columns: [
          { title: '', width: 0.12 },
          { title: '', width: 0.14 },
          { title: '', width: 0.52 },
          { title: '', width: 0.22, align: 'right' },
        ],
        rows: lines.map((line) => ({
          cells: [dayText(line.date, 'dd Mmm', 'pt'), text('•••• 3107'), text(line.text), minus(-line.signed)],
          ...(line.foreign && { below: `${line.foreign.currency} ${formatNumber(line.foreign.amount, 'comma-dot')}` }),
        })),
      },
    ],
  }),
};
