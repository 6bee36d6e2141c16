import { daysBetween, type SubscriptionDetail } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, today } from '#lib/format.ts';
import { formatDaysLeft } from './status-text.ts';

/** The next payments with the days until each; the user's part where the price is shared. */
export function NextPayments({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('details');
  const next = subscription.timeline.filter(({ state }) => state === 'due');
  if (next.length === 0) return <p className="text-ink-soft">{t('next.none')}</p>;
  return (
    <ol className="flex flex-col gap-2">
      {next.map(({ date, mine, currency }) => (
        <li key={date} className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
            <span className="font-medium">{formatDate(date)}</span>
            <span className="text-[0.84rem] text-ink-soft">{formatDaysLeft(daysBetween(today(), date))}</span>
          </span>
          <span className="shrink-0 font-medium">{formatMoney(mine, currency)}</span>
        </li>
      ))}
    </ol>
  );
}
