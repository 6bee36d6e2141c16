import { randomUUIDv7 } from 'node:crypto';
import type { IsoDate, SubscriptionInput } from '@kumbara/shared';
import type { Queryable } from '#lib/database.ts';
import { rowColumns } from '#lib/read-subscriptions.ts';
import type { SubscriptionRow } from '#lib/subscription-row.ts';

/** The columns that a user fills; the others have defaults. */
const columns = [
  ...[
    'name',
    'amount',
    'currency',
    'billing_cycle',
    'billing_interval',
    'next_payment_date',
    'category',
    'notes',
    'url',
  ],
  ...['payment_method', 'started_on', 'trial_ends_on', 'price_after_trial', 'commitment_ends_on', 'notice_days'],
  ...['share_parts', 'share_mine', 'reminder_days', 'family_visible'],
].join(', ');

const text = `
  WITH before AS (
    SELECT count(*) FILTER (WHERE status = 'active')::int AS active_before, count(*)::int AS all_before,
      (SELECT count(*)::int FROM price_changes WHERE user_id = $1::uuid AND source = 'manual') AS prices_before
    FROM subscriptions WHERE user_id = $1::uuid
  ), added AS (
    INSERT INTO subscriptions (user_id, id, ${columns})
    SELECT $1::uuid, $2::uuid, ${columns} FROM json_populate_record(NULL::subscriptions, $3::json) RETURNING *
  ), noted AS (
    INSERT INTO price_changes (user_id, id, subscription_id, date, amount, currency, source)
    SELECT user_id, $4::uuid, id, $5::date, amount, currency, 'manual' FROM added
  )
  SELECT before.*, ${rowColumns} FROM before, added s`;

type Added = SubscriptionRow & { active_before: number; all_before: number; prices_before: number };

/**
 * Adds a subscription and notes its price, in one statement. Call it with the owner's lock, and roll back if what was there
 * before leaves no room.
 * @param priceDay the first day at this price
 * @returns the row, and what the user had before: active subscriptions, all, and prices entered by hand
 */
export async function addSubscription(
  db: Queryable,
  userId: string,
  { share, notes, payment_method, billing_interval = 1, family_visible = false, ...input }: SubscriptionInput,
  priceDay: IsoDate,
): Promise<{ row: SubscriptionRow; before: { active: number; all: number; prices: number } }> {
  const values = {
    ...input,
    ...{ billing_interval, family_visible, notes: notes || null, payment_method: payment_method || null },
    ...{ share_parts: share?.parts, share_mine: share?.mine },
  };
  const { rows } = await db.query({
    name: 'add-subscription',
    text,
    values: [userId, randomUUIDv7(), JSON.stringify(values), randomUUIDv7(), priceDay],
  });
  const [{ active_before, all_before, prices_before, ...row }] = rows as [Added];
  return { row, before: { active: active_before, all: all_before, prices: prices_before } };
}
