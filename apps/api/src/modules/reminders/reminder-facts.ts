import type { IsoDate, Tier } from '@kumbara/shared';
import type pg from 'pg';
import { AppError } from '#lib/app-error.ts';
import { selectDay, toDay } from '#lib/day.ts';
import { heldPlan } from '#lib/held-plan.ts';
import type { RemindedSubscription, ReminderFacts } from './planned-reminders.ts';

/** The pool, or a client inside of a transaction. */
type Queryable = Pick<pg.Pool, 'query'>;

/** Who is reminded, and how. */
export type Recipient = {
  user_id: string;
  email: string;
  name: string;
  language: string;
  time_zone: string;
  email_verified: boolean;
  tier: Tier;
  by_email: boolean;
  by_push: boolean;
  monthly_report: boolean;
  hour: number;
  default_lead_days: number[] | null;
  muted: string[];
  grace_ends_at: Date | null;
  devices: number;
  /** A receiver of events is enabled. */
  has_webhooks: boolean;
};

/** An address that is not verified may be somebody else's. */
export const getsMail = ({ by_email, email_verified }: Recipient): boolean => by_email && email_verified;
export const getsPush = ({ by_push, devices }: Recipient): boolean => by_push && devices > 0;
export const isReachable = (recipient: Recipient): boolean => getsMail(recipient) || getsPush(recipient);

type Row = Omit<RemindedSubscription, 'prices' | 'charges' | 'share' | 'announced'> & {
  share_parts: number | null;
  share_mine: number | null;
};
type PriceRow = RemindedSubscription['prices'][number] & { subscription_id: string };
type ChargeRow = RemindedSubscription['charges'][number] & { subscription_id: string };

const statements = {
  recipient: `
    SELECT s.user_id, u.email, u.name, u.language, u.time_zone, u.email_verified, ${heldPlan} AS tier, s.by_email,
      s.by_push, s.monthly_report, s.hour, s.default_lead_days, s.muted, b.grace_ends_at,
      (SELECT count(*)::int FROM push_subscriptions p WHERE p.user_id = s.user_id) AS devices,
      EXISTS (SELECT FROM webhooks w WHERE w.user_id = s.user_id AND w.enabled) AS has_webhooks
    FROM reminder_settings s JOIN users u ON u.id = s.user_id LEFT JOIN billing_customers b ON b.user_id = s.user_id
    WHERE s.user_id = $1`,
  subscriptions: `
    SELECT id, name, amount::float8, currency, billing_cycle, billing_interval, status, share_parts, share_mine,
      ${selectDay('next_payment_date')}, ${selectDay('started_on')}, ${selectDay('trial_ends_on')}, price_after_trial::float8,
      ${selectDay('commitment_ends_on')}, notice_days, ${selectDay('cancelled_on')}, ${selectDay('ends_on')}, reminder_days
    FROM subscriptions WHERE user_id = $1 ORDER BY id`,
  prices: `
    SELECT subscription_id, ${selectDay('price_changes.date')}, amount::float8, currency, source
    FROM price_changes WHERE user_id = $1 ORDER BY price_changes.date, id`,
  charges: `
    SELECT d.subscription_id, c.id, ${selectDay('c.date')}, c.amount::float8, c.currency, c.source, c.text, c.settlement
    FROM subscriptions s JOIN decisions d ON d.user_id = s.user_id AND d.subscription_id = s.id
    JOIN charges c ON c.user_id = d.user_id AND c.source = d.source AND c.fingerprint = d.fingerprint
    WHERE s.user_id = $1 AND s.status = 'cancelled' AND d.kind = 'tracked'
      AND c.date > coalesce(s.ends_on, s.cancelled_on) - 15 ORDER BY c.date, c.id`,
};

const read = async <T extends object>(db: Queryable, name: keyof typeof statements, userId: string): Promise<T[]> =>
  (await db.query<T>({ name: `reminders-${name}`, text: statements[name], values: [userId] })).rows;

/** @returns undefined for an account that was deleted */
export const readRecipient = async (db: Queryable, userId: string): Promise<Recipient | undefined> =>
  (await read<Recipient>(db, 'recipient', userId))[0];

/** What a user's reminders are planned from, as of a day. The number of queries does not grow with the subscriptions. */
export async function readFacts(db: Queryable, recipient: Recipient, today: IsoDate): Promise<ReminderFacts> {
  const { user_id } = recipient;
  const rows = await read<Row>(db, 'subscriptions', user_id);
  const prices = Map.groupBy(await read<PriceRow>(db, 'prices', user_id), ({ subscription_id }) => subscription_id);
  const charges = Map.groupBy(await read<ChargeRow>(db, 'charges', user_id), ({ subscription_id }) => subscription_id);
  return {
    user_id,
    default_lead_days: recipient.default_lead_days,
    muted: recipient.muted,
    plan_ends_on: recipient.grace_ends_at ? toDay(recipient.grace_ends_at) : null,
    subscriptions: rows.map(({ share_parts, share_mine, ...row }) => {
      const own = prices.get(row.id) ?? [];
      return {
        ...row,
        share: share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null,
        announced: own.filter(({ date }) => date > today),
        prices: own,
        charges: charges.get(row.id) ?? [],
      };
    }),
  };
}

/** Reads the facts of a user together with the hour of reminders. */
export const createFactsReader =
  (pool: pg.Pool) =>
  async (userId: string, today: IsoDate): Promise<ReminderFacts & { hour: number }> => {
    const recipient = await readRecipient(pool, userId);
    // The account was deleted during the request.
    if (!recipient) throw new AppError('unauthenticated');
    return { ...(await readFacts(pool, recipient, today)), hour: recipient.hour };
  };
