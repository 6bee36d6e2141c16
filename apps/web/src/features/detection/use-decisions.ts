import type { DetectedSubscription, ImportDetection } from '@kumbara/shared';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { useDismissDetection, useImportDetection, useLinkDetection, useUndoDismiss } from './detection-queries.ts';

export type Decisions = ReturnType<typeof useDecisions>;

/**
 * The decisions about findings, one at a time, each confirmed by a toast. `onLimit` is called when the plan's limit is
 * reached. The mutations are awaited: callbacks would not run after the last decision has unmounted the list.
 */
export function useDecisions(onLimit: () => void) {
  const { t } = useTranslation(['detection', 'subscriptions', 'common']);
  const importing = useImportDetection();
  const linking = useLinkDetection();
  const dismissing = useDismissDetection();
  const undoing = useUndoDismiss();
  const [dismissed, setDismissed] = useState<string>();

  const describe = (fallback: string) => (error: Error) => {
    if (!(error instanceof ApiError)) return fallback;
    if (error.code !== 'plan_limit_reached') return error.message || fallback;
    onLimit();
  };

  const add = useAction(
    async (item: ImportDetection, isTracked: boolean) => {
      await importing.mutateAsync({ item });
      notify.success(t(isTracked ? 'subscriptions:updated' : 'subscriptions:added'));
    },
    describe(t('addFailed')),
  );

  // An added finding leaves the queue, so that trying again continues with the rest.
  const addQueue = useAction(
    async (queue: DetectedSubscription[]) => {
      let added = 0;
      try {
        for (let next = queue[0]; next; next = queue[0]) {
          await importing.mutateAsync({ item: { detection_id: next.detection_id }, count: queue.length });
          queue.shift();
          added += 1;
        }
      } finally {
        if (added > 0) notify.success(t('addedMany', { count: added }));
      }
    },
    describe(t('addFailed')),
  );

  const addAll = (sure: DetectedSubscription[]) => addQueue([...sure]);

  const link = useAction(
    async (detection_id: string, subscription_id: string) => {
      await linking.mutateAsync({ detection_id, subscription_id });
      notify.success(t('linked'));
    },
    describe(t('common:error')),
  );

  // The id of a finding that was added already, so that trying again only links.
  const added = useRef(new Map<string, string>());
  /** Makes one subscription of a finding and its possible match, whether that is on the list already or found as well. */
  const linkMatch = useAction(
    async ({ detection_id, possible_match }: DetectedSubscription) => {
      if (!possible_match) return;
      if ('subscription_id' in possible_match) {
        await linking.mutateAsync({ detection_id, subscription_id: possible_match.subscription_id });
      } else {
        const id = added.current.get(detection_id) ?? (await importing.mutateAsync({ item: { detection_id } })).id;
        added.current.set(detection_id, id);
        await linking.mutateAsync({ detection_id: possible_match.detection_id, subscription_id: id });
      }
      notify.success(t('linked'));
    },
    describe(t('common:error')),
  );

  const undo = useAction(
    async (detection_id: string) => {
      await undoing.mutateAsync(detection_id);
      setDismissed((last) => (last === detection_id ? undefined : last));
      notify.info(t('dismissUndone'));
    },
    describe(t('common:error')),
  );

  const dismiss = useAction(
    async ({ detection_id, service_name }: DetectedSubscription) => {
      await dismissing.mutateAsync(detection_id);
      setDismissed(detection_id);
      notify.info(t('dismissed', { name: service_name }), {
        action: { label: t('subscriptions:action.undo'), onClick: () => void undo(detection_id) },
      });
    },
    describe(t('common:error')),
  );

  const deciding =
    (importing.isPending && importing.variables.item.detection_id) ||
    (linking.isPending && linking.variables.detection_id) ||
    (dismissing.isPending && dismissing.variables);
  return {
    ...{ add, addAll, link, linkMatch, dismiss },
    /** Undoes the last dismissal. */
    undo: dismissed ? () => undo(dismissed) : undefined,
    /** The id of the finding whose decision is being saved. */
    deciding: deciding || undefined,
  };
}
