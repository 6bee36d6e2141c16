import type { Prisma, Subscription } from '@kumbara/prisma/client';
import type { IsoDate } from '@kumbara/shared';
import type { Transaction } from './database.ts';
import { fromDay, toDay } from './day.ts';
import { dropOldest } from './row-ceilings.ts';
import { asOf } from './subscription-price.ts';

const newest = (tx: Transaction, { user_id, id }: Pick<Subscription, 'user_id' | 'id'>) =>
  tx.saving.findFirst({
    where: { user_id, subscription_id: id },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  });

/**
 * Opens an entry of the savings ledger for each subscription that was cancelled in this transaction, with the terms of
 * that day. Those without a day of cancelling have none.
 */
export async function openSavings(tx: Transaction, userId: string, rows: readonly Subscription[]): Promise<void> {
  const ended = rows.flatMap((row) => (row.cancelled_on ? { row, cancelled_on: row.cancelled_on } : []));
  if (ended.length === 0) return;
  const prices = await tx.priceChange.findMany({
    where: { user_id: userId, subscription_id: { in: ended.map(({ row }) => row.id) } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  const pricesOf = Map.groupBy(prices, ({ subscription_id }) => subscription_id);
  await tx.saving.createMany({
    data: ended.map(({ row: stored, cancelled_on }) => {
      const row = asOf(stored, toDay(cancelled_on));
      const announced = (pricesOf.get(row.id) ?? []).filter(({ date }) => date > cancelled_on);
      return {
        ...{ user_id: userId, subscription_id: row.id, name: row.name, amount: row.amount, currency: row.currency },
        ...{ billing_cycle: row.billing_cycle, billing_interval: row.billing_interval, anchor: row.next_payment_date },
        ...{ share_parts: row.share_parts, share_mine: row.share_mine },
        ...{ trial_ends_on: row.trial_ends_on, price_after_trial: row.price_after_trial },
        announced: announced.map(({ date, amount, currency }) => ({
          date: toDay(date),
          amount: amount.toNumber(),
          currency,
        })) satisfies Prisma.InputJsonValue,
        ...{ cancelled_on, ends_on: row.ends_on },
      };
    }),
  });
  await dropOldest(tx, 'savings', userId);
}

/** Moves the last day of use of a subscription that is ended. */
export async function moveEnd(tx: Transaction, { user_id, id, ends_on }: Subscription): Promise<void> {
  await tx.saving.updateMany({ where: { user_id, subscription_id: id, reactivated_on: null }, data: { ends_on } });
}

/**
 * Ends the entry of a subscription that was reactivated. An entry of the same day, or of a cancellation that never was, is
 * deleted.
 */
export async function endSaving(
  tx: Transaction,
  { user_id, id }: Pick<Subscription, 'user_id' | 'id'>,
  today: IsoDate,
  { neverWas = false } = {},
): Promise<void> {
  const where = { user_id, subscription_id: id, reactivated_on: null };
  await tx.saving.deleteMany({ where: neverWas ? where : { ...where, cancelled_on: fromDay(today) } });
  await tx.saving.updateMany({ where, data: { reactivated_on: fromDay(today) } });
}

/**
 * Takes back a reactivation of the same day.
 * @returns the days of the end that holds again; undefined if there was none
 */
export async function reopenSaving(tx: Transaction, subscription: Subscription, today: IsoDate) {
  const entry = await newest(tx, subscription);
  if (!entry?.reactivated_on || toDay(entry.reactivated_on) !== today) return undefined;
  const { user_id, id, cancelled_on, ends_on } = entry;
  await tx.saving.update({ where: { user_id_id: { user_id, id } }, data: { reactivated_on: null } });
  return { cancelled_on, ends_on };
}
