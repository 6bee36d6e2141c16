import type { Detection, PrismaClient } from '@kumbara/prisma/client';
import { type ImportDetection, type IsoDate, nextPaymentDate, type PriceChange } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay, toDay } from '#lib/day.ts';
import type { Offer } from '#lib/offer.ts';
import { lockOwner, requireFreePlace } from '#lib/owner-lock.ts';
import { refuseTooFine } from '#lib/subscription-price.ts';
import { anchorFor } from './anchor.ts';
import { materialChanges } from './material-change.ts';
import { trackedBy } from './tracked.ts';

export type DetectionService = ReturnType<typeof createDetectionService>;
type Reader = Pick<PrismaClient, 'decision' | 'subscription'>;

export function createDetectionService({ prisma }: { prisma: PrismaClient }) {
  return {
    /** Everything found that runs and is not decided, from all sources. */
    async list(userId: string): Promise<Offer[]> {
      const found = await prisma.detection.findMany({
        where: { user_id: userId, stopped: false },
        orderBy: [{ confidence: 'asc' }, { id: 'desc' }],
      });
      const { offers, decided } = await judge(prisma, userId, found);
      return offers.filter(({ detection }) => decided.get(detection.fingerprint)?.kind !== 'tracked');
    },

    /** The offers among findings: without the dismissed ones, and each with the subscription it already is. */
    offersOf: async (userId: string, found: Detection[]) => (await judge(prisma, userId, found)).offers,

    /** Importing the same thing again answers the same subscription. */
    import: (userId: string, input: ImportDetection, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, userId);
        const detection = await findOwn(tx, userId, input.detection_id);
        const known = await trackedSubscription(tx, detection);
        if (known) return { subscription: known, created: false };
        await requireFreePlace(tx, userId, tier);
        const subscription = await tx.subscription.create({ data: await importedData(tx, detection, input, today) });
        await decide(tx, detection, { kind: 'tracked', subscription_id: subscription.id });
        await writeHistory(tx, detection, subscription.id);
        const { amount, currency } = subscription;
        if (!detection.amount?.equals(amount) || detection.currency !== currency) {
          // The user knows better than the document: their price is the latest word.
          await tx.priceChange.create({
            data: { ...ownerOf(subscription), amount, currency, date: fromDay(today), source: 'manual' },
          });
        }
        return { subscription, created: true };
      }),

    dismiss: (userId: string, id: string): Promise<void> =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, userId);
        const detection = await findOwn(tx, userId, id);
        // What is tracked is no longer offered anyway, and keeps its charges.
        if (!(await trackedSubscription(tx, detection)))
          await decide(tx, detection, { kind: 'dismissed', subscription_id: null });
      }),

    /** Says that a finding is a subscription that is already on the list: its charges and prices become known. */
    link: (userId: string, id: string, subscriptionId: string) =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, userId);
        const detection = await findOwn(tx, userId, id);
        const subscription = await tx.subscription.findUnique({
          where: { user_id_id: { user_id: userId, id: subscriptionId } },
        });
        if (!subscription) throw new AppError('subscription_not_found');
        await decide(tx, detection, { kind: 'tracked', subscription_id: subscriptionId });
        await writeHistory(tx, detection, subscriptionId);
        return subscription;
      }),

    /** A tracked finding was seen again, perhaps with more behind it: its history and, where it was followed, its price. */
    async follow(tx: Transaction, detection: Detection): Promise<void> {
      const decision = await tx.decision.findUnique({ where: { user_id_fingerprint: keyOf(detection) } });
      if (decision?.kind !== 'tracked' || !decision.subscription_id) return;
      await writeHistory(tx, detection, decision.subscription_id);
      const { amount, currency } = detection;
      if (
        amount === null ||
        decision.amount === null ||
        decision.currency !== currency ||
        amount.equals(decision.amount)
      )
        return;
      // Only a price nobody touched since: what the user entered is theirs.
      await tx.subscription.updateMany({
        where: { user_id: detection.user_id, id: decision.subscription_id, amount: decision.amount, currency },
        data: { amount },
      });
      await tx.decision.update({ where: { user_id_fingerprint: keyOf(detection) }, data: { amount } });
    },
  };
}

async function judge(db: Reader, userId: string, found: Detection[]) {
  const [decisions, subscriptions] = await Promise.all([
    db.decision.findMany({ where: { user_id: userId } }),
    db.subscription.findMany({
      where: { user_id: userId },
      select: { id: true, name: true, status: true, currency: true },
    }),
  ]);
  const decided = new Map(decisions.map((decision) => [decision.fingerprint, decision]));
  const offers = found.flatMap((detection): Offer[] => {
    const decision = decided.get(detection.fingerprint);
    const changed = decision?.kind === 'dismissed' ? materialChanges(decision, detection) : [];
    if (decision?.kind === 'dismissed' && changed.length === 0) return [];
    return [{ detection, changed, subscription_id: trackedBy(detection, subscriptions, decisions) }];
  });
  return { offers, decided };
}

const keyOf = ({ user_id, fingerprint }: Detection) => ({ user_id, fingerprint });
const ownerOf = ({ user_id, id }: { user_id: string; id: string }) => ({ user_id, subscription_id: id });

async function findOwn(tx: Transaction, userId: string, id: string): Promise<Detection> {
  const detection = await tx.detection.findUnique({ where: { user_id_id: { user_id: userId, id } } });
  if (!detection) throw new AppError('detection_not_found');
  return detection;
}

async function trackedSubscription(tx: Transaction, detection: Detection) {
  const decision = await tx.decision.findUnique({
    where: { user_id_fingerprint: keyOf(detection) },
    include: { subscription: true },
  });
  return decision?.subscription ?? undefined;
}

async function decide(
  tx: Transaction,
  detection: Detection,
  decision: { kind: 'dismissed' | 'tracked'; subscription_id: string | null },
): Promise<void> {
  const { amount, currency, billing_cycle, billing_interval } = detection;
  const data = { ...decision, amount, currency, billing_cycle, billing_interval };
  const where = { user_id_fingerprint: keyOf(detection) };
  await tx.decision.upsert({ where, update: data, create: { ...keyOf(detection), ...data } });
}

/** What the documents show replaces what they showed before; what the user entered stays. */
async function writeHistory(tx: Transaction, detection: Detection, subscriptionId: string): Promise<void> {
  const owner = { user_id: detection.user_id, subscription_id: subscriptionId };
  const source = detection.email_id ? 'mail' : 'statement';
  await tx.priceChange.deleteMany({ where: { ...owner, source } });
  const steps = detection.price_history as PriceChange[];
  await tx.priceChange.createMany({
    data: steps.map((step) => ({ ...owner, ...step, date: fromDay(step.date), source })),
  });
}

/** The finding as a subscription; what the client corrected goes before what the document says. */
async function importedData(tx: Transaction, detection: Detection, input: ImportDetection, today: IsoDate) {
  const amount = input.amount ?? detection.amount?.toNumber();
  if (amount === undefined) {
    throw new AppError('amount_required', { fields: [{ field: 'amount', issue: 'required' }] });
  }
  const currency = input.currency ?? detection.currency;
  refuseTooFine('amount', amount, currency);
  const billing_cycle = input.billing_cycle ?? detection.billing_cycle;
  const billing_interval = input.billing_interval ?? (input.billing_cycle ? 1 : detection.billing_interval);
  const next = await nextDue(tx, detection, { billing_cycle, billing_interval }, today);
  const shown = detection.next_payment_date && toDay(detection.next_payment_date);
  return {
    user_id: detection.user_id,
    name: input.service_name ?? detection.service_name,
    ...{ amount, currency, billing_cycle, billing_interval },
    category: input.category ?? detection.category,
    // The page sends the date it was shown back: that is no correction.
    next_payment_date: fromDay(
      input.next_payment_date && input.next_payment_date !== shown ? input.next_payment_date : next,
    ),
  };
}

type Rhythm = Parameters<typeof anchorFor>[1];

async function nextDue(tx: Transaction, detection: Detection, billing: Rhythm, today: IsoDate): Promise<IsoDate> {
  const charges = await tx.charge.findMany({
    where: keyOf(detection),
    orderBy: { date: 'asc' },
    select: { date: true },
  });
  const days = charges.map(({ date }) => toDay(date));
  const last = days.at(-1);
  const next = detection.next_payment_date
    ? toDay(detection.next_payment_date)
    : last
      ? nextPaymentDate(last, billing, today)
      : today;
  return anchorFor(next, billing, days);
}
