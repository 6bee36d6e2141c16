import type { PrismaClient, Subscription as Row } from '@kumbara/prisma/client';
import {
  addMonths,
  type Covered,
  costPerMonth,
  costPerYear,
  currencyDecimals,
  defaultReminderDays,
  type Evidence,
  type Fraction,
  type IsoDate,
  type PriceChange,
  type Recurring,
  round,
} from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import { toDay, toDayOrNull } from '#lib/day.ts';
import { chargesAfterEnd } from '#lib/outcome-of-end.ts';
import { listPriceMoves } from '#lib/price-moves.ts';
import { keepPriceChanges, recurringAsOf } from '#lib/recurring.ts';
import { buildTimeline, type SeenPayment, sumLifetime } from '#lib/timeline.ts';

export type DetailService = ReturnType<typeof createDetailService>;
export type SubscriptionDetails = Awaited<ReturnType<DetailService['get']>>;

type SeenCharge = SeenPayment & { id: string; text: string };
type Beside = {
  price_changes: PriceChange[];
  charges: (Omit<SeenCharge, 'foreign'> & { foreign: SeenPayment['foreign'] | null })[];
  check_ins: { month: string; used: boolean; times: number | null }[];
  evidence: Evidence[];
  default_lead_days: number[] | null;
};

/** Five years of weeks. */
const mostPeriods = 260;
const nextPayments = 3;
/** The next three payments of the longest cycle, 36 years, are not all of interest. */
const yearsAhead = 10;
const mostQuotes = 20;

type Needs = { prisma: PrismaClient; coverageOf: (userId: string) => Promise<readonly Covered[]> };

export function createDetailService({ prisma, coverageOf }: Needs) {
  return {
    /** Everything about one subscription: what it costs, its payments, its documents and what the user said about it. */
    async get(userId: string, id: string, today: IsoDate) {
      const [[stored], covered] = await Promise.all([read(userId, id), coverageOf(userId)]);
      if (!stored) throw new AppError('subscription_not_found');
      const { price_changes, charges, check_ins, evidence, default_lead_days, ...subscription } = stored;
      const price_history = keepPriceChanges(price_changes);
      const recurring = recurringAsOf(numbersOf(subscription), price_history, today);
      const seen = charges.map(({ foreign, ...charge }): SeenCharge => ({ ...charge, ...(foreign && { foreign }) }));
      const { periods, payments } = buildTimeline(recurring, {
        ...{ history: price_history, seen, covered, today },
        to: addMonths(today, 12 * yearsAhead),
      });
      const past = periods.filter(({ date, state }) => state !== 'due' && date <= addMonths(today, 2));
      const due = periods.filter(({ state }) => state === 'due').slice(0, nextPayments);
      const charged = payments.map(({ payment }) => payment);
      return {
        subscription,
        costs: {
          monthly: inUnits(costPerMonth(recurring), recurring),
          yearly: inUnits(costPerYear(recurring), recurring),
        },
        lifetime: sumLifetime(past, payments),
        timeline: [...past.slice(-mostPeriods), ...due],
        earlier_periods: Math.max(0, past.length - mostPeriods),
        price_history,
        price_moves: listPriceMoves({
          ...{ history: price_history, payments: charged, today },
          trial_ends_on: toDayOrNull(subscription.trial_ends_on),
        }),
        payments: payments.toReversed(),
        late: new Set(chargesAfterEnd(recurring, seen, today).map(({ id }) => id)),
        quotes: quotesOf(evidence),
        check_ins,
        lead_days: (subscription.reminder_days as number[] | null) ??
          default_lead_days ?? [...defaultReminderDays[subscription.billing_cycle]],
      };
    },
  };

  /** In one statement. Amounts in JSON are exact: they have at most 15 significant digits. */
  function read(userId: string, id: string) {
    return prisma.$queryRaw<(Row & Beside)[]>`
      SELECT s.*,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('date', p.date, 'amount', p.amount::float8, 'currency', p.currency)
           ORDER BY p.date, p.id), '[]')
         FROM price_changes p WHERE p.user_id = s.user_id AND p.subscription_id = s.id) AS price_changes,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'date', c.date, 'amount', c.amount::float8,
             'currency', c.currency, 'source', c.source, 'text', c.text, 'foreign',
             CASE WHEN c.foreign_amount > 0 AND c.foreign_currency IS NOT NULL THEN
               jsonb_build_object('amount', c.foreign_amount::float8, 'currency', c.foreign_currency) END)
           ORDER BY c.date, c.id), '[]')
         FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
         WHERE d.user_id = s.user_id AND d.subscription_id = s.id AND d.kind = 'tracked') AS charges,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('month', to_char(u.month, 'YYYY-MM'), 'used', u.used,
             'times', u.times) ORDER BY u.month DESC), '[]')
         FROM usage_check_ins u WHERE u.user_id = s.user_id AND u.subscription_id = s.id) AS check_ins,
        (SELECT coalesce(jsonb_agg(e.quote), '[]')
         FROM decisions d JOIN detections f USING (user_id, source, fingerprint), jsonb_array_elements(f.evidence) e (quote)
         WHERE d.user_id = s.user_id AND d.subscription_id = s.id AND d.kind = 'tracked' AND f.source = 'mail') AS evidence,
        (SELECT r.default_lead_days FROM reminder_settings r WHERE r.user_id = s.user_id) AS default_lead_days
      FROM subscriptions s WHERE s.user_id = ${userId}::uuid AND s.id = ${id}::uuid`;
  }
}

const inUnits = (amount: Fraction, { currency }: Recurring): number => round(amount, currencyDecimals(currency));

const numbersOf = (row: Row) => ({
  ...row,
  amount: row.amount.toNumber(),
  price_after_trial: row.price_after_trial?.toNumber() ?? null,
  next_payment_date: toDay(row.next_payment_date),
  started_on: toDayOrNull(row.started_on),
  trial_ends_on: toDayOrNull(row.trial_ends_on),
  cancelled_on: toDayOrNull(row.cancelled_on),
  ends_on: toDayOrNull(row.ends_on),
  share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
});

/** Quotes of mails without an amount, newest first: those with one are payments or prices. */
const quotesOf = (evidence: readonly Evidence[]): Evidence[] =>
  evidence
    .filter(({ text, amount }) => text !== '' && amount === undefined)
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, mostQuotes);
