import type { SubscriptionInfo } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { NoticeBanner } from '#components/notice-banner.tsx';

/** Shown when the plan's limit is reached. Existing subscriptions stay. */
export function LimitBanner({ info }: { info: SubscriptionInfo | undefined }) {
  const { t } = useTranslation('plans');
  if (info?.tier !== 'free' || info.can_add_more || info.max_subscriptions === null) return null;
  const { current_subscriptions: current, max_subscriptions: max } = info;
  return (
    <NoticeBanner title={t('limitTitle')} text={t('limitText', { current, max })}>
      <span aria-hidden="true" className="hidden h-2 w-28 overflow-hidden rounded-full bg-notice/30 sm:block">
        <span
          className="block h-full rounded-full bg-notice"
          style={{ width: `${Math.min(1, current / max) * 100}%` }}
        />
      </span>
      <ButtonLink to="/pricing" size="small">
        {t('upgrade')}
      </ButtonLink>
    </NoticeBanner>
  );
}
