import {
  type Calendar,
  type Category,
  type Covered,
  currencyDecimals,
  endOfMonth,
  type Fraction,
  type IsoDate,
  type PeriodState,
  type PriceChange,
  type Recurring,
  round,
  totalByCurrency,
} from '@kumbara/shared';
import type pg from 'pg';
import { recurringAsOf } from '#lib/recurring.ts';
import { buildTimeline, type SeenPayment } from '#lib/timeline.ts';
import { endsOf } from './ends.ts';

export type CalendarService = ReturnType<typeof createCalendarService>;

type Row = Omit<Recurring, 'amount'> & {
  id: string;
  name: string;
  category: Category;
  amount: number;
  price_after_trial: number | null;
  trial_ends_on: IsoDate | null;
  commitment_ends_on: IsoDate | null;
  notice_days: number | null;
  share_parts: number | null;
  share_mine: number | null;
  prices: [date: IsoDate, amount: number, currency: string][] | null;
  charges:
    | [
        id: string,
        date: IsoDate,
        amount: number,
        currency: string,
        source: SeenPayment['source'],
        foreign_amount: number | null,
        foreign_currency: string | null,
      ][]
    | null;
};

type Paying = {
  subscription_id: string;
  name: string;
  category: Category;
  date: IsoDate;
  state: PeriodState;
  currency: string;
  mine: Fraction;
  is_extra: boolean;
};

const day = (column: string) => `to_char(s.${column}, 'YYYY-MM-DD') AS ${column}`;

/** Everything that payments depend on, in one prepared statement: `$1` is the user. Amounts in JSON are exact. */
const statement = {
  name: 'calendar',
  text: `
    WITH prices AS (
      SELECT subscription_id, json_agg(json_build_array(date, amount::float8, currency) ORDER BY date, id) AS list
      FROM price_changes WHERE user_id = $1 GROUP BY 1
    ), seen AS (
      SELECT d.subscription_id, json_agg(json_build_array(c.id, c.date, c.amount::float8, c.currency, c.source,
        c.foreign_amount::float8, c.foreign_currency) ORDER BY c.date, c.id) AS list
      FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
      WHERE user_id = $1 AND d.kind = 'tracked' GROUP BY 1
    )
    SELECT s.id, s.name, s.category, s.amount::float8, s.currency, s.billing_cycle, s.billing_interval, s.status,
      s.share_parts, s.share_mine, s.notice_days, s.price_after_trial::float8, ${day('next_payment_date')},
      ${day('started_on')}, ${day('trial_ends_on')}, ${day('commitment_ends_on')}, ${day('cancelled_on')},
      ${day('ends_on')}, prices.list AS prices, seen.list AS charges
    FROM subscriptions s LEFT JOIN prices ON prices.subscription_id = s.id LEFT JOIN seen ON seen.subscription_id = s.id
    WHERE s.user_id = $1 ORDER BY s.id`,
};

type Needs = { pool: Pick<pg.Pool, 'query'>; coverageOf: (userId: string) => Promise<readonly Covered[]> };

export function createCalendarService({ pool, coverageOf }: Needs) {
  return {
    /**
     * The payments and ends of a month. A paid one stands on the day of its charge, and its due day shows nothing more.
     * @param month `YYYY-MM`
     */
    async month(userId: string, month: string, today: IsoDate): Promise<Calendar> {
      const [{ rows }, covered] = await Promise.all([
        pool.query<Row>({ ...statement, values: [userId] }),
        coverageOf(userId),
      ]);
      const span = { from: `${month}-01`, to: endOfMonth(`${month}-01`) };
      const paying = rows.flatMap((row) => paymentsOf(row, { ...span, covered, today }));
      const ends = rows
        .flatMap((row) => endsOf(row).map((end) => ({ ...aboutOf(row), ...end })))
        .filter(({ date }) => isWithin(date, span));
      const payments = paying.map(({ mine, ...payment }) => ({
        ...payment,
        kind: 'payment' as const,
        amount: round(mine, currencyDecimals(payment.currency)),
      }));
      const total = (...states: PeriodState[]) =>
        totalByCurrency(
          paying.filter(({ state }) => states.includes(state)),
          ({ mine }) => mine,
        );
      return {
        month,
        entries: [...payments, ...ends].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
        totals: {
          total: total('paid', 'unknown', 'due'),
          paid: total('paid'),
          expected: total('unknown'),
          due: total('due'),
        },
      };
    },
  };
}

type Span = { from: IsoDate; to: IsoDate };
const aboutOf = ({ id, name, category }: Row) => ({ subscription_id: id, name, category });
const isWithin = (date: IsoDate, { from, to }: Span): boolean => date >= from && date <= to;

function paymentsOf(
  { id, name, category, prices, charges, share_parts, share_mine, ...row }: Row,
  { covered, today, ...span }: Span & { covered: readonly Covered[]; today: IsoDate },
): Paying[] {
  const share = share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null;
  const history = (prices ?? []).map(([date, amount, currency]): PriceChange => ({ date, amount, currency }));
  const { periods, payments } = buildTimeline(recurringAsOf({ ...row, share }, history, today), {
    ...{ history, covered, today, ...span },
    seen: (charges ?? []).map(readCharge),
  });
  const about = { subscription_id: id, name, category };
  return [
    ...payments
      .filter(({ payment }) => isWithin(payment.date, span))
      .map(({ payment: { date, currency }, pays, mine }) => ({
        ...{ ...about, date, currency, mine, state: 'paid' as const },
        is_extra: pays === undefined,
      })),
    ...periods
      .filter(({ state }) => state !== 'paid')
      .map(({ date, state, currency, mine }) => ({ ...about, date, state, currency, mine, is_extra: false })),
  ];
}

type ChargeRow = NonNullable<Row['charges']>[number];
const readCharge = ([id, date, amount, currency, source, foreignAmount, foreignCurrency]: ChargeRow): SeenPayment => ({
  ...{ id, date, amount, currency, source },
  ...(foreignAmount && foreignCurrency && { foreign: { amount: foreignAmount, currency: foreignCurrency } }),
});
