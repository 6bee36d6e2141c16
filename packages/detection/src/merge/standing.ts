import type { ReasonCode } from '@kumbara/shared';
import { fold } from '#merchant/fold.ts';
import { resolveMerchant } from '#merchant/resolve.ts';
import type { Combined } from './combine.ts';
import type { Group } from './groups.ts';
import { materialChanges, movedByATenth } from './material-change.ts';
import { pricesAgree } from './payments.ts';
import { type DecisionOn, isCollector, type Listed, merchantOf, type SourceFinding } from './source.ts';

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

function isNamed(name: string, { service_id, service_name }: Combined): boolean {
  if (service_id) return resolveMerchant(name).service?.id === service_id;
  const [mine, theirs] = [fold(name).trim(), fold(service_name).trim()];
  return mine === theirs || (theirs.length >= 4 && mine.startsWith(`${theirs} `));
}

/** How much a subscription on the list looks like a finding; undefined where it is something else. */
function likeness(subscription: Listed, { group, combined }: Judged): number | undefined {
  if (!isNamed(subscription.name, combined)) return undefined;
  const isSameCurrency = subscription.currency === combined.currency;
  const isSamePrice = isSameCurrency && subscription.amount === combined.amount;
  // "Apple Music" begins with the name of who collects for many others too.
  if (isCollector(merchantOf(membersOf(group)[0] as SourceFinding)) && !combined.service_id && !isSamePrice)
    return undefined;
  const isClosePrice =
    isSameCurrency &&
    pricesAgree({ ...subscription, date: '' }, { ...combined, amount: combined.amount ?? 0, date: '' });
  const isSameRhythm =
    subscription.billing_cycle === combined.billing_cycle &&
    subscription.billing_interval === combined.billing_interval;
  return [isSameRhythm, isClosePrice, isSamePrice, isSameCurrency, !combined.stopped, subscription.status === 'active']
    .map(Number)
    .reduce((score, holds, weight) => score + holds * 2 ** weight, 0);
}

/** What most looks like each other first, each subscription and each finding once. */
function recognise(open: Judged[], listed: Listed[], isTakenFor: (id: string, one: Judged) => boolean) {
  const pairs = open
    .flatMap((one, place) =>
      listed.flatMap((subscription) => {
        const score = isTakenFor(subscription.id, one) ? undefined : likeness(subscription, one);
        return score === undefined ? [] : [{ one, place, id: subscription.id, score }];
      }),
    )
    .sort((a, b) => b.score - a.score || a.place - b.place || (a.id < b.id ? -1 : 1));
  const found = new Map<Judged, string>();
  const taken = new Set<string>();
  for (const { one, id } of pairs) {
    if (found.has(one) || taken.has(id)) continue;
    found.set(one, id);
    taken.add(id);
  }
  return found;
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
      trackedBy.set(tracked, [...(trackedBy.get(tracked) ?? []), ...members.map(merchantOf)]);
    } else if (decided.length > 0 && changed.length === 0) answer.set(one, { standing: 'dismissed', changed });
    else {
      open.push(one);
      answer.set(one, { standing: 'open', changed });
    }
  }
  // What is already one stream of a merchant is not another stream of it.
  const isTakenFor = (id: string, { group }: Judged) =>
    membersOf(group).some((member) => trackedBy.get(id)?.includes(merchantOf(member)));
  for (const [one, subscription_id] of recognise(open, listed, isTakenFor)) {
    answer.set(one, { ...(answer.get(one) as Standing), subscription_id });
  }
  return answer;
}
