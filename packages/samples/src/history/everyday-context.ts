import { addDays, addMonths, type IsoDate, startOfMonth } from '@kumbara/shared';
import type { Market, Shop } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { nextWorkingDay } from './calendar.ts';
import type { History, HistoryRow, RowKind } from './history.ts';

/** Rows around the subscriptions, and the names that a detector must not show. */
export type EverydayRows = { rows: HistoryRow[]; forbidden: string[]; optional: string[] };

export type EverydayContext = {
  market: Market;
  kind: History['kind'];
  from: IsoDate;
  to: IsoDate;
  /** Texts printed before the merchant of a card purchase and of a direct debit. */
  prefixes: { purchase: string; debit: string };
  random: Random;
  /** Adds more rows that look like subscriptions. */
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

/** The first day of every month of the span. */
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
