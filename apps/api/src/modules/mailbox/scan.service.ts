import type { MailScan, PrismaClient } from '@kumbara/prisma/client';
import { defaultScanMonths, type ErrorCode, type IsoDate, type MailProvider } from '@kumbara/shared';
import { millisecondsInWeek } from 'date-fns/constants';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Identity } from '#lib/identity.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { VersionedResults } from '#lib/versioned-results.ts';
import type { ConnectionService } from './connection.service.ts';
import type { ScanFollower } from './scan-follower.ts';
import { isOpen, type ScanQueue } from './scan-queue.ts';
import type { createScanResults } from './scan-result.ts';

export type ScanService = ReturnType<typeof createScanService>;
type Result = Awaited<ReturnType<ReturnType<typeof createScanResults>>>;
export type ShownScan = { scan: MailScan; result?: Result };

const rescanJob = {
  name: 'rescan-mailboxes',
  schema: z.object({}),
  cron: '11 * * * *',
  queue: { policy: 'singleton' },
} satisfies Job;
const rescannedAtOnce = 1000;

/** Maximum time a call waits for the result; after that the client polls the scan. */
const longestAnswerMs = 110_000;

type Needs = {
  prisma: PrismaClient;
  jobs: Jobs;
  connections: ConnectionService;
  queue: ScanQueue;
  follower: ScanFollower;
  results: VersionedResults;
  resultOf: ReturnType<typeof createScanResults>;
  clock: Clock;
};
type ScanRequest = { provider: MailProvider; email?: string; months_back?: number };

export function createScanService({ prisma, jobs, connections, queue, follower, results, resultOf, clock }: Needs) {
  /** Hourly: starts weekly scans that are due, and resends scans without a worker. */
  async function rescan(): Promise<void> {
    await queue.revive(new Date(clock().getTime() - 3600_000));
    const due = await prisma.mailConnection.findMany({
      where: {
        automatic: true,
        status: 'ok',
        OR: [{ last_scan: null }, { last_scan: { lt: new Date(clock().getTime() - millisecondsInWeek) } }],
      },
      orderBy: { last_scan: 'asc' },
      take: rescannedAtOnce,
    });
    for (const { user_id, id } of due) await queue.ask({ user_id, connection_id: id, months_back: 1 });
  }
  jobs.on(rescanJob, rescan);

  async function get(userId: string, id: string): Promise<MailScan> {
    const scan = await prisma.mailScan.findUnique({ where: { user_id_id: { user_id: userId, id } } });
    if (!scan) throw new AppError('scan_not_found');
    return scan;
  }

  const currentResult = (scan: MailScan, user: Identity, today: IsoDate): Promise<Result> =>
    results.get(user.id, `scan ${scan.id} ${today}`, () => resultOf(scan, user, today));
  const show = async (scan: MailScan, user: Identity, today: IsoDate): Promise<ShownScan> =>
    scan.status === 'done' ? { scan, result: await currentResult(scan, user, today) } : { scan };

  async function* follow(user: Identity, id: string, today: IsoDate, signal: AbortSignal): AsyncGenerator<ShownScan> {
    for await (const scan of follower.follow({ user_id: user.id, id }, signal)) yield show(scan, user, today);
  }

  return {
    rescan,

    /** Starts a scan, or joins an open one of the same range. */
    async start(user: Identity, { provider, email, months_back = defaultScanMonths }: ScanRequest): Promise<MailScan> {
      const connection = await connections.find(user.id, provider, email);
      if (connection.status === 'reconnect') throw new AppError('reconnect_required');
      const scan = await queue.ask({ user_id: user.id, connection_id: connection.id, months_back });
      if (!scan) throw new AppError('connection_not_found');
      return scan;
    },

    /**
     * Waits for the result; undefined if it takes too long.
     * @throws AppError with the code of the failed scan
     */
    async outcome({ id }: MailScan, user: Identity, today: IsoDate, signal: AbortSignal): Promise<Result | undefined> {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), longestAnswerMs);
      try {
        for await (const { scan, result } of follow(user, id, today, AbortSignal.any([signal, late.signal]))) {
          if (result) return result;
          if (!isOpen(scan)) throw new AppError((scan.problem as ErrorCode | null) ?? 'scan_not_found');
        }
      } catch (error) {
        if (!late.signal.aborted) throw error;
      } finally {
        clearTimeout(timer);
      }
      return undefined;
    },

    async get(user: Identity, id: string, today: IsoDate): Promise<ShownScan> {
      return show(await get(user.id, id), user, today);
    },

    /** Yields every new state of a scan until it has ended. */
    follow,

    /** Cancels an open scan. Its mails stay stored and count in the next scan. */
    async cancel(userId: string, id: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        const scan = await tx.mailScan.findUnique({ where: { user_id_id: { user_id: userId, id } } });
        if (!scan) throw new AppError('scan_not_found');
        await queue.end(tx, scan, { status: 'cancelled', ended_at: clock() });
      });
    },
  };
}
