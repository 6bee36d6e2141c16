import type { Analytics } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

export const useAnalytics = () =>
  useQuery({
    // Below the subscriptions: whatever changes one may change what is spent.
    queryKey: [...queryKeys.subscriptions, 'analytics'],
    queryFn: ({ signal }) => api<Analytics>('GET', '/analytics', { signal }),
  });
