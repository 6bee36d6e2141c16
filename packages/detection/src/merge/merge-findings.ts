import type { IsoDate } from '@kumbara/shared';
import type { CancelledInMail } from '#mail/detect-in-mails.ts';
import { fold } from '#merchant/fold.ts';
import { doubtedBy, endedBy, type JudgedCancellation, judgeCancellations } from './cancellations.ts';
import { type Changes, changesFor } from './changes.ts';
import { type Combined, combine } from './combine.ts';
import { groupFindings } from './groups.ts';
import { membersOf, type Standing, standingDecisions, standings } from './review-status.ts';
import type { DecisionOn, Listed, LooseCharge, SourceFinding } from './source.ts';

/** One real subscription as all sources show it, and where it stands with the user. */
export type Proposal = Combined &
  Standing &
  Changes & {
    /** Ids of the findings behind it, those of statements first. */
    findings: string[];
    /** A tracked one whose price or rhythm changed materially where the user's own word stands: ask. */
    asks: boolean;
  };

export type Everything = {
  findings: SourceFinding[];
  /** Charges of statements that are part of no finding; a receipt may explain them. */
  loose?: LooseCharge[];
  cancelled?: CancelledInMail[];
  /** Message-IDs of cancellations that ended a subscription before. */
  usedBefore?: ReadonlySet<string>;
  subscriptions: Listed[];
  decisions: DecisionOn[];
  today: IsoDate;
};

/** A cancelled one takes nothing over and asks nothing: documents may only show that it still costs money. */
const unchanged: Changes = { changes: [], follow: {} };

/**
 * Makes one proposal of everything that statements, mails and the user say of one real subscription, and holds it
 * against the user's list. The answer depends on what is known, never on the order in which it became known; applying
 * it (`follow`, `given`, cancelling the automatic ones) and asking again changes nothing more.
 *
 * Amounts are in their own currencies, days without time zone, `today` where the user lives. Throws nothing.
 * @returns proposals, the sure ones first, and every cancellation mail with its verdict
 */
export function mergeFindings({
  findings,
  loose = [],
  cancelled = [],
  usedBefore = new Set(),
  subscriptions,
  decisions,
  today,
}: Everything): { proposals: Proposal[]; cancellations: JudgedCancellation[] } {
  const decisionOn = standingDecisions(decisions, subscriptions);
  const groups = groupFindings(findings, loose, (finding) => decisionOn(finding)?.subscription_id);
  const seen = groups.map((group) => ({ group, combined: combine(group, today) }));
  const ended = endedBy(seen, cancelled, today);
  const doubted = doubtedBy(seen, cancelled);
  const judged = seen.map((one) => {
    if (ended.has(one)) return { ...one, combined: stop(one.combined) };
    return doubted.has(one) ? { ...one, combined: { ...one.combined, confidence: 'medium' as const } } : one;
  });
  const standing = standings(judged, subscriptions, decisions);
  const listed = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
  const proposals = [...standing].map(([{ group, combined }, stands]): Proposal => {
    const subscription = listed.get(stands.subscription_id ?? '');
    const isTracked = stands.standing === 'tracked';
    const changes =
      subscription?.status === 'active' ? changesFor(subscription, combined, isTracked, today) : unchanged;
    return {
      ...combined,
      ...stands,
      ...changes,
      reasons: stands.standing === 'open' ? [...combined.reasons, ...stands.changed] : combined.reasons,
      findings: membersOf(group).map(({ id }) => id),
      asks:
        isTracked &&
        stands.changed.length > 0 &&
        changes.changes.some(({ field }) => field === 'amount' || field === 'billing'),
    };
  });
  return {
    proposals: proposals.sort(surestFirst),
    cancellations: judgeCancellations(cancelled, standing, subscriptions, usedBefore),
  };
}

const stop = ({ next_payment_date: _, ...combined }: Combined): Combined => ({ ...combined, stopped: true });

const rank = { high: 0, medium: 1 } as const;
const surestFirst = (a: Proposal, b: Proposal) =>
  rank[a.confidence] - rank[b.confidence] ||
  (fold(a.service_name) < fold(b.service_name) ? -1 : Number(fold(a.service_name) > fold(b.service_name))) ||
  (a.amount ?? 0) - (b.amount ?? 0);
