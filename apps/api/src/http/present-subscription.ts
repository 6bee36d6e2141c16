import type { Subscription } from '@kumbara/prisma/client';
import { addDays, defaultReminderDays, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { asOf } from '#lib/subscription-price.ts';
import { type SubscriptionRow, toSubscriptionRow } from '#lib/subscription-row.ts';

/** A subscription as shown on a day: its next payment is never in the past. */
export const presentSubscription = (stored: Subscription, today: IsoDate) =>
  presentSubscriptionRow(toSubscriptionRow(stored), today);

/** The same of a row that was read by SQL. */
export function presentSubscriptionRow(stored: SubscriptionRow, today: IsoDate) {
  const row = asOf(stored, today);
  const { next_payment_date: anchor } = row;
  return {
    ...row,
    next_payment_date: row.status === 'active' ? nextPaymentDate(anchor, row, today) : anchor,
    share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
    reminder_days: (row.reminder_days as number[] | null) ?? [...defaultReminderDays[row.billing_cycle]],
    cancelled_by_mail: row.cancelled_by_mail as { date: IsoDate; text: string } | null,
    cancel_confirmation: presentConfirmation(row, today),
    created_at: row.created_at.toISOString(),
  };
}

const daysToConfirm = 7;

function presentConfirmation(row: SubscriptionRow, today: IsoDate) {
  const { status, cancelled_by_mail, cancel_confirmed_by, cancelled_on: date, cancel_checked_on } = row;
  if (status === 'active' || cancelled_by_mail || !date) return null;
  const mail = cancel_confirmed_by as { date: IsoDate; text: string } | null;
  if (mail) return { state: 'confirmed' as const, ...mail };
  const last = addDays(date, daysToConfirm);
  if (cancel_checked_on && cancel_checked_on > last) return { state: 'missing' as const, date };
  return today <= last ? { state: 'expected' as const, date } : null;
}
