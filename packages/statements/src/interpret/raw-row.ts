import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { SectionSide } from '#words/section-sides.ts';
import type { Direction } from './direction.ts';
import type { Scanned } from './scan.ts';

/** A line of the table, taken apart but not yet understood: numbers, dates and signs wait for the votes. */
export type RawRow = {
  /** The day of the transaction; undefined only for a pending line that prints none. */
  date?: DateToken;
  /** The row prints no day: it is of the day above. */
  isDayInherited?: boolean;
  /** And nothing shows that the table means it so. */
  isDayAssumed?: boolean;
  /** What the bank took for several payments: totals count it, and it is none itself. */
  isCharge?: boolean;
  amount: AmountToken;
  /** The column the amount stood in. */
  side?: 'debit' | 'credit';
  /** What the title of its part of the document says of it. */
  section?: SectionSide;
  /** What a column of signs says, folded. */
  signText?: string;
  balance?: AmountToken;
  /** The mark behind it: overdrawn or not. */
  balanceMark?: Direction;
  /** Its value, once the number style is voted. */
  balanceValue?: number;
  /** What was taken for it besides, in columns of their own: fees, taxes. */
  fees: AmountToken[];
  /** ISO code of a currency column. */
  currency?: string;
  /** A column for the amount in the merchant's currency. */
  foreign?: AmountToken;
  foreignCurrency?: string;
  /** What is said about it, piece by piece: first whom, then what else. */
  parts: string[];
  text: string;
  account?: string;
  pending: boolean;
  /** Amounts inside the description, where a foreign price can stand. */
  inside: AmountToken[];
  page: number;
  /** The lines it was read from. */
  lines: Scanned[];
};
