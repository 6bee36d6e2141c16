import type { IsoDate, PriceChange } from '@kumbara/shared';
import type { Queryable } from '#lib/database.ts';
import { selectDay } from '#lib/day.ts';
import type { SubscriptionRow } from '#lib/subscription-row.ts';

/** Prices that were announced for days ahead, oldest first; null for none. */
type Announced = { announced: PriceChange[] | null };

/** What a subscription costs and when. */
const costColumns = `s.id, s.amount::float8, s.currency, s.billing_cycle, s.billing_interval, ${selectDay('s.next_payment_date')},
  ${selectDay('s.started_on')}, ${selectDay('s.trial_ends_on')}, s.price_after_trial::float8, s.share_parts, s.share_mine, s.status,
  ${selectDay('s.cancelled_on')}, ${selectDay('s.ends_on')}`;
/** All that is shown of a subscription `s`. */
export const rowColumns = `${costColumns}, s.name, s.category, s.notes, s.url, s.payment_method, s.notice_days,
  ${selectDay('s.commitment_ends_on')}, s.reminder_days, s.family_visible, s.cancel_confirmed_by, ${selectDay('s.cancel_checked_on')},
  s.cancelled_by_mail, s.created_at`;
/** `$2` is today. */
const announced = `(
  SELECT subscription_id, json_agg(json_build_object('date', date, 'amount', amount, 'currency', currency)
    ORDER BY date, id) AS prices
  FROM price_changes WHERE user_id = $1 AND date > $2::date GROUP BY 1
) ahead`;

const listText = `
  SELECT ${rowColumns}, ahead.prices AS announced
  FROM subscriptions s LEFT JOIN ${announced} ON ahead.subscription_id = s.id
  WHERE s.user_id = $1 AND ($3::uuid IS NULL OR s.id < $3) ORDER BY s.id DESC LIMIT $4`;

/** The subscriptions of a user, newest first (ids sort by time), in one statement to the database. */
export async function readSubscriptions(
  db: Queryable,
  userId: string,
  today: IsoDate,
  page?: { take: number; before: string | undefined },
): Promise<(SubscriptionRow & Announced)[]> {
  const values = [userId, today, page?.before ?? null, page?.take ?? null];
  const { rows } = await db.query({ name: 'subscriptions', text: listText, values });
  return rows as (SubscriptionRow & Announced)[];
}

/** The columns that costs depend on. */
export type CostRow = Announced & { first_charge: IsoDate | null } & Omit<
    SubscriptionRow,
    | (
        | 'name'
        | 'category'
        | 'notes'
        | 'url'
        | 'payment_method'
        | 'commitment_ends_on'
        | 'notice_days'
        | 'reminder_days'
      )
    | ('family_visible' | 'cancel_confirmed_by' | 'cancel_checked_on' | 'cancelled_by_mail' | 'created_at')
  >;

const costsText = `
  SELECT ${costColumns}, ahead.prices AS announced, ${selectDay('seen.first_charge')}
  FROM subscriptions s LEFT JOIN ${announced} ON ahead.subscription_id = s.id
    LEFT JOIN (
      SELECT d.subscription_id, min(c.date) AS first_charge FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
      WHERE d.user_id = $1 AND d.kind = 'tracked' GROUP BY 1
    ) seen ON seen.subscription_id = s.id
  WHERE s.user_id = $1`;

/** What the subscriptions of a user cost, with the first charge of each that a document shows, in one statement. */
export async function readCosts(db: Queryable, userId: string, today: IsoDate): Promise<CostRow[]> {
  const { rows } = await db.query({ name: 'subscription-costs', text: costsText, values: [userId, today] });
  return rows as CostRow[];
}

/** The subscriptions of a user that count for the limit of the plan. */
export async function countActive(db: Queryable, userId: string): Promise<number> {
  const text = "SELECT count(*)::int AS active FROM subscriptions WHERE user_id = $1 AND status = 'active'";
  const { rows } = await db.query({ name: 'active-subscriptions', text, values: [userId] });
  return (rows as { active: number }[])[0]?.active ?? 0;
}
