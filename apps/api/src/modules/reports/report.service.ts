import {
  type AmountByCurrency,
  addMonths,
  type Category,
  currencyDecimals,
  endOfMonth,
  type Fraction,
  type IsoDate,
  type PeriodState,
  type Report,
  type ReportPayment,
  round,
  totalByCurrency,
} from '@kumbara/shared';
import { readCoverage } from '#lib/coverage.ts';
import type { Queryable } from '#lib/database.ts';
import { type HistoryPayment, type HistoryRow, readHistories, traceHistory } from '#lib/payment-history.ts';
import { listPriceMoves } from '#lib/price-moves.ts';

export type ReportService = ReturnType<typeof createReportService>;

type Needs = {
  pool: Queryable;
  /** What ended subscriptions saved on due days of a span. */
  verifiedBetween: (userId: string, span: Span, today: IsoDate) => Promise<AmountByCurrency>;
};
type Span = { from: IsoDate; to: IsoDate };

/** More than a family's list of a year. */
const maxPayments = 2_000;
/** Charges that show whether an earlier due day was paid. */
const monthsBefore = 14;

export function createReportService({ pool, verifiedBetween }: Needs) {
  return {
    /** @param period `2026-10` or `2026` */
    async read(userId: string, period: string, today: IsoDate): Promise<Report> {
      const span = spanOf(period);
      const [rows, coverage, verified_savings] = await Promise.all([
        readHistories(pool, userId, addMonths(span.from, -monthsBefore)),
        readCoverage(pool, userId),
        verifiedBetween(userId, span, today),
      ]);
      const traced = rows.map((row) => ({ row, ...traceHistory(row, { ...span, covered: coverage.spans, today }) }));
      const payments = traced.flatMap(({ row, payments }) => payments.map((payment) => ({ row, ...payment })));
      const counted = payments.filter(({ state }) => state !== 'skipped' && state !== 'missing');
      payments.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
      return {
        ...{ period, ...span, verified_savings },
        totals: {
          total: total(counted),
          paid: total(counted, 'paid'),
          expected: total(counted, 'unknown'),
          due: total(counted, 'due'),
        },
        categories: group(counted, ({ row }) => row.category).map(([category, own]) => ({
          category: category as Category,
          total: total(own),
        })),
        services: group(counted, ({ row }) => row.id).flatMap(([, own]) =>
          own[0] ? [{ ...subjectOf(own[0].row), category: own[0].row.category, total: total(own) }] : [],
        ),
        payments: payments.slice(0, maxPayments).map(presentPayment),
        further_payments: Math.max(0, payments.length - maxPayments),
        price_changes: traced
          .flatMap(({ row, history, charged }) =>
            listPriceMoves({ history, payments: charged, trial_ends_on: row.trial_ends_on, today })
              .filter(({ date }) => isWithin(date, span))
              .map((move) => ({ ...subjectOf(row), ...move })),
          )
          .sort(byDate),
        started: traced
          .flatMap(({ row, history }) => dated(row, row.started_on ?? history[0]?.date ?? null, span))
          .sort(byDate),
        ended: rows
          .flatMap((row) => dated(row, row.status === 'cancelled' ? row.cancelled_on : null, span))
          .sort(byDate),
      };
    },
  };
}

function spanOf(period: string): Span {
  return period.length === 4
    ? { from: `${period}-01-01`, to: `${period}-12-31` }
    : { from: `${period}-01`, to: endOfMonth(`${period}-01`) };
}

type Counted = { row: HistoryRow; state: PeriodState; currency: string; mine: Fraction };

const total = (payments: readonly Counted[], only?: PeriodState): AmountByCurrency =>
  totalByCurrency(
    payments.filter(({ state }) => only === undefined || state === only),
    ({ mine }) => mine,
  );

/** The groups with the most payments first, because amounts of several currencies have no order. */
const group = <T extends Counted>(payments: readonly T[], key: (payment: T) => string): [string, T[]][] =>
  [...Map.groupBy(payments, key)].sort(([, a], [, b]) => b.length - a.length);

const subjectOf = ({ id, name }: HistoryRow) => ({ subscription_id: id, name });

type Traced = Counted & Pick<HistoryPayment, 'date' | 'evidence'>;
const presentPayment = ({ row, date, state, currency, mine, evidence }: Traced): ReportPayment => ({
  ...{ ...subjectOf(row), category: row.category, date, state, currency, evidence: evidence ?? null },
  amount: round(mine, currencyDecimals(currency)),
});

const isWithin = (date: IsoDate, { from, to }: Span): boolean => date >= from && date <= to;
const dated = (row: HistoryRow, date: IsoDate | null, span: Span) =>
  date && isWithin(date, span) ? [{ ...subjectOf(row), date }] : [];
const byDate = (a: { date: IsoDate }, b: { date: IsoDate }) => a.date.localeCompare(b.date);
