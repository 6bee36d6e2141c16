import {
  type AmountByCurrency,
  addDays,
  addMonths,
  type BillingCycle,
  costPerMonth,
  costPerYear,
  endOfMonth,
  type IsoDate,
  nextPaymentDate,
  startOfMonth,
  totalByCurrency,
} from '@kumbara/shared';
import { z } from 'zod';
import { type History, rowKinds, type TrueSubscription } from '#history/history.ts';
import { findLayout } from '#layouts/layouts.ts';
import { type RenderedStatement, renderStatement } from '#render/render.ts';
import exampleRows from './example-rows.json' with { type: 'json' };

/** Three months of a Turkish credit card, invented row by row: month (0 to 2), day, text, amount, kind, price in dollars. */
const rows = z
  .array(z.tuple([z.number(), z.number(), z.string(), z.number(), z.enum(rowKinds), z.number().optional()]))
  .parse(exampleRows);

type Known = { name: string; text: string; cycle: BillingCycle; known: boolean };

const services: readonly Known[] = [
  { name: 'Netflix', text: 'NETFLIX.COM', cycle: 'monthly', known: true },
  { name: 'Spotify', text: 'SPOTIFY', cycle: 'monthly', known: true },
  { name: 'ChatGPT Plus', text: 'OPENAI *CHATGPT SUBSCR', cycle: 'monthly', known: true },
  { name: 'YouTube Premium', text: 'GOOGLE *YouTubePremium', cycle: 'monthly', known: true },
  { name: 'MUBI', text: 'MUBI.COM YILLIK ÜYELİK', cycle: 'yearly', known: true },
  { name: 'İğdelik Pilates', text: 'İĞDELİK PİLATES STÜDYO', cycle: 'monthly', known: false },
];

/** Three whole months, the last one being the month of `until`. */
function historyOf(until: IsoDate): History {
  const first = addMonths(startOfMonth(until), -2);
  const transactions = rows.map(([month, day, text, amount, kind, dollars]) => ({
    date: addDays(addMonths(first, month), day - 1),
    text,
    amount,
    kind,
    direction: kind === 'payment' || kind === 'refund' ? ('in' as const) : ('out' as const),
    ...(dollars && { foreign: { amount: dollars, currency: 'USD' } }),
  }));
  const to = endOfMonth(until);
  return {
    seed: 'example',
    kind: 'card',
    country: 'TR',
    language: 'tr',
    currency: 'TRY',
    from: first,
    to,
    transactions,
    subscriptions: services.map((service) => truthOf(service, transactions, to)),
    forbidden: [
      'TEKNOÇARŞI ELEKTRONİK',
      'KAHVE SOKAĞI',
      'BELBIM ISTANBULKART DOLUM',
      'ALTINBAŞAK MARKET',
      'SHELL PETROL',
    ],
    optional: [],
  };
}

function truthOf({ name, text, cycle, known }: Known, rows: History['transactions'], to: IsoDate): TrueSubscription {
  const charges = rows.filter((row) => row.text.startsWith(text));
  const [last] = charges.slice(-1);
  if (!last) throw new Error(`${text} stands nowhere in the example`);
  const billing = { billing_cycle: cycle, billing_interval: 1 };
  return {
    name,
    spellings: [text],
    amount: last.amount,
    currency: 'TRY',
    ...(last.foreign && { foreign: last.foreign }),
    cycle,
    interval: 1,
    next_date: nextPaymentDate(last.date, billing, addDays(to, 1)),
    status: 'active',
    known,
    isRunning: true,
    charges: charges.map(({ date, amount, text }) => ({ date, amount, text })),
    expect: 'found',
  };
}

export type ExampleStatement = RenderedStatement & {
  history: History;
  /** The total cost of all its subscriptions by their last price in their own currency, exact to the cent. */
  monthly: AmountByCurrency;
  yearly: AmountByCurrency;
};

/**
 * A Turkish card statement of three months, always with the same rows: six subscriptions among instalments and everyday
 * purchases. One subscription just became more expensive, one is priced in dollars, one is yearly, and one is a studio
 * that no catalogue knows.
 * @param until any day of the last month
 */
export async function exampleStatement(
  format: 'pdf' | 'xlsx',
  until: IsoDate = '2026-09-30',
): Promise<ExampleStatement> {
  const history = historyOf(until);
  const costs = history.subscriptions.map(({ amount, currency, foreign, cycle, interval }) => ({
    ...(foreign ?? { amount, currency }),
    billing_cycle: cycle,
    billing_interval: interval,
  }));
  return {
    ...(await renderStatement(history, findLayout('tr-card-points'), format)),
    fileName: `kart-ekstresi.${format}`,
    history,
    monthly: totalByCurrency(costs, costPerMonth),
    yearly: totalByCurrency(costs, costPerYear),
  };
}
