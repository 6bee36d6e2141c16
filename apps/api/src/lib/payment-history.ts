import type {
  Category,
  Covered,
  EvidenceSource,
  Fraction,
  IsoDate,
  PeriodState,
  PriceChange,
  Recurring,
} from '@kumbara/shared';
import type { Queryable } from './database.ts';
import { recurringAsOf } from './recurring.ts';
import { buildTimeline, type SeenPayment } from './timeline.ts';

type ChargeRow = [
  date: IsoDate,
  amount: number,
  currency: string,
  source: SeenPayment['source'],
  foreign_amount: number | null,
  foreign_currency: string | null,
];

/** A subscription with everything that its payments depend on. */
export type HistoryRow = Omit<Recurring, 'amount'> & {
  id: string;
  name: string;
  category: Category;
  payment_method: string | null;
  amount: number;
  price_after_trial: number | null;
  started_on: IsoDate | null;
  trial_ends_on: IsoDate | null;
  commitment_ends_on: IsoDate | null;
  notice_days: number | null;
  cancelled_on: IsoDate | null;
  share_parts: number | null;
  share_mine: number | null;
  prices: [date: IsoDate, amount: number, currency: string][] | null;
  charges: ChargeRow[] | null;
  check_ins: [month: string, used: boolean, times: number | null][] | null;
};

/** A payment of the calendar: a paid one on the day of its charge, any other one on its due day. */
export type HistoryPayment = {
  date: IsoDate;
  state: PeriodState;
  currency: string;
  mine: Fraction;
  is_extra?: boolean;
  /** The kind of document that shows a paid one. */
  evidence?: EvidenceSource;
};

/**
 * `$1` is the user, `$2` the first day of charges and check-ins of interest, null for all, `$3` the digests of histories
 * that the caller has. The last charge of each kind before that day is read as well: it shows that the subscription ran,
 * and what documents it appears in. Amounts in JSON are exact.
 */
const text = `
  WITH prices AS (
    SELECT subscription_id, json_agg(json_build_array(date, amount::float8, currency) ORDER BY date, id) AS list
    FROM price_changes WHERE user_id = $1 GROUP BY 1
  ), seen AS (
    SELECT subscription_id, json_agg(json_build_array(date, amount::float8, currency, source, foreign_amount::float8,
      foreign_currency) ORDER BY date, id) AS list
    FROM (
      SELECT d.subscription_id, c.*,
        max(c.date) FILTER (WHERE c.date < $2::date) OVER (PARTITION BY d.subscription_id, c.source) AS last_before
      FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
      WHERE user_id = $1 AND d.kind = 'tracked'
    ) c WHERE $2::date IS NULL OR date >= $2::date OR date = last_before GROUP BY 1
  ), used AS (
    SELECT subscription_id, json_agg(json_build_array(to_char(month, 'YYYY-MM'), used, times) ORDER BY month) AS list
    FROM usage_check_ins WHERE user_id = $1 AND ($2::date IS NULL OR month >= $2::date) GROUP BY 1
  ), histories AS MATERIALIZED (
    SELECT id, row_to_json(history)::text AS history FROM (
      SELECT s.id, s.name, s.category, s.payment_method, s.amount::float8, s.currency, s.billing_cycle, s.billing_interval,
        s.status, s.share_parts, s.share_mine, s.notice_days, s.price_after_trial::float8, s.next_payment_date,
        s.started_on, s.trial_ends_on, s.commitment_ends_on, s.cancelled_on, s.ends_on, prices.list AS prices,
        seen.list AS charges, used.list AS check_ins
      FROM subscriptions s LEFT JOIN prices ON prices.subscription_id = s.id LEFT JOIN seen ON seen.subscription_id = s.id
        LEFT JOIN used ON used.subscription_id = s.id
      WHERE s.user_id = $1
    ) history
  ), digested AS MATERIALIZED (SELECT id, md5(history) AS digest, history FROM histories)
  SELECT digest, CASE WHEN known IS NULL THEN history END AS history
  FROM digested LEFT JOIN unnest($3::text[]) known ON known = digest ORDER BY id`;

/** `history` is the JSON of a `HistoryRow`, null where the digest is known. */
type Digested = { digest: string; history: string | null };

/**
 * A history for each subscription of a user, ended ones too, in one statement to the database.
 * @param known digests of which only the digest is answered
 */
export async function readHistoriesExcept(
  db: Queryable,
  userId: string,
  { since, known }: { since?: IsoDate; known: readonly string[] },
): Promise<Digested[]> {
  const { rows } = await db.query({ name: 'payment-histories', text, values: [userId, since ?? null, known] });
  return rows as Digested[];
}

export async function readHistories(db: Queryable, userId: string, since?: IsoDate): Promise<HistoryRow[]> {
  const rows = await readHistoriesExcept(db, userId, { since, known: [] });
  return rows.map(({ history }) => JSON.parse(history as string));
}

type Span = { from: IsoDate; to: IsoDate };
type Options = Span & { covered: readonly Covered[]; today: IsoDate };

/**
 * The payments of a subscription in a span, both ends included: those that documents show, and those that are due.
 * @returns its terms as of today, its prices (oldest first), the payments of documents (each once, oldest first), and the
 *   payments of the span
 */
export function traceHistory(
  { prices, charges, share_parts, share_mine, ...row }: HistoryRow,
  { covered, today, ...span }: Options,
) {
  const share = share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null;
  const history = (prices ?? []).map(([date, amount, currency]): PriceChange => ({ date, amount, currency }));
  const recurring = recurringAsOf({ ...row, share }, history, today);
  const { periods, payments } = buildTimeline(recurring, {
    ...{ history, covered, today, ...span },
    seen: (charges ?? []).map(readCharge),
  });
  const paid = payments
    .filter(({ payment: { date } }) => date >= span.from && date <= span.to)
    .map(
      ({ payment: { date, currency, source }, pays, mine }): HistoryPayment => ({
        date,
        state: 'paid',
        currency,
        mine,
        is_extra: pays === undefined,
        evidence: source,
      }),
    );
  const others: HistoryPayment[] = periods.filter(({ state }) => state !== 'paid');
  return { recurring, history, charged: payments.map(({ payment }) => payment), payments: [...paid, ...others] };
}

const readCharge = ([date, amount, currency, source, foreignAmount, foreignCurrency]: ChargeRow): SeenPayment => ({
  date,
  amount,
  currency,
  source,
  ...(foreignAmount && foreignCurrency && { foreign: { amount: foreignAmount, currency: foreignCurrency } }),
});
