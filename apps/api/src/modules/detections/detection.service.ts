import { isDeepStrictEqual } from 'node:util';
import type { Proposal } from '@kumbara/detection';
import type { Detection, PrismaClient, Subscription } from '@kumbara/prisma/client';
import type { ImportDetection, IsoDate } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { getDetectionId, type Offer } from '#lib/offer.ts';
import { lockOwner, requireRoomForRow } from '#lib/owner-lock.ts';
import { notePrice } from '#lib/subscription-price.ts';
import { cancelByMail, confirmCancelled } from './cancel-by-mail.ts';
import { type Decision, decide, decideAll, importedData, takeOver, writeHistories } from './decide.ts';
import { type HashMerchant, proposalOf, readProposals } from './known.ts';

export type DetectionService = ReturnType<typeof createDetectionService>;

type Needs = { prisma: PrismaClient; hashMerchant: HashMerchant };

export function createDetectionService({ prisma, hashMerchant }: Needs) {
  const read = (db: PrismaClient | Transaction, userId: string, today: IsoDate) =>
    readProposals(db, userId, today, hashMerchant);

  /** Locks the owner and returns the proposal that contains a finding, with all its findings. */
  async function takeUp(tx: Transaction, userId: string, id: string, today: IsoDate) {
    const { tier } = await lockOwner(tx, userId);
    const { proposals, rows } = await read(tx, userId, today);
    const proposal = proposalOf(proposals, id);
    if (!proposal) throw new AppError('detection_not_found');
    return { tier, proposal, members: membersOf(proposal, rows) };
  }

  const findSubscription = (tx: Transaction, userId: string, id: string) =>
    tx.subscription.findUnique({ where: { user_id_id: { user_id: userId, id } } });

  /**
   * Updates the subscriptions of findings that were detected again: their price history, and the fields that the user
   * has not edited.
   */
  async function follow(tx: Transaction, userId: string, seen: Detection[], today: IsoDate): Promise<void> {
    // Without a tracked finding there is nothing to update, which saves reading all findings.
    if ((await tx.decision.count({ where: { user_id: userId, kind: 'tracked' } })) === 0) return;
    const { proposals, rows, undecided } = await read(tx, userId, today);
    const touched = [...new Set(seen.flatMap(({ id }) => proposalOf(proposals, id) ?? []))].flatMap((proposal) => {
      const { review_status, subscription_id } = proposal;
      return review_status === 'tracked' && subscription_id ? [{ ...proposal, subscription_id }] : [];
    });
    await writeHistories(tx, userId, touched);
    await takeTerms(tx, userId, touched);
    const waiting = new Set(undecided);
    const decisions = touched.flatMap((proposal): Decision[] => {
      // A difference from the user's values is measured from the day of the decision.
      const isSettled = !proposal.changes.some(({ field }) => field === 'amount' || field === 'billing');
      return membersOf(proposal, rows)
        .filter((row) => isSettled || waiting.has(row))
        .map((on) => ({ kind: 'tracked', subscription_id: proposal.subscription_id, on }));
    });
    await decideAll(tx, decisions, today);
  }

  /** Links a finding to a subscription: its charges and prices become known. */
  async function linkTo(
    tx: Transaction,
    subscription: Subscription,
    proposal: Proposal,
    members: Detection[],
    today: IsoDate,
  ): Promise<Subscription> {
    const { user_id, id } = subscription;
    await decide(tx, members, { kind: 'tracked', subscription_id: id }, today);
    if (proposal.possible_match?.subscription_id !== id) {
      await writeHistories(tx, user_id, [{ ...proposal, subscription_id: id }]);
      return subscription;
    }
    // The subscription has two sources now: what both show together counts, in whatever order they were added.
    await follow(tx, user_id, members, today);
    return (await findSubscription(tx, user_id, id)) ?? subscription;
  }

  return {
    /** Lists the open proposals of running subscriptions from all sources. */
    async list(userId: string, today: IsoDate): Promise<Offer[]> {
      const { proposals } = await read(prisma, userId, today);
      return proposals
        .filter(({ review_status, stopped, asks_again }) => (review_status === 'open' && !stopped) || asks_again)
        .map((proposal) => asOffer(proposal));
    },

    /** Lists the proposals that contain the findings, in their order, without dismissed ones. */
    async offersOf(userId: string, found: Detection[], today: IsoDate): Promise<Offer[]> {
      const { proposals } = await read(prisma, userId, today);
      const theirs = new Set(found.flatMap(({ id }) => proposalOf(proposals, id) ?? []));
      return [...theirs]
        .filter(({ review_status }) => review_status !== 'dismissed')
        .map((proposal) => asOffer(proposal));
    },

    /**
     * Creates a subscription from a finding. A second import returns the same subscription; if the finding asks again,
     * with the price and cycle that documents show now. A possible match of a subscription is linked to it unless the
     * user says that it is a separate one: importing both of a pair must not create two subscriptions.
     */
    import: (userId: string, input: ImportDetection, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { tier, proposal, members } = await takeUp(tx, userId, input.detection_id, today);
        const known =
          proposal.review_status === 'tracked' && (await findSubscription(tx, userId, proposal.subscription_id ?? ''));
        if (known) {
          const subscription = proposal.asks_again ? await takeOver(tx, known, proposal, input, today) : known;
          if (proposal.asks_again) await decide(tx, members, { kind: 'tracked', subscription_id: known.id }, today);
          return { subscription, created: false };
        }
        const match = input.is_separate ? undefined : proposal.possible_match?.subscription_id;
        const matched = match && (await findSubscription(tx, userId, match));
        if (matched) return { subscription: await linkTo(tx, matched, proposal, members, today), created: false };
        await requireRoomForRow(tx, userId, tier);
        const subscription = await tx.subscription.create({ data: importedData(userId, proposal, input) });
        const is_separate = input.is_separate ?? false;
        await decide(tx, members, { kind: 'tracked', subscription_id: subscription.id, is_separate }, today);
        await writeHistories(tx, userId, [{ subscription_id: subscription.id, ...proposal }]);
        const { amount, currency } = subscription;
        // The user's price is the latest one.
        if (!amount.equals(proposal.amount ?? 0) || proposal.currency !== currency)
          await notePrice(tx, subscription, today);
        return { subscription, created: true };
      }),

    dismiss: (userId: string, id: string, today: IsoDate): Promise<void> =>
      prisma.$transaction(async (tx) => {
        const { proposal, members } = await takeUp(tx, userId, id, today);
        // A tracked finding keeps its charges; only the question is answered.
        const subscription_id = proposal.review_status === 'tracked' ? (proposal.subscription_id ?? null) : null;
        await decide(tx, members, { kind: subscription_id ? 'tracked' : 'dismissed', subscription_id }, today);
      }),

    /** Undoes a dismissal; other decisions stay. */
    undoDismiss: (userId: string, id: string, today: IsoDate): Promise<void> =>
      prisma.$transaction(async (tx) => {
        const { members } = await takeUp(tx, userId, id, today);
        await tx.decision.deleteMany({
          where: {
            user_id: userId,
            kind: 'dismissed',
            OR: members.map(({ source, fingerprint }) => ({ source, fingerprint })),
          },
        });
      }),

    /** Links a finding to a subscription of the user. */
    link: (userId: string, id: string, subscriptionId: string, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { proposal, members } = await takeUp(tx, userId, id, today);
        const subscription = await findSubscription(tx, userId, subscriptionId);
        if (!subscription) throw new AppError('subscription_not_found');
        return linkTo(tx, subscription, proposal, members, today);
      }),

    /** Lists cancellation mails with their decisions. */
    cancellations: async (userId: string, today: IsoDate, db: PrismaClient | Transaction = prisma) =>
      (await read(db, userId, today)).cancellations,

    /**
     * Cancels the subscriptions that mails prove to be cancelled, and notes which cancellations of the user they confirm.
     * @returns the names of the services
     */
    async cancelProven(tx: Transaction, userId: string, today: IsoDate, scan: { id: string; at: Date }) {
      const { cancellations } = await read(tx, userId, today);
      await confirmCancelled(tx, userId, today);
      const names: string[] = [];
      for (const one of cancellations.filter(({ automatic }) => automatic)) {
        if (await cancelByMail(tx, userId, one, scan)) names.push(one.service_name);
      }
      return names;
    },

    follow,
  };
}

/** Writes the fields that subscriptions take over from documents; unchanged ones are skipped. */
async function takeTerms(
  tx: Transaction,
  user_id: string,
  proposals: (Proposal & { subscription_id: string })[],
): Promise<void> {
  const ids = proposals.flatMap(({ extracted, subscription_id }) => (extracted ? [subscription_id] : []));
  const stored = await tx.subscription.findMany({
    where: { user_id, id: { in: ids } },
    select: { id: true, given: true },
  });
  const givenBefore = new Map(stored.map(({ id, given }) => [id, given]));
  for (const { subscription_id: id, updates, extracted } of proposals) {
    const isKnown = Object.keys(updates).length === 0 && isDeepStrictEqual(givenBefore.get(id), extracted);
    if (!extracted || isKnown) continue;
    const { next_payment_date: day, ...fields } = updates;
    const data = { ...fields, ...(day && { next_payment_date: fromDay(day) }), given: extracted };
    await tx.subscription.update({ where: { user_id_id: { user_id, id } }, data });
  }
}

const membersOf = ({ findings }: Proposal, rows: Map<string, Detection>): Detection[] =>
  findings.flatMap((id) => rows.get(id) ?? []);

const asOffer = (proposal: Proposal): Offer => ({ detection_id: getDetectionId(proposal), proposal });
