import type {
  PushSubscriptionInput,
  ReminderSettings,
  ReminderSettingsPatch,
  Reminders,
  Unsubscribed,
} from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pushEndpoint, unsubscribeFromPush } from '#lib/push.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

const reminderQueries = {
  /** What will be sent changes with every subscription, so it is always stale. */
  list: () =>
    queryOptions({
      queryKey: [...queryKeys.reminders, 'list'],
      queryFn: ({ signal }) => api<Reminders>('GET', '/reminders', { signal }),
      staleTime: 0,
    }),
  settings: () =>
    queryOptions({
      queryKey: [...queryKeys.reminders, 'settings'],
      queryFn: ({ signal }) => api<ReminderSettings>('GET', '/reminders/settings', { signal }),
    }),
  /** The address of this browser, to find it among the devices. */
  endpoint: () => queryOptions({ queryKey: [...queryKeys.reminders, 'endpoint'], queryFn: pushEndpoint }),
};

export const useReminders = () => useQuery(reminderQueries.list());
export const useReminderSettings = () => useQuery(reminderQueries.settings());
export const usePushEndpoint = () => useQuery(reminderQueries.endpoint());

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.reminders });
}

export function useChangeReminders() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: ReminderSettingsPatch) => api<ReminderSettings>('PATCH', '/reminders/settings', { body }),
    onSettled,
  });
}

export const useTestReminder = () =>
  useMutation({ ...failWithoutNetwork, mutationFn: () => api('POST', '/reminders/test') });

export function useAddDevice() {
  const onSettled = useRefresh();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: PushSubscriptionInput) => api<ReminderSettings>('POST', '/reminders/push', { body }),
    onSettled,
  });
}

export function useRemoveDevice() {
  const onSettled = useRefresh();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: async ({ id, isThis }: { id: string; isThis: boolean }) => {
      await api('DELETE', `/reminders/push/${id}`);
      if (isThis) await unsubscribeFromPush();
    },
    onSettled,
  });
}

/** Ends reminders by the link of a mail, or takes it back. */
export const useStopReminders = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: ({ token, isUndone }: { token: string; isUndone: boolean }) =>
      api<Unsubscribed>('POST', `/reminders/unsubscribe${isUndone ? '/undo' : ''}?token=${encodeURIComponent(token)}`),
  });
