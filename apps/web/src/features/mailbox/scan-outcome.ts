import type { Scan, ScanResult } from '@kumbara/shared';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { notify } from '#components/toast.ts';
import { formatList } from '#lib/format.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { isOver } from './scan-queries.ts';

/** The result of a scan in one line. */
export function formatScanResult({ emails_scanned, subscriptions_detected, auto_cancelled }: ScanResult): string {
  const found = i18next.t('mailbox:result', {
    scanned: i18next.t('mailbox:scanned', { count: emails_scanned }),
    found: i18next.t('mailbox:detected', { count: subscriptions_detected }),
  });
  return auto_cancelled > 0 ? `${found} ${i18next.t('mailbox:autoCancelled', { count: auto_cancelled })}` : found;
}

/** A shorter line for later, without the findings, which may have been reviewed by then. */
export const formatScanSummary = ({ emails_scanned, auto_cancelled }: ScanResult): string =>
  [
    i18next.t('mailbox:scanned', { count: emails_scanned }),
    ...(auto_cancelled > 0 ? [i18next.t('mailbox:autoCancelled', { count: auto_cancelled })] : []),
  ].join(' · ');

function notifyOutcome({ status, result, problem }: Scan): void {
  if (status === 'failed') notify.error(i18next.t('mailbox:scanFailed'), { description: problem?.detail });
  if (status === 'cancelled') notify.info(i18next.t('mailbox:scanStopped'));
  if (!result) return;
  notify.success(formatScanResult(result));
  const ended = [...new Set(result.cancelled_list.map(({ service_name }) => service_name))];
  if (ended.length > 0)
    notify.info(i18next.t('mailbox:cancelledFound', { count: ended.length, names: formatList(ended) }));
}

/** Scans whose end was shown in a toast on this page. */
const notifiedScans = new Set<string>();

/** Shows once how a scan ended, and invalidates everything that it changed. */
export function useScanOutcome(scan: Scan | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!scan || !isOver(scan) || notifiedScans.has(scan.id)) return;
    notifiedScans.add(scan.id);
    notifyOutcome(scan);
    const moved = [['mailbox', 'connections'], queryKeys.detections, queryKeys.subscriptions, queryKeys.plan];
    for (const queryKey of moved) void queryClient.invalidateQueries({ queryKey });
  }, [scan, queryClient]);
}
