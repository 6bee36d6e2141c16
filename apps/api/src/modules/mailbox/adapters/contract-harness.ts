import type { Mailbox, MailboxError } from './mailbox.ts';

/** One mailbox at one provider, as the contract suite fills it, breaks it and looks at it from outside. */
export type Harness = {
  /** Puts a mail (RFC 5322) among the mails that are looked at; unread. It arrived at that instant, else just now. */
  deliver(raw: Uint8Array, arrived?: Date): Promise<void>;
  /** Removes the mails with this Message-ID, angle brackets included, for good. */
  remove(messageId: string): Promise<void>;
  /** A new connection with the same credentials. */
  open(): Promise<Mailbox>;
  /** All that a reader could change in the mailbox, by Message-ID: read or unread, flags, labels, folder. */
  state(): Promise<unknown>;
  /** Makes the provider forget what cursors and positions stand on: other UIDVALIDITY, expired history or delta. */
  forget(): Promise<void>;
  /** From now on the provider does what leads to this kind of error, also for a mailbox opened before. */
  breakWith(kind: MailboxError['kind']): Promise<void>;
  /** From now on the provider takes every request and answers none. */
  hang(): Promise<void>;
  /** Round trips so far, opening not counted. */
  roundTrips(): number;
  /** Bytes that came from the provider so far. */
  bytesReceived(): number;
  /** So many mails certainly need more than one page. */
  moreThanAPage: number;
  end(): Promise<void>;
};
