import { type Analytics, costPerMonth, costPerYear, type Recurring, totalByCurrency } from '@kumbara/shared';
import type { Queryable } from '#lib/database.ts';
import { heldPlan } from '#lib/held-plan.ts';
import { recurringAsOf } from '#lib/recurring.ts';

type Row = { id: string; name: string; shared: (Parameters<typeof recurringAsOf>[0] & Share)[] };
type Share = { share_parts: number | null; share_mine: number | null };

/**
 * `$1` is the user. The owner of their family and its members, while the owner's plan includes a family, each with the
 * active subscriptions that they share: the columns that the family page shows, and no day of a payment.
 */
const text = `
  SELECT p.id, p.name, (
    SELECT coalesce(json_agg(json_build_object('amount', s.amount::float8, 'currency', s.currency, 'billing_cycle',
      s.billing_cycle, 'billing_interval', s.billing_interval, 'trial_ends_on', s.trial_ends_on, 'price_after_trial',
      s.price_after_trial::float8, 'share_parts', s.share_parts, 'share_mine', s.share_mine)), '[]')
    FROM subscriptions s WHERE s.user_id = p.id AND s.family_visible AND s.status = 'active') AS shared
  FROM users u
    JOIN LATERAL (
      SELECT u.id AS user_id, NULL::timestamptz AS joined_at
      UNION ALL SELECT m.user_id, m.joined_at FROM family_members m WHERE m.owner_id = u.id
    ) f ON true
    JOIN users p ON p.id = f.user_id
  WHERE u.id = coalesce((SELECT owner_id FROM family_members WHERE user_id = $1::uuid), $1::uuid)
    AND (${heldPlan}) = 'pro' AND EXISTS (SELECT FROM family_members m WHERE m.owner_id = u.id)
  ORDER BY f.joined_at NULLS FIRST, p.id`;

/** Reads everybody of a user's family with what they share, in one statement to the database. */
export async function readPeople(db: Queryable, userId: string, today: string): Promise<Analytics['people']> {
  const { rows } = await db.query({ name: 'analytics-people', text, values: [userId] });
  return (rows as Row[]).map(({ id, name, shared }) => {
    const costs = shared.map(({ share_parts, share_mine, ...stored }): Recurring => {
      const share = share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null;
      return recurringAsOf({ ...stored, share }, [], today);
    });
    return {
      ...{ id, name, is_self: id === userId, subscriptions: costs.length },
      per_month: totalByCurrency(costs, costPerMonth),
      per_year: totalByCurrency(costs, costPerYear),
    };
  });
}
