import {
  type Analytics,
  type AnalyticsView,
  add,
  addMonths,
  type Category,
  categories,
  currencyDecimals,
  endOfMonth,
  exact,
  exchange,
  type Fraction,
  type IsoDate,
  type Rates,
  round,
  type Spent,
  startOfMonth,
} from '@kumbara/shared';
import type { HistoryPayment } from '#lib/payment-history.ts';

/** A subscription that the spending belongs to. */
export type Spender = { id: string; name: string; category: Category; payment_method: string | null };

const monthsEachWay = 12;

/** The months of the past year, of this one and of those ahead, `YYYY-MM`, and the days from first to last. */
export function spanOf(today: IsoDate): { months: string[]; from: IsoDate; to: IsoDate } {
  const first = addMonths(startOfMonth(today), -monthsEachWay);
  const months = Array.from({ length: 2 * monthsEachWay }, (_, at) => addMonths(first, at).slice(0, 7));
  return { months, from: first, to: endOfMonth(addMonths(first, 2 * monthsEachWay - 1)) };
}

type State = keyof Spent;
const states = { paid: 'paid', unknown: 'expected', due: 'due', skipped: undefined, missing: undefined } as const;
const order: State[] = ['paid', 'expected', 'due'];

/** What one subscription costs in one month. */
type Cell = { month: number; state: State; sum: Fraction };

type Sums = Partial<Record<State, Fraction>>;
type Years = { past: Sums; ahead: Sums };

/** What one subscription costs in one currency, exactly: in each month, and in each year. */
export type Spending = { of: Spender; currency: string; cells: readonly Cell[]; years: Years };

/** Adds up the payments of a subscription that count, by currency: skipped and missing ones were not made. */
export function spendingOf(of: Spender, payments: readonly HistoryPayment[], months: readonly string[]): Spending[] {
  const byCurrency = new Map<string, Map<string, Cell>>();
  for (const { date, state: period, currency, mine } of payments) {
    const month = months.indexOf(date.slice(0, 7));
    const state = states[period];
    if (month === -1 || !state) continue;
    const cells = getOr(byCurrency, currency, noCells);
    const key = `${month} ${state}`;
    const cell = cells.get(key);
    if (cell) cell.sum = add(cell.sum, mine);
    else cells.set(key, { month, state, sum: mine });
  }
  return [...byCurrency].map(([currency, own]) => {
    const cells = [...own.values()];
    return { of, currency, cells, years: yearsOf(cells) };
  });
}

const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

const addTo = (sums: Sums, state: State, value: Fraction): void => {
  const before = sums[state];
  sums[state] = before ? add(before, value) : value;
};

function addAll(sums: Sums, others: Sums, factor?: Fraction): void {
  for (const state of order) {
    const other = others[state];
    if (other) addTo(sums, state, factor ? times(other, factor) : other);
  }
}

const yearOf = (month: number): keyof Years => (month < monthsEachWay ? 'past' : 'ahead');

function getOr<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known) return known;
  const created = create();
  map.set(key, created);
  return created;
}

const noCells = () => new Map<string, Cell>();
const noSums = (): Sums => ({});
const noYears = (): Years => ({ past: {}, ahead: {} });

function yearsOf(cells: readonly Cell[]): Years {
  const years = noYears();
  for (const { month, state, sum } of cells) addTo(years[yearOf(month)], state, sum);
  return years;
}

/** @param factors of each month; those of the months ahead are equal */
function convertedYears({ cells, years }: Pick<Spending, 'cells' | 'years'>, factors: readonly Fraction[]): Years {
  const converted = noYears();
  addAll(converted.ahead, years.ahead, factors[monthsEachWay]);
  for (const { month, state, sum } of cells)
    if (month < monthsEachWay) addTo(converted.past, state, times(sum, factors[month] as Fraction));
  return converted;
}

function addYears(...added: Years[]): Years {
  const years = noYears();
  for (const { past, ahead } of added) {
    addAll(years.past, past);
    addAll(years.ahead, ahead);
  }
  return years;
}

/** What a view shows, exactly: of each month by category, and of each subscription by year. */
type Totals = { byMonth: Map<Category, Sums>[]; byService: Map<Spender, Years> };

const noTotals = (months: readonly string[]): Totals => ({
  byMonth: months.map(() => new Map()),
  byService: new Map(),
});

function totalsOf(spending: readonly Spending[], months: readonly string[]): Totals {
  const { byMonth, byService } = noTotals(months);
  for (const { of, cells, years } of spending) {
    byService.set(of, years);
    for (const { month, state, sum } of cells)
      addTo(getOr(byMonth[month] as Map<Category, Sums>, of.category, noSums), state, sum);
  }
  return { byMonth, byService };
}

/** Rounds the totals of a view, each sum once. */
function viewOf({ byMonth, byService }: Totals, months: readonly string[], currency: string): AnalyticsView {
  const decimals = currencyDecimals(currency);
  // Sums of sums: few against the payments.
  const total = noYears();
  const byCategory = new Map<Category, Years>();
  for (const [month, own] of byMonth.entries())
    for (const [category, sums] of own) addAll(getOr(byCategory, category, noYears)[yearOf(month)], sums);
  const byMethod = new Map<string | null, Years>();
  for (const [{ payment_method }, { past, ahead }] of byService) {
    const method = getOr(byMethod, payment_method || null, noYears);
    addAll(method.past, past);
    addAll(method.ahead, ahead);
    addAll(total.past, past);
    addAll(total.ahead, ahead);
  }
  const totalOf = (own: Map<Category, Sums>): Sums => {
    const sums: Sums = {};
    for (const one of own.values()) addAll(sums, one);
    return sums;
  };
  const rounded = (sum: Fraction | undefined) => (sum ? round(sum, decimals) : 0);
  const present = ({ paid, expected, due }: Sums): Spent => ({
    paid: rounded(paid),
    expected: rounded(expected),
    due: rounded(due),
  });
  const presentYears = ({ past, ahead }: Years) => ({ past: present(past), ahead: present(ahead) });
  const largestFirst = <K, T>(map: Map<K, Years>, about: (key: K) => T) =>
    [...map].map(([key, years]) => ({ ...about(key), ...presentYears(years) })).sort((a, b) => sizeOf(b) - sizeOf(a));
  return {
    ...{ currency, is_converted: false, total: presentYears(total) },
    months: byMonth.map((own, at) => ({
      month: months[at] as string,
      total: present(totalOf(own)),
      categories: categories.flatMap((category) => {
        const sums = own.get(category);
        return sums ? [{ category, ...present(sums) }] : [];
      }),
      rate_date: null,
    })),
    categories: largestFirst(byCategory, (category) => ({ category })),
    services: largestFirst(byService, ({ id, name, category }) => ({ subscription_id: id, name, category })),
    payment_methods: largestFirst(byMethod, (payment_method) => ({ payment_method })),
  };
}

/** For the order alone. */
const sizeOf = ({ past, ahead }: { past: Spent; ahead: Spent }): number =>
  past.paid + past.expected + ahead.paid + ahead.expected + ahead.due;

/** Spending in one currency, and its totals. */
export type OfCurrency = { currency: string; spending: readonly Spending[]; totals: Totals };

/** The most used currency first. Currencies are never added to each other. */
export const groupByCurrency = (spending: readonly Spending[], months: readonly string[]): OfCurrency[] =>
  [...Map.groupBy(spending, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      ...{ currency, spending: own, totals: totalsOf(own, months) },
      used: own.reduce((count, { cells }) => count + cells.length, 0),
    }))
    .sort((a, b) => b.used - a.used);

export const viewsByCurrency = (byCurrency: readonly OfCurrency[], months: readonly string[]): AnalyticsView[] =>
  byCurrency.map(({ currency, totals }) => viewOf(totals, months, currency));

/** The days of the rates: a past month is converted at its end, the current one and those ahead at the rates of today. */
export const rateDays = (months: readonly string[], today: IsoDate): IsoDate[] => [
  ...months.slice(0, monthsEachWay).map((month) => endOfMonth(`${month}-01`)),
  today,
];

/** With one denominator for all, sums of months with different rates stay short. */
function withOneDenominator(fractions: readonly Fraction[]): Fraction[] {
  const denominator = [...new Set(fractions.map((fraction) => fraction.denominator))].reduce((a, b) => a * b, 1n);
  return fractions.map((fraction) => ({
    numerator: fraction.numerator * (denominator / fraction.denominator),
    denominator,
  }));
}

/**
 * Spending in one currency: parts are converted exactly, added, and rounded once. A month without rates for all of the
 * currencies takes those of the next one that has them.
 * @param rates of `rateDays`
 */
export function convertedView(
  byCurrency: readonly OfCurrency[],
  months: readonly string[],
  currency: string,
  rates: readonly (Rates | undefined)[],
): Pick<Analytics, 'currencies_without_rate'> & { view?: AnalyticsView } {
  const used = byCurrency.map((own) => own.currency);
  const latest = rates.at(-1);
  const hasRate = (code: string, of: Rates | undefined) => exchange(exact(1), code, currency, of) !== undefined;
  const currencies_without_rate = used.filter((code) => !hasRate(code, latest)).sort();
  if (!latest || currencies_without_rate.length > 0) return { currencies_without_rate };
  const ofMonths: Rates[] = new Array(months.length).fill(latest);
  for (let at = monthsEachWay - 1; at >= 0; at -= 1) {
    const own = rates[at];
    ofMonths[at] = own && used.every((code) => hasRate(code, own)) ? own : (ofMonths[at + 1] as Rates);
  }
  const all = noTotals(months);
  for (const { currency: code, spending, totals } of byCurrency) {
    const factors =
      code === currency
        ? undefined
        : withOneDenominator(ofMonths.map((of) => exchange(exact(1), code, currency, of) as Fraction));
    for (const [month, own] of totals.byMonth.entries())
      for (const [category, sums] of own)
        addAll(getOr(all.byMonth[month] as Map<Category, Sums>, category, noSums), sums, factors?.[month]);
    for (const { of, ...one } of spending) {
      const own = factors ? convertedYears(one, factors) : one.years;
      const before = all.byService.get(of);
      all.byService.set(of, before ? addYears(before, own) : own);
    }
  }
  const view = viewOf(all, months, currency);
  const dated = view.months.map((month, at) => ({ ...month, rate_date: (ofMonths[at] as Rates).day }));
  return { currencies_without_rate, view: { ...view, is_converted: true, months: dated } };
}
