import type { DetectedSubscription, ImportDetection, Subscription } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';
import { getMatchingDetectionId } from './finding.ts';

export const detectionQueries = {
  /** The open findings from mails and statements. */
  open: () =>
    queryOptions({
      queryKey: [...queryKeys.detections, 'open'],
      queryFn: ({ signal }) => api<DetectedSubscription[]>('GET', '/email/detections', { signal }),
    }),
};

export const useOpenDetections = () => useQuery(detectionQueries.open());

/** Removes a decided finding from the list at once and invalidates the lists that depend on it. */
function useDecided() {
  const queryClient = useQueryClient();
  return async (detection_id: string) => {
    const { queryKey } = detectionQueries.open();
    await queryClient.cancelQueries({ queryKey });
    const open = queryClient.getQueryData<DetectedSubscription[]>(queryKey);
    queryClient.setQueryData(
      queryKey,
      open?.filter((one) => one.detection_id !== detection_id),
    );
    // Its possible match is one of a subscription now, or of nothing.
    if (open?.some((one) => getMatchingDetectionId(one) === detection_id)) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.detections });
    }
    void queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions });
    void queryClient.invalidateQueries({ queryKey: queryKeys.plan });
  };
}

/** Finds the name of a service for a text about its finding. */
function useNameOf() {
  const queryClient = useQueryClient();
  return (id: string): string =>
    queryClient.getQueryData(detectionQueries.open().queryKey)?.find(({ detection_id }) => detection_id === id)
      ?.service_name ?? '';
}

type Import = {
  item: ImportDetection;
  /** Number of findings imported in one series, including this one. */
  count?: number;
};

export function useImportDetection() {
  const decided = useDecided();
  const nameOf = useNameOf();
  return useMutation({
    ...waitForNetwork(({ item: { detection_id, service_name }, count = 1 }: Import) =>
      count > 1
        ? i18next.t('subscriptions:offline.addMany', { count })
        : i18next.t('subscriptions:offline.add', { name: service_name ?? nameOf(detection_id) }),
    ),
    mutationFn: ({ item }: Import) => api<Subscription>('POST', '/email/import-subscription', { body: item }),
    onSuccess: (_, { item }) => decided(item.detection_id),
  });
}

export function useDismissDetection() {
  const decided = useDecided();
  const nameOf = useNameOf();
  return useMutation({
    ...waitForNetwork((id: string) => i18next.t('subscriptions:offline.dismiss', { name: nameOf(id) })),
    mutationFn: (detection_id: string) => api('POST', `/email/detections/${detection_id}/dismiss`, { body: {} }),
    onSuccess: (_, detection_id) => decided(detection_id),
  });
}

export function useUndoDismiss() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (detection_id: string) => api('POST', `/email/detections/${detection_id}/undo-dismiss`, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.detections }),
  });
}

type Link = { detection_id: string; subscription_id: string };

export function useLinkDetection() {
  const decided = useDecided();
  const nameOf = useNameOf();
  return useMutation({
    ...waitForNetwork(({ detection_id }: Link) =>
      i18next.t('subscriptions:offline.link', { name: nameOf(detection_id) }),
    ),
    mutationFn: ({ detection_id, subscription_id }: Link) =>
      api('POST', `/email/detections/${detection_id}/link`, { body: { subscription_id } }),
    onSuccess: (_, { detection_id }) => decided(detection_id),
  });
}
