import type { SubscriptionInfo } from '@kumbara/shared';
import { ButtonLink } from '#components/button.tsx';
import { t } from '#i18n/index.ts';

/** Said only when no more can be added; what is there stays. */
export function LimitBanner({ info }: { info: SubscriptionInfo | undefined }) {
  if (info?.tier !== 'free' || info.can_add_more || info.max_subscriptions === null) return null;
  const { current_subscriptions: current, max_subscriptions: max } = info;
  return (
    <section
      aria-labelledby="limit-title"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-notice/70 bg-notice-soft px-5 py-3.5 text-on-notice"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="limit-title" className="font-semibold">
          {t('plan.limitTitle')}
        </h2>
        <p>{t('plan.limitText', { current, max })}</p>
      </div>
      <span aria-hidden="true" className="hidden h-2 w-28 overflow-hidden rounded-full bg-notice/30 sm:block">
        <span
          className="block h-full rounded-full bg-notice"
          style={{ width: `${Math.min(1, current / max) * 100}%` }}
        />
      </span>
      <ButtonLink to="/pricing" size="small">
        {t('plan.upgrade')}
      </ButtonLink>
    </section>
  );
}
