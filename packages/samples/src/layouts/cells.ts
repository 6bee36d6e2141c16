import type { IsoDate } from '@kumbara/shared';
import type { Cell } from './document.ts';
import { date, type MonthLanguage, type NumberStyle, number } from './notation.ts';

export const text = (content: string): Cell => ({ text: content });
export const blank = text('');

/** A signed amount, perhaps with a currency before or behind it. */
export const money = (amount: number, style: NumberStyle, before = '', behind = ''): Cell => ({
  text: `${before}${number(amount, style)}${behind}`,
  money: amount,
  ...((before || behind) && { moneyFormat: `"${before}"#,##0.00"${behind}"` }),
});

/** A day a spreadsheet may hold as a number. */
export const day = (iso: IsoDate, pattern: string, language?: MonthLanguage): Cell => ({
  text: date(iso, pattern, language),
  day: iso,
});

/** A day that stays text in every format: without its year, or with an hour. */
export const dayText = (iso: IsoDate, pattern: string, language?: MonthLanguage): Cell =>
  text(date(iso, pattern, language));

/** Two columns, one of them filled: what left, what came. */
export const outAndIn = (signed: number, cell: (amount: number) => Cell): [Cell, Cell] =>
  signed < 0 ? [cell(-signed), blank] : [blank, cell(signed)];
