import type { Billing, IsoDate } from '@kumbara/shared';
import type { Sender } from '#mails/senders.ts';
import type { CycleName, ServiceEvent } from '#mails/words/words.ts';
import type { Service } from '#markets/market.ts';

/** One thing that happens to a subscription, and the mail about it. */
export type TimelineEvent = {
  kind: ServiceEvent;
  /** The day of the mail. */
  day: IsoDate;
  /** The day of the payment a refund is for. */
  paidOn?: IsoDate;
  /** The price it speaks of: that of the charge, the new one of a rise, the one after a trial. */
  price: number;
  oldPrice?: number;
  billing: Billing;
  plan: string;
  oldPlan?: string;
  /** The next payment; the first day of a new price or plan; the next attempt after a failed payment. */
  next?: IsoDate;
  /** The last day of a trial or of a cancelled subscription. */
  until?: IsoDate;
};

export type Channel = 'direct' | 'apple' | 'google' | 'paypal' | 'paypal-too';

/** What happened with one service in this mailbox. */
export type Timeline = {
  scenario: string;
  service: Service;
  sender: Sender;
  /** Whether it is a service that people know by name. */
  known: boolean;
  channel: Channel;
  currency: string;
  events: TimelineEvent[];
  /** The first payment day on or after a day, as the service counts them; undefined once it is over. */
  nextPayment: (from: IsoDate) => IsoDate | undefined;
};

/** The word for a rhythm; undefined for rhythms that have none. */
export function cycleName({ billing_cycle, billing_interval }: Billing): CycleName {
  if (billing_cycle === 'weekly') return 'weekly';
  if (billing_cycle === 'yearly') return 'yearly';
  return billing_interval === 3 ? 'quarterly' : billing_interval === 6 ? 'halfyearly' : 'monthly';
}
