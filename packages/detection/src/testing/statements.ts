import { addDays, addMonths, type IsoDate, type Transaction } from '@kumbara/shared';
import type { StatementDocument } from '#finding.ts';

/** Mulberry32: the same seed gives the same statement. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
export type Random = () => number;

export const cents = (amount: number) => Math.round(amount * 100) / 100;

export const line = (
  date: IsoDate,
  description: string,
  amount: number,
  more: Partial<Transaction> = {},
): Transaction => ({
  date,
  description,
  amount: cents(amount),
  direction: 'out',
  currency: 'TRY',
  text: `${date} ${description} ${cents(amount).toFixed(2)}`,
  ...more,
});

/** The same day in `count` months, oldest first; `last` keeps month ends. */
export const months = (last: IsoDate, count: number, every = 1): IsoDate[] =>
  Array.from({ length: count }, (_, i) => addMonths(last, -(count - 1 - i) * every));

/** Every `every` days, oldest first. */
export const everyDays = (last: IsoDate, count: number, days: number): IsoDate[] =>
  Array.from({ length: count }, (_, i) => addDays(last, -(count - 1 - i) * days));

const shops: [name: string, cheapest: number, dearest: number][] = [
  ['MIGROS KADIKOY', 80, 2400],
  ['BIM A.S. 4471 ISTANBUL', 40, 900],
  ['SOK MARKETLER', 30, 700],
  ['SHELL PETROL', 600, 2200],
  ['KAHVE DUNYASI NISANTASI', 95, 95],
  ['BEREKET LOKANTASI', 180, 420],
  ['YILDIZ ECZANESI', 60, 900],
  ['DERYA KIRTASIYE', 25, 600],
  ['OZ ANADOLU TICARET', 100, 3000],
  ['GUNES TUHAFIYE', 50, 700],
  ['PARK SINEMALARI', 160, 160],
  ['TRENDYOL.COM ISTANBUL', 120, 2500],
  ['ALTIN BERBER', 250, 250],
  ['KUZEY OTOMOTIV', 500, 6000],
  ['MAVI KUYUMCULUK', 900, 9000],
  ['ISTANBULKART DOLUM', 100, 100],
  ['HALI YIKAMA UMUT', 350, 900],
  ['CICEKCI NERGIS', 200, 800],
];

/** Unrelated purchases, some of them habits at one price. */
export function purchases(random: Random, from: IsoDate, days: number, count = 80): Transaction[] {
  return Array.from({ length: count }, () => {
    const [name, cheapest, dearest] = shops[Math.floor(random() * shops.length)] as (typeof shops)[number];
    return line(addDays(from, Math.floor(random() * days)), name, cheapest + random() * (dearest - cheapest));
  });
}

export const documentOf = (transactions: Transaction[], more: Partial<StatementDocument> = {}): StatementDocument => ({
  id: 'statement',
  transactions: transactions.toSorted((a, b) => a.date.localeCompare(b.date)),
  currency_printed: true,
  reconciled: true,
  ...more,
});
