import type { Savings, SavingsInvitation } from '@kumbara/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

const savingsQuery = () =>
  queryOptions({
    // Below the subscriptions: whatever changes one may change what is saved.
    queryKey: [...queryKeys.subscriptions, 'savings'],
    queryFn: ({ signal }) => api<Savings>('GET', '/savings', { signal }),
  });

export const useSavings = ({ enabled = true } = {}) => useQuery({ ...savingsQuery(), enabled });

/** What a plan without savings is told; undefined for any other error. */
export const invitationIn = (error: Error | null): SavingsInvitation | undefined =>
  error instanceof ApiError && error.code === 'plan_required' ? (error.body as SavingsInvitation) : undefined;
