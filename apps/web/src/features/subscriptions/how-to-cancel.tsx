import type { Subscription } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CancelGuides } from './cancel-guides.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

/** The steps to cancel at the service itself; says so where none are known. */
export function HowToCancel({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { data } = useQuery(subscriptionQueries.cancelGuides(subscription.id));
  if (data?.length === 0) return <p className="text-ink-soft">{t('cancelGuide.unknown')}</p>;
  return <CancelGuides subscription={subscription} />;
}
