import type { Mail, MailHead } from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';

/** The head of a mail in a list. */
export type Envelope = MailHead & {
  /** The provider's id of the mail in this mailbox. */
  id: string;
  /** Message-ID; empty if the mail has none. */
  message_id: string;
  /** The instant of arrival, ISO 8601. */
  date: string;
};

export type Page = {
  /** In no particular order. A provider with search leaves out mails that are certainly no candidates. */
  envelopes: Envelope[];
  /** Mails of the range that this page covers, with those that were left out. */
  looked_at: number;
  /** The position from which an interrupted scan continues after this page, opaque outside of the adapter. */
  position: string;
};

/** The mails to list. */
export type ScanRange = {
  /** The first day of arrival. */
  since: IsoDate;
  /** The cursor of an earlier scan of at least this range: only newer mails are listed. */
  cursor?: string;
  /** The position of an interrupted scan with the same `since` and `cursor`. */
  position?: string;
};

export type AttachedPdf = { name?: string; bytes: Uint8Array };

/** A user's mailbox, opened for reading. Nothing in it changes; no mail is marked as read. */
export type Mailbox = {
  /** The number of mails in the range, if the provider knows it cheaply. */
  count(range: ScanRange): Promise<number | undefined>;
  /**
   * Lists heads page by page, without bodies. If the provider no longer knows the cursor or position, the whole range is
   * listed again. Mails that arrive meanwhile belong to the next scan.
   * @returns the cursor for the next scan
   * @throws MailboxError
   */
  list(look: ScanRange, signal: AbortSignal): AsyncGenerator<Page, string>;
  /**
   * Fetches one text part of each mail, HTML before plain, cut at `mostBytes`. Attachments are listed by name and type;
   * `pdfs` fetches their content. A mail that was deleted meanwhile is left out.
   * @throws MailboxError
   */
  fetch(ids: string[], signal: AbortSignal): AsyncGenerator<{ id: string; mail: Mail }>;
  /**
   * Fetches the first `mostPdfs` PDFs of a mail, without those above `mostPdfBytes`, which are never requested. Empty if the
   * mail was deleted meanwhile. The bytes are untrusted and not parsed here.
   * @throws MailboxError
   */
  pdfs(id: string, signal: AbortSignal): Promise<AttachedPdf[]>;
  /** Never fails. */
  close(): Promise<void>;
};

/** The largest text part that is fetched; receipts are far smaller. */
export const mostBytes = 512 * 1024;

/** The number and size of PDFs that are fetched per mail; an invoice is one page. */
export const mostPdfs = 2;
export const mostPdfBytes = 2 * 1024 * 1024;

/**
 * A failure of the provider, classified by the reaction that it allows.
 * `reconnect`: the grant is gone, and only the user can renew it.
 * `retry`: the provider is unavailable, busy, or over quota; the same call may succeed later.
 * `refused`: the provider refuses the call for good.
 */
export class MailboxError extends Error {
  readonly kind: 'reconnect' | 'retry' | 'refused';
  /** The pause that the provider asks for. */
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
