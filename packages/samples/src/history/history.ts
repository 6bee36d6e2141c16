import type { IsoDate } from '@kumbara/shared';
import type { Country } from '#markets/markets.ts';

export const rowKinds = [
  'subscription',
  'purchase',
  'habit',
  'bill',
  'instalment',
  'loan',
  'rent',
  'transfer',
  'salary',
  'payment',
  'refund',
  'cash',
  'fee',
] as const;
export type RowKind = (typeof rowKinds)[number];

/** One booked row. Amounts are positive; `direction` tells debits from credits. */
export type HistoryRow = {
  /** The booking day. */
  date: IsoDate;
  text: string;
  amount: number;
  direction: 'out' | 'in';
  /** The original price of a purchase in another currency. */
  foreign?: { amount: number; currency: string };
  kind: RowKind;
  /** Not settled yet: listed separately on a statement and part of no total. */
  pending?: boolean;
};

/** Expected finding about one subscription, for a detector with all statements of the history. */
export type TrueSubscription = {
  name: string;
  /** All texts the merchant is printed with. */
  spellings: string[];
  /** The last booked price, in the currency of the account. */
  amount: number;
  currency: string;
  /** The price in the merchant's currency, when it differs. */
  foreign?: { amount: number; currency: string };
  cycle: 'weekly' | 'monthly' | 'yearly';
  interval: number;
  /** The first payment day after the history's end. */
  next_date: IsoDate;
  status: 'active' | 'late' | 'stopped';
  /** True for a well-known service. Other merchants are recognised by their billing cycle only. */
  known: boolean;
  /** True if it continues after the history's end, even if no statement can show it. */
  isRunning: boolean;
  /** Its booked charges, oldest first. */
  charges: Pick<HistoryRow, 'date' | 'amount' | 'text'>[];
  /**
   * `found`: must be shown. `optional`: either answer is accepted (an unknown merchant before its third charge, a late
   * charge, a trial). `absent`: must not be shown as running.
   */
  expect: 'found' | 'optional' | 'absent';
};

/** A user's transactions over some months, and the truth about them. */
export type History = {
  seed: number | string;
  kind: 'card' | 'account';
  country: Country;
  language: string;
  currency: string;
  /** First and last day, both covered. */
  from: IsoDate;
  to: IsoDate;
  /** Ordered by day. */
  transactions: HistoryRow[];
  subscriptions: TrueSubscription[];
  /** Names of recurring payments that are no subscription and of look-alikes. Showing one is an error. */
  forbidden: string[];
  /** Names of bills (telecom, power, insurance). Showing one is neither right nor wrong. */
  optional: string[];
};
