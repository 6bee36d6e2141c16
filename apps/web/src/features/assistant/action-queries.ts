import type { Advice, CheckIn, CheckInInput } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';

/** The current advice. Its key is below the root of the subscriptions, so that any change of one invalidates it. */
export const useActions = () =>
  useQuery({
    queryKey: [...queryKeys.subscriptions, 'actions'],
    queryFn: async ({ signal }) => (await api<{ advice: Advice[] }>('GET', '/assistant/actions', { signal })).advice,
  });

/** Records whether a subscription was used this month, in place of an earlier answer; call `refresh` after the last. */
export function useCheckIn() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    ...waitForNetwork(() => i18next.t('subscriptions:offline.answer')),
    mutationFn: ({ id, ...body }: CheckInInput & { id: string }) =>
      api<CheckIn>('POST', `/subscriptions/${id}/check-in`, { body }),
  });
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions }),
      queryClient.invalidateQueries({ queryKey: queryKeys.assistant }),
    ]);
  return { checkIn: mutateAsync, refresh, isPending, variables };
}
