import type { IsoDate } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import type { CancelledInMail } from '#mail/detect-in-mails.ts';
import { type DecidedCancellation, decideCancellations, findDoubted, findEnded } from './cancellations.ts';
import { type Changes, findChanges } from './changes.ts';
import { type Combined, combineFindings } from './combine.ts';
import { groupFindings } from './groups.ts';
import { findPossibleMatches, type PossibleMatch } from './possible-matches.ts';
import { findReviewStatuses, indexDecisions, listMembers, type ReviewStatus } from './review-status.ts';
import type { FindingDecision, SourceFinding, TrackedSubscription, UnassignedCharge } from './source.ts';

/** One subscription as all sources show it, with its review status. */
export type Proposal = Combined &
  ReviewStatus &
  Changes & {
    /** Ids of its findings, those of statements first. */
    findings: string[];
    /** A tracked subscription whose price or cycle changed materially against the user's own values: ask again. */
    asks_again: boolean;
    /** Of an open proposal: another one that may be the same subscription in another currency. */
    possible_match?: PossibleMatch;
  };

export type MergeInput = {
  findings: SourceFinding[];
  /** Statement charges without a finding; a receipt may explain them. */
  unassigned?: UnassignedCharge[];
  cancelled?: CancelledInMail[];
  /** Message-IDs of cancellations that ended a subscription before. */
  usedBefore?: ReadonlySet<string>;
  subscriptions: TrackedSubscription[];
  decisions: FindingDecision[];
  today: IsoDate;
};

/** Cancelled subscriptions take over nothing and ask nothing. */
const unchanged: Changes = { changes: [], updates: {} };

/**
 * Merges everything that statements, mails and the user show of each subscription into one proposal, and compares it
 * with the user's subscriptions. The result depends on what is known, never on the order in which it became known.
 * Applying it (`updates`, `extracted`, automatic cancellations) and merging again changes nothing.
 * Amounts are in their own currencies, days without time zone, `today` in the user's time zone. Never throws.
 * @returns proposals, *high* first, and every cancellation mail with its decision
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
