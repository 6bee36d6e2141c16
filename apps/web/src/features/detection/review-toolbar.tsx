import { costPerMonth, type DetectedSubscription, totalByCurrency } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { formatAmounts, formatList } from '#lib/format.ts';
import { omitMatches } from './finding.ts';

type Props = {
  id: string;
  title: string;
  found: DetectedSubscription[];
  isBusy: boolean;
  onAddAll: (sure: DetectedSubscription[]) => void;
};

/** The number and total of the findings, on every plan: the limit applies to adding only. */
export function ReviewToolbar({ id, title, found, isBusy, onAddAll }: Props) {
  const { t } = useTranslation('detection');
  const priced = found.filter((one): one is DetectedSubscription & { amount: number } => one.amount !== null);
  const perMonth = formatList(formatAmounts(totalByCurrency(omitMatches(priced), costPerMonth)));
  // One whose payment is missed, or not covered, may have ended.
  const mayRun = (one: DetectedSubscription) => one.covered_since && !one.reasons.includes('overdue');
  const high = priced.filter((one) => one.confidence === 'high' && mayRun(one) && !one.already_tracked);
  // A possible match of a subscription is a question; of two findings that may be one, one is added.
  const sure = omitMatches(high.filter(({ possible_match }) => !possible_match || 'detection_id' in possible_match));
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="font-semibold text-xl tracking-tight">
          {title}
        </h2>
        <p className="text-ink-soft">
          {priced.length > 0 && t('perMonth', { amounts: perMonth })}
          <span className="max-lg:hidden"> {t('keys')}</span>
        </p>
      </div>
      {sure.length > 1 && (
        <Button aria-disabled={isBusy} onClick={() => isBusy || onAddAll(sure)}>
          {t('addAll', { count: sure.length })}
        </Button>
      )}
    </div>
  );
}
