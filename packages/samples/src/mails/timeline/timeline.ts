import type { Billing, IsoDate } from '@kumbara/shared';
import type { Sender } from '#mails/senders.ts';
import type { CycleName, ServiceEvent } from '#mails/words/words.ts';
import type { Service } from '#markets/market.ts';

/** An event of a subscription that a mail reports. */
export type TimelineEvent = {
  kind: ServiceEvent;
  /** The day of the mail. */
  day: IsoDate;
  /** The day of the refunded payment. */
  paidOn?: IsoDate;
  /** The price in the mail: the charge, the new price of a rise, or the price after a trial. */
  price: number;
  oldPrice?: number;
  billing: Billing;
  plan: string;
  oldPlan?: string;
  /** The next payment, the first day of a new price or plan, or the next attempt after a failed payment. */
  next?: IsoDate;
  /** The last day of a trial or of a cancelled subscription. */
  until?: IsoDate;
};

export type Channel = 'direct' | 'apple' | 'google' | 'paypal' | 'paypal-too';

/** All events of one service in a mailbox. */
export type Timeline = {
  scenario: string;
  service: Service;
  sender: Sender;
  /** True for a well-known service. */
  known: boolean;
  channel: Channel;
  currency: string;
  events: TimelineEvent[];
  /** The first payment day on or after a day; undefined when the subscription has ended. */
  nextPayment: (from: IsoDate) => IsoDate | undefined;
};

/** The name of a billing cycle in the wording of mails. */
export function nameCycle({ billing_cycle, billing_interval }: Billing): CycleName {
  if (billing_cycle === 'weekly') return 'weekly';
  if (billing_cycle === 'yearly') return 'yearly';
  return billing_interval === 3 ? 'quarterly' : billing_interval === 6 ? 'halfyearly' : 'monthly';
}
