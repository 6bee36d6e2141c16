import type { MailConnection as Row } from '@kumbara/prisma/client';
import type { ErrorCode, Language, MailConnection, Scan, ScanResult } from '@kumbara/shared';
import { presentDetection } from '#http/present-detection.ts';
import { i18n } from '#i18n/i18n.ts';
import type { ShownScan } from './scan.service.ts';

type Listed = Row & { scan_id?: string | null; last_scan_id?: string | null };

export const presentConnection = ({ scan_id = null, last_scan_id = null, ...row }: Listed): MailConnection => ({
  id: row.id,
  provider: row.provider,
  email_address: row.email_address,
  email: row.email_address,
  imap_server: row.imap_server,
  last_scan: row.last_scan?.toISOString() ?? null,
  status: row.status,
  automatic: row.automatic,
  scan_id,
  last_scan_id,
});

export const presentResult = ({ subscriptions, ...result }: NonNullable<ShownScan['result']>): ScanResult => ({
  ...result,
  subscriptions: subscriptions.map(presentDetection),
});

export function presentScan({ scan, result }: ShownScan, language: Language): Scan {
  const code = scan.problem as ErrorCode | null;
  return {
    id: scan.id,
    connection_id: scan.connection_id,
    status: scan.status,
    progress: {
      looked_at: scan.looked_at,
      candidates: scan.candidates,
      found: scan.found,
      ...(scan.total !== null && { total: scan.total }),
    },
    ...(code && { problem: { code, detail: i18n.getFixedT(language, 'errors')(code) } }),
    ...(result && { result: presentResult(result) }),
  };
}
