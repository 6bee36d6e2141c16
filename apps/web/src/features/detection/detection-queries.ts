import {
  type DetectedSubscription,
  detectedSubscriptionSchema,
  type ImportDetection,
  subscriptionSchema,
} from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { getMatchingDetectionId } from './finding.ts';

export const detectionQueries = {
  /** Everything found and not yet decided, from mail and statements. */
  open: () =>
    queryOptions({
      queryKey: [...queryKeys.detections, 'open'],
      queryFn: ({ signal }) =>
        api('GET', '/email/detections', { signal, response: detectedSubscriptionSchema.array() }),
    }),
};

export const useOpenDetections = () => useQuery(detectionQueries.open());

/** A decided finding leaves the list at once; the lists it touches are read anew, and nobody waits for that. */
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

export function useImportDetection() {
  const decided = useDecided();
  return useMutation({
    mutationFn: (item: ImportDetection) =>
      api('POST', '/email/import-subscription', { body: item, response: subscriptionSchema }),
    onSuccess: (_, { detection_id }) => decided(detection_id),
  });
}

export function useDismissDetection() {
  const decided = useDecided();
  return useMutation({
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

export function useLinkDetection() {
  const decided = useDecided();
  return useMutation({
    mutationFn: ({ detection_id, subscription_id }: { detection_id: string; subscription_id: string }) =>
      api('POST', `/email/detections/${detection_id}/link`, { body: { subscription_id } }),
    onSuccess: (_, { detection_id }) => decided(detection_id),
  });
}
