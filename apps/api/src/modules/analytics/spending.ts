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

/** What one subscription costs in one month and currency. */
export type Cell = { of: Spender; month: number; state: State; currency: string; sum: Fraction };

/** Adds up the payments of a subscription that count: skipped and missing ones were not made. */
export function cellsOf(of: Spender, payments: readonly HistoryPayment[], months: readonly string[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { date, state: period, currency, mine } of payments) {
    const month = months.indexOf(date.slice(0, 7));
    const state = states[period];
    if (month === -1 || !state) continue;
    const key = `${month} ${state} ${currency}`;
    const cell = cells.get(key);
    if (cell) cell.sum = add(cell.sum, mine);
    else cells.set(key, { of, month, state, currency, sum: mine });
  }
  return [...cells.values()];
}

type Sums = Partial<Record<State, Fraction>>;
type Years = { past: Sums; ahead: Sums };

const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

const addTo = (sums: Sums, state: State, value: Fraction): void => {
  const before = sums[state];
  sums[state] = before ? add(before, value) : value;
};

function addAll(sums: Sums, others: Sums): void {
  for (const state of order) {
    const other = others[state];
    if (other) addTo(sums, state, other);
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

const noSums = (): Sums => ({});
const noYears = (): Years => ({ past: {}, ahead: {} });

/** Cells of one currency, and what each month's are multiplied by to be in that of the view. */
type Part = { cells: readonly Cell[]; factors?: readonly Fraction[] };

/** One view of cells that are in its currency, or are put into it. */
function viewOf(parts: readonly Part[], months: readonly string[], currency: string): AnalyticsView {
  const decimals = currencyDecimals(currency);
  const byMonth = months.map(() => new Map<Category, Sums>());
  const byService = new Map<Spender, Years>();
  for (const { cells, factors } of parts)
    for (const { of, month, state, sum } of cells) {
      const value = factors ? times(sum, factors[month] as Fraction) : sum;
      addTo(getOr(byMonth[month] as Map<Category, Sums>, of.category, noSums), state, value);
      addTo(getOr(byService, of, noYears)[yearOf(month)], state, value);
    }
  // Sums of sums: few against the cells.
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

/** The cells of each currency, the most used currency first. */
export const groupByCurrency = (cells: readonly Cell[]): [currency: string, own: Cell[]][] =>
  [...Map.groupBy(cells, ({ currency }) => currency)].sort(([, a], [, b]) => b.length - a.length);

/** Spending in each currency. Currencies are never added to each other. */
export const viewsByCurrency = (byCurrency: [string, Cell[]][], months: readonly string[]): AnalyticsView[] =>
  byCurrency.map(([currency, cells]) => viewOf([{ cells }], months, currency));

/** The days of the rates: a past month is converted at its end, the current one and those ahead at the rates of today. */
export const rateDays = (months: readonly string[], today: IsoDate): IsoDate[] => [
  ...months.slice(0, monthsEachWay).map((month) => endOfMonth(`${month}-01`)),
  today,
];

/**
 * Spending in one currency: parts are converted exactly, added, and rounded once. A month without rates for all of the
 * currencies takes those of the next one that has them.
 * @param rates of `rateDays`
 */
export function convertedView(
  byCurrency: [string, Cell[]][],
  months: readonly string[],
  currency: string,
  rates: readonly (Rates | undefined)[],
): Pick<Analytics, 'currencies_without_rate'> & { view?: AnalyticsView } {
  const used = byCurrency.map(([code]) => code);
  const latest = rates.at(-1);
  const hasRate = (code: string, of: Rates | undefined) => exchange(exact(1), code, currency, of) !== undefined;
  const currencies_without_rate = used.filter((code) => !hasRate(code, latest)).sort();
  if (!latest || currencies_without_rate.length > 0) return { currencies_without_rate };
  const ofMonths: Rates[] = new Array(months.length).fill(latest);
  for (let at = monthsEachWay - 1; at >= 0; at -= 1) {
    const own = rates[at];
    ofMonths[at] = own && used.every((code) => hasRate(code, own)) ? own : (ofMonths[at + 1] as Rates);
  }
  const parts = byCurrency.map(([code, cells]): Part => {
    if (code === currency) return { cells };
    return { cells, factors: ofMonths.map((of) => exchange(exact(1), code, currency, of) as Fraction) };
  });
  const view = viewOf(parts, months, currency);
  const dated = view.months.map((month, at) => ({ ...month, rate_date: (ofMonths[at] as Rates).day }));
  return { currencies_without_rate, view: { ...view, is_converted: true, months: dated } };
}
