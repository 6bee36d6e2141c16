import type { DetectedSubscription, ImportDetection } from '@kumbara/shared';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { t } from '#i18n/index.ts';
import { ApiError } from '#lib/api.ts';
import { useDismissDetection, useImportDetection, useLinkDetection } from './detection-queries.ts';

/**
 * The answers to a finding, one at a time, each with its word afterwards. `onLimit`: the plan has no place left.
 * They are awaited rather than given callbacks: the last decision takes the list itself away, and callbacks with it.
 */
export function useDecisions(onLimit: () => void) {
  const importing = useImportDetection();
  const linking = useLinkDetection();
  const dismissing = useDismissDetection();

  const refused = (error: unknown, otherwise: string) => {
    if (error instanceof ApiError && error.code === 'plan_limit_reached') onLimit();
    else notify.error((error instanceof ApiError && error.message) || otherwise);
  };

  const add = useOnce(async (item: ImportDetection, isTracked: boolean) => {
    try {
      await importing.mutateAsync(item);
      notify.success(t(isTracked ? 'subscription.updated' : 'subscription.added'));
    } catch (error) {
      refused(error, t('review.addFailed'));
    }
  });

  const addAll = useOnce(async (sure: DetectedSubscription[]) => {
    let added = 0;
    try {
      for (const { detection_id } of sure) {
        await importing.mutateAsync({ detection_id });
        added += 1;
      }
    } catch (error) {
      refused(error, t('review.addFailed'));
    }
    if (added > 0) notify.success(t('review.addedMany', { count: added }));
  });

  const link = useOnce(async (detection_id: string, subscription_id: string) => {
    try {
      await linking.mutateAsync({ detection_id, subscription_id });
      notify.success(t('review.linked'));
    } catch (error) {
      refused(error, t('common.error'));
    }
  });

  const dismiss = useOnce(async ({ detection_id, service_name }: DetectedSubscription) => {
    try {
      await dismissing.mutateAsync(detection_id);
      notify.info(t('review.dismissed', { name: service_name }));
    } catch (error) {
      refused(error, t('common.error'));
    }
  });

  return { add, addAll, link, dismiss, isBusy: importing.isPending || linking.isPending || dismissing.isPending };
}
