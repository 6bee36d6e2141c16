import { addMonths } from '@kumbara/shared';
import type { DocumentedCharge, Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { aSubscription, today } from '#tools/testing/portfolio-factory.ts';

/** Users with a known portfolio, as of 21 November 2026, a Saturday. A key names each of their subscriptions. */
export type TestUser = { portfolio: Portfolio; keys: Record<string, string> };

const idOf = (createUser: number, at: number) =>
  `00000000-0000-4000-8000-${String(createUser * 1000 + at).padStart(12, '0')}`;

function createUser(
  number: number,
  currency: string,
  subscriptions: Record<string, Partial<PortfolioSubscription>>,
): TestUser {
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

/** One payment per month, oldest first; the last one is on the given day. */
const monthly = (last: string, amounts: number[], more: Partial<DocumentedCharge> = {}): DocumentedCharge[] =>
  amounts.map((amount, at) => ({ date: addMonths(last, at + 1 - amounts.length), amount, currency: 'TRY', ...more }));

/** A user with every feature, in one currency. */
export const ayse = createUser(1, 'TRY', {
  netflix: {
    name: 'Netflix',
    amount: 229.99,
    service_id: 'netflix',
    anchor: '2026-11-28',
    found_in: ['statement', 'mail'],
    added_on: '2026-02-03',
    price_history: [
      { date: '2025-08-28', amount: 149.99, currency: 'TRY' },
      { date: '2026-03-28', amount: 229.99, currency: 'TRY' },
    ],
    charges: monthly('2026-10-28', [149.99, 149.99, 229.99, 229.99, 229.99, 229.99, 229.99, 229.99, 229.99, 229.99]),
    uses: [
      { month: '2026-10', used: true, times: 9 },
      { month: '2026-11', used: true, times: 6 },
    ],
  },
  netflixMum: { name: 'Netflix (annem)', amount: 149.99, service_id: 'netflix', anchor: '2026-12-11' },
  spotify: {
    name: 'Spotify',
    amount: 99,
    category: 'music',
    service_id: 'spotify',
    anchor: '2026-11-25',
    found_in: ['mail'],
    added_on: '2026-02-03',
    charges: monthly('2026-10-25', [99, 99, 99]),
    uses: [{ month: '2026-11', used: true }],
  },
  appleMusic: {
    name: 'Apple Music',
    amount: 59.99,
    category: 'music',
    service_id: 'apple-music',
    anchor: '2026-12-02',
    uses: [
      { month: '2026-10', used: false },
      { month: '2026-11', used: false },
    ],
  },
  icloud: { name: 'iCloud+', amount: 39.99, category: 'cloud', service_id: 'icloud', anchor: '2026-11-30' },
  gym: {
    name: 'MacFit',
    amount: 1200,
    category: 'fitness',
    anchor: '2026-12-01',
    commitment_ends_on: '2027-02-28',
    notice_days: 30,
    added_on: '2026-04-14',
  },
  newspaper: { name: 'Gazete Oksijen', amount: 1450, billing_cycle: 'yearly', category: 'news', anchor: '2027-01-10' },
  disney: {
    name: 'Disney+',
    amount: 1,
    service_id: 'disney-plus',
    anchor: '2026-11-30',
    trial_ends_on: '2026-11-29',
    price_after_trial: 164.9,
  },
  chatgpt: {
    name: 'ChatGPT',
    amount: 851.2,
    category: 'software',
    service_id: 'chatgpt',
    anchor: '2026-12-08',
    charges: [
      ...monthly('2026-07-08', [702.4, 711.6], { foreign: { amount: 20, currency: 'USD' } }),
      ...monthly('2026-11-08', [790.1, 812.5, 833, 851.2], { foreign: { amount: 20, currency: 'USD' } }),
    ],
  },
  duolingo: {
    name: 'Duolingo',
    amount: 899.99,
    billing_cycle: 'yearly',
    category: 'education',
    service_id: 'duolingo',
    anchor: '2027-03-15',
    share: { parts: 4, mine: 1 },
  },
  exxen: { name: 'Exxen', amount: 161.9, status: 'cancelled', service_id: 'exxen', ends_on: '2026-12-10' },
  gain: { name: 'GAİN', amount: 99.9, status: 'cancelled', service_id: 'gain' },
});

/** A user with several currencies and billing cycles, ordinary words as names, and no history. */
export const john = createUser(2, 'USD', {
  netflix: { name: 'Netflix', amount: 15.49, service_id: 'netflix', anchor: '2026-11-27' },
  max: { name: 'Max', amount: 16.99, service_id: 'hbo-max', anchor: '2026-12-04' },
  now: { name: 'NOW', amount: 9.99, currency: 'GBP', anchor: '2026-12-09' },
  youtube: { name: 'YouTube Premium', amount: 13.99, service_id: 'youtube-premium', anchor: '2026-12-15' },
  chatgpt: { name: 'ChatGPT Plus', amount: 20, category: 'software', service_id: 'chatgpt', anchor: '2026-12-01' },
  adobe: {
    name: 'Adobe Creative Cloud',
    amount: 66.45,
    currency: 'EUR',
    category: 'software',
    service_id: 'adobe',
    anchor: '2026-11-24',
  },
  vpn: {
    name: 'NordVPN',
    amount: 59.88,
    currency: 'EUR',
    billing_cycle: 'yearly',
    category: 'software',
    service_id: 'nordvpn',
    anchor: '2027-05-02',
  },
  weekly: { name: 'The Weekly Post', amount: 3, billing_cycle: 'weekly', category: 'news', anchor: '2026-11-23' },
  climbing: {
    name: 'Boulder Hall',
    amount: 90,
    currency: 'EUR',
    billing_interval: 3,
    category: 'fitness',
    anchor: '2027-01-05',
  },
});

/** A user with few subscriptions in one currency and no history. */
export const maria = createUser(3, 'EUR', {
  netflix: { name: 'Netflix', amount: 13.99, service_id: 'netflix', anchor: '2026-12-03' },
  spotify: { name: 'Spotify', amount: 11.99, category: 'music', service_id: 'spotify', anchor: '2026-12-12' },
  gym: { name: 'Basic-Fit', amount: 29.99, category: 'fitness', anchor: '2026-11-26', added_on: '2026-06-01' },
});

/** A user without subscriptions. */
export const nobody = createUser(4, 'EUR', {});

export const users = { ayse, john, maria, nobody };
