import type { Calendar } from '@kumbara/shared';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { addToMonth, isWithinCalendar } from './month-days.ts';

/** Its key is below the root of the subscriptions, so that any change of one invalidates it. */
const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...queryKeys.subscriptions, 'calendar', month],
    queryFn: ({ signal }) => api<Calendar>('GET', `/calendar?month=${month}`, { signal }),
  });

/** A month of the calendar. The months beside it load once it is shown, so that turning the page does not wait. */
export function useCalendarMonth(month: string) {
  const queryClient = useQueryClient();
  const query = useQuery(monthQuery(month));
  const { isSuccess } = query;
  useEffect(() => {
    if (!isSuccess) return;
    for (const step of [1, -1]) {
      const other = addToMonth(month, step);
      if (isWithinCalendar(other)) void queryClient.prefetchQuery(monthQuery(other));
    }
  }, [queryClient, month, isSuccess]);
  return query;
}
