import type { Mailbox, MailboxError } from './mailbox.ts';

/** One mailbox at one provider, which the contract suite fills, breaks and inspects. */
export type Harness = {
  /** Adds an unread mail (RFC 5322) to the scanned mails. It arrives at the given instant, by default now. */
  deliver(raw: Uint8Array, arrived?: Date): Promise<void>;
  /** Permanently deletes the mails with this Message-ID, which includes the angle brackets. */
  remove(messageId: string): Promise<void>;
  /** A new connection with the same credentials. */
  open(): Promise<Mailbox>;
  /** Everything a reader could change, by Message-ID: read state, flags, labels, folder. */
  state(): Promise<unknown>;
  /** Invalidates cursors and positions at the provider: another UIDVALIDITY, expired history or delta links. */
  forget(): Promise<void>;
  /** Makes the provider fail with this kind of error from now on, also for open mailboxes. */
  breakWith(kind: MailboxError['kind']): Promise<void>;
  /** Makes the provider accept requests without answering from now on. */
  hang(): Promise<void>;
  /** Round trips so far, without those of opening. */
  roundTrips(): number;
  /** Bytes received from the provider so far. */
  bytesReceived(): number;
  /** A number of mails that needs more than one page. */
  moreThanAPage: number;
  end(): Promise<void>;
};
