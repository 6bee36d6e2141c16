import { detectInEvents, isMailCandidate, type MailEvent } from '@kumbara/detection';
import type { PrismaClient } from '@kumbara/prisma/client';
import { dropOldest } from '#lib/row-ceilings.ts';
import type { Mailbox, Page } from './adapters/mailbox.ts';
import { createMailReader } from './attached-prices.ts';
import { messageIdOf } from './message-id.ts';
import type { ScanClaims, Work } from './scan-claim.ts';

/** The number of mails after which their events are stored. */
const batchSize = 50;

/** A fixed order, so that an interrupted scan counts the same as one without interruption. */
const oldestFirst = (a: MailEvent, b: MailEvent) =>
  a.date === b.date
    ? a.message_id < b.message_id
      ? -1
      : Number(a.message_id > b.message_id)
    : a.date < b.date
      ? -1
      : 1;

type Needs = { prisma: PrismaClient; update: ScanClaims['update'] };

/** Processes one page of heads: reads its candidates, stores their events and the progress. */
export function createPageReader({ prisma, update }: Needs) {
  /** @param events the events read so far, to which those of the page are added */
  return async function readPage(
    work: Work,
    mailbox: Mailbox,
    page: Page,
    events: MailEvent[],
    signal: AbortSignal,
  ): Promise<void> {
    const { scan, connection, today } = work;
    const candidates = page.envelopes.filter(isMailCandidate);
    const idOf = new Map(candidates.map((envelope) => [envelope.id, messageIdOf(envelope)]));
    const owned = { user_id: scan.user_id, connection_id: connection.id };
    const known = await prisma.readMail.findMany({ where: { ...owned, message_id: { in: [...idOf.values()] } } });
    const isKnown = new Set(known.map(({ message_id }) => message_id));
    const wanted = candidates.filter(({ id }) => !isKnown.has(idOf.get(id) ?? '')).map(({ id }) => id);
    let batch: { message_id: string; date: Date; events: MailEvent[] }[] = [];
    const storeBatch = async () => {
      const rows = batch.map((row) => ({ ...owned, ...row }));
      batch = [];
      await prisma.$transaction(async (tx) => {
        await update(work, {}, tx);
        await tx.readMail.createMany({ skipDuplicates: true, data: rows });
        await dropOldest(tx, 'read_mails', scan.user_id);
      });
    };
    const read = createMailReader({ mailbox, today, signal });
    for await (const { id, mail } of mailbox.fetch(wanted, signal)) {
      const message_id = idOf.get(id);
      if (message_id === undefined) continue;
      const mailEvents = await read(id, { ...mail, message_id });
      events.push(...mailEvents);
      if (mailEvents.length > 0) batch.push({ message_id, date: new Date(mail.date), events: mailEvents });
      if (batch.length >= batchSize) await storeBatch();
    }
    if (batch.length > 0) await storeBatch();
    await update(work, {
      position: page.position,
      looked_at: { increment: page.looked_at },
      candidates: { increment: candidates.length },
      found: detectInEvents(events.toSorted(oldestFirst), { today, currency: work.owner.currency }).findings.length,
    });
  };
}
