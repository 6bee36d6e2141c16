import type { ReasonCode } from '@kumbara/shared';
import type { Combined } from './combine.ts';
import type { Group } from './groups.ts';
import { materialChanges, movedByATenth } from './material-change.ts';
import { recognise } from './recognise.ts';
import { type DecisionOn, type Listed, merchantOf, type SourceFinding } from './source.ts';

/** A group of findings with what they say together. */
export type Judged = { group: Group; combined: Combined };

export type Standing = {
  /**
   * `open`: waits for the user. `tracked`: the user said which subscription it is. `dismissed`: the user said it is
   * none, and nothing changed since.
   */
  standing: 'open' | 'tracked' | 'dismissed';
  /** Of a tracked one, and of an open one that is probably on the list already. */
  subscription_id?: string;
  /** What changed materially since the user decided. */
  changed: ReasonCode[];
};

const keyOf = ({ source, fingerprint }: Pick<SourceFinding, 'source' | 'fingerprint'>) => `${source} ${fingerprint}`;
export const membersOf = ({ booked, told }: Group): SourceFinding[] => [...booked, ...told];

/** The user's decisions, by the finding they are on. Those on subscriptions that were deleted no longer stand. */
export function standingDecisions(decisions: DecisionOn[], listed: Listed[]) {
  const ids = new Set(listed.map(({ id }) => id));
  const standing = decisions.filter(
    ({ kind, subscription_id }) => kind === 'dismissed' || ids.has(subscription_id ?? ''),
  );
  const byFinding = new Map(standing.map((decision) => [keyOf(decision), decision]));
  return (finding: SourceFinding): DecisionOn | undefined => byFinding.get(keyOf(finding));
}

/**
 * A finding is compared with what it said itself when the user decided. A source that speaks up later was silent then:
 * of it only a price that moved since that day counts, not that it words the same price otherwise.
 */
function changedSince(members: SourceFinding[], decisionOn: (finding: SourceFinding) => DecisionOn | undefined) {
  const day = members
    .map((member) => decisionOn(member)?.decided_on ?? '')
    .sort()
    .at(-1) as string;
  const changes = members.flatMap((member): ReasonCode[] => {
    const decision = decisionOn(member);
    if (decision) return materialChanges(decision, member);
    const then = member.price_history.findLast(({ date }) => date <= day);
    return then && movedByATenth(then.amount, member.amount) ? ['price_changed_since_dismissed'] : [];
  });
  return [...new Set(changes)].sort();
}

/** Where each of the findings stands with the user. */
export function standings(all: Judged[], listed: Listed[], decisions: DecisionOn[]): Map<Judged, Standing> {
  const decisionOn = standingDecisions(decisions, listed);
  const answer = new Map<Judged, Standing>();
  const open: Judged[] = [];
  const trackedBy = new Map<string, string[]>();
  for (const one of all) {
    const members = membersOf(one.group);
    const decided = members.flatMap((member) => decisionOn(member) ?? []);
    const changed = decided.length > 0 ? changedSince(members, decisionOn) : [];
    const tracked = decided.find(({ kind }) => kind === 'tracked')?.subscription_id;
    if (tracked) {
      answer.set(one, { standing: 'tracked', subscription_id: tracked, changed });
      // What ended, or was last seen long ago, may be what is found now, on another card.
      if (!one.combined.stopped && !one.combined.reasons.includes('not_read_since'))
        trackedBy.set(tracked, [...(trackedBy.get(tracked) ?? []), ...members.map(merchantOf)]);
    } else if (decided.length > 0 && changed.length === 0) answer.set(one, { standing: 'dismissed', changed });
    else {
      open.push(one);
      answer.set(one, { standing: 'open', changed });
    }
  }
  const candidates = open.map(({ group, combined }) => ({ combined, merchants: membersOf(group).map(merchantOf) }));
  // What is already one stream of a merchant is not another stream of it.
  const isTakenFor = (id: string, merchants: string[]) =>
    merchants.some((merchant) => trackedBy.get(id)?.includes(merchant));
  for (const [place, subscription_id] of recognise(candidates, listed, isTakenFor)) {
    const one = open[place] as Judged;
    answer.set(one, { ...(answer.get(one) as Standing), subscription_id });
  }
  return answer;
}
