import type { Answer, Insights } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';

const historyKey = [...queryKeys.assistant, 'questions'];

/** Earlier questions, the latest first. */
export const useHistory = () =>
  useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => api<Answer[]>('GET', '/assistant/questions', { signal }),
  });

/** The first insights into the user's data, available on every plan. Invalidated with the subscriptions. */
export const useInsights = () =>
  useQuery({
    queryKey: [...queryKeys.subscriptions, 'insights'],
    queryFn: ({ signal }) => api<Insights>('GET', '/assistant/insights', { signal }),
    // The answer also shows whether the plan has changed.
    refetchOnMount: 'always',
  });

export function useDeleteQuestion() {
  const queryClient = useQueryClient();
  return useMutation({
    ...waitForNetwork(() => i18next.t('assistant:offline.delete')),
    mutationFn: (id: string) => api('DELETE', `/assistant/questions/${id}`),
    onSuccess: (_, id) =>
      queryClient.setQueryData(historyKey, (list: Answer[] | undefined) => list?.filter((one) => one.id !== id)),
    // Also refreshes when it was deleted in another tab.
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyKey }),
  });
}

export function useDeleteAllQuestions() {
  const queryClient = useQueryClient();
  return useMutation({
    ...waitForNetwork(() => i18next.t('assistant:offline.deleteAll')),
    mutationFn: () => api('DELETE', '/assistant/questions'),
    onSuccess: () => queryClient.setQueryData(historyKey, []),
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyKey }),
  });
}

export const isPlanRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === 'plan_required';

/** Reloads the plan after the server refused for a plan that the page did not know. */
export function useReadPlan(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.plan });
    void queryClient.invalidateQueries({ queryKey: queryKeys.me });
  };
}
