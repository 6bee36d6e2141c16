import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { aSubscription, today } from '#tools/testing/portfolio-factory.ts';
import data from './users.json' with { type: 'json' };

/** Users with a known portfolio, as of 21 November 2026, a Saturday. A key names each of their subscriptions. */
export type TestUser = { portfolio: Portfolio; keys: Record<string, string> };

const idOf = (user: number, at: number) => `00000000-0000-4000-8000-${String(user * 1000 + at).padStart(12, '0')}`;

type StoredUser = { currency: string; subscriptions: Record<string, Partial<PortfolioSubscription>> };
const stored = data as unknown as Record<keyof typeof data, StoredUser>;

function createUser(number: number, { currency, subscriptions }: StoredUser): TestUser {
  const entries = Object.entries(subscriptions).map(([key, overrides], at) => ({
    key,
    id: idOf(number, at),
    overrides,
  }));
  return {
    portfolio: {
      today,
      currency,
      subscriptions: entries.map(({ id, overrides }) => aSubscription({ currency, ...overrides, id })),
    },
    keys: Object.fromEntries(entries.map(({ key, id }) => [key, id])),
  };
}

/** With every feature, in one currency. */
export const ayse = createUser(1, stored.ayse);
/** With several currencies and billing cycles, ordinary words as names, and no history. */
export const john = createUser(2, stored.john);
/** With few subscriptions in one currency and no history. */
export const maria = createUser(3, stored.maria);
/** Without subscriptions. */
export const nobody = createUser(4, stored.nobody);

export const users = { ayse, john, maria, nobody };
