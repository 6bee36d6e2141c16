import type { PortfolioSubscription } from '#portfolio.ts';
import type { Intent } from '#question/grammar.ts';
import {
  active,
  amountOf,
  daysPaid,
  mine,
  ofMonth,
  ofYear,
  plus,
  priceOn,
  quotient,
  sums,
} from '#tools/testing/oracle.ts';
import { ayse, john, maria, nobody, type TestUser } from './users.ts';

/** A number that an answer has to state, with its currency if it is money. */
type Expected = [value: number, currency?: string];

/** A question with its user and the expected content of the answer, computed from the portfolio by the oracle. */
export type Case = {
  of: TestUser;
  intent: Intent;
  figures: Expected[];
  /** Keys of subscriptions that the text names, and must not. */
  names?: string[];
  not?: string[];
};

const of = ({ portfolio, keys }: TestUser, key: string): PortfolioSubscription =>
  portfolio.subscriptions.find(({ id }) => id === keys[key]) as PortfolioSubscription;
const several = (user: TestUser, ...list: string[]) => list.map((key) => of(user, key));
const money = (totals: Record<string, number>): Expected[] =>
  Object.entries(totals).map(([currency, value]) => [value, currency]);

const perMonth = (items: PortfolioSubscription[]) => money(sums(items, (one) => ofMonth(one)));
const perYear = (items: PortfolioSubscription[]) => money(sums(items, (one) => ofYear(one)));
const costs = (items: PortfolioSubscription[]): Expected[] => [...perMonth(items), ...perYear(items)];
const payment = (one: PortfolioSubscription, amount = one.amount): Expected => [
  amountOf(mine(one, amount), one.currency),
  one.currency,
];
const all = ({ portfolio }: TestUser) => active(portfolio);
const others = (user: TestUser, ...list: string[]) => all(user).filter((one) => !several(user, ...list).includes(one));
const inCategory = (user: TestUser, category: string) => all(user).filter((one) => one.category === category);

const today = '2026-11-21';
/** All payments of a span, each with the price of its day. */
function due(user: TestUser, from: string, to: string): Expected[] {
  const items = all(user).flatMap((one) =>
    daysPaid(one, from, to).map((day) => ({ ...one, amount: priceOn(one, day, today) })),
  );
  return [...money(sums(items, (one) => mine(one, one.amount))), ...items.map((one) => payment(one))];
}
const paid = (items: PortfolioSubscription[], from = '', to = '9999') =>
  money(
    sums(
      items.flatMap((one) =>
        one.charges
          .filter(({ date }) => date >= from && date <= to)
          .map(({ amount, currency }) => ({ ...one, amount, currency })),
      ),
      (one) => mine(one, one.amount),
    ),
  );
const counted = (count: number): Expected => [count];

const cancelled = several(ayse, 'exxen', 'gain');
const over = ['exxen', 'gain'];
const music = several(ayse, 'appleMusic');
const streaming = inCategory(ayse, 'streaming');
const netflix = of(ayse, 'netflix');
const spotifyYear = 899;

/** By a name of the case. Every intent is here. */
export const cases = {
  advise: { of: ayse, intent: 'advise', figures: perMonth(music), names: ['appleMusic'], not: over },
  adviseNothing: {
    of: maria,
    intent: 'advise',
    figures: [payment(of(maria, 'gym'))],
    names: ['gym'],
    not: ['spotify'],
  },
  adviseOne: {
    of: ayse,
    intent: 'advise',
    figures: costs(several(ayse, 'icloud')),
    names: ['icloud'],
    not: ['gym', ...over],
  },
  total: { of: ayse, intent: 'total', figures: [...costs(all(ayse)), counted(10)], not: over },
  totalOfThree: { of: maria, intent: 'total', figures: [...costs(all(maria)), counted(3)] },
  totalSeveral: { of: john, intent: 'total', figures: costs(all(john)) },
  streaming: {
    of: ayse,
    intent: 'total',
    figures: costs(streaming),
    names: ['netflix', 'disney'],
    not: ['spotify', ...over],
  },
  software: {
    of: john,
    intent: 'total',
    figures: costs(inCategory(john, 'software')),
    names: ['adobe'],
    not: ['netflix'],
  },
  dollars: {
    of: john,
    intent: 'total',
    figures: costs(all(john).filter((one) => one.currency === 'USD')),
    not: ['adobe'],
  },
  one: { of: ayse, intent: 'one', figures: costs(several(ayse, 'spotify')), names: ['spotify'], not: ['netflix'] },
  shared: {
    of: ayse,
    intent: 'one',
    figures: [payment(of(ayse, 'duolingo')), ...costs(several(ayse, 'duolingo'))],
    names: ['duolingo'],
  },
  two: {
    of: maria,
    intent: 'one',
    figures: [...costs(several(maria, 'netflix', 'spotify'))],
    names: ['netflix', 'spotify'],
    not: ['gym'],
  },
  bothNetflix: {
    of: ayse,
    intent: 'one',
    figures: [payment(netflix), payment(of(ayse, 'netflixMum'))],
    names: ['netflix', 'netflixMum'],
    not: ['spotify'],
  },
  maxPrice: { of: john, intent: 'one', figures: costs(several(john, 'max')), names: ['max'], not: ['netflix', 'now'] },
  adobeOne: { of: john, intent: 'one', figures: costs(several(john, 'adobe')), names: ['adobe'], not: ['netflix'] },
  totalNow: { of: john, intent: 'total', figures: costs(all(john)) },
  unknownName: { of: maria, intent: 'one', figures: [], not: ['netflix', 'spotify', 'gym'] },
  thisMonth: {
    of: ayse,
    intent: 'due_this_month',
    // No payment of the period was before today.
    figures: due(ayse, '2026-11-01', '2026-11-30'),
    names: ['spotify', 'netflix', 'icloud', 'disney'],
    not: ['gym', ...over],
  },
  paidAll: { of: ayse, intent: 'paid_so_far', figures: paid(ayse.portfolio.subscriptions) },
  paidNetflix: { of: ayse, intent: 'paid_so_far', figures: paid([netflix]), names: ['netflix'], not: ['spotify'] },
  paidNothing: { of: maria, intent: 'paid_so_far', figures: [] },
  list: {
    of: maria,
    intent: 'list',
    figures: [...all(maria).map((one) => payment(one)), counted(3)],
    names: ['netflix', 'spotify', 'gym'],
  },
  cancelled: { of: ayse, intent: 'list_cancelled', figures: [], names: over, not: ['netflix', 'spotify'] },
  dearest: {
    of: ayse,
    intent: 'dearest',
    figures: costs(several(ayse, 'gym')),
    names: ['gym'],
    not: ['icloud', ...over],
  },
  cheapest: {
    of: maria,
    intent: 'cheapest',
    figures: costs(several(maria, 'spotify')),
    names: ['spotify'],
    not: ['gym'],
  },
  byCategory: {
    of: ayse,
    intent: 'by_category',
    figures: ['streaming', 'music', 'cloud', 'fitness', 'news', 'software', 'education'].flatMap((one) =>
      perMonth(inCategory(ayse, one)),
    ),
  },
  overlaps: {
    of: ayse,
    intent: 'overlaps',
    figures: perMonth(music),
    names: ['spotify', 'appleMusic', 'netflix', 'netflixMum'],
    not: ['gym'],
  },
  overlapsNone: { of: maria, intent: 'overlaps', figures: [], not: ['netflix', 'gym'] },
  rises: {
    of: ayse,
    intent: 'rises',
    figures: [
      ...[
        payment(netflix),
        payment(netflix, 149.99),
        payment(of(ayse, 'chatgpt')),
        payment(of(ayse, 'chatgpt'), 702.4),
      ],
      [
        amountOf(
          ofYear(netflix) - ofYear(netflix, 149.99) + ofYear(of(ayse, 'chatgpt')) - ofYear(of(ayse, 'chatgpt'), 702.4),
          'TRY',
        ),
        'TRY',
      ],
    ],
    names: ['netflix', 'chatgpt'],
    not: ['spotify', ...over],
  },
  risesByRate: {
    of: ayse,
    intent: 'rises',
    figures: [payment(of(ayse, 'chatgpt'))],
    names: ['chatgpt'],
    not: ['netflix'],
  },
  risesUnknown: { of: maria, intent: 'rises', figures: [], not: ['netflix'] },
  nextWeek: {
    of: ayse,
    intent: 'upcoming',
    figures: due(ayse, '2026-11-23', '2026-11-29'),
    names: ['spotify', 'netflix'],
    not: ['gym', 'icloud'],
  },
  tenDays: {
    of: ayse,
    intent: 'upcoming',
    figures: due(ayse, today, plus(today, 10)),
    names: ['spotify', 'netflix', 'icloud', 'disney', 'gym'],
    not: ['appleMusic'],
  },
  nextMonth: {
    of: john,
    intent: 'upcoming',
    figures: due(john, '2026-12-01', '2026-12-31'),
    names: ['netflix', 'max', 'weekly'],
    not: ['vpn'],
  },
  todayNothing: {
    of: maria,
    intent: 'upcoming',
    figures: [payment(of(maria, 'gym'))],
    names: ['gym'],
    not: ['netflix'],
  },
  renewal: {
    of: ayse,
    intent: 'renewal',
    figures: [payment(of(ayse, 'spotify')), counted(4)],
    names: ['spotify'],
    not: ['netflix'],
  },
  trials: {
    of: ayse,
    intent: 'trials',
    figures: [payment(of(ayse, 'disney'), 164.9)],
    names: ['disney'],
    not: ['netflix'],
  },
  trialsNone: { of: maria, intent: 'trials', figures: [], not: ['netflix'] },
  bound: { of: ayse, intent: 'commitments', figures: [counted(69)], names: ['gym'], not: ['netflix'] },
  unused: { of: ayse, intent: 'unused', figures: perMonth(music), names: ['appleMusic'], not: ['gym', ...over] },
  unusedUnknown: { of: maria, intent: 'unused', figures: [], not: ['netflix'] },
  perUse: {
    of: ayse,
    intent: 'cost_per_use',
    figures: [[amountOf(quotient(ofMonth(netflix) * 2n, 15), 'TRY'), 'TRY']],
    names: ['netflix'],
    not: ['gym'],
  },
  yearlyPlan: {
    of: ayse,
    intent: 'yearly_or_monthly',
    figures: [[spotifyYear, 'TRY'], ...perYear(several(ayse, 'spotify')), [99 * 12 - spotifyYear, 'TRY'], counted(10)],
    names: ['spotify'],
  },
  yearlyUnknown: {
    of: maria,
    intent: 'yearly_or_monthly',
    figures: perYear(several(maria, 'netflix')),
    names: ['netflix'],
  },
  withoutSpotify: {
    of: maria,
    intent: 'what_if',
    figures: [...costs(several(maria, 'spotify')), ...perMonth(others(maria, 'spotify'))],
    names: ['spotify'],
    not: ['gym'],
  },
  withoutTwo: {
    of: ayse,
    intent: 'what_if',
    figures: [...costs(several(ayse, 'spotify', 'icloud')), ...perMonth(others(ayse, 'spotify', 'icloud'))],
    names: ['spotify', 'icloud'],
    not: over,
  },
  withoutDearest: {
    of: ayse,
    intent: 'what_if',
    figures: [...costs(several(ayse, 'gym', 'chatgpt')), ...perMonth(others(ayse, 'gym', 'chatgpt'))],
    names: ['gym', 'chatgpt'],
    not: ['netflix'],
  },
  withoutStreaming: {
    of: ayse,
    intent: 'what_if',
    figures: [...costs(streaming), ...perMonth(all(ayse).filter((one) => !streaming.includes(one)))],
    names: ['netflix', 'disney'],
    not: ['gym'],
  },
  howToCancel: { of: ayse, intent: 'cancel_route', figures: [], names: ['spotify'], not: ['netflix'] },
  whyListed: {
    of: ayse,
    intent: 'why_listed',
    figures: [counted(3), ...paid(several(ayse, 'spotify'))],
    names: ['spotify'],
    not: ['netflix'],
  },
  whyListedManual: { of: maria, intent: 'why_listed', figures: [], names: ['gym'], not: ['netflix'] },
  saved: { of: ayse, intent: 'saved', figures: costs(cancelled), names: over },
  count: { of: ayse, intent: 'count', figures: [counted(10), counted(2)] },
  empty: { of: nobody, intent: 'total', figures: [] },
  greeting: { of: maria, intent: 'greeting', figures: [] },
  help: { of: maria, intent: 'help', figures: [] },
  thanks: { of: maria, intent: 'thanks', figures: [] },
  unknown: { of: maria, intent: 'unknown', figures: costs(all(maria)) },
} satisfies Record<string, Case>;

export type CaseName = keyof typeof cases;
/** A wording, and the case it asks. */
export type Question = [wording: string, of: CaseName];
