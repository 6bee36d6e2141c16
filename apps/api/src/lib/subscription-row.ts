import type { Subscription } from '@kumbara/prisma/client';
import type { BillingCycle, Category, IsoDate, SubscriptionStatus } from '@kumbara/shared';
import { toDay, toDayOrNull } from './day.ts';

/** A subscription with all columns that are shown. Amounts are numbers, which JSON carries exactly, and days are text. */
export type SubscriptionRow = {
  id: string;
  name: string;
  amount: number;
  currency: string;
  billing_cycle: BillingCycle;
  billing_interval: number;
  next_payment_date: IsoDate;
  category: Category;
  notes: string | null;
  url: string | null;
  payment_method: string | null;
  started_on: IsoDate | null;
  trial_ends_on: IsoDate | null;
  price_after_trial: number | null;
  commitment_ends_on: IsoDate | null;
  notice_days: number | null;
  share_parts: number | null;
  share_mine: number | null;
  reminder_days: unknown;
  family_visible: boolean;
  status: SubscriptionStatus;
  cancelled_on: IsoDate | null;
  ends_on: IsoDate | null;
  cancel_confirmed_by: unknown;
  cancel_checked_on: IsoDate | null;
  cancelled_by_mail: unknown;
  created_at: Date;
};

/** A row that Prisma has read or written. */
export const toSubscriptionRow = (stored: Subscription): SubscriptionRow => ({
  ...stored,
  amount: stored.amount.toNumber(),
  next_payment_date: toDay(stored.next_payment_date),
  started_on: toDayOrNull(stored.started_on),
  trial_ends_on: toDayOrNull(stored.trial_ends_on),
  price_after_trial: stored.price_after_trial?.toNumber() ?? null,
  commitment_ends_on: toDayOrNull(stored.commitment_ends_on),
  cancelled_on: toDayOrNull(stored.cancelled_on),
  ends_on: toDayOrNull(stored.ends_on),
  cancel_checked_on: toDayOrNull(stored.cancel_checked_on),
});
