import type { AuthUrl, Disconnected, ImapConnect, ImapPresets, MailConnection, OauthProvider } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork, waitForNetwork } from '#lib/wait-for-network.ts';

export const connectionQueries = {
  list: () =>
    queryOptions({
      queryKey: [...queryKeys.mailbox, 'connections'],
      queryFn: ({ signal }) => api<MailConnection[]>('GET', '/email/connections', { signal }),
      // Another tab may have started or ended a scan.
      staleTime: 0,
    }),
  presets: () =>
    queryOptions({
      queryKey: [...queryKeys.mailbox, 'presets'],
      queryFn: ({ signal }) => api<ImapPresets>('GET', '/email/imap/providers', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const useConnections = () => useQuery(connectionQueries.list());
export const useImapPresets = () => useQuery(connectionQueries.presets());

/** Requests the address of the provider's consent page. */
export const useAuthUrl = (provider: OauthProvider) =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: () => api<AuthUrl>('GET', `/email/${provider}/auth-url`),
  });

export function useConnect() {
  const queryClient = useQueryClient();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: { provider: OauthProvider; code: string }) =>
      api<MailConnection>('POST', '/email/connect', { body }),
    onSuccess: () => queryClient.invalidateQueries(connectionQueries.list()),
  });
}

export function useConnectImap() {
  const queryClient = useQueryClient();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: ImapConnect) => api<MailConnection>('POST', '/email/imap/connect', { body }),
    onSuccess: () => queryClient.invalidateQueries(connectionQueries.list()),
  });
}

/** Updates the switch optimistically and reverts it when the server refuses. */
export function useSetAutomatic({ id }: MailConnection) {
  const queryClient = useQueryClient();
  const { queryKey } = connectionQueries.list();
  const show = (automatic: boolean) =>
    queryClient.setQueryData(queryKey, (list: MailConnection[] | undefined) =>
      list?.map((one) => (one.id === id ? { ...one, automatic } : one)),
    );
  return useMutation({
    mutationFn: (automatic: boolean) =>
      api<MailConnection>('PATCH', `/email/connections/${id}`, { body: { automatic } }),
    onMutate: (automatic) => {
      show(automatic);
    },
    onError: (_, automatic) => {
      show(!automatic);
    },
  });
}

/** Disconnecting deletes the findings that come from this mailbox alone. */
export function useDisconnect({ provider, email_address }: MailConnection) {
  const queryClient = useQueryClient();
  const path = provider === 'imap' ? '/email/imap/disconnect' : `/email/connection/${provider}`;
  return useMutation({
    ...waitForNetwork(() => i18next.t('mailbox:offline.remove', { email: email_address })),
    mutationFn: () => api<Disconnected>('DELETE', `${path}?email=${encodeURIComponent(email_address)}`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(connectionQueries.list()),
        queryClient.invalidateQueries({ queryKey: queryKeys.detections }),
      ]),
  });
}
