import { openImapMailbox } from '@kumbara/api/src/modules/mailbox/adapters/imap.adapter.ts';
import type { Mailbox } from '@kumbara/api/src/modules/mailbox/adapters/mailbox.ts';
import { isMailCandidate } from '@kumbara/detection';
import { ImapFlow } from 'imapflow';

export type Account = { email: string; password: string; server: string; port: number };

const since = '2020-01-01';
const { signal } = new AbortController();
/** The server is on this machine, so no address has to be guarded against. */
const dialer = {
  connect: <T>(
    { host, port }: { host: string; port: number },
    work: (target: { address: string; port: number; servername: string }, signal: AbortSignal) => Promise<T>,
  ) => work({ address: '127.0.0.1', port, servername: host }, signal),
};

export const openProductMailbox = (account: Account): Promise<Mailbox> => openImapMailbox({ dialer, account });

export async function openImapFlow({ email, password, port }: Account): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    servername: 'localhost',
    port,
    secure: true,
    auth: { user: email, pass: password },
    logger: false,
    disableCompression: true,
  });
  await client.connect();
  return client;
}

/** A scan as the product does it: list headers, select candidates, fetch and parse one text part of each. */
export async function scanWithProduct(mailbox: Mailbox, cursor?: string) {
  const found: string[] = [];
  const ids: string[] = [];
  const pages = mailbox.list({ since, ...(cursor && { cursor }) }, signal);
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return { found, ids, cursor: value };
    const candidates = value.envelopes.filter(isMailCandidate).map(({ id }) => id);
    for await (const { id, mail } of mailbox.fetch(candidates, signal)) {
      found.push(mail.message_id);
      ids.push(id);
    }
  }
}

/** Fetches the same data with the wanted mails known beforehand, and parses nothing. */
export async function scanWithImapFlow(client: ImapFlow, uids: string): Promise<void> {
  await client.mailboxOpen('INBOX', { readOnly: true });
  await client.search({ since: new Date(since) }, { uid: true });
  const headers = ['From', 'Subject', 'Message-ID', 'Precedence'];
  for await (const _ of client.fetch('1:*', { uid: true, internalDate: true, headers }));
  for await (const _ of client.fetch(uids, { uid: true, bodyStructure: true, headers: true }, { uid: true }));
  for await (const _ of client.fetch(uids, { uid: true, bodyParts: ['1.2'] }, { uid: true }));
}

export async function downloadEverything(client: ImapFlow): Promise<void> {
  await client.mailboxOpen('INBOX', { readOnly: true });
  for await (const _ of client.fetch('1:*', { uid: true, source: true }));
}
