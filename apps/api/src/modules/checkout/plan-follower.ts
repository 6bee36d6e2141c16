import type { PrismaClient } from '@kumbara/prisma/client';
import { plans, type Tier } from '@kumbara/shared';
import type pg from 'pg';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { Logger } from '#lib/logger.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { isPaymentError, type PaidSubscription, type PaymentProvider } from './adapters/payment-provider.ts';
import { type PlanState, planStateOf } from './plan-state.ts';
import { createStoredPlans, isUnchanged, type PlanSnapshot, type TakenEvent } from './stored-plans.ts';

export type PlanFollower = ReturnType<typeof createPlanFollower>;

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  mails: AccountMails;
  events: SecurityEvents;
  clock: Clock;
  logger: Logger;
};
type Stored = { version: number; isCovered: boolean; grace_ends_at: Date | null };
type Options = {
  /** The event behind the call. It is stored as processed with the state, and skipped if it was processed before. */
  event?: TakenEvent;
  /** Runs before the state is stored, if the user has an open checkout session. */
  beforeStore?: (state: PlanState, userId: string) => Promise<void>;
  /** Fails for an unknown customer in place of ending the plan: the API key may belong to another account. */
  mustExist?: boolean;
};

const mostRounds = 12;
const newPlan = { free: 'plan_ended', premium: 'plan_premium', pro: 'plan_pro' } as const satisfies Record<
  Tier,
  string
>;

/**
 * Stores the provider's state of a customer's plan, in whatever order and however often it is called. A state is stored
 * only if no other was stored since its read began, so that the stored state never goes back in time. A concurrent call
 * that began earlier and finishes later has nothing left to do.
 */
export function createPlanFollower({ prisma, pool, mails, events, clock, logger }: Needs) {
  const storedPlans = createStoredPlans(pool);
  const note = async (event: TakenEvent | undefined, tx: Transaction): Promise<void> => {
    if (!event) return;
    const { id, type, at } = event;
    await tx.billingEvent.createMany({ data: [{ id, type, received_at: at }], skipDuplicates: true });
  };

  /** @returns whether the stored state is at least as new as the snapshot */
  function store(
    customer_id: string,
    snapshot: PlanSnapshot,
    state: PlanState,
    event: TakenEvent | undefined,
  ): Promise<boolean> {
    return prisma.$transaction(async (tx) => {
      // The owner's row is locked first, as everywhere, which prevents deadlocks.
      const [owner] = await tx.$queryRaw<{ tier: Tier; email: string }[]>`
        SELECT tier::text, email FROM users WHERE id = ${snapshot.user_id}::uuid FOR NO KEY UPDATE`;
      const [stored] = await tx.$queryRaw<Stored[]>`
        SELECT version, coalesce(read_began_at >= ${snapshot.began}::timestamptz, false) AS "isCovered", grace_ends_at
        FROM billing_customers WHERE customer_id = ${customer_id}`;
      // The account is being deleted; a job ends its plan.
      if (!owner || !stored) return true;
      if (stored.version !== snapshot.version) {
        if (stored.isCovered) await note(event, tx);
        return stored.isCovered;
      }
      await write(tx, customer_id, snapshot, state);
      await notify(tx, { ...owner, id: snapshot.user_id }, stored, state);
      await note(event, tx);
      return true;
    });
  }

  async function write(tx: Transaction, customer_id: string, { began }: PlanSnapshot, state: PlanState): Promise<void> {
    const { holder, grace_ends_at = null, also_charged, has_purchased } = state;
    await tx.$executeRaw`
      UPDATE billing_customers SET
        version = version + 1, read_began_at = ${began}::timestamptz,
        package_id = ${holder?.package_id ?? null}, subscription_id = ${holder?.id ?? null},
        is_past_due = ${holder?.status === 'past_due'}, period_ends_at = ${holder?.period_ends_at ?? null}::timestamptz,
        ends_at = ${holder?.ends_at ?? null}::timestamptz, grace_ends_at = ${grace_ends_at}::timestamptz,
        also_charged = ${also_charged},
        has_purchased = has_purchased OR ${has_purchased}
      WHERE customer_id = ${customer_id}`;
  }

  /** Notifies of changes only, and so once per change. */
  async function notify(
    tx: Transaction,
    owner: { id: string; tier: Tier; email: string },
    stored: Stored,
    { tier, grace_ends_at }: PlanState,
  ): Promise<void> {
    const isNewlyUnpaid = grace_ends_at !== undefined && stored.grace_ends_at?.getTime() !== grace_ends_at.getTime();
    if (tier !== owner.tier) await tx.user.update({ where: { id: owner.id }, data: { tier } });
    const kinds = [
      ...(tier !== owner.tier ? [newPlan[tier]] : []),
      ...(isNewlyUnpaid ? (['payment_failed'] as const) : []),
    ];
    for (const kind of kinds) {
      await events.record(owner.id, kind, '', tx);
      await mails.send(kind, owner.email, tx);
    }
    if (plans[owner.tier].features.family && !plans[tier].features.family) await notifyFamily(tx, owner.id);
  }

  /** Notifies members who had the plan through the family only. */
  async function notifyFamily(tx: Transaction, owner_id: string): Promise<void> {
    const members = await tx.familyMember.findMany({ where: { owner_id }, include: { user: true } });
    for (const { user } of members.filter(({ user }) => !plans[user.tier].features.family)) {
      await events.record(user.id, 'family_paused', '', tx);
      await mails.send('family_paused', user.email, tx);
    }
  }

  /** An unknown or deleted customer has no subscriptions. */
  const readAll = (provider: PaymentProvider, customerId: string, mustExist: boolean): Promise<PaidSubscription[]> =>
    provider.readSubscriptions(customerId).catch((error) => {
      if (isPaymentError(error, 'gone') && !mustExist) return [];
      throw error;
    });

  return {
    note: storedPlans.note,

    /**
     * @returns the state; undefined for an unknown customer and for an event that was processed before
     * @throws PaymentError, with nothing stored
     */
    async follow(
      provider: PaymentProvider,
      customerId: string,
      { event, beforeStore, mustExist = false }: Options = {},
    ) {
      for (let round = 0; round < mostRounds; round += 1) {
        const reading = await storedPlans.begin(customerId, event?.id ?? null);
        if (!reading && event) await storedPlans.note(event);
        if (!reading || reading.is_taken) return undefined;
        const subscriptions = await readAll(provider, customerId, mustExist);
        const state = planStateOf(subscriptions, clock());
        const running = subscriptions.filter(({ package_id, status }) => package_id && status !== 'ended');
        if (running.length > 1) logger.warn({ customer: customerId }, 'somebody pays for more than one plan');
        if (reading.has_open_session) await beforeStore?.(state, reading.user_id);
        const isStored =
          (isUnchanged(reading, state) && (await storedPlans.confirm(customerId, reading, event))) ||
          (await store(customerId, reading, state, event));
        if (isStored) return { ...state, subscriptions };
      }
      throw new Error('the state of a customer changes faster than it can be stored');
    },
  };
}
