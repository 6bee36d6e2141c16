import type { SubscriptionDetail } from '@kumbara/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmounts, formatDate, formatMoney } from '#lib/format.ts';

/** What a subscription costs in a month, in a year and so far; the user's part. */
export function CostSummary({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('details');
  const { costs, currency, lifetime, share, status } = subscription;
  const totals = Object.keys(lifetime.total).length > 0 ? formatAmounts(lifetime.total) : [formatMoney(0, currency)];
  return (
    <section aria-label={t('cost.title')} className="card overflow-clip">
      <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-3">
        <Figure label={t('cost.monthly')} values={[formatMoney(costs.monthly, currency)]} isFaint={status !== 'active'}>
          {share && t('cost.share')}
        </Figure>
        <Figure label={t('cost.yearly')} values={[formatMoney(costs.yearly, currency)]} isFaint={status !== 'active'}>
          {share && t('cost.share')}
        </Figure>
        <Figure label={t('cost.lifetime')} values={totals}>
          {lifetime.since ? t('cost.since', { date: formatDate(lifetime.since) }) : t('cost.nothing')}
          {lifetime.assumed > 0 && <span className="block">{t('cost.assumed', { count: lifetime.assumed })}</span>}
        </Figure>
      </dl>
    </section>
  );
}

type FigureProps = { label: string; values: string[]; isFaint?: boolean; children: ReactNode };

const Figure = ({ label, values: [first, ...others], isFaint, children }: FigureProps) => (
  <div className="min-w-0 bg-surface px-5 py-4 last:max-sm:col-span-2 max-sm:py-3">
    <dt className="font-medium text-[0.84rem] hyphens-auto text-ink-soft">{label}</dt>
    <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
      <span
        className={`font-semibold text-[1.45rem] tracking-tight max-sm:text-[1.2rem] ${isFaint ? 'text-ink-faint' : ''}`}
      >
        {first}
      </span>
      {others.map((value) => (
        <span key={value} className="font-semibold text-ink-soft">
          {value}
        </span>
      ))}
    </dd>
    {children && <dd className="mt-0.5 text-[0.84rem] text-ink-soft">{children}</dd>}
  </div>
);
