import { blank, day, dayText, debitAndCredit, money, text } from './cells.ts';
import { formatNumber } from './notation.ts';
import type { Layout } from './statement.ts';

const comma = (amount: number) => money(amount, 'dot-comma');

/** Af or Bij beside an unsigned amount, days as 20260930, a column of remarks, no totals. */
export const dutchAccount: Layout = {
  id: 'nl-account-afbij',
  bank: 'Polderbank',
  country: 'NL',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: false,
  compose: ({ lines }) => ({
    cells: 'text',
    standardFont: true,
    footer: 'Polderbank {page}',
    blocks: [
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'Datum', width: 0.12 },
          { title: 'Naam / Omschrijving', width: 0.4 },
          { title: 'Af Bij', width: 0.08 },
          { title: 'Bedrag (EUR)', width: 0.14, align: 'right' },
          { title: 'Mededelingen', width: 0.26 },
        ],
        rows: lines.map((line, index) => ({
          cells: [
            dayText(line.date, 'yyyymmdd'),
            text(line.text),
            text(line.signed < 0 ? 'Af' : 'Bij'),
            text(formatNumber(line.amount, 'dot-comma').replaceAll('.', '')),
            text(`Pasvolgnr: 0${index % 9} Transactie: ${48_100 + index}`),
          ],
        })),
      },
    ],
  }),
};

/** Newest first, the currency sign behind each amount, a hidden row in the sheet. */
export const spanishAccount: Layout = {
  id: 'es-account-signed',
  bank: 'Banco Alameda',
  country: 'ES',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => {
    const euro = (amount: number) => money(amount, 'dot-comma', '', ' €');
    return {
      cells: 'text',
      footer: 'Banco Alameda · Página {page} de {pages}',
      blocks: [
        { kind: 'text', text: 'BANCO ALAMEDA', size: 'large' },
        {
          kind: 'text',
          text: `Movimientos del ${dayText(from, 'dd/mm/yyyy').text} al ${dayText(to, 'dd/mm/yyyy').text}`,
        },
        {
          kind: 'pairs',
          pairs: [
            ['Titular', text('Lucía Ejemplo')],
            ['Saldo inicial', euro(opening)],
            ['Saldo final', euro(closing)],
          ],
        },
        {
          kind: 'table',
          description: 2,
          columns: [
            { title: 'F. Operación', width: 0.13 },
            { title: 'F. Valor', width: 0.13 },
            { title: 'Concepto', width: 0.42 },
            { title: 'Importe', width: 0.16, align: 'right' },
            { title: 'Saldo', width: 0.16, align: 'right' },
          ],
          rows: [
            { cells: [dayText(to, 'dd/mm/yyyy'), blank, text('FILA OCULTA'), euro(-7777), blank], hidden: true },
            ...lines
              .map((line) => ({
                cells: [
                  dayText(line.date, 'dd/mm/yyyy'),
                  dayText(line.date, 'dd/mm/yyyy'),
                  text(line.text),
                  euro(line.signed),
                  euro(line.balance),
                ],
              }))
              .reverse(),
          ],
        },
      ],
    };
  },
};

/** Days such as 05 JAN without a year, the total of the invoice at the end. */
export const brazilianCard: Layout = {
  id: 'br-card-invoice',
  bank: 'Banco Jangada',
  country: 'BR',
  kind: 'card',
  printsCurrency: true,
  printsForeign: true,
  printsTotals: true,
  compose: ({ to, opening, closing, spent, fees, paid, lines }) => ({
    cells: 'text',
    footer: 'Banco Jangada S.A. {page} de {pages}',
    blocks: [
      { kind: 'text', text: 'Banco Jangada', size: 'large' },
      {
        kind: 'pairs',
        pairs: [
          ['Fatura com fechamento em', dayText(to, 'dd/mm/yyyy')],
          ['Saldo da fatura anterior', money(opening, 'dot-comma', 'R$ ')],
          ['Pagamentos e créditos', money(paid, 'dot-comma', 'R$ ')],
          ['Compras e lançamentos', money(spent, 'dot-comma', 'R$ ')],
          ['Juros e encargos', money(fees, 'dot-comma', 'R$ ')],
        ],
      },
      {
        kind: 'table',
        description: 1,
        columns: [
          { title: 'DATA', width: 0.14 },
          { title: 'ESTABELECIMENTO', width: 0.6 },
          { title: 'VALOR R$', width: 0.26, align: 'right' },
        ],
        rows: lines.map((line) => ({
          cells: [dayText(line.date, 'dd Mmm', 'pt'), text(line.text), comma(-line.signed)],
          ...(line.foreign && { below: `${line.foreign.currency} ${formatNumber(line.foreign.amount, 'dot-comma')}` }),
        })),
      },
      { kind: 'pairs', pairs: [['Total da fatura', money(closing, 'dot-comma', 'R$ ')]] },
    ],
  }),
};

/** Separate débit and crédit columns, thousands separated by a space, days without a year, sums below. */
export const frenchAccount: Layout = {
  id: 'fr-account-columns',
  bank: 'Crédit du Vallon',
  country: 'FR',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, spent, fees, paid, lines }) => {
    const spaced = (amount: number) => text(formatNumber(amount, 'space-comma'));
    return {
      cells: 'text',
      standardFont: true,
      footer: 'Crédit du Vallon   Page {page}/{pages}',
      blocks: [
        { kind: 'text', text: 'Crédit du Vallon', size: 'large' },
        {
          kind: 'text',
          text: `Relevé de compte du ${dayText(from, 'dd/mm/yyyy').text} au ${dayText(to, 'dd/mm/yyyy').text} en euros`,
        },
        {
          kind: 'table',
          description: 2,
          columns: [
            { title: 'Date', width: 0.1 },
            { title: 'Valeur', width: 0.1 },
            { title: 'Libellé', width: 0.48 },
            { title: 'Débit', width: 0.16, align: 'right' },
            { title: 'Crédit', width: 0.16, align: 'right' },
          ],
          rows: [
            {
              cells: [
                blank,
                blank,
                text(`ANCIEN SOLDE AU ${dayText(from, 'dd/mm/yyyy').text}`),
                ...debitAndCredit(opening, spaced),
              ],
            },
            ...lines.map((line) => ({
              cells: [
                dayText(line.date, 'dd/mm'),
                dayText(line.date, 'dd/mm'),
                text(line.text),
                ...debitAndCredit(line.signed, spaced),
              ],
            })),
            { cells: [blank, blank, text('TOTAUX DES MOUVEMENTS'), spaced(spent + fees), spaced(paid)] },
            {
              cells: [
                blank,
                blank,
                text(`NOUVEAU SOLDE AU ${dayText(to, 'dd/mm/yyyy').text}`),
                ...debitAndCredit(closing, spaced),
              ],
            },
          ],
        },
      ],
    };
  },
};

/** Dare and avere before the description. */
export const italianAccount: Layout = {
  id: 'it-account-columns',
  bank: 'Banca del Colle',
  country: 'IT',
  kind: 'account',
  printsCurrency: true,
  printsForeign: false,
  printsTotals: true,
  compose: ({ from, to, opening, closing, lines }) => ({
    cells: 'typed',
    footer: 'Banca del Colle S.p.A. - pag. {page}',
    blocks: [
      { kind: 'text', text: 'Banca del Colle', size: 'large' },
      {
        kind: 'text',
        text: `Estratto conto dal ${dayText(from, 'dd/mm/yyyy').text} al ${dayText(to, 'dd/mm/yyyy').text}`,
      },
      {
        kind: 'pairs',
        pairs: [
          ['Divisa', text('EUR')],
          ['Saldo iniziale', comma(opening)],
          ['Saldo finale', comma(closing)],
        ],
      },
      {
        kind: 'table',
        description: 4,
        columns: [
          { title: 'Data contabile', width: 0.14 },
          { title: 'Data valuta', width: 0.14 },
          { title: 'Dare', width: 0.13, align: 'right' },
          { title: 'Avere', width: 0.13, align: 'right' },
          { title: 'Descrizione operazioni', width: 0.46 },
        ],
        rows: lines.map((line) => ({
          cells: [
            day(line.date, 'dd/mm/yyyy'),
            day(line.date, 'dd/mm/yyyy'),
            ...debitAndCredit(line.signed, comma),
            text(line.text),
          ],
        })),
      },
    ],
  }),
};
