import { PiggyBank } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatAmounts, formatList } from '#lib/format.ts';
import { useSavings } from './savings-queries.ts';

/** The verified savings, once there are any. */
export function SavedSoFar({ hasPlan }: { hasPlan: boolean }) {
  const { t } = useTranslation('subscriptions');
  const { data } = useSavings({ enabled: hasPlan });
  if (!data || Object.keys(data.totals.verified).length === 0) return null;
  return (
    <Link
      to="/dashboard/savings"
      className="flex items-center gap-2.5 self-start rounded-xl bg-saving-soft px-4 py-2.5 font-medium text-saving underline-offset-4 hover:underline"
    >
      <PiggyBank aria-hidden="true" className="size-5 shrink-0" />
      {t('stats.saved', { amounts: formatList(formatAmounts(data.totals.verified)) })}
    </Link>
  );
}
