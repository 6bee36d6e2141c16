import type { SubscriptionDetail } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { formatMonthAndYear } from '#lib/format.ts';

const mostMonths = 12;

/** What the user said about the last months. */
export function UsageHistory({ subscription: { check_ins } }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('details');
  if (check_ins.length === 0) return <p className="text-ink-soft">{t('usage.none')}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {check_ins.slice(0, mostMonths).map(({ month, used, times }) => (
        <li key={month} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{formatMonthAndYear(`${month}-01`)}</span>
          <Chip tone={used ? 'saving' : 'neutral'}>
            {times ? t('usage.times', { count: times }) : t(used ? 'usage.used' : 'usage.unused')}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
