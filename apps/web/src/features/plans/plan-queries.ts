import { subscriptionInfoSchema, type Tier } from '@kumbara/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

/** They are names and stay the same in every language. */
export const planNames: Record<Tier, string> = { free: 'Free', premium: 'Premium', pro: 'Pro' };

export const planQueries = {
  /** The plan somebody is on, how much of it is used, and what it holds. */
  info: () =>
    queryOptions({
      queryKey: [...queryKeys.plan, 'info'],
      queryFn: ({ signal }) => api('GET', '/user/subscription-info', { signal, response: subscriptionInfoSchema }),
    }),
};

export const usePlan = () => useQuery(planQueries.info());
