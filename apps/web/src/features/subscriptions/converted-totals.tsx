import { daysBetween, isOldRate, type Stats } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Chip } from '#components/chip.tsx';
import { formatDate, formatList, formatMoney, today } from '#lib/format.ts';

/** Totals that are in the user's currency already need no conversion. */
const isConverted = ({ converted, total_monthly_cost }: Stats) =>
  converted && Object.keys(total_monthly_cost).some((currency) => currency !== converted.currency);

/** All amounts of a total in the user's currency, below the amounts per currency. */
export function ConvertedTotal({ stats, of }: { stats: Stats | undefined; of: 'monthly' | 'yearly' }) {
  const { t } = useTranslation('subscriptions');
  if (!stats?.converted || !isConverted(stats)) return null;
  const amount = formatMoney(stats.converted[of], stats.converted.currency);
  return <p className="mt-0.5 font-medium text-[0.84rem] text-ink-soft">{t('stats.converted', { amount })}</p>;
}

/** The day of the rates, or the reason why there is no converted total. */
export function RatesNote({ stats, className }: { stats: Stats | undefined; className: string }) {
  const { t } = useTranslation('subscriptions');
  if (!stats) return null;
  const { converted, currencies_without_rate: missing = [] } = stats;
  const isShown = missing.length > 0 || isConverted(stats);
  if (!isShown) return null;
  return (
    <p className={className}>
      <span>
        {converted
          ? t(`stats.rates.${converted.rate_source}`, { date: formatDate(converted.rate_date) })
          : t('stats.rates.missing', { currencies: formatList(missing) })}
      </span>
      {converted && isOldRate(converted.rate_date, today()) && (
        <Chip tone="notice">{t('stats.rates.old', { count: daysBetween(converted.rate_date, today()) })}</Chip>
      )}
      <Link
        to="/account"
        className="inline-flex min-h-6 items-center font-medium text-brand-strong underline-offset-4 hover:underline"
      >
        {t('stats.rates.change')}
      </Link>
    </p>
  );
}
