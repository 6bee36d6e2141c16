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

/** The current advice. Its key is below the root of the subscriptions, so that any change of one invalidates it. */
export const useActions = () =>
  useQuery({
    queryKey: [...queryKeys.subscriptions, 'actions'],
    queryFn: ({ signal }) => api('GET', '/assistant/actions', { signal, response: actionsAnswer }),
  });

/** How long the thanks are shown before the next card. */
const thanksMs = 2_500;

/** Records whether a subscription was used this month; call `refresh` after the last answer. */
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
