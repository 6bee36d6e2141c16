import type { DetectedSubscription, ImportDetection } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { useDismissDetection, useImportDetection, useLinkDetection, useUndoDismiss } from './detection-queries.ts';

export type Decisions = ReturnType<typeof useDecisions>;

/**
 * The answers to a finding, one at a time, each with its word afterwards. `onLimit`: the plan has no place left.
 * They are awaited rather than given callbacks: the last decision takes the list itself away, and callbacks with it.
 */
export function useDecisions(onLimit: () => void) {
  const { t } = useTranslation(['detection', 'subscriptions', 'common']);
  const importing = useImportDetection();
  const linking = useLinkDetection();
  const dismissing = useDismissDetection();
  const undoing = useUndoDismiss();
  const [dismissed, setDismissed] = useState<string>();

  const refused = (error: unknown, otherwise: string) => {
    if (error instanceof ApiError && error.code === 'plan_limit_reached') onLimit();
    else notify.error((error instanceof ApiError && error.message) || otherwise);
  };

  const add = useOnce(async (item: ImportDetection, isTracked: boolean) => {
    try {
      await importing.mutateAsync(item);
      notify.success(t(isTracked ? 'subscriptions:updated' : 'subscriptions:added'));
    } catch (error) {
      refused(error, t('addFailed'));
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
      refused(error, t('addFailed'));
    }
    if (added > 0) notify.success(t('addedMany', { count: added }));
  });

  const link = useOnce(async (detection_id: string, subscription_id: string) => {
    try {
      await linking.mutateAsync({ detection_id, subscription_id });
      notify.success(t('linked'));
    } catch (error) {
      refused(error, t('common:error'));
    }
  });

  /** Makes one subscription of a finding and its possible match, whether that is on the list already or found as well. */
  const linkMatch = useOnce(async ({ detection_id, possible_match }: DetectedSubscription) => {
    try {
      if (!possible_match) return;
      if ('subscription_id' in possible_match) {
        await linking.mutateAsync({ detection_id, subscription_id: possible_match.subscription_id });
      } else {
        const { id } = await importing.mutateAsync({ detection_id });
        await linking.mutateAsync({ detection_id: possible_match.detection_id, subscription_id: id });
      }
      notify.success(t('linked'));
    } catch (error) {
      refused(error, t('common:error'));
    }
  });

  const undo = useOnce(async (detection_id: string) => {
    try {
      await undoing.mutateAsync(detection_id);
      setDismissed((last) => (last === detection_id ? undefined : last));
      notify.info(t('dismissUndone'));
    } catch (error) {
      refused(error, t('common:error'));
    }
  });

  const dismiss = useOnce(async ({ detection_id, service_name }: DetectedSubscription) => {
    try {
      await dismissing.mutateAsync(detection_id);
      setDismissed(detection_id);
      notify.info(t('dismissed', { name: service_name }), {
        action: { label: t('subscriptions:action.undo'), onClick: () => void undo(detection_id) },
      });
    } catch (error) {
      refused(error, t('common:error'));
    }
  });

  const deciding =
    (importing.isPending && importing.variables.detection_id) ||
    (linking.isPending && linking.variables.detection_id) ||
    (dismissing.isPending && dismissing.variables);
  return {
    ...{ add, addAll, link, linkMatch, dismiss },
    /** Takes the last dismissal back. */
    undo: dismissed ? () => undo(dismissed) : undefined,
    /** The finding whose answer is on its way. */
    deciding: deciding || undefined,
  };
}
