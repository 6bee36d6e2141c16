import { listCostsPerUse, type PortfolioSubscription } from '@kumbara/analyst';
import {
  type Analytics,
  addDays,
  addMonths,
  type Covered,
  currencyDecimals,
  type IsoDate,
  type PriceChange,
  type Recurring,
  round,
  type SourcedRates,
} from '@kumbara/shared';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '#lib/database.ts';
import { type HistoryRow, readHistoriesExcept, traceHistory } from '#lib/payment-history.ts';
import { listPriceMoves } from '#lib/price-moves.ts';
import { keepPriceChanges } from '#lib/recurring.ts';
import { effectOf, largestChanges, presentPriceChanges } from './changes.ts';
import { exampleHistories, examplePeople } from './example-histories.ts';
import { readPeople } from './read-people.ts';
import { convertedView, groupByCurrency, rateDays, spanOf, spendingOf, viewsByCurrency } from './spending.ts';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

type User = { id: string; currency: string };
type Read = Omit<Analytics, 'preview' | 'people'>;
type Needs = {
  pool: Queryable;
  coverageOf(userId: string): Promise<readonly Covered[]>;
  ratesOnDays(days: readonly IsoDate[]): Promise<DatedRates>;
};
/** Of `rateDays`. */
type DatedRates = readonly (SourcedRates | undefined)[];

/** Enough before the first month to match its payments with their due days, and to compare its prices. */
const daysBefore = 100;
const upcomingDays = 30;

export function createAnalyticsService({ pool, coverageOf, ratesOnDays }: Needs) {
  const traceChanged = keepTraces(pool);
  const ratesAsOf = (today: IsoDate) => ratesOnDays(rateDays(spanOf(today).months, today));

  return {
    /** What the answer depends on besides the user's data: other people's as well, which have versions of their own. */
    async readBasis({ id, currency }: User, today: IsoDate) {
      const [rates, people] = await Promise.all([ratesAsOf(today), readPeople(pool, id, today)]);
      return { currency, rates: rates.map((of) => [of?.day, of?.source]), people };
    },

    async read({ id, currency }: User, today: IsoDate, { people }: Pick<Analytics, 'people'>): Promise<Analytics> {
      const [rates, covered] = await Promise.all([ratesAsOf(today), coverageOf(id)]);
      const spending = presentAnalytics(await traceChanged(id, { covered, today }), { today, currency, rates });
      return { preview: false, ...spending, people };
    },

    /** Invented data in the user's currency, computed like real data. */
    async preview({ currency }: User, today: IsoDate): Promise<Analytics> {
      const rates = await ratesAsOf(today);
      const traced = exampleHistories(today, currency).map((row) => traceSpending(row, { covered: [], today }));
      const spending = presentAnalytics(traced, { today, currency, rates });
      return { preview: true, ...spending, people: examplePeople(currency) };
    },
  };
}

/** The subscriptions whose traces are kept for all users together, of some 6 KB each. */
const mostTraces = 4_000;

/**
 * Keeps what was traced from each subscription until its rows change, so that a change of one costs one: tracing takes
 * most of the time. Documents that cover other days, and another day, change all of them.
 */
function keepTraces(pool: Queryable) {
  type Kept = { covering: string; traces: Map<string, Traced> };
  const ofUsers = new LRUCache<string, Kept>({ maxSize: mostTraces, sizeCalculation: ({ traces }) => traces.size + 1 });

  return async (userId: string, when: When): Promise<Traced[]> => {
    const covering = JSON.stringify(when);
    const kept = ofUsers.get(userId);
    const known: Kept['traces'] = kept?.covering === covering ? kept.traces : new Map();
    const since = addDays(spanOf(when.today).from, -daysBefore);
    const rows = await readHistoriesExcept(pool, userId, { since, known: [...known.keys()] });
    const traces = new Map(
      rows.map(({ digest, history }) => [
        digest,
        history === null ? (known.get(digest) as Traced) : traceSpending(JSON.parse(history), when),
      ]),
    );
    ofUsers.set(userId, { covering, traces });
    return [...traces.values()];
  };
}

type When = { covered: readonly Covered[]; today: IsoDate };
type Traced = ReturnType<typeof traceSpending>;

/** What one subscription adds to each part of the answer. */
export function traceSpending(row: HistoryRow, { covered, today }: When) {
  const { months, from, to } = spanOf(today);
  const { recurring, history, charged, payments } = traceHistory(row, { covered, today, from, to });
  const { id, name, category, payment_method, trial_ends_on } = row;
  const moves = listPriceMoves({ history: keepPriceChanges(history), payments: charged, today, trial_ends_on });
  const until = addDays(today, upcomingDays);
  return {
    ...{ id, name, recurring },
    moves: moves
      .filter(({ date }) => date > addMonths(today, -12))
      .map((move) => ({ ...move, subscription_id: id, name, effect: effectOf(recurring, move) })),
    spending: spendingOf({ id, name, category, payment_method }, payments, months),
    used: row.check_ins ? heldOf(row, recurring, history) : undefined,
    upcoming: payments
      .filter(({ state, date }) => state === 'due' && date < until)
      .map(({ date, mine, currency }) => ({
        ...{ subscription_id: id, name, date, currency },
        amount: round(mine, currencyDecimals(currency)),
      })),
  };
}

type Options = { today: IsoDate; currency: string; rates: DatedRates };

export function presentAnalytics(traced: readonly Traced[], { today, currency, rates }: Options): Read {
  const { months } = spanOf(today);
  const byCurrency = groupByCurrency(
    traced.flatMap(({ spending }) => spending),
    months,
  );
  const isForeign = byCurrency.some((own) => own.currency !== currency);
  const { view, currencies_without_rate } = isForeign
    ? convertedView(byCurrency, months, currency, rates)
    : { currencies_without_rate: [] };
  return {
    today,
    views: [...(view ? [view] : []), ...viewsByCurrency(byCurrency, months)],
    currencies_without_rate,
    changes: largestChanges(traced, { since: addMonths(today, -12), today, currency, rates: rates.at(-1) }),
    ...presentPriceChanges(traced, today),
    costs_per_use: listCostsPerUse(
      { today, currency, subscriptions: traced.flatMap(({ used }) => used ?? []) },
      null,
    ).map(({ item: { id, spent, cost_per_use, ...item } }) => ({
      ...{ ...item, subscription_id: id, spent: spent.amount, currency: spent.currency },
      cost_per_use: cost_per_use?.amount ?? null,
    })),
    upcoming: traced
      .flatMap(({ upcoming }) => upcoming)
      .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}

/** What the cost per use depends on. */
const heldOf = (row: HistoryRow, recurring: Recurring, history: readonly PriceChange[]): PortfolioSubscription => ({
  ...{ id: row.id, name: row.name, category: row.category, status: row.status, currency: row.currency },
  ...{ amount: recurring.amount, billing_cycle: row.billing_cycle, billing_interval: row.billing_interval },
  ...{ share: recurring.share ?? null, anchor: row.next_payment_date, next_payment_date: row.next_payment_date },
  ...{ added_on: row.next_payment_date, found_in: [], charges: [], price_history: [...history] },
  uses: (row.check_ins ?? []).map(([month, used, times]) => ({ month, used, ...(times !== null && { times }) })),
});
