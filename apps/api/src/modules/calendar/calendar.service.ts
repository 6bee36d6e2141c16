import {
  type Calendar,
  type Covered,
  currencyDecimals,
  endOfMonth,
  type IsoDate,
  type PeriodState,
  round,
  totalByCurrency,
} from '@kumbara/shared';
import type { Queryable } from '#lib/database.ts';
import { type HistoryRow, readHistories, traceHistory } from '#lib/payment-history.ts';
import { endsOf } from './ends.ts';

export type CalendarService = ReturnType<typeof createCalendarService>;

type Needs = { pool: Queryable; coverageOf: (userId: string) => Promise<readonly Covered[]> };

export function createCalendarService({ pool, coverageOf }: Needs) {
  return {
    /**
     * The payments and ends of a month. A paid one stands on the day of its charge, and its due day shows nothing more.
     * @param month `YYYY-MM`
     */
    async month(userId: string, month: string, today: IsoDate): Promise<Calendar> {
      const [rows, covered] = await Promise.all([readHistories(pool, userId), coverageOf(userId)]);
      const span = { from: `${month}-01`, to: endOfMonth(`${month}-01`) };
      const paying = rows.flatMap((row) =>
        traceHistory(row, { ...span, covered, today }).payments.map((payment) => ({ ...payment, ...aboutOf(row) })),
      );
      const ends = rows
        .flatMap((row) => endsOf(row).map((end) => ({ ...aboutOf(row), ...end })))
        .filter(({ date }) => date >= span.from && date <= span.to);
      const payments = paying.map(
        ({ subscription_id, name, category, date, state, currency, mine, is_extra = false, evidence = null }) => ({
          ...{ subscription_id, name, category, date, kind: 'payment' as const, state, currency, is_extra, evidence },
          amount: round(mine, currencyDecimals(currency)),
        }),
      );
      const total = (...states: PeriodState[]) =>
        totalByCurrency(
          paying.filter(({ state }) => states.includes(state)),
          ({ mine }) => mine,
        );
      return {
        month,
        entries: [...payments, ...ends].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
        totals: {
          total: total('paid', 'unknown', 'due'),
          paid: total('paid'),
          expected: total('unknown'),
          due: total('due'),
        },
      };
    },
  };
}

const aboutOf = ({ id, name, category }: HistoryRow) => ({ subscription_id: id, name, category });
