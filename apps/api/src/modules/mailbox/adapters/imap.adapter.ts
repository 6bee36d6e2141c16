import type { Dialer } from '#lib/dialer.ts';
import { connectImap, type ImapAccount } from './imap-connection.ts';
import type { FolderRange } from './imap-cursor.ts';
import { fetchMails } from './imap-fetch.ts';
import { listRanges, planRanges, searchRange, surveyFolders } from './imap-list.ts';
import { fetchPdfs } from './imap-pdfs.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * Opens a mailbox on a server given by the user, with the user's password.
 * @throws UnreachableError if the host is no IMAP server, is not allowed or has no trusted certificate
 * @throws MailboxError `reconnect` for a wrong password, `retry` for a busy server, `refused` if the server does not
 * allow this login
 */
export async function openImapMailbox({
  dialer,
  account,
}: {
  dialer: Pick<Dialer, 'connect'>;
  account: ImapAccount;
}): Promise<Mailbox> {
  const connection = await connectImap(dialer, account);
  /** Search results of `count`, reused by `list`. */
  let survey: FolderRange[] | undefined;

  return {
    async count(look) {
      const { signal } = new AbortController();
      survey = await surveyFolders(connection, signal);
      let sum = 0;
      for (const step of planRanges(survey, look))
        sum += (await searchRange(connection, step, new Date(look.since), signal)).count;
      return sum;
    },
    async *list(look, signal) {
      signal.throwIfAborted();
      const folders = survey ?? (await surveyFolders(connection, signal));
      survey = undefined;
      return yield* listRanges(connection, planRanges(folders, look), look.since, signal);
    },
    fetch: (ids, signal) => fetchMails(connection, ids, signal),
    pdfs: (id, signal) => fetchPdfs(connection, id, signal),
    async close() {
      connection.close();
    },
  };
}
