import { randomUUID } from 'node:crypto';
import { type MailConnection, type MailScan, Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { addMonths, dayIn, type IsoDate } from '@kumbara/shared';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay, toDay } from '#lib/day.ts';
import type { Owner } from './scan-conclusions.ts';

export type ScanClaims = ReturnType<typeof createScanClaims>;

/** A scan that is claimed by one process. */
export type Work = {
  scan: MailScan;
  connection: MailConnection;
  owner: Owner;
  today: IsoDate;
  worker: string;
};

/** The scan was taken over or cancelled: the process must not write any more. */
export class LostError extends Error {
  override name = 'LostError';
}

export const keyOf = ({ user_id, id }: { user_id: string; id: string }) => ({ user_id_id: { user_id, id } });

/**
 * The range that a scan has to cover: mails after the last scan, if that one reached back far enough; else the whole range.
 * If the provider no longer knows the cursor, everything since the last scan is listed again.
 */
function startOf({ cursor, covered_since, last_scan }: MailConnection, since: Date) {
  if (cursor === null || covered_since === null || covered_since > since) return { since, cursor: null };
  return { since: last_scan && last_scan < since ? fromDay(toDay(last_scan)) : since, cursor };
}

/** Claims of scans by processes. */
export function createScanClaims({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  /** Claims a scan, from its start or from the position of a dead process; undefined if there is nothing to do now. */
  async function claim(user_id: string, id: string): Promise<Work | undefined> {
    const known = await prisma.mailScan.findUnique({
      where: keyOf({ user_id, id }),
      include: {
        connection: { include: { user: { select: { id: true, email: true, currency: true, time_zone: true } } } },
      },
    });
    if (!known || (known.status !== 'queued' && known.status !== 'running')) return undefined;
    const { user: owner, ...connection } = known.connection;
    const { status, months_back } = known;
    const today = dayIn(owner.time_zone, clock());
    const fresh = startOf(connection, fromDay(addMonths(today, -months_back)));
    const worker = randomUUID();
    try {
      const [scan] = await prisma.mailScan.updateManyAndReturn({
        where: { user_id, id, status, months_back },
        data: { status: 'running', worker, ...(known.since === null && fresh) },
      });
      // The scan was widened or ended in this moment.
      return scan ? { scan, connection, owner, today, worker } : await claim(user_id, id);
    } catch (error) {
      // Another scan of this mailbox is running, and starts this one when it ends.
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return undefined;
      throw error;
    }
  }

  return {
    claim,

    /** Updates the scan only while this process holds the claim. */
    async update({ scan, worker }: Work, data: object, tx: Transaction = prisma): Promise<void> {
      const { count } = await tx.mailScan.updateMany({
        where: { user_id: scan.user_id, id: scan.id, worker, status: 'running' },
        data,
      });
      if (count === 0) throw new LostError('the scan is no longer ours');
    },
  };
}
