import { createHash } from 'node:crypto';
import { Prisma, type Subscription } from '@kumbara/prisma/client';
import { fromDay, fromDayOrNull, toDay } from '#lib/day.ts';
import type { Imported } from './read-rows.ts';

/** The columns of a subscription that a file holds. */
export function columnsOf({ share, reminder_days, ...one }: Imported) {
  return {
    ...one,
    notes: one.notes || null,
    payment_method: one.payment_method || null,
    next_payment_date: fromDay(one.next_payment_date),
    started_on: fromDayOrNull(one.started_on),
    trial_ends_on: fromDayOrNull(one.trial_ends_on),
    commitment_ends_on: fromDayOrNull(one.commitment_ends_on),
    cancelled_on: fromDayOrNull(one.cancelled_on),
    ends_on: fromDayOrNull(one.ends_on),
    ...{ share_parts: share?.parts ?? null, share_mine: share?.mine ?? null },
    reminder_days: reminder_days ?? Prisma.DbNull,
  };
}

/** Changes with everything that a user can change. */
export function digestOf(row: Subscription): string {
  const { name, currency, billing_cycle, billing_interval, category, notes, url, payment_method } = row;
  const { notice_days, share_parts, share_mine, reminder_days, family_visible, status, cancelled_by_mail } = row;
  const days = [row.next_payment_date, row.started_on, row.trial_ends_on, row.commitment_ends_on];
  const values = [
    ...[name, currency, billing_cycle, billing_interval, category, notes, url, payment_method, notice_days],
    ...[share_parts, share_mine, reminder_days, family_visible, status, cancelled_by_mail],
    ...[row.amount.toString(), row.price_after_trial?.toString() ?? null],
    ...[...days, row.cancelled_on, row.ends_on].map((day) => day && toDay(day)),
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('base64');
}
