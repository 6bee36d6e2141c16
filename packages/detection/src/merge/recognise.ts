import { fold } from '#merchant/fold.ts';
import { resolveMerchant } from '#merchant/resolve.ts';
import { isSameRhythm } from './billing-cycle.ts';
import type { Combined } from './combine.ts';
import { pricesAgree } from './payments.ts';
import { isCollector, type Listed } from './source.ts';

/** What is found of one subscription, and whom its findings say they are about. */
type Candidate = { combined: Combined; merchants: string[] };
/** A subscription on the list with what its name means. */
type Entry = { listed: Listed; name: string; service_id?: string };

function entryOf(listed: Listed): Entry {
  return { listed, name: fold(listed.name).trim(), service_id: resolveMerchant(listed.name).service?.id };
}

/** The same service, or the same name, also with additions: "Netflix (annem)". */
function isNamed({ name, service_id }: Entry, found: Combined): boolean {
  if (found.service_id) return service_id === found.service_id;
  const theirs = fold(found.service_name).trim();
  return name === theirs || (theirs.length >= 4 && name.startsWith(`${theirs} `));
}

/** How much a subscription on the list looks like a finding; undefined where it is something else. */
function likeness(entry: Entry, { combined, merchants }: Candidate): number | undefined {
  if (!isNamed(entry, combined)) return undefined;
  const { listed } = entry;
  const isSameCurrency = listed.currency === combined.currency;
  const isSamePrice = isSameCurrency && listed.amount === combined.amount;
  // "Apple Music" begins with the name of who collects for many others too.
  if (!combined.service_id && merchants.some(isCollector) && !isSamePrice) return undefined;
  const isClosePrice =
    isSameCurrency && combined.amount !== null && pricesAgree(listed, { ...combined, amount: combined.amount });
  return [
    isSameRhythm(listed, combined),
    isClosePrice,
    isSamePrice,
    isSameCurrency,
    !combined.stopped,
    listed.status === 'active',
  ]
    .map(Number)
    .reduce((score, holds, weight) => score + holds * 2 ** weight, 0);
}

/**
 * Which subscriptions on the list findings probably are: what most looks like each other first, each once.
 * @param isTakenFor whether a subscription is known to be something else of these merchants
 * @returns ids of subscriptions by the place of the finding
 */
export function recognise(
  found: Candidate[],
  listed: Listed[],
  isTakenFor: (id: string, merchants: string[]) => boolean,
): Map<number, string> {
  const entries = listed.map(entryOf);
  const pairs = found
    .flatMap((one, place) =>
      entries.flatMap((entry) => {
        const { id } = entry.listed;
        const score = isTakenFor(id, one.merchants) ? undefined : likeness(entry, one);
        return score === undefined ? [] : [{ place, id, score }];
      }),
    )
    .sort((a, b) => b.score - a.score || a.place - b.place || (a.id < b.id ? -1 : 1));
  const recognised = new Map<number, string>();
  const taken = new Set<string>();
  for (const { place, id } of pairs) {
    if (recognised.has(place) || taken.has(id)) continue;
    recognised.set(place, id);
    taken.add(id);
  }
  return recognised;
}
