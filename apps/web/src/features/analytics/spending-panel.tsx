import type { AnalyticsView } from '@kumbara/shared';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Select } from '#components/field.tsx';
import { Panel } from '#components/panel.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { formatDate, formatMoney, formatMonthAndYear } from '#lib/format.ts';
import { ChartPatterns, Swatch } from './chart-patterns.tsx';
import { type Grouping, type Series, type SpendingRow, stackMonths } from './spending-series.ts';
import { TableToggle } from './table-toggle.tsx';

const SpendingChart = lazy(() =>
  import('./spending-chart.tsx').then(({ SpendingChart }) => ({ default: SpendingChart })),
);

const groupings = ['category', 'state'] as const satisfies Grouping[];
const monthName = ({ month }: SpendingRow) => formatMonthAndYear(`${month}-01`);

/** Spending by month as a chart and a table, by category or by how certain it is. */
export function SpendingPanel({ view, today }: { view: AnalyticsView; today: string }) {
  const { t } = useTranslation('analytics');
  const [grouping, setGrouping] = useState<Grouping>('category');
  const [range, setRange] = useState<{ from: number; to: number }>();
  // The brush begins anew with other rows.
  const { series, rows } = useMemo(() => stackMonths(view, grouping), [view, grouping]);
  const shown = rows.slice(range?.from ?? 0, (range?.to ?? rows.length - 1) + 1);
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Panel
      title={t('spending')}
      aside={
        <Field label={t('groupBy')} className="w-52 print:hidden">
          {(ids) => (
            <Select {...ids} value={grouping} onChange={({ target }) => setGrouping(target.value as Grouping)}>
              {groupings.map((one) => (
                <option key={one} value={one}>
                  {t(`grouping.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      }
    >
      <ChartPatterns />
      <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.84rem]">
        {series.map(({ key, label }, at) => (
          <li key={key} className="flex items-center gap-1.5">
            <Swatch at={at} />
            {label}
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-xl" />}>
        <SpendingChart
          {...{ series, rows }}
          currency={view.currency}
          current={today.slice(0, 7)}
          onRange={(from, to) => setRange({ from, to })}
        />
      </Suspense>
      <p aria-live="polite" className="mt-1 text-[0.84rem] text-ink-soft">
        {first && last && t('range', { from: monthName(first), to: monthName(last) })}
        {view.is_converted && ` · ${t('rates')}`}
      </p>
      <TableToggle>
        <MonthTable {...{ series, rows: shown }} currency={view.currency} isConverted={view.is_converted} />
      </TableToggle>
    </Panel>
  );
}

type TableProps = { series: Series[]; rows: SpendingRow[]; currency: string; isConverted: boolean };

function MonthTable({ series, rows, currency, isConverted }: TableProps) {
  const { t } = useTranslation('analytics');
  const money = (amount: number) => (amount === 0 ? '–' : formatMoney(amount, currency));
  return (
    <table className="w-full text-[0.84rem] print:text-[0.7rem]">
      <caption className="sr-only">{t('spending')}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('month')}
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className="py-1.5 ps-3 text-end print:ps-1.5 font-medium">
              {label}
            </th>
          ))}
          <th scope="col" className="py-1.5 ps-3 text-end print:ps-1.5 font-medium">
            {t('total')}
          </th>
          {isConverted && (
            <th scope="col" className="py-1.5 ps-3 text-end print:ps-1.5 font-medium">
              {t('rateDate')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.month} className="border-line/60 border-b last:border-0">
            <th scope="row" className="whitespace-nowrap py-1.5 text-start font-normal">
              {monthName(row)}
            </th>
            {series.map(({ key }) => (
              <td key={key} className="whitespace-nowrap py-1.5 ps-3 text-end print:ps-1.5">
                {money(row.parts[key] ?? 0)}
              </td>
            ))}
            <td className="whitespace-nowrap py-1.5 ps-3 text-end print:ps-1.5 font-medium">{money(row.total)}</td>
            {isConverted && (
              <td className="whitespace-nowrap py-1.5 ps-3 text-end print:ps-1.5 text-ink-soft">
                {row.rate_date && formatDate(row.rate_date)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
