import { listCostsPerUse, type PortfolioSubscription } from '@kumbara/analyst';
import {
  type Analytics,
  addDays,
  addMonths,
  type Covered,
  currencyDecimals,
  type IsoDate,
  round,
  type SourcedRates,
} from '@kumbara/shared';
import type { Queryable } from '#lib/database.ts';
import { type HistoryRow, readHistories, traceHistory } from '#lib/payment-history.ts';
import { listPriceMoves } from '#lib/price-moves.ts';
import { keepPriceChanges } from '#lib/recurring.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';
import { largestChanges, presentPriceChanges } from './changes.ts';
import { exampleHistories, examplePeople } from './example-histories.ts';
import { readPeople } from './read-people.ts';
import { cellsOf, convertedView, currenciesOf, rateDays, spanOf, viewsByCurrency } from './spending.ts';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

type User = { id: string; currency: string; data_version: string };
type Read = Omit<Analytics, 'preview' | 'people'>;
type Needs = {
  pool: Queryable;
  results: VersionedResults;
  coverageOf(userId: string): Promise<readonly Covered[]>;
  ratesOnDays(days: readonly IsoDate[]): Promise<DatedRates>;
};
/** Of `rateDays`. */
type DatedRates = readonly (SourcedRates | undefined)[];

/** Enough before the first month to match its payments with their due days, and to compare its prices. */
const daysBefore = 100;
const upcomingDays = 30;

export function createAnalyticsService({ pool, results, coverageOf, ratesOnDays }: Needs) {
  const ratesAsOf = (today: IsoDate) => ratesOnDays(rateDays(spanOf(today).months, today));

  return {
    /** Kept until the user's data or the rates change; what others of the family share is read each time. */
    async read({ id, currency, data_version }: User, today: IsoDate): Promise<Analytics> {
      const [rates, people] = await Promise.all([ratesAsOf(today), readPeople(pool, id, today)]);
      const name = ['analytics', today, currency, ...rates.map((of) => `${of?.day} ${of?.source}`)].join(' ');
      const since = addDays(spanOf(today).from, -daysBefore);
      const spending = await results.get(
        id,
        name,
        async () => {
          const [rows, covered] = await Promise.all([readHistories(pool, id, since), coverageOf(id)]);
          return presentAnalytics(rows, { covered, today, currency, rates });
        },
        data_version,
      );
      return { preview: false, ...spending, people };
    },

    /** Invented data in the user's currency, computed like real data. */
    async preview({ currency }: User, today: IsoDate): Promise<Analytics> {
      const rates = await ratesAsOf(today);
      const spending = presentAnalytics(exampleHistories(today, currency), { covered: [], today, currency, rates });
      return { preview: true, ...spending, people: examplePeople(currency) };
    },
  };
}

type Options = { covered: readonly Covered[]; today: IsoDate; currency: string; rates: DatedRates };

export function presentAnalytics(rows: readonly HistoryRow[], { covered, today, currency, rates }: Options): Read {
  const { months, from, to } = spanOf(today);
  const yearAgo = addMonths(today, -12);
  const traced = rows.map((row) => {
    const { recurring, history, charged, payments } = traceHistory(row, { covered, today, from, to });
    const moves = listPriceMoves({
      ...{ history: keepPriceChanges(history), payments: charged, today, trial_ends_on: row.trial_ends_on },
    }).filter(({ date }) => date > yearAgo);
    const { id, name, category, payment_method } = row;
    return { id, name, category, payment_method, row, recurring, history, payments, moves };
  });
  const cells = cellsOf(traced, months);
  const isForeign = currenciesOf(cells).some((code) => code !== currency);
  const { view, currencies_without_rate } = isForeign
    ? convertedView(cells, months, currency, rates)
    : { currencies_without_rate: [] };
  const until = addDays(today, upcomingDays);
  return {
    today,
    views: [...(view ? [view] : []), ...viewsByCurrency(cells, months)],
    currencies_without_rate,
    changes: largestChanges(traced, { since: yearAgo, today, currency, rates: rates.at(-1) }),
    ...presentPriceChanges(traced, today),
    costs_per_use: listCostsPerUse(
      { today, currency, subscriptions: traced.flatMap((one) => (one.row.check_ins ? [heldOf(one)] : [])) },
      null,
    ).map(({ item: { id, spent, cost_per_use, ...item } }) => ({
      ...{ ...item, subscription_id: id, spent: spent.amount, currency: spent.currency },
      cost_per_use: cost_per_use?.amount ?? null,
    })),
    upcoming: traced
      .flatMap(({ id, name, payments }) =>
        payments
          .filter(({ state, date }) => state === 'due' && date < until)
          .map(({ date, mine, currency: code }) => ({
            ...{ subscription_id: id, name, date, currency: code },
            amount: round(mine, currencyDecimals(code)),
          })),
      )
      .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}

type Traced = { row: HistoryRow } & Pick<ReturnType<typeof traceHistory>, 'recurring' | 'history'>;

/** What the cost per use depends on. */
const heldOf = ({ row, recurring, history }: Traced): PortfolioSubscription => ({
  ...{ id: row.id, name: row.name, category: row.category, status: row.status, currency: row.currency },
  ...{ amount: recurring.amount, billing_cycle: row.billing_cycle, billing_interval: row.billing_interval },
  ...{ share: recurring.share ?? null, anchor: row.next_payment_date, next_payment_date: row.next_payment_date },
  ...{ added_on: row.next_payment_date, found_in: [], charges: [], price_history: [...history] },
  uses: (row.check_ins ?? []).map(([month, used, times]) => ({ month, used, ...(times !== null && { times }) })),
});
