import type { DocumentedCharge, Portfolio, PortfolioSubscription } from '@kumbara/analyst';
import { mergePayments, resolveMerchant } from '@kumbara/detection';
import { dayIn, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import type pg from 'pg';
import { selectDay } from '#lib/day.ts';

export type PortfolioReader = ReturnType<typeof createPortfolioReader>;

type Held = PortfolioSubscription;
type Row = Pick<
  Held,
  'id' | 'name' | 'amount' | 'currency' | 'billing_cycle' | 'billing_interval' | 'category' | 'status'
> & {
  share_parts: number | null;
  share_mine: number | null;
  next_payment_date: IsoDate;
  created_at: Date;
  notice_days: number | null;
  price_after_trial: number | null;
  started_on: IsoDate | null;
  trial_ends_on: IsoDate | null;
  commitment_ends_on: IsoDate | null;
  ends_on: IsoDate | null;
  cancelled_by_mail_on: IsoDate | null;
  not_unused_until: IsoDate | null;
};
type PriceRow = { subscription_id: string; date: IsoDate; amount: number; currency: string };
type SourceRow = { subscription_id: string; source: 'statement' | 'mail' | 'manual' };
type UseRow = { subscription_id: string; month: string; used: boolean; times: number | null };
type ChargeRow = PriceRow &
  Pick<SourceRow, 'source'> & { foreign_amount: number | null; foreign_currency: string | null };
type ServiceMail = { service_id: string; kind: 'payment_failed' | 'ended'; date: IsoDate };

/** `$1` is the user. Notes and other texts of forms are not read. */
const statements = {
  user: 'SELECT currency, time_zone FROM users WHERE id = $1',
  subscriptions: `
    SELECT id, name, amount::float8, currency, billing_cycle, billing_interval, category, status, share_parts, share_mine,
      ${selectDay('next_payment_date')}, subscriptions.created_at, notice_days, price_after_trial::float8, ${selectDay('started_on')},
      ${selectDay('trial_ends_on')}, ${selectDay('commitment_ends_on')}, ${selectDay('ends_on')},
      cancelled_by_mail ->> 'date' AS cancelled_by_mail_on, to_char(k.until, 'YYYY-MM-DD') AS not_unused_until
    FROM subscriptions LEFT JOIN unused_dismissals k ON k.user_id = subscriptions.user_id AND k.subscription_id = id
    WHERE subscriptions.user_id = $1 ORDER BY id`,
  prices: `
    SELECT subscription_id, ${selectDay('price_changes.date')}, amount::float8, currency
    FROM price_changes WHERE user_id = $1 ORDER BY price_changes.date, id`,
  sources: `
    SELECT subscription_id, source FROM decisions WHERE user_id = $1 AND kind = 'tracked' ORDER BY source`,
  uses: `
    SELECT subscription_id, to_char(month, 'YYYY-MM') AS month, used, times
    FROM usage_check_ins WHERE user_id = $1 ORDER BY usage_check_ins.month`,
  charges: `
    SELECT d.subscription_id, c.source, ${selectDay('c.date')}, c.amount::float8, c.currency,
      c.foreign_amount::float8, c.foreign_currency
    FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
    WHERE user_id = $1 AND d.kind = 'tracked' ORDER BY c.date, c.id`,
  serviceMails: `
    SELECT event ->> 'service_id' AS service_id, 'payment_failed' AS kind, max(event ->> 'date') AS date
    FROM read_mails, jsonb_array_elements(events) AS event
    WHERE user_id = $1 AND event ->> 'kind' = 'payment_failed' AND event ->> 'service_id' IS NOT NULL
    GROUP BY 1
    UNION ALL
    SELECT service_id, 'ended', to_char(max(date), 'YYYY-MM-DD') FROM mail_cancellations
    WHERE user_id = $1 AND used_at IS NULL AND service_id IS NOT NULL GROUP BY 1`,
};

/** Reads by prepared SQL: Prisma takes four times as long for the rows of a big account. */
export function createPortfolioReader({ pool }: { pool: Pick<pg.Pool, 'query'> }) {
  const read = async <T extends object>(name: keyof typeof statements, userId: string): Promise<T[]> =>
    (await pool.query<T>({ name: `portfolio-${name}`, text: statements[name], values: [userId] })).rows;
  const readById = async <T extends { subscription_id: string }>(name: keyof typeof statements, userId: string) =>
    Map.groupBy(await read<T>(name, userId), ({ subscription_id }) => subscription_id);

  return {
    /** All subscriptions of a user as of a day. The number of queries does not grow with the subscriptions. */
    async read(userId: string, today: IsoDate): Promise<Portfolio> {
      const [[user], rows, prices, sources, uses, charges, serviceMails] = await Promise.all([
        read<{ currency: string; time_zone: string }>('user', userId),
        read<Row>('subscriptions', userId),
        readById<PriceRow>('prices', userId),
        readById<SourceRow>('sources', userId),
        readById<UseRow>('uses', userId),
        readById<ChargeRow>('charges', userId),
        read<ServiceMail>('serviceMails', userId),
      ]);
      if (!user) throw new Error('the account was deleted');
      const subscriptions = rows.map((row) =>
        presentHeld(row, today, user.time_zone, {
          prices: prices.get(row.id) ?? [],
          sources: sources.get(row.id) ?? [],
          uses: uses.get(row.id) ?? [],
          charges: charges.get(row.id) ?? [],
        }),
      );
      attachServiceMails(subscriptions, serviceMails);
      return { today, currency: user.currency, subscriptions };
    },
  };
}

/** With two subscriptions at one service it is unknown which one a mail is about. */
function attachServiceMails(subscriptions: Held[], mails: ServiceMail[]): void {
  const billed = Map.groupBy(
    subscriptions.filter(({ status }) => status === 'active'),
    ({ service_id }) => service_id,
  );
  for (const { service_id, kind, date } of mails) {
    const [only, second] = billed.get(service_id) ?? [];
    if (only && !second)
      Object.assign(only, kind === 'ended' ? { ended_by_mail_on: date } : { payment_failed_on: date });
  }
}

type Beside = { prices: PriceRow[]; sources: SourceRow[]; uses: UseRow[]; charges: ChargeRow[] };

function presentHeld(row: Row, today: IsoDate, timeZone: string, { prices, sources, uses, charges }: Beside): Held {
  const { next_payment_date: anchor, trial_ends_on, price_after_trial } = row;
  const isAfterTrial = trial_ends_on !== null && price_after_trial !== null && trial_ends_on < today;
  return {
    id: row.id,
    name: row.name,
    amount: isAfterTrial ? price_after_trial : row.amount,
    currency: row.currency,
    billing_cycle: row.billing_cycle,
    billing_interval: row.billing_interval,
    category: row.category,
    status: row.status,
    share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
    anchor,
    next_payment_date: row.status === 'active' ? nextPaymentDate(anchor, row, today) : anchor,
    added_on: dayIn(timeZone, row.created_at),
    found_in: [...new Set(sources.map(({ source }) => source))].filter((source) => source !== 'manual'),
    price_history: listPriceChanges(prices),
    charges: mergeCharges(charges),
    uses: uses.map(({ month, used, times }) => ({ ...{ month, used }, ...(times !== null && { times }) })),
    ...omitEmpty({ service_id: resolveMerchant(row.name).service?.id, notice_days: row.notice_days }),
    ...omitEmpty({ trial_price: isAfterTrial ? row.amount : undefined }),
    ...omitEmpty({ price_after_trial: isAfterTrial ? null : price_after_trial, charged_since: charges[0]?.date }),
    ...omitEmpty({ started_on: row.started_on, trial_ends_on, commitment_ends_on: row.commitment_ends_on }),
    ...omitEmpty({ ends_on: row.ends_on, cancelled_by_mail_on: row.cancelled_by_mail_on }),
    ...omitEmpty({ not_unused_until: row.not_unused_until }),
  };
}

/** Fields without those that are null or undefined. */
type WithoutEmpty<T> = { [K in keyof T]?: NonNullable<T[K]> };
const omitEmpty = <T extends object>(fields: T): WithoutEmpty<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutEmpty<T>;

/** A document and the user may report the same price twice: only changes are kept. */
const listPriceChanges = (prices: PriceRow[]) =>
  prices
    .filter((change, at) => change.amount !== prices[at - 1]?.amount || change.currency !== prices[at - 1]?.currency)
    .map(({ date, amount, currency }) => ({ date, amount, currency }));

/** A receipt and the charge it belongs to are one payment. */
const mergeCharges = (charges: ChargeRow[]): DocumentedCharge[] =>
  mergePayments(charges).map(({ date, amount, currency, foreign_amount, foreign_currency }) => ({
    ...{ date, amount, currency },
    ...(foreign_amount && foreign_currency && { foreign: { amount: foreign_amount, currency: foreign_currency } }),
  }));
