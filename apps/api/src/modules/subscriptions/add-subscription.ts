import { randomUUIDv7 } from 'node:crypto';
import { type IsoDate, plans, type SubscriptionInput, type Tier } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Queryable } from '#lib/database.ts';
import { heldPlan } from '#lib/held-plan.ts';
import { maxRows, requireRoomBeside } from '#lib/owner-lock.ts';
import { rowColumns } from '#lib/read-subscriptions.ts';
import { requireBelowCeiling, rowCeilings } from '#lib/row-ceilings.ts';
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
  WITH before AS MATERIALIZED (
    SELECT counted.*, ${heldPlan} AS tier FROM lock_and_count($1::uuid) counted, users u WHERE u.id = $1::uuid
  ), added AS (
    INSERT INTO subscriptions (user_id, id, ${columns})
    SELECT $1::uuid, $2::uuid, ${columns} FROM json_populate_record(NULL::subscriptions, $3::json), before
    WHERE before.active < coalesce(($6::json->>before.tier)::int, $7::int) AND before.all < $7::int AND before.prices < $8::int
    RETURNING *
  ), noted AS (
    INSERT INTO price_changes (user_id, id, subscription_id, date, amount, currency, source)
    SELECT user_id, $4::uuid, id, $5::date, amount, currency, 'manual' FROM added
  )
  SELECT to_json(before) AS before, (SELECT to_json(shown) FROM (SELECT ${rowColumns} FROM added s) shown) AS row FROM before`;

/** Active subscriptions by plan; null without a limit. */
const mostActive = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([tier, { max_subscriptions }]) => [tier, max_subscriptions])),
);

type Before = { active: number; all: number; prices: number; tier: Tier };
type Added = { before: Before; row: (Omit<SubscriptionRow, 'created_at'> & { created_at: string }) | null };

/**
 * Adds a subscription and notes its price, in one statement, which locks the owner: two concurrent requests do not both take
 * the last free place.
 * @param priceDay the first day at this price
 * @throws AppError if what the user has leaves no room, or if the account was deleted during the request
 */
export async function addSubscription(
  db: Queryable,
  userId: string,
  { share, notes, payment_method, billing_interval = 1, family_visible = false, ...input }: SubscriptionInput,
  priceDay: IsoDate,
): Promise<SubscriptionRow> {
  const stored = {
    ...input,
    ...{ billing_interval, family_visible, notes: notes || null, payment_method: payment_method || null },
    ...{ share_parts: share?.parts, share_mine: share?.mine },
  };
  const ids = [randomUUIDv7(), JSON.stringify(stored), randomUUIDv7()];
  const { rows } = await db.query({
    name: 'add-subscription',
    text,
    values: [userId, ...ids, priceDay, mostActive, maxRows, rowCeilings.price_changes.most],
  });
  const [added] = rows as Added[];
  if (!added) throw new AppError('unauthenticated');
  const { before, row } = added;
  if (row) return { ...row, created_at: new Date(row.created_at) };
  requireRoomBeside(before, before.tier);
  requireBelowCeiling('price_changes', before.prices);
  throw new Error('the statement refuses what the limits allow');
}
