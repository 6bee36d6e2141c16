import type { Queryable } from '#lib/database.ts';
import { selectDay } from '#lib/day.ts';
import type { Ended, Outcome, SeenCharge } from '#lib/outcome-of-end.ts';

/** An entry of the ledger with the charges of its subscription since its end. */
export type Entry = Ended & {
  id: string;
  subscription_id: string | null;
  name: string;
  /** Kept when the subscription was deleted. */
  outcome: Outcome | null;
  charges: SeenCharge[];
};

type Row = Omit<Entry, 'share'> & { share_parts: number | null; share_mine: number | null };

/** `$1` is the user, `$2` the subscription or null for all. A charge of the last payment may precede the end by a few days. */
const text = `
  SELECT s.id, s.subscription_id, s.name, s.amount::float8, s.currency, s.billing_cycle, s.billing_interval,
    s.share_parts, s.share_mine, s.price_after_trial::float8, s.announced, s.outcome, ${selectDay('s.anchor')},
    ${selectDay('s.trial_ends_on')}, ${selectDay('s.cancelled_on')}, ${selectDay('s.ends_on')}, ${selectDay('s.reactivated_on')},
    COALESCE((
      SELECT json_agg(json_build_object('id', c.id, 'date', c.date, 'amount', c.amount, 'currency', c.currency,
        'source', c.source, 'text', c.text, 'settlement', c.settlement) ORDER BY c.date, c.id)
      FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
      WHERE d.user_id = s.user_id AND d.subscription_id = s.subscription_id AND d.kind = 'tracked'
        AND c.date > COALESCE(s.ends_on, s.cancelled_on) - 15), '[]') AS charges
  FROM savings s
  WHERE s.user_id = $1::uuid AND ($2::uuid IS NULL OR s.subscription_id = $2::uuid)
  ORDER BY s.cancelled_on DESC, s.created_at DESC, s.id DESC`;

/** Reads the entries of a user, or of one subscription, in one statement to the database; the newest first. */
export async function readEntries(db: Queryable, userId: string, subscriptionId?: string): Promise<Entry[]> {
  const { rows } = await db.query({ name: 'savings', text, values: [userId, subscriptionId ?? null] });
  return (rows as Row[]).map(({ share_parts, share_mine, ...row }) => ({
    ...row,
    share: share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null,
  }));
}
