import type { Subscription } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { CancelGuides } from './cancel-guides.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

/** The steps to cancel at the service itself; says so where none are known or they could not be loaded. */
export function HowToCancel({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(['subscriptions', 'common']);
  const { data, isPending, refetch } = useQuery(subscriptionQueries.cancelGuides(subscription.id));
  if (isPending) return <Skeleton className="h-24 w-full rounded-xl" />;
  if (!data)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert">{t('cancelGuide.failed')}</p>
        <Button size="small" onClick={() => refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    );
  if (data.length === 0) return <p className="text-ink-soft">{t('cancelGuide.unknown')}</p>;
  return <CancelGuides subscription={subscription} />;
}
