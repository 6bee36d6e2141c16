import type { Savings, SavingsInvitation, Settlement } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

const savingsQuery = () =>
  queryOptions({
    // Below the subscriptions: whatever changes one may change what is saved.
    queryKey: [...queryKeys.subscriptions, 'savings'],
    queryFn: ({ signal }) => api<Savings>('GET', '/savings', { signal }),
  });

export const useSavings = ({ enabled = true } = {}) => useQuery({ ...savingsQuery(), enabled });

/** Says what came of a charge after the end; null opens it again. */
export function useSettle() {
  const queryClient = useQueryClient();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: ({ id, settlement }: { id: string; settlement: Settlement | null }) =>
      api('PUT', `/savings/late-charges/${id}`, { body: { settlement } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions }),
        queryClient.invalidateQueries({ queryKey: queryKeys.reminders }),
      ]),
  });
}

/** What a plan without savings is told; undefined for any other error. */
export const invitationIn = (error: Error | null): SavingsInvitation | undefined =>
  error instanceof ApiError && error.code === 'plan_required' ? (error.body as SavingsInvitation) : undefined;
