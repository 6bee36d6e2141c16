import type { DecidedCancellation } from '@kumbara/detection';
import type { Transaction } from '#lib/database.ts';
import { fromDay, fromDayOrNull } from '#lib/day.ts';
import { openSaving } from '#lib/savings-ledger.ts';

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
  await openSaving(tx, cancelled);
  await tx.mailCancellation.update({
    where: { user_id_email_id_service_name: { user_id, email_id, service_name } },
    data: { used_at: scan.at, scan_id: scan.id, subscription_id },
  });
  return true;
}
