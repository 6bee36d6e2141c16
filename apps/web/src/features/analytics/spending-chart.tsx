import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  Brush,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { classNames } from '#components/class-names.ts';
import { formatMoney, formatMonthAndYear, formatShortMonth, formatWholeMoney } from '#lib/format.ts';
import { fillOf } from './chart-patterns.tsx';
import type { Series, SpendingRow } from './spending-series.ts';

type Props = {
  series: Series[];
  rows: SpendingRow[];
  currency: string;
  /** `YYYY-MM` */
  current: string;
  /** Indices of the first and last month that are shown. */
  onRange: (from: number, to: number) => void;
};

/** The chart keeps the size of the screen, so paper scales it down. */
const inPrint = classNames(
  'print:[&_.recharts-brush]:hidden print:[&_div:has(>.recharts-wrapper)]:w-full!',
  'print:[&_.recharts-wrapper]:max-w-full print:[&_.recharts-surface]:h-auto print:[&_.recharts-surface]:max-w-full',
);

/** A stacked bar for each month, of which the handles below show a part; arrow keys move them. */
export function SpendingChart({ series, rows, currency, current, onRange }: Props) {
  const { t } = useTranslation('analytics');
  const money = (value: unknown) => formatMoney(Number(value), currency);
  const data = useMemo(() => rows.map(({ month, parts }) => ({ month, ...parts })), [rows]);
  return (
    <div className={classNames('h-80 text-[0.78rem] print:break-inside-avoid', inPrint)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={{ top: 18, right: 8, left: 0, bottom: 0 }} title={t('spending')}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            tickFormatter={(month) => formatShortMonth(`${month}-01`)}
            minTickGap={12}
            stroke="var(--ink-soft)"
            tickLine={false}
          />
          <YAxis
            width={84}
            allowDecimals={false}
            tickFormatter={(value) => formatWholeMoney(value, currency)}
            stroke="var(--ink-soft)"
            axisLine={false}
            tickLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)' }}
            formatter={money}
            labelFormatter={(month) => formatMonthAndYear(`${month}-01`)}
            contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', borderRadius: 12 }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          <ReferenceLine
            x={current}
            stroke="var(--ink)"
            strokeDasharray="2 4"
            label={{ value: t('thisMonth'), position: 'top', fill: 'var(--ink)' }}
          />
          {series.map(({ key, label }, at) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              stackId="month"
              fill={fillOf(at)}
              stroke="var(--surface)"
              strokeWidth={1}
              isAnimationActive={false}
            />
          ))}
          <Brush
            dataKey="month"
            height={32}
            travellerWidth={14}
            ariaLabel={t('brush')}
            stroke="var(--ink-soft)"
            fill="var(--sunken)"
            tickFormatter={(month) => formatShortMonth(`${month}-01`)}
            onChange={({ startIndex, endIndex }) => onRange(startIndex ?? 0, endIndex ?? rows.length - 1)}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
