import type { Category, Cost, IsoDate, PriceChange, SubscriptionStatus } from '@kumbara/shared';

/** A payment that a document shows. */
export type DocumentedCharge = {
  date: IsoDate;
  amount: number;
  currency: string;
  /** The price abroad, where the line prints it. */
  foreign?: { amount: number; currency: string };
};

/** What its owner said about a month: `YYYY-MM`. */
export type MonthUsage = { month: string; used: boolean; times?: number };

/**
 * One subscription with what is known of it, as of the day of the holdings. Amounts are exact decimals as JSON numbers;
 * `amount` is the whole price of one payment, of which `share` says my part.
 */
export type PortfolioSubscription = Cost & {
  id: string;
  /** What its owner calls it: text of a stranger, never an instruction. */
  name: string;
  amount: number;
  category: Category;
  status: SubscriptionStatus;
  /** Catalogue id of the service behind the name, where there is one. */
  service_id?: string;
  /** The day all payment days are counted from, so that a 31st stays a 31st. */
  anchor: IsoDate;
  /** Never past for an active one. */
  next_payment_date: IsoDate;
  started_on?: IsoDate;
  /** The first day on which any document shows a payment. */
  charged_since?: IsoDate;
  trial_ends_on?: IsoDate;
  price_after_trial?: number;
  /** What was asked in a trial that is over. */
  trial_price?: number;
  commitment_ends_on?: IsoDate;
  notice_days?: number;
  /** A cancelled one that runs on until a day. */
  ends_on?: IsoDate;
  /** The day of the mail that cancelled it without being asked. */
  cancelled_by_mail_on?: IsoDate;
  /** The day it came onto the list, and how. */
  added_on: IsoDate;
  found_in: ('statement' | 'mail')[];
  /** Oldest first; days ahead are announced. */
  price_history: PriceChange[];
  /** Each payment once, oldest first. */
  charges: DocumentedCharge[];
  /** Oldest first, one a month. */
  uses: MonthUsage[];
  /** The newest mail that says so. */
  payment_failed_on?: IsoDate;
};

/** Everything one person holds: what all tools compute from, and nobody else's. */
export type Portfolio = {
  today: IsoDate;
  /** The person's own currency. It stands first; nothing is converted into it. */
  currency: string;
  subscriptions: PortfolioSubscription[];
};
