import type { ReasonCode } from '@kumbara/shared';
import type { Combined } from './combine.ts';
import type { Group } from './groups.ts';
import { findMaterialChanges, hasMovedByTenth } from './material-change.ts';
import { matchSubscriptions } from './recognise.ts';
import { type FindingDecision, getMerchantKey, type SourceFinding, type TrackedSubscription } from './source.ts';

/** A group of findings with its combined values. */
export type CombinedGroup = { group: Group; combined: Combined };

export type ReviewStatus = {
  /**
   * `open`: not decided. `tracked`: the user linked it to a subscription. `dismissed`: the user said it is none, and
   * nothing changed since.
   */
  review_status: 'open' | 'tracked' | 'dismissed';
  /** Of a tracked finding, and of an open one that is probably on the user's list. */
  subscription_id?: string;
  /** Material changes since the decision. */
  changed: ReasonCode[];
};

const getKey = ({ source, fingerprint }: Pick<SourceFinding, 'source' | 'fingerprint'>) => `${source} ${fingerprint}`;
export const listMembers = ({ streams, mails }: Group): SourceFinding[] => [...streams, ...mails];

/** Indexes decisions by finding. Decisions on deleted subscriptions are dropped. */
export function indexDecisions(decisions: FindingDecision[], subscriptions: TrackedSubscription[]) {
  const ids = new Set(subscriptions.map(({ id }) => id));
  const valid = decisions.filter(({ kind, subscription_id }) => kind === 'dismissed' || ids.has(subscription_id ?? ''));
  const byFinding = new Map(valid.map((decision) => [getKey(decision), decision]));
  return (finding: SourceFinding): FindingDecision | undefined => byFinding.get(getKey(finding));
}

/**
 * Compares findings with their values at the time of the decision. For a source that appeared later only a price change
 * after that day counts, not a different wording of the same price.
 */
function findChangesSince(
  members: SourceFinding[],
  decisionOn: (finding: SourceFinding) => FindingDecision | undefined,
) {
  const day = members
    .map((member) => decisionOn(member)?.decided_on ?? '')
    .sort()
    .at(-1) as string;
  const changes = members.flatMap((member): ReasonCode[] => {
    const decision = decisionOn(member);
    if (decision) return findMaterialChanges(decision, member);
    const before = member.price_history.findLast(({ date }) => date <= day);
    return before && hasMovedByTenth(before.amount, member.amount) ? ['price_changed_since_dismissed'] : [];
  });
  return [...new Set(changes)].sort();
}

/** Returns the review status of each group. */
export function findReviewStatuses(
  all: CombinedGroup[],
  subscriptions: TrackedSubscription[],
  decisions: FindingDecision[],
): Map<CombinedGroup, ReviewStatus> {
  const decisionOn = indexDecisions(decisions, subscriptions);
  const answer = new Map<CombinedGroup, ReviewStatus>();
  const open: CombinedGroup[] = [];
  const trackedBy = new Map<string, string[]>();
  for (const one of all) {
    const members = listMembers(one.group);
    const decided = members.flatMap((member) => decisionOn(member) ?? []);
    const changed = decided.length > 0 ? findChangesSince(members, decisionOn) : [];
    const tracked = decided.find(({ kind }) => kind === 'tracked')?.subscription_id;
    if (tracked) {
      answer.set(one, { review_status: 'tracked', subscription_id: tracked, changed });
      // A stopped or outdated subscription may continue on another card.
      if (!one.combined.stopped && !one.combined.reasons.includes('not_read_since'))
        trackedBy.set(tracked, [...(trackedBy.get(tracked) ?? []), ...members.map(getMerchantKey)]);
    } else if (decided.length > 0 && changed.length === 0) answer.set(one, { review_status: 'dismissed', changed });
    else {
      open.push(one);
      answer.set(one, { review_status: 'open', changed });
    }
  }
  const candidates = open.map(({ group, combined }) => ({
    combined,
    merchants: listMembers(group).map(getMerchantKey),
  }));
  // A subscription that is one stream of a merchant is not another stream of it.
  const isTakenFor = (id: string, merchants: string[]) =>
    merchants.some((merchant) => trackedBy.get(id)?.includes(merchant));
  for (const [index, subscription_id] of matchSubscriptions(candidates, subscriptions, isTakenFor)) {
    const one = open[index] as CombinedGroup;
    answer.set(one, { ...(answer.get(one) as ReviewStatus), subscription_id });
  }
  return answer;
}
