import type { Subscription } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { CancelGuides } from './cancel-guides.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

type Props = { subscription: Subscription; onCancel: () => void; onClose: () => void };

/** Steps to cancel at the service itself, with a button to mark the subscription as cancelled here. */
export function CancelGuideDialog({ subscription, onCancel, onClose }: Props) {
  const { t } = useTranslation(['subscriptions', 'common']);
  const { data, isPending, isError, refetch } = useQuery(subscriptionQueries.cancelGuides(subscription.id));
  return (
    <Dialog
      title={t('cancelGuide.title', { name: subscription.name })}
      description={t('cancelGuide.lead')}
      onClose={onClose}
    >
      {isPending && <Skeleton className="h-24 w-full rounded-xl" />}
      {isError && !data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="alert">{t('cancelGuide.failed')}</p>
          <Button size="small" onClick={() => refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="rounded-xl bg-sunken/70 px-4 py-3">{t('cancelGuide.unknown')}</p>}
      <CancelGuides subscription={subscription} />
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
        <Button onClick={onClose}>{t('common:close')}</Button>
        <Button look="brand" onClick={onCancel}>
          {t('cancelGuide.done')}
        </Button>
      </div>
    </Dialog>
  );
}
