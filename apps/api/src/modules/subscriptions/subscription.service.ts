import { getCancelGuides, resolveMerchant } from '@kumbara/detection';
import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import {
  addMonths,
  type CancelGuide,
  defaultReminderDays,
  type IsoDate,
  type Language,
  nextPaymentDate,
  type SubscriptionInput,
  type SubscriptionPatch,
} from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import { type Queryable, queryIn, type Transaction } from '#lib/database.ts';
import { fromDay, fromDayOrNull, toDay, toDayOrNull } from '#lib/day.ts';
import { mostMonthsBelated } from '#lib/outcome-of-end.ts';
import { lockOwner, requireFreePlace } from '#lib/owner-lock.ts';
import { readSubscriptions } from '#lib/read-subscriptions.ts';
import { endSaving, moveEnd, openSavings, reopenSaving } from '#lib/savings-ledger.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { asOf, notePrice, refuseTooFine } from '#lib/subscription-price.ts';
import type { SubscriptionRow } from '#lib/subscription-row.ts';
import { addSubscription } from './add-subscription.ts';

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
type Row = Prisma.SubscriptionGetPayload<object>;

const mostYearsAhead = 10;

type Needs = {
  prisma: PrismaClient;
  pool: Queryable;
  events: SecurityEvents;
  /** Keeps what a subscription saved until today, in the transaction that deletes it. */
  keepOutcomes: (tx: Transaction, userId: string, subscriptionId: string, today: IsoDate) => Promise<void>;
};

export function createSubscriptionService({ prisma, pool, events, keepOutcomes }: Needs) {
  async function find(userId: string, id: string): Promise<Row> {
    const row = await prisma.subscription.findUnique({ where: { user_id_id: { user_id: userId, id } } });
    if (!row) throw new AppError('subscription_not_found');
    return row;
  }

  return {
    /** Newest first (ids sort by time), with announced future prices. */
    list: (userId: string, today: IsoDate, page?: { take: number; before: string | undefined }) =>
      readSubscriptions(pool, userId, today, page),

    find,

    /** Returns the steps to cancel at the service of that name; empty if none are verified. */
    async cancelGuides(userId: string, id: string, language: Language): Promise<CancelGuide[]> {
      const { service } = resolveMerchant((await find(userId, id)).name);
      return service ? getCancelGuides(service.id, language) : [];
    },

    /** @param keep stores the answer to the request in the transaction that adds */
    async create(
      userId: string,
      input: SubscriptionInput,
      today: IsoDate,
      keep?: (tx: Transaction, row: SubscriptionRow) => Promise<void>,
    ): Promise<SubscriptionRow> {
      refuseTooFine('price_after_trial', input.price_after_trial, input.currency);
      const since = input.started_on && input.started_on < today ? input.started_on : today;
      if (!keep) return addSubscription(pool, userId, input, since);
      return prisma.$transaction(async (tx) => {
        const row = await addSubscription(queryIn(tx), userId, input, since);
        await keep(tx, row);
        return row;
      });
    },

    update: (userId: string, id: string, patch: SubscriptionPatch, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, userId);
        const where = { user_id_id: { user_id: userId, id } };
        const stored = await tx.subscription.findUnique({ where });
        if (!stored) throw new AppError('subscription_not_found');
        const before = asOf(stored, today);
        refuseMismatch(before, patch);
        refuseFarEnd(before, patch, today);
        if (patch.status === 'active' && stored.status !== 'active') await requireFreePlace(tx, userId, tier);
        const { amount, price_after_trial } = before;
        const isCancelled = patch.status === 'cancelled' && stored.status === 'active';
        const reopened = isCancelled ? await reopenSaving(tx, stored, today) : undefined;
        const row = await tx.subscription.update({
          where,
          data: {
            ...(before !== stored && { amount, price_after_trial }),
            ...changes(before, patch, today),
            ...(reopened && { cancelled_on: reopened.cancelled_on }),
            ...(reopened && patch.ends_on === undefined && { ends_on: reopened.ends_on }),
          },
        });
        if (isCancelled && !reopened) await openSavings(tx, row.user_id, [row]);
        else if (row.status === 'cancelled' && patch.ends_on !== undefined) await moveEnd(tx, row);
        else if (row.status === 'active' && stored.status === 'cancelled') await endSaving(tx, row, today);
        if (!row.amount.equals(stored.amount) || row.currency !== stored.currency) await notePrice(tx, row, today);
        return row;
      }),

    /** Undoes a cancellation by mail. The same mail does not cancel again. */
    undoCancel: (userId: string, id: string, device: string, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, userId);
        const where = { user_id_id: { user_id: userId, id } };
        const stored = await tx.subscription.findUnique({ where });
        if (!stored) throw new AppError('subscription_not_found');
        if (stored.status !== 'cancelled' || stored.cancelled_by_mail === null) throw new AppError('nothing_to_undo');
        await requireFreePlace(tx, userId, tier);
        await events.record(userId, 'cancel_undone', device, tx);
        await endSaving(tx, stored, today, { neverWas: true });
        return tx.subscription.update({
          where,
          data: { status: 'active', cancelled_on: null, ends_on: null, cancelled_by_mail: Prisma.DbNull },
        });
      }),

    remove: (userId: string, id: string, today: IsoDate): Promise<void> =>
      prisma.$transaction(async (tx) => {
        // The lock prevents concurrent inserts of rows that refer to the subscription.
        await lockOwner(tx, userId);
        await keepOutcomes(tx, userId, id, today);
        const { count } = await tx.subscription.deleteMany({ where: { user_id: userId, id } });
        if (count === 0) throw new AppError('subscription_not_found');
      }),
  };
}

function refuseMismatch(before: Row, patch: SubscriptionPatch): void {
  const currency = patch.currency ?? before.currency;
  refuseTooFine('amount', patch.amount ?? before.amount.toNumber(), currency);
  const afterTrial =
    patch.price_after_trial === undefined ? before.price_after_trial?.toNumber() : patch.price_after_trial;
  refuseTooFine('price_after_trial', afterTrial, currency);
}

/** An end that is entered belatedly lies a year back at most, and one ahead in the years of a contract. */
function refuseFarEnd(before: Row, { ends_on }: SubscriptionPatch, today: IsoDate): void {
  if (!ends_on || ends_on === toDayOrNull(before.ends_on)) return;
  const cancelled = toDayOrNull(before.cancelled_on) ?? today;
  if (ends_on < addMonths(cancelled, -mostMonthsBelated) || ends_on > addMonths(today, 12 * mostYearsAhead))
    throw refuseField('ends_on', 'invalid_date');
}

/** The columns of a patch; Prisma leaves undefined ones unchanged. */
function changes(before: Row, patch: SubscriptionPatch, today: IsoDate): Prisma.SubscriptionUncheckedUpdateInput {
  return {
    ...columnsOf(patch),
    ...(isShownReminder(before, patch) && { reminder_days: undefined }),
    status: patch.status,
    ...(patch.ends_on !== undefined && { ends_on: fromDayOrNull(patch.ends_on) }),
    // Cancelling again keeps the first day. Reactivation clears both days.
    ...(patch.status === 'cancelled' && before.status === 'active' && { cancelled_on: fromDay(today) }),
    ...(patch.status === 'active' && {
      cancelled_on: null,
      ends_on: null,
      cancel_confirmed_by: Prisma.DbNull,
      cancel_checked_on: null,
    }),
    // A status set by the user overrides a cancellation by mail.
    ...(patch.status && { cancelled_by_mail: Prisma.DbNull }),
    ...(patch.next_payment_date &&
      !isShownDate(before, patch, today) && {
        next_payment_date: fromDay(patch.next_payment_date),
      }),
  };
}

/**
 * A form sends back the date that it showed, which was computed from the anchor. Storing it as the new anchor would turn a
 * 31st into a 28th for good.
 */
function isShownDate(before: Row, patch: SubscriptionPatch, today: IsoDate): boolean {
  const hasSameCycle =
    (patch.billing_cycle ?? before.billing_cycle) === before.billing_cycle &&
    (patch.billing_interval ?? before.billing_interval) === before.billing_interval;
  return hasSameCycle && patch.next_payment_date === nextPaymentDate(toDay(before.next_payment_date), before, today);
}

/** A form sends back the default that it showed. Storing it would keep it when the user's own default changes. */
const isShownReminder = (before: Row, { reminder_days: days }: SubscriptionPatch): boolean =>
  before.reminder_days === null && String(days) === String(defaultReminderDays[before.billing_cycle]);

/** Converts the fields whose form differs between contract and columns. */
function columnsOf({ share, reminder_days, next_payment_date: _anchor, ...fields }: Partial<SubscriptionInput>) {
  return {
    ...fields,
    notes: fields.notes === '' ? null : fields.notes,
    payment_method: fields.payment_method === '' ? null : fields.payment_method,
    started_on: fromDayOrNull(fields.started_on),
    trial_ends_on: fromDayOrNull(fields.trial_ends_on),
    commitment_ends_on: fromDayOrNull(fields.commitment_ends_on),
    ...(share !== undefined && { share_parts: share?.parts ?? null, share_mine: share?.mine ?? null }),
    ...(reminder_days !== undefined && { reminder_days: reminder_days ?? Prisma.DbNull }),
  };
}
