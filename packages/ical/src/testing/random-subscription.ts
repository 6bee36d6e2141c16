import { addDays, type BillingCycle, type IsoDate, type PriceChange, type Recurring } from '@kumbara/shared';

/** A reproducible sequence (Park and Miller). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const monthEnds = ['2024-02-29', '2026-01-31', '2025-12-30', '2026-01-29', '2027-03-31', '2026-02-28', '2026-11-30'];

/** A subscription with whatever may change its days and prices, half of them anchored at the end of a month. */
export function randomSubscription(
  random: (below: number) => number,
  today: IsoDate,
): { subscription: Recurring; history: PriceChange[] } {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const chance = (percent: number) => random(100) < percent;
  const near = (days: number) => addDays(today, random(2 * days) - days);
  const anchor = chance(50) ? pick(monthEnds) : near(500);
  const price = () => 10 + random(90);
  const amount = price();
  const history = Array.from({ length: random(4) }, () => ({ date: near(700), amount: price(), currency: 'TRY' })).sort(
    (a, b) => (a.date < b.date ? -1 : 1),
  );
  const subscription: Recurring = {
    billing_cycle: pick<BillingCycle>(['weekly', 'monthly', 'monthly', 'yearly']),
    billing_interval: pick([1, 1, 1, 2, 3, 6, 12, 13]),
    next_payment_date: anchor,
    amount,
    currency: 'TRY',
    status: 'active',
    announced: history.filter(({ date }) => date > today),
    ...(chance(30) && { started_on: addDays(anchor, -random(900)) }),
    ...(chance(30) && { share: { parts: 4, mine: 1 } }),
    ...(chance(30) && { trial_ends_on: near(200), price_after_trial: price() }),
    ...(chance(30) && {
      status: 'cancelled' as const,
      cancelled_on: chance(70) ? near(100) : null,
      ends_on: chance(50) ? near(200) : null,
    }),
  };
  return { subscription, history };
}
