import { randomUUID } from 'node:crypto';
import { type Random, seededRandom } from '@kumbara/samples';
import { categories, nextPaymentDate } from '@kumbara/shared';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';

export const today = '2026-11-21';

/** A subscription whose details do not matter to the test: Netflix, ₺100 a month, due on 5 December. */
export const aSubscription = (overrides: Partial<PortfolioSubscription> = {}): PortfolioSubscription => {
  const anchor = overrides.anchor ?? '2026-12-05';
  const billing = {
    billing_cycle: overrides.billing_cycle ?? 'monthly',
    billing_interval: overrides.billing_interval ?? 1,
  };
  return {
    id: randomUUID(),
    name: 'Netflix',
    amount: 100,
    currency: 'TRY',
    ...billing,
    category: 'streaming',
    status: 'active',
    anchor,
    next_payment_date: overrides.status === 'cancelled' ? anchor : nextPaymentDate(anchor, billing, today),
    added_on: '2026-01-15',
    found_in: [],
    price_history: [],
    charges: [],
    uses: [],
    ...overrides,
  };
};

export const portfolioOf = (...subscriptions: PortfolioSubscription[]): Portfolio => ({
  today,
  currency: 'TRY',
  subscriptions,
});

/** Freezes an object deeply, so that a tool that changes its input fails. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const decimals: Record<string, number> = { TRY: 2, USD: 2, EUR: 2, JPY: 0, KWD: 3 };
const services = [undefined, 'netflix', 'spotify', 'apple-music', 'deezer', 'icloud', 'dropbox', 'chatgpt', 'claude'];
const anchors = ['2024-02-29', '2025-01-31', '2025-10-30', '2026-11-21', '2026-11-30', '2026-12-21', '2027-03-01'];

/** An amount with the decimals of its currency. */
const price = (random: Random, currency: string) => {
  const places = decimals[currency] ?? 2;
  return Number((random.int(1, 5_000_000) / 10 ** places).toFixed(places));
};
/** An amount with other decimals, in those of its currency; never zero. */
const fit = (amount: number, currency: string) => {
  const places = decimals[currency] ?? 2;
  return Number(Math.max(amount, 1 / 10 ** places).toFixed(places));
};
const month = (back: number) => `2026-${String(11 - back).padStart(2, '0')}`;

function randomSubscription(random: Random): PortfolioSubscription {
  const currency = random.pick(Object.keys(decimals));
  const amount = price(random, currency);
  /** A possible earlier price. */
  const near = () => Math.max(1, Math.round(amount * random.int(50, 140))) / 100;
  const history = ['2025-03-05', '2026-02-11', '2026-09-30', '2027-01-10']
    .filter(() => random.chance(0.3))
    .map((date) => ({ date, amount: fit(near(), currency), currency: random.chance(0.9) ? currency : 'GBP' }));
  const charges = ['2024-06-01', '2025-12-31', '2026-08-31', '2026-11-03']
    .filter(() => random.chance(0.3))
    .map((date) => ({ date, amount: price(random, currency), currency }));
  return aSubscription({
    name: random.pick(['Netflix', 'Spotify', 'Bulut', 'Gazete', 'Spor', '音楽', 'Ölçüm']),
    currency,
    amount,
    billing_cycle: random.pick(['weekly', 'monthly', 'yearly'] as const),
    billing_interval: random.pick([1, 1, 1, 2, 3, 5, 7]),
    anchor: random.pick(anchors),
    category: random.pick(categories),
    status: random.chance(0.8) ? 'active' : 'cancelled',
    price_history: history,
    charges,
    uses: [4, 2, 1, 0]
      .filter(() => random.chance(0.3))
      .map((back) => ({
        ...{ month: month(back), used: random.chance(0.6) },
        ...(random.chance(0.5) && { times: random.int(1, 40) }),
      })),
    ...(random.chance(0.4) && { share: { parts: random.int(3, 9), mine: random.int(1, 3) } }),
    ...(charges[0] && { charged_since: charges[0].date }),
    ...(random.chance(0.3) && { started_on: random.pick(['2023-05-05', '2026-11-01', '2026-11-21']) }),
    ...(random.chance(0.2) && { trial_ends_on: random.pick(['2026-11-21', '2026-11-29', '2026-12-31']) }),
    ...(random.chance(0.3) && { price_after_trial: price(random, currency) }),
    ...(random.chance(0.2) && { commitment_ends_on: '2026-12-31', notice_days: random.int(0, 60) }),
    ...(random.chance(0.7) && { service_id: random.pick(services.slice(1)) }),
  });
}

/** The same seed gives the same portfolio, except for ids. */
export function randomPortfolio(seed: number): Portfolio {
  const random = seededRandom(`holdings ${seed}`);
  return portfolioOf(...Array.from({ length: random.int(0, 14) }, () => randomSubscription(random)));
}
