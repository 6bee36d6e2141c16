import type { Tier } from '@kumbara/shared';
import { Button } from '#components/button.tsx';
import { t } from '#i18n/index.ts';
import { formatDate } from '#lib/format.ts';
import { usePaidPlan, usePortal } from './payment-queries.ts';

/** Said while a renewal could not be collected: until when the plan lasts, and how to keep it. */
export function PaymentProblem({ tier }: { tier: Tier | undefined }) {
  const { data: paid } = usePaidPlan({ enabled: tier !== undefined && tier !== 'free' });
  const portal = usePortal();
  if (paid?.status !== 'past_due' || !paid.grace_ends_at) return null;
  return (
    <section
      aria-labelledby="payment-problem"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-notice/70 bg-notice-soft px-5 py-3.5 text-on-notice"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="payment-problem" className="font-semibold">
          {t('paid.pastDue')}
        </h2>
        <p>{t('paid.pastDueText', { date: formatDate(paid.grace_ends_at.slice(0, 10)) })}</p>
      </div>
      <Button size="small" disabled={portal.isLeaving} onClick={() => portal.leave()}>
        {t('paid.updateCard')}
      </Button>
    </section>
  );
}
