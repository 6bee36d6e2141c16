import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { SectionSide } from '#words/section-sides.ts';
import type { Direction } from './direction.ts';
import type { Scanned } from './scan.ts';

/**
 * A line of the table split into fields. Numbers, dates and signs are resolved after the inference over the whole
 * document.
 */
export type RawRow = {
  /** The day of the transaction. Undefined only for a pending line without a day. */
  date?: DateToken;
  /** The row prints no day and takes the one above. */
  isDayInherited?: boolean;
  /** The table does not show that rows without a day are meant to take the one above. */
  isDayAssumed?: boolean;
  /** A charge for several payments: included in totals, but no payment itself. */
  isCharge?: boolean;
  amount: AmountToken;
  /** The column of the amount. */
  side?: 'debit' | 'credit';
  /** The side that the title of its section names. */
  section?: SectionSide;
  /** The folded text of a column of direction marks. */
  signText?: string;
  balance?: AmountToken;
  /** The direction of the mark behind the balance. */
  balanceMark?: Direction;
  /** The value of the balance, set after the number format is inferred. */
  balanceValue?: number;
  /** Fees and taxes in columns of their own. */
  fees: AmountToken[];
  /** The ISO code of a currency column. */
  currency?: string;
  /** The amount in the merchant's currency, from its own column. */
  foreign?: AmountToken;
  foreignCurrency?: string;
  /** The parts of the description: the payee first. */
  parts: string[];
  text: string;
  account?: string;
  pending: boolean;
  /** Amounts inside the description, where a foreign price may stand. */
  inside: AmountToken[];
  page: number;
  /** The lines of the row. */
  lines: Scanned[];
};
