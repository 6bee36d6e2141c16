import { addDays, addMonths, type IsoDate, startOfMonth } from '@kumbara/shared';
import type { Market, Shop } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { nextWorkingDay } from './calendar.ts';
import type { History, HistoryRow, RowKind } from './history.ts';

/** What surrounds the subscriptions: rows, and the names under which none of it may be shown. */
export type EverydayRows = { rows: HistoryRow[]; forbidden: string[]; optional: string[] };

export type EverydayContext = {
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

export const createRow = (
  date: IsoDate,
  text: string,
  amount: number,
  kind: RowKind,
  direction: 'out' | 'in' = 'out',
) => ({
  date,
  text,
  amount: Math.round(amount * 100) / 100,
  direction,
  kind,
});

/** First days of all months that the span touches. */
export function listMonths({ from, to }: EverydayContext): IsoDate[] {
  const all = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) all.push(month);
  return all;
}

export const createMonthlyRows = (
  context: EverydayContext,
  dayOfMonth: number,
  make: (day: IsoDate, index: number) => HistoryRow[],
) => listMonths(context).flatMap((month, index) => make(nextWorkingDay(addDays(month, dayOfMonth - 1)), index));

export const drawPrice = ([, low, high]: Shop, random: Random) => random.money(low, high);
