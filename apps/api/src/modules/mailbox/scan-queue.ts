import type { MailScan, PrismaClient } from '@kumbara/prisma/client';
import { z } from 'zod';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import { dropOldest } from '#lib/row-ceilings.ts';

export type ScanQueue = ReturnType<typeof createScanQueue>;

export const scanJob = {
  name: 'scan-mailbox',
  schema: z.object({ user_id: z.uuid(), scan_id: z.uuid() }),
  // A dead process is noticed by its missing heartbeat; the scan continues from its position.
  queue: { heartbeatSeconds: 10, expireInSeconds: 6 * 3600, retryLimit: 1000, retryDelay: 1, retryDelayMax: 30 },
  concurrency: { localConcurrency: 4, groupConcurrency: 2 },
} satisfies Job;

/** The open statuses; all others are final. */
export const openStatuses = ['queued', 'running'] as const;
export const isOpen = ({ status }: Pick<MailScan, 'status'>) => (openStatuses as readonly string[]).includes(status);

type Wanted = { user_id: string; connection_id: string; months_back: number };

/** At most one scan of a mailbox runs, and at most one is queued behind it. */
export function createScanQueue({ prisma, jobs }: { prisma: PrismaClient; jobs: Jobs }) {
  const send = ({ user_id, id }: Pick<MailScan, 'user_id' | 'id'>, tx?: Transaction) =>
    jobs.send(scanJob, { user_id, scan_id: id }, { tx, group: user_id });

  return {
    /**
     * Joins an open scan of at least the same range, else queues a new one.
     * @returns the scan to follow; undefined if the mailbox was disconnected meanwhile
     */
    ask: ({ user_id, connection_id, months_back }: Wanted): Promise<MailScan | undefined> =>
      prisma.$transaction(async (tx) => {
        // The lock makes the second of two concurrent requests see the scan of the first.
        const held = await tx.$queryRaw<unknown[]>`
          SELECT 1 FROM mail_connections WHERE user_id = ${user_id}::uuid AND id = ${connection_id}::uuid
          FOR NO KEY UPDATE`;
        if (held.length === 0) return undefined;
        const open = await tx.mailScan.findMany({
          where: { user_id, connection_id, status: { in: [...openStatuses] } },
        });
        const wideEnough = open.find((scan) => scan.months_back >= months_back);
        if (wideEnough) return wideEnough;
        const waiting = open.find(({ status }) => status === 'queued');
        if (waiting) {
          const where = { user_id_id: { user_id, id: waiting.id } };
          return tx.mailScan.update({ where, data: { months_back } });
        }
        const scan = await tx.mailScan.create({ data: { user_id, connection_id, months_back } });
        await dropOldest(tx, 'mail_scans', user_id);
        // A queued scan is sent when the running one ends.
        if (open.length === 0) await send(scan, tx);
        return scan;
      }),

    /** Ends a scan and starts the queued one. @returns whether it was still open */
    async end(
      tx: Transaction,
      { user_id, id, connection_id }: Pick<MailScan, 'user_id' | 'id' | 'connection_id'>,
      data: { status: 'done' | 'failed' | 'cancelled'; problem?: string; emails_scanned?: number; ended_at: Date },
      worker?: string,
    ): Promise<boolean> {
      const { count } = await tx.mailScan.updateMany({
        where: { user_id, id, status: { in: [...openStatuses] }, ...(worker && { worker }) },
        data: { ...data, worker: null, position: null },
      });
      const behind = await tx.mailScan.findFirst({ where: { user_id, connection_id, status: 'queued' } });
      if (count > 0 && behind) await send(behind, tx);
      return count > 0;
    },

    /** Sends old open scans again, because an operator may have deleted their jobs. */
    async revive(before: Date): Promise<void> {
      const stale = await prisma.mailScan.findMany({
        where: { status: { in: [...openStatuses] }, created_at: { lt: before } },
        take: 500,
      });
      for (const scan of stale) await send(scan);
    },
  };
}
