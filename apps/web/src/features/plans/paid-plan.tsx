import type { PaidPlan as Paid, Tier } from '@kumbara/shared';
import { Button, ButtonLink } from '#components/button.tsx';
import { t } from '#i18n/index.ts';
import { formatDayOf } from '#lib/format.ts';
import { usePortal } from './payment-queries.ts';
import { planNames } from './plan-queries.ts';

/** The plan somebody holds, where it comes from and what becomes of it; card, invoices and cancelling are one press away. */
export function PaidPlan({ paid, tier }: { paid: Paid; tier: Tier }) {
  const portal = usePortal();
  return (
    <div className="card p-5">
      <p className="font-semibold text-lg">{planNames[tier]}</p>
      <p className="mt-1 text-ink-soft">{describePlan(paid, tier)}</p>
      {paid.also_charged > 0 && (
        <div role="note" className="mt-4 rounded-xl bg-notice-soft px-4 py-3 text-on-notice">
          <p className="font-semibold">{t('paid.twice')}</p>
          <p>{t('paid.twiceText')}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {paid.can_manage && (
          <Button
            wraps
            look={paid.status === 'past_due' || paid.also_charged > 0 ? 'brand' : 'plain'}
            disabled={portal.isLeaving}
            onClick={() => portal.leave()}
          >
            {t(paid.status === 'past_due' ? 'paid.updateCard' : 'paid.manage')}
          </Button>
        )}
        <ButtonLink to="/pricing" look={tier === 'free' ? 'brand' : paid.can_manage ? 'quiet' : 'plain'}>
          {t('plan.seePlans')}
        </ButtonLink>
      </div>
    </div>
  );
}

function describePlan({ status, renews_at, ends_at, grace_ends_at }: Paid, tier: Tier): string {
  if (status === 'none') return tier === 'free' ? t('paid.free') : t('paid.family');
  if (status === 'past_due' && grace_ends_at) return t('paid.pastDueText', { date: formatDayOf(grace_ends_at) });
  if (ends_at) return t('paid.ends', { date: formatDayOf(ends_at) });
  return renews_at ? t('paid.renews', { date: formatDayOf(renews_at) }) : '';
}
