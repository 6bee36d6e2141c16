import type { IsoDate } from '@kumbara/shared';
import type { CancelledInMail } from '#mail/detect-in-mails.ts';
import { fold } from '#merchant/fold.ts';
import { type DecidedCancellation, decideCancellations, findDoubted, findEnded } from './cancellations.ts';
import { type Changes, findChanges } from './changes.ts';
import { type Combined, combineFindings } from './combine.ts';
import { groupFindings } from './groups.ts';
import { findPossibleMatches, type PossibleMatch } from './possible-matches.ts';
import { findReviewStatuses, indexDecisions, listMembers, type ReviewStatus } from './review-status.ts';
import type { FindingDecision, SourceFinding, TrackedSubscription, UnassignedCharge } from './source.ts';

/** One real subscription as all sources show it, and where it review with the user. */
export type Proposal = Combined &
  ReviewStatus &
  Changes & {
    /** Ids of the findings behind it, those of statements first. */
    findings: string[];
    /** A tracked one whose price or rhythm changed materially where the user's own word review: ask. */
    asks_again: boolean;
    /** Of an open proposal: another one that may be the same subscription in another currency. */
    possible_match?: PossibleMatch;
  };

export type MergeInput = {
  findings: SourceFinding[];
  /** Charges of statements that are part of no finding; a receipt may explain them. */
  unassigned?: UnassignedCharge[];
  cancelled?: CancelledInMail[];
  /** Message-IDs of cancellations that ended a subscription before. */
  usedBefore?: ReadonlySet<string>;
  subscriptions: TrackedSubscription[];
  decisions: FindingDecision[];
  today: IsoDate;
};

/** A cancelled one takes nothing over and asks nothing: documents may only show that it still costs money. */
const unchanged: Changes = { changes: [], updates: {} };

/**
 * Makes one proposal of everything that statements, mails and the user say of one real subscription, and holds it
 * against the user's list. The answer depends on what is known, never on the order in which it became known; applying
 * it (`follow`, `given`, cancelling the automatic ones) and asking again changes nothing more.
 *
 * Amounts are in their own currencies, days without time zone, `today` where the user lives. Throws nothing.
 * @returns proposals, the sure ones first, and every cancellation mail with its decision
 */
export function mergeFindings({
  findings,
  unassigned = [],
  cancelled = [],
  usedBefore = new Set(),
  subscriptions,
  decisions,
  today,
}: MergeInput): { proposals: Proposal[]; cancellations: DecidedCancellation[] } {
  const decisionOn = indexDecisions(decisions, subscriptions);
  const groups = groupFindings(findings, unassigned, (finding) => decisionOn(finding)?.subscription_id);
  const seen = groups.map((group) => ({ group, combined: combineFindings(group, today) }));
  const ended = findEnded(seen, cancelled, today);
  const doubted = findDoubted(seen, cancelled);
  const candidates = seen.map((one) => {
    if (ended.has(one)) return { ...one, combined: stop(one.combined) };
    return doubted.has(one) ? { ...one, combined: { ...one.combined, confidence: 'medium' as const } } : one;
  });
  const reviews = findReviewStatuses(candidates, subscriptions, decisions);
  const listed = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  const matches = findPossibleMatches(reviews, subscriptions, (finding) => decisionOn(finding)?.is_separate ?? false);
  const proposals = [...reviews].map(([one, review]): Proposal => {
    const { group, combined } = one;
    const possible_match = review.review_status === 'open' && !review.subscription_id ? matches.get(one) : undefined;
    const subscription = listed.get(review.subscription_id ?? '');
    const isTracked = review.review_status === 'tracked';
    const changes =
      subscription?.status === 'active' ? findChanges(subscription, combined, isTracked, today) : unchanged;
    return {
      ...combined,
      ...review,
      ...changes,
      reasons: review.review_status === 'open' ? [...combined.reasons, ...review.changed] : combined.reasons,
      findings: listMembers(group).map(({ id }) => id),
      ...(possible_match && { possible_match }),
      asks_again:
        isTracked &&
        review.changed.length > 0 &&
        changes.changes.some(({ field }) => field === 'amount' || field === 'billing'),
    };
  });
  return {
    proposals: proposals.sort(compareConfidence),
    cancellations: decideCancellations(cancelled, reviews, subscriptions, usedBefore),
  };
}

const stop = ({ next_payment_date: _, ...combined }: Combined): Combined => ({ ...combined, stopped: true });

const rank = { high: 0, medium: 1 } as const;
const compareConfidence = (a: Proposal, b: Proposal) =>
  rank[a.confidence] - rank[b.confidence] ||
  (fold(a.service_name) < fold(b.service_name) ? -1 : Number(fold(a.service_name) > fold(b.service_name))) ||
  (a.amount ?? 0) - (b.amount ?? 0);
