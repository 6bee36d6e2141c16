import {
  addDays,
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
      const paying = rows.flatMap((row) => {
        const { id: subscription_id, name, category } = row;
        const { payments } = traceHistory(row, { ...span, covered, today });
        return payments.map((payment) => ({ subscription_id, name, category, ...payment }));
      });
      const ends = rows.flatMap((row) => endsOf(row)).filter(({ date }) => date >= span.from && date <= span.to);
      const payments = paying.map(({ mine, ...payment }) => ({
        ...payment,
        kind: 'payment' as const,
        amount: round(mine, currencyDecimals(payment.currency)),
      }));
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

/** The last days of a trial, of a commitment, to give notice, and of use. */
function endsOf({ id, name, category, status, trial_ends_on, commitment_ends_on, notice_days, ends_on }: HistoryRow) {
  const isActive = status === 'active';
  const days = {
    trial_ends: isActive ? trial_ends_on : null,
    commitment_ends: isActive ? commitment_ends_on : null,
    notice_ends: isActive && commitment_ends_on && notice_days ? addDays(commitment_ends_on, -notice_days) : null,
    ends: isActive ? null : ends_on,
  };
  return Object.entries(days).flatMap(([kind, date]) =>
    date ? [{ subscription_id: id, name, category, date, kind: kind as keyof typeof days }] : [],
  );
}
