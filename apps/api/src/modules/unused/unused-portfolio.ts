import type { MonthUsage, Portfolio } from '@kumbara/analyst';
import { resolveMerchant } from '@kumbara/detection';
import { type BillingCycle, type Category, dayIn, type IsoDate } from '@kumbara/shared';
import type pg from 'pg';

type Row = {
  id: string;
  name: string;
  amount: number;
  currency: string;
  billing_cycle: BillingCycle;
  billing_interval: number;
  category: Category;
  share_parts: number | null;
  share_mine: number | null;
  next_payment_date: IsoDate;
  created_at: string;
  uses: MonthUsage[] | null;
  charged_on: IsoDate | null;
  not_unused_until: IsoDate | null;
};
type ServiceMail = { service_id: string; failed_on: IsoDate | null; ended_on: IsoDate | null };
type Answer = { currency: string; time_zone: string; subscriptions: Row[]; mails: ServiceMail[] };

/** `$1` is the user, `$2` the day. Of charges only the newest matters, and of check-ins those of two years. */
const statement = `
  SELECT u.currency, u.time_zone,
    (SELECT coalesce(json_agg(r ORDER BY r.id), '[]') FROM (
      SELECT s.id, s.name, s.currency, s.billing_cycle, s.billing_interval, s.category, s.share_parts, s.share_mine,
        s.next_payment_date, s.created_at, uses.uses, charged.charged_on, k.until AS not_unused_until,
        CASE WHEN s.trial_ends_on < $2::date THEN coalesce(s.price_after_trial, s.amount) ELSE s.amount END::float8
          AS amount
      FROM subscriptions s
      LEFT JOIN unused_dismissals k ON k.user_id = s.user_id AND k.subscription_id = s.id
      LEFT JOIN (
        SELECT subscription_id, json_agg(json_build_object(
          'month', to_char(month, 'YYYY-MM'), 'used', used) ORDER BY month) AS uses
        FROM usage_check_ins WHERE user_id = $1 AND month > $2::date - 730 GROUP BY 1
      ) uses ON uses.subscription_id = s.id
      LEFT JOIN (
        SELECT d.subscription_id, max(c.date) AS charged_on
        FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
        WHERE user_id = $1 AND d.kind = 'tracked' GROUP BY 1
      ) charged ON charged.subscription_id = s.id
      WHERE s.user_id = $1 AND s.status = 'active'
    ) r) AS subscriptions,
    (SELECT coalesce(json_agg(m), '[]') FROM (
      SELECT coalesce(f.service_id, e.service_id) AS service_id, f.failed_on, e.ended_on
      FROM (
        SELECT event ->> 'service_id' AS service_id, max(event ->> 'date') AS failed_on
        FROM read_mails, jsonb_array_elements(events) AS event
        WHERE user_id = $1 AND event ->> 'kind' = 'payment_failed' AND event ->> 'service_id' IS NOT NULL GROUP BY 1
      ) f FULL JOIN (
        SELECT service_id, max(date) AS ended_on FROM mail_cancellations
        WHERE user_id = $1 AND used_at IS NULL AND service_id IS NOT NULL GROUP BY 1
      ) e ON e.service_id = f.service_id
    ) m) AS mails
  FROM users u WHERE u.id = $1`;

/**
 * The active subscriptions of a user with what tells whether they are used, in one statement. Prices and charges that do
 * not matter for that are missing.
 */
export async function readUnusedPortfolio(
  pool: Pick<pg.Pool, 'query'>,
  userId: string,
  today: IsoDate,
): Promise<Portfolio> {
  const { rows } = await pool.query<Answer>({ name: 'unused', text: statement, values: [userId, today] });
  const [answer] = rows;
  if (!answer) throw new Error('the account was deleted');
  const { currency, time_zone, mails } = answer;
  const services = answer.subscriptions.map(({ name }) => resolveMerchant(name).service?.id);
  const mailsOf = new Map(mails.map((mail) => [mail.service_id, mail]));
  const subscriptions = answer.subscriptions.map((row, at) => {
    const service_id = services[at];
    // With two subscriptions at one service it is unknown which one a mail is about.
    const isOnly = service_id !== undefined && services.indexOf(service_id) === services.lastIndexOf(service_id);
    const { failed_on, ended_on } = (isOnly && mailsOf.get(service_id)) || { failed_on: null, ended_on: null };
    const { id, name, amount, billing_cycle, billing_interval, category, share_parts, share_mine } = row;
    return {
      ...{ id, name, amount, currency: row.currency, billing_cycle, billing_interval, category },
      ...{ status: 'active' as const, found_in: [], price_history: [], uses: row.uses ?? [] },
      share: share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null,
      ...{ anchor: row.next_payment_date, next_payment_date: row.next_payment_date },
      added_on: dayIn(time_zone, new Date(row.created_at)),
      charges: row.charged_on ? [{ date: row.charged_on, amount, currency: row.currency }] : [],
      ...(service_id !== undefined && { service_id }),
      ...(failed_on && { payment_failed_on: failed_on }),
      ...(ended_on && { ended_by_mail_on: ended_on }),
      ...(row.not_unused_until && { not_unused_until: row.not_unused_until }),
    };
  });
  return { today, currency, subscriptions };
}
