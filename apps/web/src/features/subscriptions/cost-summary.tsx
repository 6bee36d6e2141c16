import type { SubscriptionDetail } from '@kumbara/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmounts, formatDate, formatMoney } from '#lib/format.ts';

/** What a subscription costs in a month, in a year and so far, or did until it was cancelled; the user's part. */
export function CostSummary({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('details');
  const { costs, currency, lifetime, share, status } = subscription;
  const isActive = status === 'active';
  const totals = Object.keys(lifetime.total).length > 0 ? formatAmounts(lifetime.total) : [formatMoney(0, currency)];
  return (
    <section aria-label={t('cost.title')} className="card overflow-clip">
      {/* An amount that is too long for its column takes a line of its own. */}
      <dl className="flex flex-wrap gap-px bg-line">
        <Figure
          label={t(isActive ? 'cost.monthly' : 'cost.monthlyPast')}
          values={[formatMoney(costs.monthly, currency)]}
          isFaint={!isActive}
        >
          {share && t('cost.share')}
        </Figure>
        <Figure
          label={t(isActive ? 'cost.yearly' : 'cost.yearlyPast')}
          values={[formatMoney(costs.yearly, currency)]}
          isFaint={!isActive}
        >
          {share && t('cost.share')}
        </Figure>
        <Figure label={t(isActive ? 'cost.lifetime' : 'cost.lifetimePast')} values={totals}>
          {lifetime.since ? t('cost.since', { date: formatDate(lifetime.since) }) : t('cost.nothing')}
          {lifetime.assumed > 0 && <span className="block">{t('cost.assumed', { count: lifetime.assumed })}</span>}
        </Figure>
      </dl>
    </section>
  );
}

type FigureProps = { label: string; values: string[]; isFaint?: boolean; children: ReactNode };

const Figure = ({ label, values: [first, ...others], isFaint, children }: FigureProps) => (
  <div className="flex-1 basis-36 bg-surface px-5 py-4 last:max-sm:basis-full max-sm:py-3">
    <dt className="font-medium text-[0.84rem] hyphens-auto text-ink-soft">{label}</dt>
    <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
      <span
        className={`whitespace-nowrap font-semibold text-[1.45rem] tracking-tight max-sm:text-[1.2rem] ${isFaint ? 'text-ink-faint' : ''}`}
      >
        {first}
      </span>
      {others.map((value) => (
        <span key={value} className="whitespace-nowrap font-semibold text-ink-soft">
          {value}
        </span>
      ))}
    </dd>
    {children && <dd className="mt-0.5 text-[0.84rem] text-ink-soft">{children}</dd>}
  </div>
);
