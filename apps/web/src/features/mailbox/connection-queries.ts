import {
  authUrlSchema,
  disconnectedSchema,
  type ImapConnect,
  imapPresetsSchema,
  type MailConnection,
  mailConnectionSchema,
  type OauthProvider,
} from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

export const connectionQueries = {
  list: () =>
    queryOptions({
      queryKey: [...queryKeys.mailbox, 'connections'],
      queryFn: ({ signal }) => api('GET', '/email/connections', { signal, response: mailConnectionSchema.array() }),
      // Another tab may have started or ended a scan.
      staleTime: 0,
    }),
  presets: () =>
    queryOptions({
      queryKey: [...queryKeys.mailbox, 'presets'],
      queryFn: ({ signal }) => api('GET', '/email/imap/providers', { signal, response: imapPresetsSchema }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const useConnections = () => useQuery(connectionQueries.list());
export const useImapPresets = () => useQuery(connectionQueries.presets());

/** Requests the address of the provider's consent page. */
export const useAuthUrl = (provider: OauthProvider) =>
  useMutation({
    mutationFn: () => api('GET', `/email/${provider}/auth-url`, { response: authUrlSchema }),
  });

export function useConnect() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { provider: OauthProvider; code: string }) =>
      api('POST', '/email/connect', { body, response: mailConnectionSchema }),
    onSuccess: () => queryClient.invalidateQueries(connectionQueries.list()),
  });
}

export function useConnectImap() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImapConnect) => api('POST', '/email/imap/connect', { body, response: mailConnectionSchema }),
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
      api('PATCH', `/email/connections/${id}`, { body: { automatic }, response: mailConnectionSchema }),
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
    mutationFn: () =>
      api('DELETE', `${path}?email=${encodeURIComponent(email_address)}`, { response: disconnectedSchema }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(connectionQueries.list()),
        queryClient.invalidateQueries({ queryKey: queryKeys.detections }),
      ]),
  });
}
