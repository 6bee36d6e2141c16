import type { Holding, Holdings } from '#holdings.ts';

/**
 * Looks subscriptions up by a key. Each list of them is gone through once, for many tools ask for each of thousands; a
 * list must not change once it was looked into.
 */
export function indexed(keyOf: (holding: Holding) => string): (holdings: Holdings) => Map<string, Holding[]> {
  const known = new WeakMap<Holding[], Map<string, Holding[]>>();
  return ({ subscriptions }) => {
    const index = known.get(subscriptions) ?? Map.groupBy(subscriptions, keyOf);
    known.set(subscriptions, index);
    return index;
  };
}
