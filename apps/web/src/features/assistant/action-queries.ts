import { adviceSchema, type CheckInInput, checkInSchema } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';

const readAdvice = adviceSchema.array();
const actionsAnswer = {
  parse: (answer: unknown) => readAdvice.parse((answer as { advice?: unknown } | null)?.advice),
};

/** What is worth doing now. It stands below the subscriptions' root: whatever changes one of them changes this. */
export const useActions = () =>
  useQuery({
    queryKey: [...queryKeys.subscriptions, 'actions'],
    queryFn: ({ signal }) => api('GET', '/assistant/actions', { signal, response: actionsAnswer }),
  });

/** How long thanks stand before the next card takes their place. */
const thanksMs = 2_500;

/** Says whether something was used this month; `refresh` when all is said. */
export function useCheckIn() {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...waitForNetwork(() => i18next.t('subscriptions:offline.answer')),
    mutationFn: ({ id, ...body }: CheckInInput & { id: string }) =>
      api('POST', `/subscriptions/${id}/check-in`, { body, response: checkInSchema }),
  });
  const refresh = () =>
    setTimeout(() => queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions }), thanksMs);
  return { checkIn: mutateAsync, refresh, isPending };
}
