import type { MailConnection, Scan, ScanStarted, scanMonths } from '@kumbara/shared';
import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';
import { connectionQueries } from './connection-queries.ts';

export type Months = (typeof scanMonths)[number];

export const scanQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.mailbox, 'scan', id],
    queryFn: ({ signal }) => api<Scan>('GET', `/email/scans/${id}`, { signal }),
  });

/** Returns true if a scan is finished, failed or cancelled. */
export const isOver = ({ status }: Scan): boolean => status !== 'queued' && status !== 'running';

/** Starts a scan of a mailbox, or joins the running one. */
export function useStartScan({ id, provider, email_address: email }: MailConnection) {
  const queryClient = useQueryClient();
  const { queryKey } = connectionQueries.list();
  return useMutation({
    ...waitForNetwork(() => i18next.t('mailbox:offline.scan', { email })),
    mutationFn: (months_back: Months) => {
      const [path, body] =
        provider === 'imap'
          ? ['/email/imap/scan', { email, months_back }]
          : ['/email/scan', { provider, email, months_back }];
      return api<ScanStarted>('POST', path, { body, headers: { Prefer: 'respond-async' } });
    },
    onSuccess: ({ scan_id }) => {
      queryClient.setQueryData(queryKey, (list: MailConnection[] | undefined) =>
        list?.map((one) => (one.id === id ? { ...one, scan_id } : one)),
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useCancelScan() {
  const queryClient = useQueryClient();
  return useMutation({
    ...waitForNetwork(() => i18next.t('mailbox:offline.stop')),
    mutationFn: (id: string) => api('DELETE', `/email/scans/${id}`),
    onSettled: (_data, _error, id) => queryClient.invalidateQueries(scanQuery(id)),
  });
}

/** The latest finished scan of each mailbox that has one. */
export function useLastScans(connections: MailConnection[]): Scan[] {
  return useQueries({
    queries: connections.flatMap(({ last_scan_id }) => (last_scan_id ? [scanQuery(last_scan_id)] : [])),
    combine: (scans) => scans.flatMap(({ data }) => data ?? []),
  });
}
