import { z } from 'zod';

/** A list as a file. */
export const listFormatSchema = z.enum(['csv', 'xlsx']);
export type ListFormat = z.infer<typeof listFormatSchema>;

/**
 * The columns of an exported list, which an import reads back. `billing_anchor` is the day that payment days are counted
 * from: `next_payment_date` shows the next one, which may be shorter (31 January, 28 February).
 */
export const subscriptionColumns = [
  'name',
  'amount',
  'currency',
  'billing_cycle',
  'billing_interval',
  'next_payment_date',
  'category',
  'status',
  'payment_method',
  'url',
  'notes',
  'started_on',
  'trial_ends_on',
  'price_after_trial',
  'commitment_ends_on',
  'notice_days',
  'share_mine',
  'share_parts',
  'reminder_days',
  'family_visible',
  'cancelled_on',
  'ends_on',
  'billing_anchor',
  'created_at',
  'id',
] as const;
export type SubscriptionColumn = (typeof subscriptionColumns)[number];

/** In a file, for a subscription that is not reminded of; an empty cell means the default. */
export const noReminders = 'none';
