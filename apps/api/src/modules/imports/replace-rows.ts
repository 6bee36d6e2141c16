import { Prisma, type Subscription } from '@kumbara/prisma/client';
import type { ImportMapping, IsoDate, Tier } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { requireFreePlace } from '#lib/owner-lock.ts';
import { endSaving, moveEnd, openSavings, reopenSaving } from '#lib/savings-ledger.ts';
import { asOf, notePrice, refuseTooFine } from '#lib/subscription-price.ts';
import { differencesOf } from './compare-rows.ts';
import { columnsOf, digestOf } from './imported-columns.ts';
import type { Imported } from './read-rows.ts';

/** A subscription that an import changed; `before` holds the columns that it changed, as JSON writes them. */
export type Replaced = {
  id: string;
  name: string;
  /** Of the row as the import left it: with another one, it was changed since. */
  digest: string;
  day: IsoDate;
  before: { [column: string]: Prisma.InputJsonValue | null };
  price_change_id: string | null;
};

type Columns = ReturnType<typeof columnsOf>;

/**
 * Takes over the values of a file in the fields in which they differ, as if the user had entered them. Other fields stay.
 * @throws AppError `subscription_not_found`, `plan_limit_reached`, `account_full`
 */
export async function replaceBy(
  tx: Transaction,
  { userId, tier, id }: { userId: string; tier: Tier; id: string },
  imported: Imported,
  mapping: ImportMapping,
  today: IsoDate,
): Promise<Replaced> {
  const where = { user_id_id: { user_id: userId, id } };
  const stored = await tx.subscription.findUnique({ where });
  if (!stored) throw new AppError('subscription_not_found');
  const known = asOf(stored, today);
  const data = {
    ...(known !== stored && { amount: known.amount, price_after_trial: known.price_after_trial }),
    ...differingColumns(imported, stored, mapping, today),
  };
  const currency = data.currency ?? stored.currency;
  refuseTooFine('amount', Number(data.amount ?? stored.amount), currency);
  if (data.status === 'active') await requireFreePlace(tx, userId, tier);
  const row = await tx.subscription.update({ where, data });
  await followStatus(tx, stored, row, today);
  const hasNewPrice = !row.amount.equals(stored.amount) || row.currency !== stored.currency;
  return {
    ...{ id, name: row.name, digest: digestOf(row), day: today },
    before: JSON.parse(JSON.stringify(pick(stored, Object.keys(data)))),
    price_change_id: hasNewPrice ? await notePrice(tx, row, today) : null,
  };
}

/** Gives a subscription its old values again. Answers false where it was changed or deleted since. */
export async function restore(
  tx: Transaction,
  { userId, tier }: { userId: string; tier: Tier },
  { id, digest, day, before, price_change_id }: Replaced,
  today: IsoDate,
): Promise<boolean> {
  const where = { user_id_id: { user_id: userId, id } };
  const stored = await tx.subscription.findUnique({ where });
  if (!stored || digestOf(stored) !== digest) return false;
  if (before.status === 'active') await requireFreePlace(tx, userId, tier);
  const row = await tx.subscription.update({ where, data: withoutJsonNulls(before) });
  if (before.status === 'active') await endSaving(tx, stored, today, { neverWas: true });
  else if (before.status === 'cancelled') {
    if (!(await reopenSaving(tx, stored, day))) await openSavings(tx, row.user_id, [row]);
  } else if ('ends_on' in before) await moveEnd(tx, row);
  if (price_change_id) await tx.priceChange.deleteMany({ where: { user_id: userId, id: price_change_id } });
  return true;
}

/** A status and its days change together, and a mail that caused the old status no longer counts. */
const statusColumns = ({ status, cancelled_on, ends_on }: Columns) => ({
  ...{ status, cancelled_on, ends_on },
  ...{ cancelled_by_mail: Prisma.DbNull, cancel_confirmed_by: Prisma.DbNull, cancel_checked_on: null },
});

function differingColumns(imported: Imported, stored: Subscription, mapping: ImportMapping, today: IsoDate) {
  const columns = columnsOf(imported);
  const differences = differencesOf(imported, stored, mapping, today);
  const isShare = differences.some((field) => field === 'share_mine' || field === 'share_parts');
  return {
    ...pick(columns, differences),
    ...(isShare && pick(columns, ['share_mine', 'share_parts'])),
    ...(differences.includes('status') && statusColumns(columns)),
  };
}

async function followStatus(tx: Transaction, before: Subscription, row: Subscription, today: IsoDate): Promise<void> {
  if (row.status === 'active') {
    if (before.status === 'cancelled') await endSaving(tx, row, today);
  } else if (before.status === 'active') await openSavings(tx, row.user_id, [row]);
  else await moveEnd(tx, row);
}

const pick = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>;

/** In a column of JSON, null is no value but the absence of one. */
const withoutJsonNulls = (before: Replaced['before']): Prisma.SubscriptionUncheckedUpdateInput => ({
  ...before,
  ...Object.fromEntries(
    ['reminder_days', 'cancelled_by_mail', 'cancel_confirmed_by']
      .filter((column) => before[column] === null)
      .map((column) => [column, Prisma.DbNull]),
  ),
});
