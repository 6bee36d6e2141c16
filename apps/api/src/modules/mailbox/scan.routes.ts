import {
  type IsoDate,
  imapScanRequestSchema,
  type MailProvider,
  mailScanRequestSchema,
  scanResultSchema,
  scanSchema,
  scanStartedSchema,
} from '@kumbara/shared';
import { Router } from 'express';
import { z } from 'zod';
import type { Handle } from '#http/handle.ts';
import { presentResult, presentScan } from './mailbox.presenter.ts';
import type { ScanService } from './scan.service.ts';

const params = z.object({ id: z.uuid() });
const response = z.union([scanResultSchema, scanStartedSchema]);
const status = [200, 202] as const;
const errors = [
  ...(['connection_not_found', 'reconnect_required', 'provider_unavailable', 'provider_not_configured'] as const),
  ...(['imap_connection_failed', 'too_many_requests', 'invalid_input'] as const),
] as const;

/** Scans of connected mailboxes. A scan continues without a waiting client. */
export function scanRoutes(handle: Handle, scans: ScanService): Router {
  const router = Router();

  async function scan({ user, today, signal, prefersAsync, answerWith }: Caller, asked: Asked) {
    const started = await scans.start(user, asked);
    const result = prefersAsync ? undefined : await scans.outcome(started, user, today, signal);
    if (result) return presentResult(result);
    answerWith(202);
    return { scan_id: started.id };
  }

  router.post(
    '/scan',
    handle(
      {
        summary:
          'Looks through a mailbox. Answers with what was found; 202 with `Prefer: respond-async`, or where it takes long',
        body: mailScanRequestSchema,
        response,
        status,
        errors,
      },
      (call) => scan(call, call.body),
    ),
  );

  router.post(
    '/imap/scan',
    handle(
      {
        summary: 'The same for a mailbox that is connected by IMAP',
        body: imapScanRequestSchema,
        response,
        status,
        errors,
      },
      (call) => scan(call, { ...call.body, provider: 'imap' }),
    ),
  );

  router.get(
    '/scans/:id',
    handle(
      { summary: 'How far a scan is, and its result', params, response: scanSchema, errors: ['scan_not_found'] },
      async ({ user, params, today, language }) => presentScan(await scans.get(user, params.id, today), language),
    ),
  );

  router.get(
    '/scans/:id/events',
    handle(
      {
        summary: 'The same as it changes, until the scan has ended',
        params,
        events: { scan: scanSchema },
        errors: ['scan_not_found'],
      },
      async function* ({ user, params, today, language, signal }) {
        for await (const shown of scans.follow(user, params.id, today, signal))
          yield { event: 'scan', data: presentScan(shown, language) };
      },
    ),
  );

  router.delete(
    '/scans/:id',
    handle({ summary: 'Breaks a scan off', params, errors: ['scan_not_found'] }, ({ user, params }) =>
      scans.cancel(user.id, params.id),
    ),
  );

  return router;
}

type Caller = {
  user: Parameters<ScanService['start']>[0];
  today: IsoDate;
  signal: AbortSignal;
  prefersAsync: boolean;
  answerWith(status: number): void;
};
type Asked = { provider: MailProvider; email?: string; months_back?: number };
