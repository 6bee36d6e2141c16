import { type Analytics, sum, type AnalyticsView as View } from '@kumbara/shared';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Field, Select } from '#components/field.tsx';
import { Panel } from '#components/panel.tsx';
import { formatList, formatMoney, formatShare } from '#lib/format.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { Breakdown } from './breakdown.tsx';
import { describeChange } from './change-text.ts';
import { CostsPerUse, People, Upcoming } from './lists.tsx';
import { PriceChanges } from './price-changes.tsx';
import { SpendingPanel } from './spending-panel.tsx';
import { totalOf } from './spending-series.ts';

const keyOf = ({ currency, is_converted }: View) => `${currency}${is_converted ? ' converted' : ''}`;

/** Totals, changes, the chart and the lists, in one currency at a time. */
export function AnalyticsView({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation(['analytics', 'subscriptions']);
  const { views, currencies_without_rate, changes, preview, today } = analytics;
  const [chosen, setChosen] = useState<string>();
  const view = views.find((one) => keyOf(one) === chosen) ?? views[0];
  if (!view) return null;
  const { currency } = view;
  const linkTo = (id: string, name: string) =>
    preview ? (
      name
    ) : (
      <Link {...subscriptionLink(id)} className="underline-offset-4 hover:underline">
        {name}
      </Link>
    );
  return (
    <>
      {views.length > 1 && (
        <Field label={t('currency')} className="max-w-64 print:hidden">
          {(ids) => (
            <Select {...ids} value={keyOf(view)} onChange={({ target }) => setChosen(target.value)}>
              {views.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {t(one.is_converted ? 'converted' : 'only', { currency: one.currency })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {currencies_without_rate.length > 0 && (
        <p className="text-[0.875rem] text-ink-soft">
          {t('withoutRate', { currencies: formatList(currencies_without_rate) })}
        </p>
      )}
      <Totals view={view} />
      {changes.length > 0 && (
        <Panel title={t('changes')}>
          <ol className="flex flex-col gap-2.5">
            {changes.map((change) => {
              const Icon = change.per_year > 0 ? TrendingUp : TrendingDown;
              return (
                <li key={`${change.subscription_id} ${change.kind} ${change.date}`} className="flex gap-2.5">
                  <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
                  <span>{describeChange(change)}</span>
                </li>
              );
            })}
          </ol>
        </Panel>
      )}
      <SpendingPanel key={keyOf(view)} view={view} today={today} />
      <div className="grid items-start gap-5 xl:grid-cols-2 print:block print:[&>*]:mb-5 print:[&>*]:break-inside-avoid">
        <Breakdown
          title={t('byService')}
          heading={t('service')}
          currency={currency}
          rows={view.services.map(({ subscription_id, name, ...spent }) => ({
            ...spent,
            key: subscription_id,
            label: linkTo(subscription_id, name),
          }))}
        />
        <Breakdown
          title={t('byCategory')}
          heading={t('category')}
          currency={currency}
          rows={view.categories.map(({ category, ...spent }) => ({
            ...spent,
            key: category,
            label: t(`subscriptions:category.${category}`),
          }))}
        />
        <Breakdown
          title={t('byMethod')}
          heading={t('method')}
          currency={currency}
          rows={view.payment_methods.map(({ payment_method, ...spent }) => ({
            ...spent,
            key: payment_method ?? '',
            label: payment_method ?? t('noMethod'),
          }))}
        />
        <Upcoming analytics={analytics} linkTo={linkTo} />
        <PriceChanges analytics={analytics} />
        <CostsPerUse analytics={analytics} linkTo={linkTo} />
        <People analytics={analytics} />
      </div>
    </>
  );
}

function Totals({ view: { total, months, currency } }: { view: View }) {
  const { t } = useTranslation('analytics');
  const { paid, expected } = total.past;
  const past = sum([paid, expected], currency);
  const ahead = totalOf(total.ahead, currency);
  // A year whose first month is not known would be compared with a part of a year.
  const first = months[0]?.total;
  const isKnown = first !== undefined && first.paid + first.expected > 0;
  const growth = isKnown ? ahead / past - 1 : 0;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section aria-label={t('totals')} className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <Total label={t('past')} amount={money(past)}>
        {t('paidPart', { amount: money(paid) })}
        {expected > 0 && ` · ${t('expectedPart', { amount: money(expected) })}`}
      </Total>
      <Total label={t('ahead')} amount={money(ahead)}>
        {t('duePart', { amount: money(total.ahead.due) })}
        {Math.abs(growth) >= 0.005 &&
          ` · ${t(growth > 0 ? 'moreThanPast' : 'lessThanPast', { percent: formatShare(Math.abs(growth)) })}`}
      </Total>
    </section>
  );
}

const Total = ({ label, amount, children }: { label: string; amount: string; children: React.ReactNode }) => (
  <div className="card min-w-0 px-5 py-4">
    <h2 className="font-medium text-[0.84rem] text-ink-soft">{label}</h2>
    <p className="mt-1 font-semibold text-[1.7rem] leading-tight tracking-[-0.025em]">{amount}</p>
    <p className="pt-2 text-[0.84rem] text-ink-soft">{children}</p>
  </div>
);
