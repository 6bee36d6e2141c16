import type {
  CancelGuide,
  Stats,
  Subscription,
  SubscriptionDetail,
  SubscriptionInput,
  SubscriptionPatch,
} from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';

export const subscriptionQueries = {
  list: () =>
    queryOptions({
      queryKey: [...queryKeys.subscriptions, 'list'],
      queryFn: ({ signal }) => api<Subscription[]>('GET', '/subscriptions', { signal }),
    }),
  stats: () =>
    queryOptions({
      queryKey: [...queryKeys.subscriptions, 'stats'],
      queryFn: ({ signal }) => api<Stats>('GET', '/subscriptions/stats/summary', { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.subscriptions, 'detail', id],
      queryFn: ({ signal }) => api<SubscriptionDetail>('GET', `/subscriptions/${id}`, { signal }),
    }),
  cancelGuides: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.subscriptions, 'cancel-guides', id],
      queryFn: ({ signal }) => api<CancelGuide[]>('GET', `/subscriptions/${id}/cancel-guides`, { signal }),
    }),
};

export const useSubscriptions = () => useQuery(subscriptionQueries.list());
export const useSubscription = (id: string) => useQuery(subscriptionQueries.detail(id));
export const useStats = () => useQuery(subscriptionQueries.stats());

/** Returns true if there is no such subscription, or not any more: deleted in another tab, or someone else's. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'subscription_not_found' || error.code === 'not_found');

/** Invalidates the subscriptions and what depends on them: totals, plan usage and the family's view. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions }),
      queryClient.invalidateQueries({ queryKey: queryKeys.plan }),
      queryClient.invalidateQueries({ queryKey: queryKeys.family }),
    ]);
}

/** Finds the name of a subscription for a text about it. */
function useNameOf() {
  const queryClient = useQueryClient();
  return (id: string): string =>
    queryClient.getQueryData(subscriptionQueries.list().queryKey)?.find((one) => one.id === id)?.name ?? '';
}

export function useAddSubscription() {
  const refresh = useRefresh();
  return useMutation({
    ...waitForNetwork(({ name }: SubscriptionInput) => i18next.t('subscriptions:offline.add', { name })),
    mutationFn: (body: SubscriptionInput) => api<Subscription>('POST', '/subscriptions', { body }),
    onSuccess: refresh,
  });
}

type Change = { id: string; patch: SubscriptionPatch };
const changeTexts = { active: 'activate', cancelled: 'cancel' } as const;

export function useChangeSubscription() {
  const refresh = useRefresh();
  const nameOf = useNameOf();
  return useMutation({
    ...waitForNetwork(({ id, patch: { status } }: Change) =>
      i18next.t(`subscriptions:offline.${status ? changeTexts[status] : 'save'}`, { name: nameOf(id) }),
    ),
    mutationFn: ({ id, patch }: Change) => api<Subscription>('PUT', `/subscriptions/${id}`, { body: patch }),
    onSuccess: refresh,
    onError: (error) => (isGone(error) ? refresh() : undefined),
  });
}

/** Undoes an automatic cancellation. */
export function useUndoCancel() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const nameOf = useNameOf();
  return useMutation({
    ...waitForNetwork((id: string) => i18next.t('subscriptions:offline.activate', { name: nameOf(id) })),
    mutationFn: (id: string) => api<Subscription>('POST', `/subscriptions/${id}/undo-cancel`, { body: {} }),
    // Also after an error, when it was undone in another tab. The list of cancellations changes with it.
    onSettled: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: queryKeys.mailbox })]),
  });
}

export function useDeleteSubscription() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const nameOf = useNameOf();
  return useMutation({
    ...waitForNetwork((id: string) => i18next.t('subscriptions:offline.delete', { name: nameOf(id) })),
    mutationFn: (id: string) => api('DELETE', `/subscriptions/${id}`),
    onError: (error) => (isGone(error) ? refresh() : undefined),
    onSuccess: (_, id) => {
      const { queryKey } = subscriptionQueries.list();
      queryClient.setQueryData(queryKey, (list: Subscription[] | undefined) => list?.filter((one) => one.id !== id));
      // Nobody waits for it: the page of the deleted one is left first.
      void refresh();
    },
  });
}
