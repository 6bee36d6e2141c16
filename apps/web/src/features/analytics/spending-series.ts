import { type AnalyticsView, type Category, type Spent, sum } from '@kumbara/shared';
import i18next from 'i18next';
import { mostFills } from './chart-patterns.tsx';

export type Grouping = 'category' | 'state';
export type Series = { key: string; label: string };
export type SpendingRow = { month: string; rate_date: string | null; total: number; parts: Record<string, number> };

const states = ['paid', 'expected', 'due'] as const;

export const totalOf = ({ paid, expected, due }: Spent, currency: string): number =>
  sum([paid, expected, due], currency);

/** The months of a view as stacks: one series for each state, or for the largest categories and the rest. */
export function stackMonths(
  { months, categories, currency }: AnalyticsView,
  grouping: Grouping,
): { series: Series[]; rows: SpendingRow[] } {
  const about = (own: AnalyticsView['months'][number]) => ({
    ...{ month: own.month, rate_date: own.rate_date, total: totalOf(own.total, currency) },
  });
  if (grouping === 'state')
    return {
      series: states.map((key) => ({ key, label: i18next.t(`analytics:state.${key}`) })),
      rows: months.map((own) => ({ ...about(own), parts: own.total })),
    };
  const most = categories.length > mostFills ? mostFills - 1 : mostFills;
  const named = categories.slice(0, most).map(({ category }) => category);
  const hasRest = categories.length > most;
  const keyOf = (category: Category) => (named.includes(category) ? category : 'rest');
  return {
    series: [
      ...named.map((key) => ({ key, label: i18next.t(`subscriptions:category.${key}`) })),
      ...(hasRest ? [{ key: 'rest', label: i18next.t('analytics:rest') }] : []),
    ],
    rows: months.map((own) => {
      const parts: Record<string, number> = {};
      for (const { category, ...spent } of own.categories) {
        const key = keyOf(category);
        parts[key] = sum([parts[key] ?? 0, totalOf(spent, currency)], currency);
      }
      return { ...about(own), parts };
    }),
  };
}
