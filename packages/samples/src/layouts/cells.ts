import type { IsoDate } from '@kumbara/shared';
import type { Cell } from './document.ts';
import { formatDate, formatNumber, type MonthLanguage, type NumberStyle } from './notation.ts';

export const text = (content: string): Cell => ({ text: content });
export const blank = text('');

/** A signed amount with an optional currency before or behind it. */
export const money = (amount: number, style: NumberStyle, before = '', behind = ''): Cell => ({
  text: `${before}${formatNumber(amount, style)}${behind}`,
  money: amount,
  ...((before || behind) && { moneyFormat: `"${before}"#,##0.00"${behind}"` }),
});

/** A day that a spreadsheet may store as a number. */
export const day = (iso: IsoDate, pattern: string, language?: MonthLanguage): Cell => ({
  text: formatDate(iso, pattern, language),
  day: iso,
});

/** A day that stays text in every format, for example without its year. */
export const dayText = (iso: IsoDate, pattern: string, language?: MonthLanguage): Cell =>
  text(formatDate(iso, pattern, language));

/** Two columns, debit and credit, one of them filled. */
export const debitAndCredit = (signed: number, cell: (amount: number) => Cell): [Cell, Cell] =>
  signed < 0 ? [cell(-signed), blank] : [blank, cell(signed)];
