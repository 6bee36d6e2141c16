import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';

/**
 * Looks subscriptions up by a key. Each list of them is gone through once, for many tools ask for each of thousands; a
 * list must not change once it was looked into.
 */
export function indexSubscriptions(
  keyOf: (subscription: PortfolioSubscription) => string,
): (portfolio: Portfolio) => Map<string, PortfolioSubscription[]> {
  const known = new WeakMap<PortfolioSubscription[], Map<string, PortfolioSubscription[]>>();
  return ({ subscriptions }) => {
    const index = known.get(subscriptions) ?? Map.groupBy(subscriptions, keyOf);
    known.set(subscriptions, index);
    return index;
  };
}
