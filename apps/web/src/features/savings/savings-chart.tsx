import type { Savings } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Area, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Field, Select } from '#components/field.tsx';
import { entriesOf, formatMoney, formatMonthAndYear, formatWholeMoney } from '#lib/format.ts';

type Month = Savings['months'][number];
const kinds = ['promised', 'verified', 'lost'] as const;

const monthName = (month: string) => formatMonthAndYear(`${month}-01`);

/** Cumulative sums by month, one currency at a time; lines differ by dash and label, not by colour alone. */
export function SavingsChart({ months }: { months: Month[] }) {
  const { t } = useTranslation('savings');
  const latest = months.at(-1);
  const used = entriesOf({ ...latest?.lost, ...latest?.promised }).map(([code]) => code);
  const [chosen, setChosen] = useState<string>();
  const currency = chosen && used.includes(chosen) ? chosen : (used[0] ?? '');
  const rows = months.map(({ month, ...sums }) => ({
    month,
    promised: sums.promised[currency] ?? 0,
    verified: sums.verified[currency] ?? 0,
    lost: sums.lost[currency] ?? 0,
  }));
  const shown = kinds.filter((kind) => kind !== 'lost' || rows.some(({ lost }) => lost > 0));
  const money = (value: unknown) => formatMoney(Number(value), currency);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <p className="text-[0.84rem] text-ink-soft">{t('chartHint', { currency })}</p>
        {used.length > 1 && (
          <Field label={t('currency')} className="w-32">
            {(ids) => (
              <Select {...ids} value={currency} onChange={({ target }) => setChosen(target.value)}>
                {used.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <div className="h-64 text-[0.78rem]">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={rows} margin={{ top: 8, right: 8, left: 0, bottom: 0 }} title={t('chart')}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="month"
              tickFormatter={monthName}
              minTickGap={24}
              tickMargin={8}
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
              formatter={money}
              labelFormatter={(month) => monthName(String(month))}
              contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', borderRadius: 12 }}
              itemStyle={{ color: 'var(--ink)' }}
            />
            <Legend itemSorter={null} formatter={(name) => <span className="text-ink">{name}</span>} />
            <Line
              dataKey="promised"
              name={t('promised')}
              type="linear"
              stroke="var(--ink-soft)"
              strokeDasharray="6 4"
              strokeWidth={2}
              legendType="plainline"
              dot={rows.length === 1}
              isAnimationActive={false}
            />
            <Area
              dataKey="verified"
              name={t('verified')}
              type="linear"
              stroke="var(--saving)"
              fill="var(--saving)"
              fillOpacity={0.14}
              strokeWidth={2.5}
              legendType="plainline"
              dot={rows.length === 1}
              isAnimationActive={false}
            />
            {shown.includes('lost') && (
              <Line
                dataKey="lost"
                name={t('lost')}
                type="linear"
                stroke="var(--danger)"
                strokeDasharray="2 3"
                strokeWidth={2}
                legendType="plainline"
                dot={rows.length === 1}
                isAnimationActive={false}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <details className="mt-3">
        <summary className="touch-target cursor-pointer font-medium text-[0.875rem] text-brand-strong">
          {t('table')}
        </summary>
        <div className="mt-2 overflow-x-auto">
          <table className="w-full text-[0.84rem]">
            <thead>
              <tr className="border-line border-b text-ink-soft">
                <th scope="col" className="py-1.5 text-start font-medium">
                  {t('month')}
                </th>
                {shown.map((kind) => (
                  <th key={kind} scope="col" className="py-1.5 ps-3 text-end font-medium">
                    {t(kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.month} className="border-line/60 border-b last:border-0">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {monthName(row.month)}
                  </th>
                  {shown.map((kind) => (
                    <td key={kind} className="py-1.5 ps-3 text-end">
                      {money(row[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
