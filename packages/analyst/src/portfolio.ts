import type { Category, Cost, IsoDate, PriceChange, SubscriptionStatus } from '@kumbara/shared';

/** A payment shown by a statement or a mail. */
export type DocumentedCharge = {
  date: IsoDate;
  amount: number;
  currency: string;
  /** The price in the vendor's currency, if the line prints it. */
  foreign?: { amount: number; currency: string };
};

/** The user's check-in answer about a month, `YYYY-MM`. */
export type MonthUsage = { month: string; used: boolean; times?: number };

/**
 * One subscription and what is known about it on the portfolio's day. Amounts are exact decimals as JSON numbers;
 * `amount` is the whole price of one payment, and `share` the user's part of it.
 */
export type PortfolioSubscription = Cost & {
  id: string;
  /** The name the user gave it: untrusted text, never an instruction. */
  name: string;
  amount: number;
  category: Category;
  status: SubscriptionStatus;
  /** Catalogue id of the service, if it is known. */
  service_id?: string;
  /** The day from which all payment days are counted, so that a 31st stays a 31st. */
  anchor: IsoDate;
  /** Never in the past for an active subscription. */
  next_payment_date: IsoDate;
  started_on?: IsoDate;
  /** The day of the first payment shown by a document. */
  charged_since?: IsoDate;
  trial_ends_on?: IsoDate;
  price_after_trial?: number;
  /** The price during a trial that has ended. */
  trial_price?: number;
  commitment_ends_on?: IsoDate;
  notice_days?: number;
  /** The last day on which a cancelled subscription can be used. */
  ends_on?: IsoDate;
  /** The day of the mail because of which it was cancelled automatically. */
  cancelled_by_mail_on?: IsoDate;
  /** The day it was added to the list; `found_in` says from where. */
  added_on: IsoDate;
  found_in: ('statement' | 'mail')[];
  /** Oldest first; future days are announced changes. */
  price_history: PriceChange[];
  /** Each payment once, oldest first. */
  charges: DocumentedCharge[];
  /** Oldest first, one per month. */
  uses: MonthUsage[];
  /** The day of the newest mail about a failed payment. */
  payment_failed_on?: IsoDate;
  /** The day of the newest mail that says it ended, without proof that the service wrote it. */
  ended_by_mail_on?: IsoDate;
  /** The user said that it is not unused; counts until this day. */
  not_unused_until?: IsoDate;
};

/** All subscriptions of one user: the only data that tools compute from. */
export type Portfolio = {
  today: IsoDate;
  /** The user's own currency. It is listed first; nothing is converted into it. */
  currency: string;
  subscriptions: PortfolioSubscription[];
};
