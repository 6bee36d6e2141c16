import type { DecidedCancellation } from '@kumbara/detection';
import type { Transaction } from '#lib/database.ts';
import { fromDayOrNull } from '#lib/day.ts';

/**
 * Ends the one subscription that a proven cancellation mail is about, and remembers that this mail was used: once is all
 * it may, whatever its owner does afterwards.
 * @returns whether it did; not where somebody was faster
 */
export async function cancelByMail(
  tx: Transaction,
  user_id: string,
  { subscription_id, email_id, service_name, date, evidence, ends_on }: DecidedCancellation,
  scan: { id: string; at: Date },
): Promise<boolean> {
  if (!subscription_id) return false;
  const { count } = await tx.subscription.updateMany({
    where: { user_id, id: subscription_id, status: 'active' },
    data: {
      status: 'cancelled',
      ends_on: fromDayOrNull(ends_on) ?? null,
      cancelled_by_mail: { email_id, date, text: evidence },
    },
  });
  if (count === 0) return false;
  await tx.mailCancellation.update({
    where: { user_id_email_id_service_name: { user_id, email_id, service_name } },
    data: { used_at: scan.at, scan_id: scan.id, subscription_id },
  });
  return true;
}
