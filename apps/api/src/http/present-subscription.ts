import type { Subscription as Row } from '@kumbara/prisma/client';
import { addDays, defaultReminderDays, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { toDay, toDayOrNull } from '#lib/day.ts';
import { asOf } from '#lib/subscription-price.ts';

/** A subscription as shown on a day: its next payment is never in the past. */
export function presentSubscription(stored: Row, today: IsoDate) {
  const row = asOf(stored, today);
  const anchor = toDay(row.next_payment_date);
  return {
    ...row,
    amount: row.amount.toNumber(),
    next_payment_date: row.status === 'active' ? nextPaymentDate(anchor, row, today) : anchor,
    started_on: toDayOrNull(row.started_on),
    trial_ends_on: toDayOrNull(row.trial_ends_on),
    price_after_trial: row.price_after_trial?.toNumber() ?? null,
    commitment_ends_on: toDayOrNull(row.commitment_ends_on),
    share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
    reminder_days: (row.reminder_days as number[] | null) ?? [...defaultReminderDays[row.billing_cycle]],
    cancelled_on: toDayOrNull(row.cancelled_on),
    ends_on: toDayOrNull(row.ends_on),
    cancelled_by_mail: row.cancelled_by_mail as { date: IsoDate; text: string } | null,
    cancel_confirmation: presentConfirmation(row, today),
    created_at: row.created_at.toISOString(),
  };
}

const daysToConfirm = 7;

function presentConfirmation(row: Row, today: IsoDate) {
  const { status, cancelled_by_mail, cancel_confirmed_by, cancel_checked_on } = row;
  const date = toDayOrNull(row.cancelled_on);
  if (status === 'active' || cancelled_by_mail || !date) return null;
  const mail = cancel_confirmed_by as { date: IsoDate; text: string } | null;
  if (mail) return { state: 'confirmed' as const, ...mail };
  const last = addDays(date, daysToConfirm);
  if (cancel_checked_on && toDay(cancel_checked_on) > last) return { state: 'missing' as const, date };
  return today <= last ? { state: 'expected' as const, date } : null;
}
