type Spending = { at: number; units: number };

/**
 * A quota over a sliding window.
 *
 * @returns `spend` uses units and returns 0, or uses nothing and returns the seconds until enough units are available
 */
export function createQuota(limit: () => { units: number; seconds: number }) {
  const spent = new Map<string, Spending[]>();
  return {
    spend(account: string, units: number): number {
      const { units: most, seconds } = limit();
      const now = Date.now();
      const recent = (spent.get(account) ?? []).filter(({ at }) => at > now - seconds * 1000);
      spent.set(account, recent);
      let over = recent.reduce((sum, each) => sum + each.units, units) - most;
      if (over <= 0) {
        recent.push({ at: now, units });
        return 0;
      }
      const enough = recent.find((each) => {
        over -= each.units;
        return over <= 0;
      });
      return Math.max(1, Math.ceil(((enough?.at ?? now) + seconds * 1000 - now) / 1000));
    },
    forget: () => spent.clear(),
  };
}
