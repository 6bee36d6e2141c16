import type { Tier } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { NoticeBanner } from '#components/notice-banner.tsx';
import { formatDayOf } from '#lib/format.ts';
import { usePaidPlan, usePortal } from './payment-queries.ts';

/** Shown while a renewal payment is overdue: until when the plan lasts, and how to keep it. */
export function PaymentProblem({ tier }: { tier: Tier | undefined }) {
  const { t } = useTranslation('plans');
  const { data: paid } = usePaidPlan({ enabled: tier !== undefined && tier !== 'free' });
  const portal = usePortal();
  if (paid?.status !== 'past_due' || !paid.grace_ends_at) return null;
  return (
    <NoticeBanner title={t('pastDue.title')} text={t('pastDue.text', { date: formatDayOf(paid.grace_ends_at) })}>
      <Button size="small" disabled={portal.isLeaving} onClick={() => portal.leave()}>
        {t('pastDue.updateCard')}
      </Button>
    </NoticeBanner>
  );
}
