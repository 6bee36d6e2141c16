import type { ApiKey, ApiKeyInput, ApiKeysInvitation, NewApiKey } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

/** The keys, and whether the plan includes them: those of an ended plan rest until it is held again. */
export type ApiKeys = { isIncluded: boolean; keys: ApiKey[] };

export const useApiKeys = () =>
  useQuery({
    queryKey: queryKeys.apiKeys,
    queryFn: async ({ signal }): Promise<ApiKeys> => {
      try {
        return { isIncluded: true, keys: await api<ApiKey[]>('GET', '/api-keys', { signal }) };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'plan_required') throw error;
        return { isIncluded: false, keys: (error.body as ApiKeysInvitation).keys };
      }
    },
  });

function useStaleApiKeys() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys });
    // The list of what happened to the account.
    void queryClient.invalidateQueries({ queryKey: queryKeys.account });
  };
}

export function useCreateApiKey() {
  const stale = useStaleApiKeys();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: ApiKeyInput) => api<NewApiKey>('POST', '/api-keys', { body }),
    onSuccess: stale,
  });
}

export function useRevokeApiKey() {
  const stale = useStaleApiKeys();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (id: string) => api('DELETE', `/api-keys/${id}`),
    onSettled: stale,
  });
}
