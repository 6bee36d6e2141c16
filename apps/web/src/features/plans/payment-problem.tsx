import type { Tier } from '@kumbara/shared';
import { Button } from '#components/button.tsx';
import { NoticeBanner } from '#components/notice-banner.tsx';
import { t } from '#i18n/index.ts';
import { formatDayOf } from '#lib/format.ts';
import { usePaidPlan, usePortal } from './payment-queries.ts';

/** Said while a renewal could not be collected: until when the plan lasts, and how to keep it. */
export function PaymentProblem({ tier }: { tier: Tier | undefined }) {
  const { data: paid } = usePaidPlan({ enabled: tier !== undefined && tier !== 'free' });
  const portal = usePortal();
  if (paid?.status !== 'past_due' || !paid.grace_ends_at) return null;
  return (
    <NoticeBanner title={t('paid.pastDue')} text={t('paid.pastDueText', { date: formatDayOf(paid.grace_ends_at) })}>
      <Button size="small" disabled={portal.isLeaving} onClick={() => portal.leave()}>
        {t('paid.updateCard')}
      </Button>
    </NoticeBanner>
  );
}
