import type { DocumentedCharge, Portfolio, PortfolioSubscription } from '@kumbara/analyst';
import { mergePayments, resolveMerchant } from '@kumbara/detection';
import type { Prisma, PrismaClient } from '@kumbara/prisma/client';
import { dayIn, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { toDay, toMonth } from '#lib/day.ts';
import { asOf } from '#lib/subscription-price.ts';

export type PortfolioReader = ReturnType<typeof createPortfolioReader>;

/** Without notes and what else only its form shows. */
const select = {
  ...{ id: true, name: true, amount: true, currency: true, billing_cycle: true, billing_interval: true },
  ...{ category: true, status: true, share_parts: true, share_mine: true, next_payment_date: true, created_at: true },
  ...{ notice_days: true, price_after_trial: true, started_on: true, trial_ends_on: true, commitment_ends_on: true },
  ...{ ends_on: true, cancelled_by_mail: true },
  price_changes: { orderBy: [{ date: 'asc' }, { id: 'asc' }] },
  decisions: { where: { kind: 'tracked' }, select: { source: true } },
  check_ins: { orderBy: { month: 'asc' } },
} as const satisfies Prisma.SubscriptionSelect;
type Row = Prisma.SubscriptionGetPayload<{ select: typeof select }>;

type ChargeRow = {
  subscription_id: string;
  source: 'statement' | 'mail' | 'manual';
  date: Date;
  amount: Prisma.Decimal;
  currency: string;
  foreign_amount: Prisma.Decimal | null;
  foreign_currency: string | null;
};
type FailedPayment = { service_id: string; date: IsoDate };

export function createPortfolioReader({ prisma }: { prisma: PrismaClient }) {
  return {
    /** All subscriptions of a user as of a day. The number of queries does not grow with the subscriptions. */
    async read(userId: string, today: IsoDate): Promise<Portfolio> {
      const where = { user_id: userId };
      const [user, rows, chargeRows, failedPayments] = await Promise.all([
        prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { currency: true, time_zone: true } }),
        prisma.subscription.findMany({ where, select, orderBy: { id: 'asc' } }),
        prisma.$queryRaw<ChargeRow[]>`
          SELECT d.subscription_id, c.source, c.date, c.amount, c.currency, c.foreign_amount, c.foreign_currency
          FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
          WHERE d.user_id = ${userId}::uuid AND d.kind = 'tracked' ORDER BY c.date, c.id`,
        prisma.$queryRaw<FailedPayment[]>`
          SELECT event->>'service_id' AS service_id, max(event->>'date') AS date
          FROM read_mails, jsonb_array_elements(events) AS event
          WHERE user_id = ${userId}::uuid AND event->>'kind' = 'payment_failed' AND event->>'service_id' IS NOT NULL
          GROUP BY 1`,
      ]);
      const charges = Map.groupBy(chargeRows, ({ subscription_id }) => subscription_id);
      const subscriptions = rows.map((row) => presentHeld(row, charges.get(row.id) ?? [], today, user.time_zone));
      for (const { service_id, date } of failedPayments) {
        const billed = subscriptions.filter((one) => one.status === 'active' && one.service_id === service_id);
        // With two subscriptions at one service it is unknown which payment failed.
        if (billed.length === 1) Object.assign(billed[0] as PortfolioSubscription, { payment_failed_on: date });
      }
      return { today, currency: user.currency, subscriptions };
    },
  };
}

function presentHeld(stored: Row, chargeRows: ChargeRow[], today: IsoDate, timeZone: string): PortfolioSubscription {
  const row = asOf(stored, today);
  const anchor = toDay(row.next_payment_date);
  const charges = mergeCharges(chargeRows);
  const first = chargeRows[0]?.date;
  return {
    id: row.id,
    name: row.name,
    amount: row.amount.toNumber(),
    currency: row.currency,
    billing_cycle: row.billing_cycle,
    billing_interval: row.billing_interval,
    category: row.category,
    status: row.status,
    share: row.share_parts && row.share_mine ? { parts: row.share_parts, mine: row.share_mine } : null,
    anchor,
    next_payment_date: row.status === 'active' ? nextPaymentDate(anchor, row, today) : anchor,
    added_on: dayIn(timeZone, row.created_at),
    found_in: [...new Set(row.decisions.map(({ source }) => source))].filter((source) => source !== 'manual'),
    price_history: listPriceChanges(row),
    charges,
    uses: row.check_ins.map(({ month, used, times }) => ({
      ...{ month: toMonth(month), used },
      ...(times !== null && { times }),
    })),
    ...omitEmpty({ service_id: resolveMerchant(row.name).service?.id, notice_days: row.notice_days }),
    ...omitEmpty({ trial_price: row === stored ? undefined : stored.amount.toNumber() }),
    ...omitEmpty({ price_after_trial: row.price_after_trial?.toNumber(), charged_since: first && toDay(first) }),
    ...readDays(row),
    ...omitEmpty({ cancelled_by_mail_on: (row.cancelled_by_mail as { date: IsoDate } | null)?.date }),
  };
}

/** Fields without those that are null or undefined. */
type WithoutEmpty<T> = { [K in keyof T]?: NonNullable<T[K]> };
const omitEmpty = <T extends object>(fields: T): WithoutEmpty<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutEmpty<T>;

const readDays = ({ started_on, trial_ends_on, commitment_ends_on, ends_on }: Row) =>
  omitEmpty({
    started_on: started_on && toDay(started_on),
    trial_ends_on: trial_ends_on && toDay(trial_ends_on),
    commitment_ends_on: commitment_ends_on && toDay(commitment_ends_on),
    ends_on: ends_on && toDay(ends_on),
  });

/** A document and the user may report the same price twice: only changes are kept. */
const listPriceChanges = ({ price_changes }: Row) =>
  price_changes
    .map(({ date, amount, currency }) => ({ date: toDay(date), amount: amount.toNumber(), currency }))
    .filter((change, at, all) => change.amount !== all[at - 1]?.amount || change.currency !== all[at - 1]?.currency);

/** A receipt and the charge it belongs to are one payment. */
const mergeCharges = (chargeRows: ChargeRow[]): DocumentedCharge[] =>
  mergePayments(
    chargeRows.map((charge) => ({ ...charge, date: toDay(charge.date), amount: charge.amount.toNumber() })),
  ).map(({ date, amount, currency, foreign_amount, foreign_currency }) => ({
    ...{ date, amount, currency },
    ...(foreign_amount &&
      foreign_currency && { foreign: { amount: foreign_amount.toNumber(), currency: foreign_currency } }),
  }));
