import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { detectInEvents, isMailCandidate, type MailEvent, readMail } from '@kumbara/detection';
import type { MailConnection, MailScan, PrismaClient } from '@kumbara/prisma/client';
import { addMonths, dayIn, type IsoDate } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { isDatabaseAway, type Transaction } from '#lib/database.ts';
import { fromDay, toDay } from '#lib/day.ts';
import { UnreachableError } from '#lib/dialer.ts';
import type { Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import { type Look, type Mailbox, MailboxError, type Page } from './adapters/mailbox.ts';
import type { Owner } from './conclude.ts';
import { messageIdOf } from './message-id.ts';
import { asRefusal, type OpenMailbox } from './open-mailbox.ts';
import { type ScanQueue, scanJob } from './scan-queue.ts';

type Needs = {
  prisma: PrismaClient;
  jobs: Jobs;
  queue: ScanQueue;
  open: OpenMailbox;
  /** What a finished scan changes for its owner, in the transaction that ends it. */
  conclude: (tx: Transaction, scan: MailScan, owner: Owner, today: IsoDate) => Promise<void>;
  clock: Clock;
  logger: Logger;
};
/** A scan in the hands of one process. */
type Work = {
  scan: MailScan;
  connection: MailConnection;
  owner: Owner;
  today: IsoDate;
  worker: string;
  signal: AbortSignal;
};

/** What the mails that were read so far say. */
type Progress = { events: MailEvent[] };

/** How often a provider that is away or busy is asked again before the scan gives up, and the pauses between. */
const mostPauses = 8;
const pauseSeconds = (times: number) => Math.min(60, 2 ** times);
/** A provider that wants to be left alone for longer ends the scan. */
const longestPauseSeconds = 300;
const lookAfterMs = 2_000;
/** So many mails are read before what they say is kept. */
const batchSize = 50;

/** Somebody else has the scan now, or it was cancelled: nothing more is to be written. */
class LostError extends Error {
  override name = 'LostError';
}

const keyOf = ({ user_id, id }: { user_id: string; id: string }) => ({ user_id_id: { user_id, id } });

const isPassing = (error: unknown) =>
  error instanceof UnreachableError || (error instanceof MailboxError && error.kind === 'retry');

/**
 * What has to be looked at to know everything since a day: what came after the last look, where that looked far enough.
 * Should its end be forgotten by the provider, everything since then is looked at again.
 */
function startOf({ cursor, covered_since, last_scan }: MailConnection, since: Date) {
  if (cursor === null || covered_since === null || covered_since > since) return { since, cursor: null };
  return { since: last_scan && last_scan < since ? fromDay(toDay(last_scan)) : since, cursor };
}

/** Registers how a mailbox is looked through: heads, candidates, what they say, page by page. */
export function workOffScans({ prisma, jobs, queue, open, conclude, clock, logger }: Needs): void {
  /** Takes a scan, from the start or from where a process died. */
  async function claim(user_id: string, id: string): Promise<Omit<Work, 'signal'> | undefined> {
    const known = await prisma.mailScan.findUnique({
      where: keyOf({ user_id, id }),
      include: { connection: { include: { user: true } } },
    });
    if (!known || (known.status !== 'queued' && known.status !== 'running')) return undefined;
    const { user: owner, ...connection } = known.connection;
    const today = dayIn(owner.time_zone, clock());
    const fresh = startOf(connection, fromDay(addMonths(today, -known.months_back)));
    const worker = randomUUID();
    const [scan] = await prisma.mailScan
      .updateManyAndReturn({
        where: { user_id, id, status: known.status },
        data: { status: 'running', worker, ...(known.since === null && fresh) },
      })
      // Another scan of this mailbox runs, and sends this one when it ends.
      .catch((error) => (error?.code === 'P2002' ? [] : Promise.reject(error)));
    return scan && { scan, connection, owner, today, worker };
  }

  /** Writes only while the scan is still ours. */
  async function keep({ scan, worker }: Work, data: object, tx: Transaction = prisma): Promise<void> {
    const { count } = await tx.mailScan.updateMany({
      where: { user_id: scan.user_id, id: scan.id, worker, status: 'running' },
      data,
    });
    if (count === 0) throw new LostError('the scan is no longer ours');
  }

  async function readPage(work: Work, mailbox: Mailbox, page: Page, progress: Progress): Promise<void> {
    const { scan, connection, today } = work;
    const candidates = page.envelopes.filter(isMailCandidate);
    const idOf = new Map(candidates.map((envelope) => [envelope.id, messageIdOf(envelope)]));
    const owned = { user_id: scan.user_id, connection_id: connection.id };
    const known = await prisma.readMail.findMany({ where: { ...owned, message_id: { in: [...idOf.values()] } } });
    const isKnown = new Set(known.map(({ message_id }) => message_id));
    const wanted = candidates.filter(({ id }) => !isKnown.has(idOf.get(id) ?? '')).map(({ id }) => id);
    let batch: { message_id: string; date: Date; events: MailEvent[] }[] = [];
    const keepBatch = async () => {
      const rows = batch.map((row) => ({ ...owned, ...row }));
      batch = [];
      await prisma.$transaction(async (tx) => {
        await keep(work, {}, tx);
        await tx.readMail.createMany({ skipDuplicates: true, data: rows });
      });
    };
    for await (const { id, mail } of mailbox.fetch(wanted, work.signal)) {
      const message_id = idOf.get(id);
      if (message_id === undefined) continue;
      const events = readMail({ ...mail, message_id }, { today });
      progress.events.push(...events);
      if (events.length > 0) batch.push({ message_id, date: new Date(mail.date), events });
      if (batch.length >= batchSize) await keepBatch();
    }
    if (batch.length > 0) await keepBatch();
    await keep(work, {
      position: page.position,
      looked_at: { increment: page.looked_at },
      candidates: { increment: candidates.length },
      found: detectInEvents(progress.events, { today, currency: work.owner.currency }).findings.length,
    });
  }

  /** One go through what is left. @returns the cursor for the next scan */
  async function look(work: Work, mailbox: Mailbox, progress: Progress): Promise<string> {
    const { scan } = work;
    const now = await prisma.mailScan.findUniqueOrThrow({ where: keyOf(scan) });
    const look: Look = {
      since: toDay(scan.since as Date),
      ...(now.cursor !== null && { cursor: now.cursor }),
      ...(now.position !== null && { position: now.position }),
    };
    if (now.total === null) {
      const inRange = await mailbox.count({ since: look.since });
      await keep(work, { total: look.cursor ? null : inRange, emails_scanned: inRange ?? 0 });
    }
    const pages = mailbox.list(look, work.signal);
    for (;;) {
      const { done, value } = await pages.next();
      if (done) return value;
      await readPage(work, mailbox, value, progress);
    }
  }

  /** Waits for a provider that is away or busy, as long as it makes sense. */
  async function lookPatiently(work: Work): Promise<string> {
    const { user_id, connection_id } = work.scan;
    const before = await prisma.readMail.findMany({ where: { user_id, connection_id } });
    const progress: Progress = { events: before.flatMap(({ events }) => events as MailEvent[]) };
    for (let pauses = 0; ; pauses += 1) {
      let mailbox: Mailbox | undefined;
      try {
        mailbox = await open(work.connection);
        return await look(work, mailbox, progress);
      } catch (error) {
        const asked = error instanceof MailboxError ? error.retryAfterSeconds : undefined;
        const seconds = asked ?? pauseSeconds(pauses);
        if (!isPassing(error) || pauses >= mostPauses || seconds > longestPauseSeconds) throw error;
        logger.info({ scan: work.scan.id, seconds, reason: (error as Error).message }, 'a scan waits for its provider');
        await wait(seconds * 1000, undefined, { signal: work.signal });
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
    const claimed = await claim(user_id, scan_id);
    if (!claimed) return;
    const lost = new AbortController();
    const work: Work = { ...claimed, signal: AbortSignal.any([ending, lost.signal]) };
    // Cancelled, or taken over by somebody who thought us dead: noticed also while a provider keeps us waiting.
    const looking = setInterval(() => {
      keep(work, {}).catch((error) => error instanceof LostError && lost.abort(error));
    }, lookAfterMs);
    try {
      await finish(work, await lookPatiently(work));
    } catch (error) {
      // The process ends: the job is begun again elsewhere, from the last page.
      if (ending.aborted || isDatabaseAway(error)) throw error;
      if (!lost.signal.aborted && !(error instanceof LostError)) await fail(work, error);
    } finally {
      clearInterval(looking);
    }
  });
}
