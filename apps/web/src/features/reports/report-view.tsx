import type { AmountByCurrency, Report } from '@kumbara/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from '#components/class-names.ts';
import { Panel } from '#components/panel.tsx';
import { formatAmounts, formatDate, formatMoney } from '#lib/format.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';

const kinds = ['total', 'paid', 'expected', 'due'] as const;

const amountsOf = (amounts: AmountByCurrency) =>
  Object.keys(amounts).length > 0 ? formatAmounts(amounts).join(' · ') : '–';

/** What a period cost and what changed in it, as tables that print as they are. */
export function ReportView({ report }: { report: Report }) {
  const { t } = useTranslation(['reports', 'subscriptions']);
  const { totals, verified_savings, categories, services, payments, price_changes, further_payments } = report;
  return (
    <>
      <section aria-label={t('totals')} className="card px-5 py-4 sm:px-6 sm:py-5 print:border-0 print:px-0">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
          {kinds.map((kind) => (
            <Total key={kind} label={t(`kind.${kind}`)} amounts={totals[kind]} isMain={kind === 'total'} />
          ))}
          <Total label={t('kind.verified')} amounts={verified_savings} />
        </dl>
      </section>
      <div className="grid items-start gap-5 lg:grid-cols-2 print:block print:[&>*]:mb-5">
        <Sums
          title={t('byCategory')}
          rows={categories.map(({ category, total }) => [t(`subscriptions:category.${category}`), total])}
        />
        <Sums title={t('byService')} rows={services.map(({ name, total }) => [name, total])} />
      </div>
      {payments.length > 0 && (
        <Table
          title={t('payments')}
          headings={[t('date'), t('name'), t('state'), t('amount')]}
          rows={payments.map((one) => [
            formatDate(one.date),
            <Link key="link" {...subscriptionLink(one.subscription_id)} className="underline-offset-4 hover:underline">
              {one.name}
            </Link>,
            one.evidence ? `${t('stateOf.paid')} (${t(`evidence.${one.evidence}`)})` : t(`stateOf.${one.state}`),
            formatMoney(one.amount, one.currency),
          ])}
          note={further_payments > 0 && t('further', { count: further_payments })}
        />
      )}
      {price_changes.length > 0 && (
        <Table
          title={t('priceChanges')}
          headings={[t('date'), t('name'), t('before'), t('now')]}
          rows={price_changes.map((one) => [
            formatDate(one.date),
            one.name,
            formatMoney(one.before, one.currency),
            formatMoney(one.now, one.currency),
          ])}
        />
      )}
      {(['started', 'ended'] as const).map(
        (kind) =>
          report[kind].length > 0 && (
            <Table
              key={kind}
              title={t(`changes.${kind}`)}
              headings={[t('date'), t('name')]}
              rows={report[kind].map(({ date, name }) => [formatDate(date), name])}
            />
          ),
      )}
    </>
  );
}

function Total({ label, amounts, isMain }: { label: string; amounts: AmountByCurrency; isMain?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.84rem] text-ink-soft">{label}</dt>
      <dd
        className={classNames(
          'flex flex-wrap gap-x-3',
          isMain ? 'font-semibold text-xl tracking-tight' : 'font-medium',
        )}
      >
        {Object.keys(amounts).length === 0 && '–'}
        {Object.keys(amounts).length > 0 && formatAmounts(amounts).map((amount) => <span key={amount}>{amount}</span>)}
      </dd>
    </div>
  );
}

function Sums({ title, rows }: { title: string; rows: [string, AmountByCurrency][] }) {
  const { t } = useTranslation('reports');
  if (rows.length === 0) return null;
  return (
    <Table
      title={title}
      headings={[t('name'), t('amount')]}
      rows={rows.map(([name, amounts]) => [name, amountsOf(amounts)])}
    />
  );
}

/** Of four columns, phones show the first and the third below the second. */
const isFolded = (at: number, { length }: unknown[]) => length === 4 && (at === 0 || at === 2);

type TableProps = { title: string; headings: string[]; rows: ReactNode[][]; note?: ReactNode };

function Table({ title, headings, rows, note }: TableProps) {
  const { t } = useTranslation('reports');
  const words = [t('date'), t('name'), t('state')];
  const isAmount = (at: number) => !words.includes(headings[at] ?? '');
  const dayClass = (at: number) => (headings[at] === t('date') ? 'w-px whitespace-nowrap' : '');
  return (
    <Panel title={title} className="break-inside-avoid-page print:border-0 print:px-0">
      <div className="overflow-x-auto">
        <table className="w-full text-[0.875rem]">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              {headings.map((heading, at) => (
                <th
                  key={heading}
                  scope="col"
                  className={`py-1.5 pe-3 font-medium last:pe-0 ${isAmount(at) ? 'text-end' : 'text-start'} ${dayClass(at)} ${isFolded(at, headings) ? 'max-sm:hidden' : ''}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never move, and may repeat
              <tr key={line} className="border-line/60 border-b align-top last:border-0">
                {row.map((cell, at) => (
                  <td
                    key={headings[at]}
                    className={`py-1.5 pe-3 last:pe-0 ${isAmount(at) ? 'whitespace-nowrap text-end tabular-nums' : 'break-words'} ${dayClass(at)} ${isFolded(at, headings) ? 'max-sm:hidden' : ''}`}
                  >
                    {cell}
                    {at === 1 && isFolded(0, headings) && (
                      <span className="block text-[0.8rem] text-ink-soft sm:hidden">
                        {row[0]}
                        <br />
                        {headings[2]}: {row[2]}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="mt-3 text-[0.84rem] text-ink-soft">{note}</p>}
    </Panel>
  );
}
