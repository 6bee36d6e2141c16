import type { Analytics } from '@kumbara/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#components/panel.tsx';
import { formatAmounts, formatDate, formatList, formatMoney } from '#lib/format.ts';

type Column = { label: string; isAmount?: boolean };

function SmallTable({ title, columns, rows }: { title: string; columns: Column[]; rows: [string, ...ReactNode[]][] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.875rem]">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-[0.8rem] text-ink-soft">
            {columns.map(({ label, isAmount }) => (
              <th
                key={label}
                scope="col"
                className={`py-1.5 pe-2 font-medium last:pe-0 sm:pe-3 ${isAmount ? 'text-end' : 'text-start'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key} className="border-line/60 border-b align-top last:border-0">
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.label}
                  className={`py-2 pe-2 last:pe-0 sm:pe-3 ${columns[at]?.isAmount ? 'text-end tabular-nums' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = { analytics: Analytics; linkTo: (id: string, name: string) => ReactNode };

export function CostsPerUse({ analytics: { costs_per_use }, linkTo }: Props) {
  const { t } = useTranslation('analytics');
  if (costs_per_use.length === 0) return null;
  return (
    <Panel title={t('uses')}>
      <SmallTable
        title={t('uses')}
        columns={[
          { label: t('service') },
          { label: t('timesUsed'), isAmount: true },
          { label: t('perUse'), isAmount: true },
        ]}
        rows={costs_per_use.map(({ subscription_id, name, uses, spent, currency, cost_per_use, at_most }) => [
          subscription_id,
          linkTo(subscription_id, name),
          t('usedFor', { count: uses, amount: formatMoney(spent, currency) }),
          cost_per_use === null
            ? t('neverUsed')
            : at_most
              ? t('atMost', { amount: formatMoney(cost_per_use, currency) })
              : formatMoney(cost_per_use, currency),
        ])}
      />
    </Panel>
  );
}

export function Upcoming({ analytics: { upcoming }, linkTo }: Props) {
  const { t } = useTranslation('analytics');
  return (
    <Panel title={t('upcoming')}>
      {upcoming.length === 0 && <p className="text-ink-soft">{t('nothingUpcoming')}</p>}
      {upcoming.length > 0 && (
        <SmallTable
          title={t('upcoming')}
          columns={[{ label: t('day') }, { label: t('service') }, { label: t('amount'), isAmount: true }]}
          rows={upcoming.map(({ subscription_id, name, date, amount, currency }) => [
            `${subscription_id} ${date}`,
            formatDate(date),
            linkTo(subscription_id, name),
            formatMoney(amount, currency),
          ])}
        />
      )}
    </Panel>
  );
}

export function People({ analytics: { people } }: { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  if (people.length === 0) return null;
  return (
    <Panel title={t('people')}>
      <p className="mb-2 text-[0.84rem] text-ink-soft">{t('peopleHint')}</p>
      <SmallTable
        title={t('people')}
        columns={[
          { label: t('person') },
          { label: t('perMonth'), isAmount: true },
          { label: t('inYear'), isAmount: true },
        ]}
        rows={people.map(({ id, name, is_self, subscriptions, per_month, per_year }) => [
          id,
          is_self ? t('self', { name }) : name,
          subscriptions > 0 ? formatList(formatAmounts(per_month)) : '–',
          subscriptions > 0 ? formatList(formatAmounts(per_year)) : '–',
        ])}
      />
    </Panel>
  );
}
