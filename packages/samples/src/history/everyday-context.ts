import { addDays, addMonths, type IsoDate, startOfMonth } from '@kumbara/shared';
import type { Market, Shop } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { workingDay } from './calendar.ts';
import type { History, HistoryRow, RowKind } from './history.ts';

/** What surrounds the subscriptions: rows, and the names under which none of it may be shown. */
export type Habits = { rows: HistoryRow[]; mustNot: string[]; optional: string[] };

export type Life = {
  market: Market;
  kind: History['kind'];
  from: IsoDate;
  to: IsoDate;
  /** What the bank puts before purchases and before direct debits. */
  prefixes: { purchase: string; debit: string };
  random: Random;
  /** More than usual looks like a subscription. */
  hard?: boolean;
};

export const row = (date: IsoDate, text: string, amount: number, kind: RowKind, direction: 'out' | 'in' = 'out') => ({
  date,
  text,
  amount: Math.round(amount * 100) / 100,
  direction,
  kind,
});

/** First days of all months that the span touches. */
export function months({ from, to }: Life): IsoDate[] {
  const all = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) all.push(month);
  return all;
}

export const monthly = (life: Life, dayOfMonth: number, make: (day: IsoDate, index: number) => HistoryRow[]) =>
  months(life).flatMap((month, index) => make(workingDay(addDays(month, dayOfMonth - 1)), index));

export const price = ([, low, high]: Shop, random: Random) => random.money(low, high);
