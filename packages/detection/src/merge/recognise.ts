import { fold } from '@kumbara/text/fold';
import { resolveMerchant } from '#merchant/resolve.ts';
import { isSameBillingCycle } from './billing-cycle.ts';
import type { Combined } from './combine.ts';
import { mayBeSamePrice } from './payments.ts';
import { isCollector, type TrackedSubscription } from './source.ts';

/** A combined finding with its merchant keys. */
type Candidate = { combined: Combined; merchants: string[] };
/** A subscription of the user with its name resolved. */
type Entry = { subscription: TrackedSubscription; name: string; service_id?: string };

function createEntry(subscription: TrackedSubscription): Entry {
  return {
    subscription,
    name: fold(subscription.name).trim(),
    service_id: resolveMerchant(subscription.name).service?.id,
  };
}

/** Returns true for the same service or name, also with additions: "Netflix (annem)". */
function isNamed({ name, service_id }: Entry, found: Combined): boolean {
  if (found.service_id) return service_id === found.service_id;
  const theirs = fold(found.service_name).trim();
  return name === theirs || (theirs.length >= 4 && name.startsWith(`${theirs} `));
}

/** Returns a score for a subscription and a finding; undefined if they differ. */
function scoreMatch(entry: Entry, { combined, merchants }: Candidate): number | undefined {
  if (!isNamed(entry, combined)) return undefined;
  const { subscription } = entry;
  const isSameCurrency = subscription.currency === combined.currency;
  const isSamePrice = isSameCurrency && subscription.amount === combined.amount;
  // "Apple Music" starts with the name of a collector for many services.
  if (!combined.service_id && merchants.some(isCollector) && !isSamePrice) return undefined;
  const isClosePrice =
    isSameCurrency &&
    combined.amount !== null &&
    mayBeSamePrice(subscription, { ...combined, amount: combined.amount });
  return [
    isSameBillingCycle(subscription, combined),
    isClosePrice,
    isSamePrice,
    isSameCurrency,
    !combined.stopped,
    subscription.status === 'active',
  ]
    .map(Number)
    .reduce((score, holds, weight) => score + holds * 2 ** weight, 0);
}

/**
 * Matches findings to the user's subscriptions, the best score first, each once.
 * @param isTakenFor whether a subscription is known to be another stream of these merchants
 * @returns ids of subscriptions by index of the finding
 */
export function matchSubscriptions(
  found: Candidate[],
  subscriptions: TrackedSubscription[],
  isTakenFor: (id: string, merchants: string[]) => boolean,
): Map<number, string> {
  const entries = subscriptions.map(createEntry);
  const pairs = found
    .flatMap((one, index) =>
      entries.flatMap((entry) => {
        const { id } = entry.subscription;
        const score = isTakenFor(id, one.merchants) ? undefined : scoreMatch(entry, one);
        return score === undefined ? [] : [{ index, id, score }];
      }),
    )
    .sort((a, b) => b.score - a.score || a.index - b.index || (a.id < b.id ? -1 : 1));
  const recognised = new Map<number, string>();
  const taken = new Set<string>();
  for (const { index, id } of pairs) {
    if (recognised.has(index) || taken.has(id)) continue;
    recognised.set(index, id);
    taken.add(id);
  }
  return recognised;
}
