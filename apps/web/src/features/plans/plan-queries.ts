import type { SubscriptionInfo, Tier } from '@kumbara/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

/** Product names, which are not translated. */
export const planNames: Record<Tier, string> = { free: 'Free', premium: 'Premium', pro: 'Pro' };

export const planQueries = {
  /** The plan of the user, its limit, its use and its features. */
  info: () =>
    queryOptions({
      queryKey: [...queryKeys.plan, 'info'],
      queryFn: ({ signal }) => api<SubscriptionInfo>('GET', '/user/subscription-info', { signal }),
    }),
};

export const usePlan = () => useQuery(planQueries.info());
