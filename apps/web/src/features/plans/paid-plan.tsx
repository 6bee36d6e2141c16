import type { PaidPlan as Paid, Tier } from '@kumbara/shared';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, type ButtonLook } from '#components/button.tsx';
import { formatDayOf } from '#lib/format.ts';
import { usePortal } from './payment-queries.ts';
import { planNames } from './plan-queries.ts';

/** The current plan, its source and its renewal, with the link to card, invoices and cancellation. */
export function PaidPlan({ paid, tier }: { paid: Paid; tier: Tier }) {
  const { t } = useTranslation(['billing', 'plans']);
  const portal = usePortal();
  return (
    <div className="card p-5">
      <p className="font-semibold text-lg">{planNames[tier]}</p>
      <p className="mt-1 text-ink-soft">{describePlan(paid, tier)}</p>
      {paid.also_charged > 0 && (
        <div role="note" className="mt-4 rounded-xl bg-notice-soft px-4 py-3 text-on-notice">
          <p className="font-semibold">{t('plan.twice')}</p>
          <p>{t('plan.twiceText')}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {tier === 'free' && toPlans('brand')}
        {paid.can_manage && (
          <Button
            wraps
            look={paid.status === 'past_due' || paid.also_charged > 0 ? 'brand' : 'plain'}
            disabled={portal.isLeaving}
            onClick={() => portal.leave()}
          >
            {t(paid.status === 'past_due' ? 'plans:pastDue.updateCard' : 'plan.manage')}
          </Button>
        )}
        {tier !== 'free' && toPlans(paid.can_manage ? 'quiet' : 'plain')}
      </div>
    </div>
  );
}

const toPlans = (look: ButtonLook['look']) => (
  <ButtonLink to="/pricing" look={look}>
    {i18next.t('plans:seePlans')}
  </ButtonLink>
);

function describePlan({ status, renews_at, ends_at, grace_ends_at }: Paid, tier: Tier): string {
  if (status === 'none') return tier === 'free' ? i18next.t('billing:plan.free') : i18next.t('billing:plan.family');
  if (status === 'past_due' && grace_ends_at)
    return i18next.t('plans:pastDue.text', { date: formatDayOf(grace_ends_at) });
  if (ends_at) return i18next.t('billing:plan.ends', { date: formatDayOf(ends_at) });
  return renews_at ? i18next.t('billing:plan.renews', { date: formatDayOf(renews_at) }) : '';
}
