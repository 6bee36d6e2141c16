import { type DecidedCancellation, resolveMerchant } from '@kumbara/detection';
import { Prisma } from '@kumbara/prisma/client';
import { addDays, type IsoDate, normalizeName } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import { fromDay, fromDayOrNull, toDay } from '#lib/day.ts';
import { openSavings } from '#lib/savings-ledger.ts';

/**
 * Cancels the subscription that a proven cancellation mail is about, and marks the mail as used, because each mail may
 * cancel once.
 * @returns false if the subscription was no longer active
 */
export async function cancelByMail(
  tx: Transaction,
  user_id: string,
  { subscription_id, email_id, service_name, date, evidence, ends_on }: DecidedCancellation,
  scan: { id: string; at: Date },
): Promise<boolean> {
  if (!subscription_id) return false;
  const [cancelled] = await tx.subscription.updateManyAndReturn({
    where: { user_id, id: subscription_id, status: 'active' },
    data: {
      status: 'cancelled',
      cancelled_on: fromDay(date),
      ends_on: fromDayOrNull(ends_on) ?? null,
      cancelled_by_mail: { email_id, date, text: evidence },
    },
  });
  if (!cancelled) return false;
  await openSavings(tx, cancelled.user_id, [cancelled]);
  await tx.mailCancellation.update({
    where: { user_id_email_id_service_name: { user_id, email_id, service_name } },
    data: { used_at: scan.at, scan_id: scan.id, subscription_id },
  });
  return true;
}

/** A confirmation may arrive before the user says here that they cancelled. */
const mostDaysBefore = 14;
/** Nobody waits for a confirmation longer. */
const mostDaysAfter = 90;
/** A mail that anybody may have written, or that does not say that anything has ended, confirms nothing. */
const unproven = ['not_authenticated', 'forwarded', 'unclear'];

/** Looks for the mails that confirm cancellations of the user, and notes when there was none. */
export async function confirmCancelled(tx: Transaction, user_id: string, today: IsoDate): Promise<void> {
  const waiting = await tx.subscription.findMany({
    where: {
      ...{ user_id, status: 'cancelled', cancelled_by_mail: { equals: Prisma.DbNull } },
      cancel_confirmed_by: { equals: Prisma.DbNull },
      cancelled_on: { gte: fromDay(addDays(today, -mostDaysAfter)) },
    },
  });
  if (waiting.length === 0) return;
  const mails = await tx.mailCancellation.findMany({
    where: { user_id, reason: { notIn: unproven }, used_at: null },
    orderBy: { date: 'desc' },
  });
  for (const { id, name, cancelled_on } of waiting) {
    const service = resolveMerchant(name).service?.id;
    const since = fromDay(addDays(toDay(cancelled_on as Date), -mostDaysBefore));
    const mail = mails.find(
      (one) =>
        one.date >= since &&
        (one.service_id ? one.service_id === service : normalizeName(one.service_name) === normalizeName(name)),
    );
    await tx.subscription.update({
      where: { user_id_id: { user_id, id } },
      data: mail
        ? { cancel_confirmed_by: { email_id: mail.email_id, date: toDay(mail.date), text: mail.evidence } }
        : { cancel_checked_on: fromDay(today) },
    });
  }
}
