import type { BillingCycle, Category, IsoDate } from '@kumbara/shared';

export type Address = { name?: string; address: string };

/** One mail as its parser hands it over: decoded, but not judged. */
export type Mail = {
  message_id: string;
  /** More than one From is possible, and proves nothing. */
  from: Address[];
  to?: Address[];
  subject: string;
  /** An ISO 8601 instant. */
  date: string;
  /** The plain part, or empty. */
  text: string;
  html?: string;
  /** In the order of the mail, topmost first, unfolded. */
  headers: { name: string; value: string }[];
  /** `text` is what the caller's own reader found inside, if it looked. */
  attachments?: { name?: string; type: string; text?: string }[];
};

export const mailEventKinds = [
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
  'payment_failed',
  'refund',
  'reactivated',
  'cancelled',
  'cancelled_at_period_end',
  'gift',
] as const;
export type MailEventKind = (typeof mailEventKinds)[number];

/** What a subscription that runs costs, cost or will cost is told by these. */
export const pricedKinds: readonly MailEventKind[] = [
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
];

/** Something a mail says has happened, or will, to one subscription. */
export type MailEvent = {
  kind: MailEventKind;
  /** As the catalogue calls it, else as the mail does. */
  service_name: string;
  /** Key of the catalogue; absent for a service that it does not know. */
  service_id?: string;
  category: Category;
  /** Who collects the money for the service: Apple, Google Play, PayPal. */
  reseller?: string;
  /** The price of the subscription: its own line, not the total with tax. */
  amount?: number;
  currency?: string;
  /** What was collected in all, where that differs from the price. */
  charged_total?: number;
  /** The price before a rise. */
  old_amount?: number;
  billing_cycle?: BillingCycle;
  billing_interval?: number;
  /** The day the mail speaks of: its own date, unless it names the day of payment. */
  date: IsoDate;
  next_date?: IsoDate;
  /** First day of a new price. */
  effective_on?: IsoDate;
  /** Last day of a cancelled subscription. */
  ends_on?: IsoDate;
  /** A literal piece of the mail, white space collapsed, at most 200 characters. */
  evidence: string;
  /** Of a cancellation: the mail states plainly that the contract has ended. */
  states_end?: true;
  /** The probability that the mail reports an event at all. */
  probability?: number;
  /** Whether the mail provably comes from the service's own domain. */
  authentic: boolean;
  /** The sender's domain is one of the service's, or of its reseller's. */
  known_sender: boolean;
  forwarded: boolean;
  /** Forwarded without the day on which it was first sent: `date` is when it was sent on. */
  undated?: true;
  sender: string;
  message_id: string;
};
