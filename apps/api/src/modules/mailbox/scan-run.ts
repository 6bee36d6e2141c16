import { setTimeout as wait } from 'node:timers/promises';
import type { MailEvent } from '@kumbara/detection';
import type { MailScan, PrismaClient } from '@kumbara/prisma/client';
import type { IsoDate } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { isDatabaseUnavailable, type Transaction } from '#lib/database.ts';
import { toDay } from '#lib/day.ts';
import { UnreachableError } from '#lib/dialer.ts';
import type { Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import { type Mailbox, MailboxError, type ScanRange } from './adapters/mailbox.ts';
import { asRefusal, type OpenMailbox } from './open-mailbox.ts';
import { createScanClaims, keyOf, LostError, type Work } from './scan-claim.ts';
import type { Owner } from './scan-conclusions.ts';
import { createPageReader } from './scan-page.ts';
import { type ScanQueue, scanJob } from './scan-queue.ts';

type Needs = {
  prisma: PrismaClient;
  jobs: Jobs;
  queue: ScanQueue;
  open: OpenMailbox;
  /** Applies the result of a finished scan, in the transaction that ends it. */
  conclude: (tx: Transaction, scan: MailScan, owner: Owner, today: IsoDate) => Promise<void>;
  clock: Clock;
  logger: Logger;
};
/** The events read so far, and the number of pages. */
type Progress = { events: MailEvent[]; pages: number };

/** Retries of an unavailable or busy provider before the scan fails, and the pauses between them. */
const mostPauses = (error: unknown) => (error instanceof UnreachableError ? 3 : 8);
const pauseSeconds = (times: number) => Math.min(60, 2 ** times);
/** A longer pause that the provider asks for fails the scan. */
const longestPauseSeconds = 300;
const claimCheckMs = 2_000;
const isPassing = (error: unknown) =>
  error instanceof UnreachableError || (error instanceof MailboxError && error.kind === 'retry');

/** Registers the job that scans a mailbox page by page: heads, candidates, events. */
export function workOffScans({ prisma, jobs, queue, open, conclude, clock, logger }: Needs): void {
  const { claim, update } = createScanClaims({ prisma, clock });
  const readPage = createPageReader({ prisma, update });

  /** Scans the remaining pages. @returns the cursor for the next scan */
  async function look(work: Work, mailbox: Mailbox, progress: Progress, signal: AbortSignal): Promise<string> {
    const { scan } = work;
    const now = await prisma.mailScan.findUniqueOrThrow({ where: keyOf(scan) });
    const look: ScanRange = {
      since: toDay(scan.since as Date),
      ...(now.cursor !== null && { cursor: now.cursor }),
      ...(now.position !== null && { position: now.position }),
    };
    if (now.total === null) {
      const inRange = await mailbox.count({ since: look.since });
      await update(work, { total: look.cursor ? null : inRange, emails_scanned: inRange ?? 0 });
    }
    const pages = mailbox.list(look, signal);
    for (;;) {
      const { done, value } = await pages.next();
      if (done) return value;
      await readPage(work, mailbox, value, progress.events, signal);
      progress.pages += 1;
    }
  }

  /** Scans with retries while the provider is unavailable or busy. */
  async function listWithRetries(work: Work, signal: AbortSignal): Promise<string> {
    const { user_id, connection_id } = work.scan;
    const before = await prisma.readMail.findMany({ where: { user_id, connection_id } });
    const progress: Progress = { events: before.flatMap(({ events }) => events as MailEvent[]), pages: 0 };
    for (let pauses = 0; ; pauses += 1) {
      const { pages } = progress;
      let mailbox: Mailbox | undefined;
      try {
        mailbox = await open(work.connection);
        return await look(work, mailbox, progress, signal);
      } catch (error) {
        // Progress resets the number of retries.
        if (progress.pages > pages) pauses = 0;
        const asked = error instanceof MailboxError ? error.retryAfterSeconds : undefined;
        const seconds = asked ?? pauseSeconds(pauses);
        if (!isPassing(error) || pauses >= mostPauses(error) || seconds > longestPauseSeconds) throw error;
        logger.info({ scan: work.scan.id, seconds, reason: (error as Error).message }, 'a scan waits for its provider');
        await wait(seconds * 1000, undefined, { signal });
      } finally {
        await mailbox?.close();
      }
    }
  }

  async function finish(work: Work, cursor: string): Promise<void> {
    const { scan, connection, owner, today, worker } = work;
    const ended_at = clock();
    await prisma.$transaction(async (tx) => {
      await lockOwner(tx, owner.id);
      const now = await tx.mailScan.findUniqueOrThrow({ where: keyOf(scan) });
      const emails_scanned = Math.max(now.emails_scanned, now.looked_at);
      if (!(await queue.end(tx, scan, { status: 'done', ended_at, emails_scanned }, worker)))
        throw new LostError('the scan is no longer ours');
      const covered = [
        scan.since as Date,
        ...(now.cursor && connection.covered_since ? [connection.covered_since] : []),
      ];
      await tx.mailConnection.update({
        where: keyOf(connection),
        data: {
          ...{ cursor, status: 'ok', last_scan: ended_at },
          covered_since: covered.reduce((a, b) => (a < b ? a : b)),
        },
      });
      await conclude(tx, scan, owner, today);
    });
  }

  async function fail({ scan, connection, worker }: Work, error: unknown): Promise<void> {
    const refusal = asRefusal(error);
    const problem = refusal instanceof AppError ? refusal.code : 'internal';
    if (problem === 'internal') logger.error({ err: error, scan: scan.id }, 'a scan failed');
    else logger.info({ scan: scan.id, problem, reason: (error as Error).message }, 'a scan failed');
    await prisma.$transaction(async (tx) => {
      await queue.end(tx, scan, { status: 'failed', problem, ended_at: clock() }, worker);
      if (problem === 'reconnect_required')
        await tx.mailConnection.updateMany({
          where: { user_id: scan.user_id, id: connection.id },
          data: { status: 'reconnect' },
        });
    });
  }

  jobs.on(scanJob, async ({ user_id, scan_id }, _id, ending) => {
    const work = await claim(user_id, scan_id);
    if (!work) return;
    const lost = new AbortController();
    // The scan was cancelled or taken over. The heartbeat notices it also during a pause.
    const looking = setInterval(() => {
      update(work, {}).catch((error) => error instanceof LostError && lost.abort(error));
    }, claimCheckMs);
    try {
      await finish(work, await listWithRetries(work, AbortSignal.any([ending, lost.signal])));
    } catch (error) {
      // The process ends: another one continues the job from the last page.
      if (ending.aborted || isDatabaseUnavailable(error)) throw error;
      if (!lost.signal.aborted && !(error instanceof LostError)) await fail(work, error);
    } finally {
      clearInterval(looking);
    }
  });
}
