import {
  type Mail,
  type MailEvent,
  mayHavePriceInAttachment,
  readMail,
  readMailWithAttachments,
} from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';
import { readPdfLines, StatementError } from '@kumbara/statements';
import { mayBePdf } from './adapters/attached-pdf.ts';
import type { Mailbox } from './adapters/mailbox.ts';

/** Limits for one page of mails, so that a mailbox full of documents does not delay the other scans. */
const mostDocuments = 20;
const mostMs = 30_000;
/** For one document, its time in the queue of the parser worker included. */
const mostMsEach = 10_000;

type Needs = { mailbox: Pick<Mailbox, 'pdfs'>; today: IsoDate; signal: AbortSignal };

/**
 * Reads the mails of one page. If a mail reports a payment or a renewal without an amount, its attached PDFs are fetched
 * and read in the parser worker of statements. Nothing of them is stored.
 */
export function createMailReader({ mailbox, today, signal }: Needs) {
  let documents = 0;
  let ms = 0;

  /** @returns nothing of a document that is damaged, locked, harmful, or not read in time */
  async function linesOf(bytes: Uint8Array): Promise<string[]> {
    const late = AbortSignal.timeout(Math.ceil(Math.min(mostMsEach, mostMs - ms)));
    const started = performance.now();
    try {
      return await readPdfLines(bytes, { signal: AbortSignal.any([signal, late]) });
    } catch (error) {
      if (error instanceof StatementError || late.aborted) return [];
      throw error;
    } finally {
      ms += performance.now() - started;
    }
  }

  async function attachedTo(id: string): Promise<NonNullable<Mail['attachments']>> {
    const read: NonNullable<Mail['attachments']> = [];
    for (const { bytes, ...named } of await mailbox.pdfs(id, signal)) {
      if (documents === mostDocuments || ms >= mostMs) break;
      documents += 1;
      read.push({ ...named, type: 'application/pdf', text: (await linesOf(bytes)).join('\n') });
    }
    return read;
  }

  /** @throws MailboxError */
  return async function read(id: string, mail: Mail): Promise<MailEvent[]> {
    const events = readMail(mail, { today });
    const isOver = documents === mostDocuments || ms >= mostMs;
    if (isOver || !mail.attachments?.some(mayBePdf) || !mayHavePriceInAttachment(mail, events)) return events;
    return readMailWithAttachments({ ...mail, attachments: await attachedTo(id) }, events, { today });
  };
}
