import { type Address, decodeWords, type HeaderLine, headerOf, parseAddresses, parseHeaders } from './headers.ts';
import { type Part, parseMail, splitMail } from './mime.ts';

export const folders = ['inbox', 'archive', 'junk', 'trash', 'sent', 'drafts'] as const;
export type Folder = (typeof folders)[number];
export type Category = 'promotions' | 'social' | 'updates';

/** A mail of a mailbox, as both providers see it. */
export type Mail = {
  /** Number of the delivery, never reused. */
  readonly number: number;
  readonly raw: Buffer;
  readonly received: Date;
  readonly category?: Category;
  folder: Folder;
  unread: boolean;
  /** Sequence number of the last change. */
  changed: number;
  readonly headers: HeaderLine[];
  readonly from: Address;
  readonly to: Address[];
  readonly subject: string;
  /** The parts, parsed on first access. */
  readonly content: Part;
};

export type Change = {
  /** Increases by one with every change of the mailbox. */
  sequence: number;
  kind: 'added' | 'deleted' | 'moved' | 'flagged';
  mail: Mail;
  /** The folder before the change. */
  from?: Folder;
};

export type Delivery = { folder?: Folder; unread?: boolean; received?: Date; category?: Category };

export type Mailbox = ReturnType<typeof createMailbox>;

/** An empty in-memory mailbox with a log of its changes. */
export function createMailbox() {
  const mails = new Map<number, Mail>();
  const changes: Change[] = [];
  let deliveries = 0;
  let sequence = 1_000;
  /** Changes up to this sequence number are no longer known. */
  let forgotten = sequence;

  function note(kind: Change['kind'], mail: Mail, from?: Folder): void {
    sequence += 1;
    mail.changed = sequence;
    changes.push({ sequence, kind, mail, ...(from && { from }) });
  }

  return {
    /** Newest first, as both providers list them. */
    mails: (): Mail[] =>
      [...mails.values()].sort((a, b) => b.received.getTime() - a.received.getTime() || b.number - a.number),
    find: (number: number) => mails.get(number),
    sequence: () => sequence,
    /** Adds a mail. Default of `received`: its Date header. */
    deliver(raw: Buffer | string, { folder = 'inbox', unread = true, received, category }: Delivery = {}): Mail {
      deliveries += 1;
      const mail = createMail(deliveries, Buffer.from(raw), { folder, unread, received, category });
      mails.set(mail.number, mail);
      note('added', mail);
      return mail;
    },
    /** Deletes a mail permanently instead of moving it to the trash. */
    delete(mail: Mail): void {
      if (mails.delete(mail.number)) note('deleted', mail, mail.folder);
    },
    move(mail: Mail, folder: Folder): void {
      const from = mail.folder;
      mail.folder = folder;
      note('moved', mail, from);
    },
    flag(mail: Mail, { unread }: { unread: boolean }): void {
      mail.unread = unread;
      note('flagged', mail);
    },
    /** Changes after a sequence number; undefined if they are no longer known. */
    changesSince: (after: number): Change[] | undefined =>
      after < forgotten ? undefined : changes.filter((change) => change.sequence > after),
    /** Forgets all changes: Gmail answers 404 to a history id, Graph 410 to a delta link. */
    forgetHistory(): void {
      sequence += 1;
      forgotten = sequence;
      changes.length = 0;
    },
  };
}

function createMail(
  number: number,
  raw: Buffer,
  { received, ...flags }: Delivery & Pick<Mail, 'folder' | 'unread'>,
): Mail {
  const headers = parseHeaders(splitMail(raw.toString('latin1'))[0]);
  const dated = new Date(headerOf(headers, 'date') ?? Number.NaN);
  let content: Part | undefined;
  return {
    number,
    raw,
    headers,
    received: received ?? (Number.isNaN(dated.getTime()) ? new Date() : dated),
    ...flags,
    changed: 0,
    from: parseAddresses(headerOf(headers, 'from'))[0] ?? { name: '', address: '' },
    to: parseAddresses(headerOf(headers, 'to')),
    subject: decodeWords(headerOf(headers, 'subject') ?? ''),
    get content() {
      content ??= parseMail(raw);
      return content;
    },
  };
}
