import type { CheckInQuestion, Unused } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork, waitForNetwork } from '#lib/wait-for-network.ts';

const unusedQueries = {
  list: () =>
    queryOptions({
      queryKey: [...queryKeys.assistant, 'unused'],
      queryFn: ({ signal }) => api<Unused>('GET', '/unused', { signal }),
      staleTime: 0,
    }),
  /** The key holds only the beginning of the token, because developer tools show keys. */
  question: (token = '') =>
    queryOptions({
      queryKey: ['check-in', token.slice(0, 6)],
      queryFn: ({ signal }) => api<CheckInQuestion>('POST', '/unused/check-in/look', { body: { token }, signal }),
      enabled: token !== '',
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const useUnused = (isIncluded: boolean) => useQuery({ ...unusedQueries.list(), enabled: isIncluded });
export const useQuestion = (token: string | undefined) => useQuery(unusedQueries.question(token));

export const useAnswerByLink = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: { token: string; used: boolean }) => api<CheckInQuestion>('POST', '/unused/check-in', { body }),
  });

type Dismissal = { id: string; name: string; isUndone?: boolean };

/** Says that a subscription is not unused, or takes it back. */
export function useDismissUnused() {
  const queryClient = useQueryClient();
  return useMutation({
    ...waitForNetwork(({ name }: Dismissal) => i18next.t('unused:offline', { name })),
    mutationFn: ({ id, isUndone }: Dismissal) => api('POST', `/unused/${id}/${isUndone ? 'undo-dismiss' : 'dismiss'}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.assistant }),
  });
}
