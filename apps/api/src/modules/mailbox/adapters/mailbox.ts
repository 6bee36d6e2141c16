import type { Mail, MailHead } from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';

/** What a list of mails tells of one. */
export type Envelope = MailHead & {
  /** The provider's own name for the mail in this mailbox, under which it is fetched. */
  id: string;
  /** Message-ID; empty where the mail has none. */
  message_id: string;
  /** When it arrived: an ISO 8601 instant. */
  date: string;
};

export type Page = {
  /** In no particular order. A provider that can search leaves out what is certainly no candidate. */
  envelopes: Envelope[];
  /** Mails of the range that this page stands for, those that were left out included. */
  looked_at: number;
  /** From where a look that dies after this page goes on. Only the adapter understands it. */
  position: string;
};

/** Which mails to look at. */
export type ScanRange = {
  /** By day of arrival. */
  since: IsoDate;
  /** What an earlier look over at least this range returned: only what came after it is listed. */
  cursor?: string;
  /** Of an unfinished look with the same `since` and `cursor`. */
  position?: string;
};

export type AttachedPdf = { name?: string; bytes: Uint8Array };

/** Somebody's mailbox, open for reading. Nothing in it is changed; no mail is marked as read. */
export type Mailbox = {
  /** How many mails the look will pass, where that is cheap to know. */
  count(range: ScanRange): Promise<number | undefined>;
  /**
   * Heads page by page, without a body. A cursor or a position that the provider no longer knows leads to the whole
   * range again. Mails that arrive meanwhile belong to the next look.
   * @returns the cursor for the next look
   * @throws MailboxError
   */
  list(look: ScanRange, signal: AbortSignal): AsyncGenerator<Page, string>;
  /**
   * One text part of each, HTML before plain, cut at `mostBytes`; attachments only by name and type, as `pdfs` brings what
   * some of them hold. A mail that is gone meanwhile is left out.
   * @throws MailboxError
   */
  fetch(ids: string[], signal: AbortSignal): AsyncGenerator<{ id: string; mail: Mail }>;
  /**
   * The first PDFs that hang on a mail, `mostPdfs` of them, without those above `mostPdfBytes`, which are never asked for.
   * None of a mail that is gone meanwhile. Their bytes are as somebody sent them: nothing of them is parsed here.
   * @throws MailboxError
   */
  pdfs(id: string, signal: AbortSignal): Promise<AttachedPdf[]>;
  /** Never fails. */
  close(): Promise<void>;
};

/** Longest text part that is fetched: receipts are far below. */
export const mostBytes = 512 * 1024;

/** So many PDFs of a mail are brought, none longer than this: an invoice is one page. */
export const mostPdfs = 2;
export const mostPdfBytes = 2 * 1024 * 1024;

/**
 * What the caller can do about a failure.
 * `reconnect`: the permission is gone, only the user can give it again.
 * `retry`: the provider is away, busy, or its quota is used up; the same call may succeed later.
 * `refused`: it does not do what we ask, and will not.
 */
export class MailboxError extends Error {
  readonly kind: 'reconnect' | 'retry' | 'refused';
  /** How long the provider asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: MailboxError['kind'],
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.name = 'MailboxError';
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
