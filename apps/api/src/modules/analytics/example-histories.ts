import { type Analytics, addDays, addMonths, type Category, type IsoDate, startOfMonth } from '@kumbara/shared';
import type { HistoryRow } from '#lib/payment-history.ts';

/** An invented subscription; days are counted from the beginning of the current month. */
type Example = {
  name: string;
  category: Category;
  price: number;
  /** Until half a year ago. */
  before?: number;
  day: number;
  payment_method: string;
  months?: number;
  ended?: number;
  uses?: number[];
};

const examples: Example[] = [
  { name: 'Filmevi', category: 'streaming', price: 12, before: 9, day: 4, payment_method: 'Kart ·· 1234' },
  { name: 'Fitbox', category: 'fitness', price: 35, day: 9, payment_method: 'Kart ·· 1234', uses: [2, 1, 0] },
  { name: 'Ezgi', category: 'music', price: 6, day: 14, payment_method: 'Kart ·· 9876', uses: [20, 24, 18] },
  { name: 'Bulut 200', category: 'cloud', price: 3, day: 17, payment_method: 'Kart ·· 9876' },
  { name: 'Gazete', category: 'news', price: 8, day: 20, payment_method: 'Kart ·· 1234', ended: 3 },
  { name: 'Kursevi', category: 'education', price: 15, day: 24, payment_method: 'Kart ·· 1234', months: 5 },
];

/** The prices of the examples are in euros; in other currencies they need only be of a likely size. */
const sizes: Record<string, number> = { TRY: 25, JPY: 150, HUF: 400, KRW: 1500 };
const priceIn = (currency: string, euros: number): number => euros * (sizes[currency] ?? 1);

/** Invented histories of a year and a half. */
export function exampleHistories(today: IsoDate, currency: string): HistoryRow[] {
  const start = startOfMonth(today);
  return examples.map((example, at): HistoryRow => {
    const { name, category, payment_method, day, months = 18, ended, uses } = example;
    const first = addDays(addMonths(start, -months), day);
    const isEnded = ended !== undefined;
    const price = priceIn(currency, example.price);
    const before = priceIn(currency, example.before ?? example.price);
    const raised = addMonths(start, -6);
    const dates = Array.from({ length: months + 1 }, (_, n) => addMonths(first, n)).filter(
      (date) => date < today && date < addMonths(start, -(ended ?? 0)),
    );
    return {
      ...{ id: exampleId(at), name, category, payment_method, currency, amount: price },
      ...{ billing_cycle: 'monthly', billing_interval: 1, next_payment_date: first },
      ...{ started_on: first, status: isEnded ? 'cancelled' : 'active' },
      ...{ cancelled_on: isEnded ? addMonths(start, -ended) : null, ends_on: null },
      ...{ trial_ends_on: null, price_after_trial: null, commitment_ends_on: null, notice_days: null },
      ...{ share_parts: null, share_mine: null },
      prices: [
        [first, before, currency],
        ...(before === price ? [] : [[raised, price, currency] as [string, number, string]]),
      ],
      // The mailbox that would show the others is not connected.
      charges: at % 3 === 2 ? null : dates.map((date) => chargeOf(date, date < raised ? before : price)),
      check_ins: uses?.map((times, n) => [addMonths(start, n - uses.length).slice(0, 7), times > 0, times]) ?? null,
    };

    function chargeOf(date: IsoDate, amount: number): NonNullable<HistoryRow['charges']>[number] {
      return [date, amount, currency, 'statement', null, null];
    }
  });
}

const exampleId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

export const examplePeople = (currency: string): Analytics['people'] =>
  ['Ada', 'Deniz'].map((name, at) => ({
    ...{ id: exampleId(100 + at), name, is_self: at === 0, subscriptions: 3 - at },
    per_month: { [currency]: priceIn(currency, at === 0 ? 53 : 18) },
    per_year: { [currency]: priceIn(currency, at === 0 ? 636 : 216) },
  }));
