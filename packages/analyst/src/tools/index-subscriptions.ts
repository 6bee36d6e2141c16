import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';

/**
 * Looks subscriptions up by a key. Each list is indexed once, because many tools look up thousands; a list must not
 * change after its first use.
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
