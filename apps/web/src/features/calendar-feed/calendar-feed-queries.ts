import type { CalendarFeed, CalendarFeedInput, NewCalendarFeed } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

export const useCalendarFeeds = () =>
  useQuery({
    queryKey: queryKeys.calendarFeeds,
    queryFn: ({ signal }) => api<CalendarFeed[]>('GET', '/calendar-feeds', { signal }),
  });

/** Addresses and the activity list of the account. */
function useStaleFeeds() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.calendarFeeds }),
      queryClient.invalidateQueries({ queryKey: queryKeys.account }),
    ]);
}

export function useAddFeed() {
  const stale = useStaleFeeds();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: CalendarFeedInput) => api<NewCalendarFeed>('POST', '/calendar-feeds', { body }),
    onSuccess: () => void stale(),
  });
}

export function useRenewFeed() {
  const stale = useStaleFeeds();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (id: string) => api<NewCalendarFeed>('POST', `/calendar-feeds/${id}/renew`),
    onSettled: () => void stale(),
  });
}

export function useRemoveFeed() {
  const stale = useStaleFeeds();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (id: string) => api('DELETE', `/calendar-feeds/${id}`),
    onSettled: stale,
  });
}
