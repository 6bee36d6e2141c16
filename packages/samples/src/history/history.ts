import type { IsoDate } from '@kumbara/shared';
import type { Country } from '#markets/markets.ts';

export type RowKind =
  | 'subscription'
  | 'purchase'
  | 'habit'
  | 'bill'
  | 'instalment'
  | 'loan'
  | 'rent'
  | 'transfer'
  | 'salary'
  | 'payment'
  | 'refund'
  | 'cash'
  | 'fee';

/** One line of life, as the bank booked it. Amounts are positive; the direction says whether the money left or came. */
export type HistoryRow = {
  /** The day it was booked. */
  date: IsoDate;
  text: string;
  amount: number;
  direction: 'out' | 'in';
  /** The price where it was made, for what was bought abroad. */
  foreign?: { amount: number; currency: string };
  kind: RowKind;
  /** Not settled yet: stands apart on a statement and in no total. */
  pending?: boolean;
};

/** What a reader with all documents of the history ought to say about one stream of charges. */
export type TrueSubscription = {
  name: string;
  /** All the ways the merchant was printed. */
  spellings: string[];
  /** The last price as booked, in the currency of the account. */
  amount: number;
  currency: string;
  /** The price in the merchant's currency, where it differs. */
  foreign?: { amount: number; currency: string };
  cycle: 'weekly' | 'monthly' | 'yearly';
  interval: number;
  /** The first payment day after the history's end. */
  next_date: IsoDate;
  status: 'active' | 'late' | 'stopped';
  /** A service that is known by name; otherwise only its rhythm gives it away. */
  known: boolean;
  /** It goes on after the history's end, whether or not anybody could know. */
  isRunning: boolean;
  /** What was booked for it, oldest first. */
  charges: Pick<HistoryRow, 'date' | 'amount' | 'text'>[];
  /**
   * `found`: must be shown. `optional`: nobody can be blamed for either answer
   * (an unknown merchant before its third charge, one that is late, a trial). `absent`: must not be shown as running.
   */
  expect: 'found' | 'optional' | 'absent';
};

/** A person's bookings over some months, and the truth about them. */
export type History = {
  seed: number | string;
  kind: 'card' | 'account';
  country: Country;
  language: string;
  currency: string;
  /** First and last day, both covered. */
  from: IsoDate;
  to: IsoDate;
  /** In the order of their days. */
  transactions: HistoryRow[];
  subscriptions: TrueSubscription[];
  /** Names of what recurs without being a subscription, or only looks like one: showing it is an error. */
  forbidden: string[];
  /** Names of bills (telecom, power, insurance): showing them is neither right nor wrong. */
  optional: string[];
};
