import type { Scan } from '@kumbara/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOver, scanQuery } from './scan-queries.ts';

/** Polling intervals without an event stream, and with one, in case a proxy holds events back. */
const pollMs = 2_000;
const pollWhileStreamingMs = 15_000;

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isPageVisible = () => document.visibilityState !== 'hidden';

/**
 * Follows a scan to its end. With `isLive` it opens an event stream, of which a browser allows few per server; otherwise,
 * and whenever the stream breaks, it polls. A hidden tab closes the stream.
 */
export function useScan(id: string | null, { isLive }: { isLive: boolean }): Scan | undefined {
  const queryClient = useQueryClient();
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible);
  const [isStreaming, setStreaming] = useState(false);
  const { data: scan } = useQuery({
    ...scanQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) =>
      data && isOver(data) ? false : isStreaming ? pollWhileStreamingMs : pollMs,
  });
  const isOpen = id !== null && isLive && isVisible && !(scan && isOver(scan));

  useEffect(() => {
    if (!isOpen || id === null) return;
    const { queryKey } = scanQuery(id);
    const stream = new EventSource(`/api/email/scans/${id}/events`);
    stream.addEventListener('scan', ({ data }: MessageEvent<string>) => {
      setStreaming(true);
      const update: Scan = JSON.parse(data);
      // The final state is read again: the stream does not know the language of its texts.
      if (isOver(update)) {
        stream.close();
        void queryClient.invalidateQueries({ queryKey });
      } else queryClient.setQueryData(queryKey, update);
    });
    stream.addEventListener('error', () => setStreaming(false));
    return () => {
      stream.close();
      setStreaming(false);
    };
  }, [id, isOpen, queryClient]);

  return scan;
}
