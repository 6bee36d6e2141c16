import type { Dialer } from '#lib/dialer.ts';
import { connectImap, type ImapAccount } from './imap-connection.ts';
import type { Step } from './imap-cursor.ts';
import { fetchMails } from './imap-fetch.ts';
import { listSteps, planLook, searchStep, surveyFolders } from './imap-list.ts';
import { fetchPdfs } from './imap-pdfs.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * Opens a mailbox on a server that a user has named, with the user's password.
 * @throws UnreachableError for everything that is no IMAP server which we may reach and trust
 * @throws MailboxError `reconnect` for a wrong password, `retry` for a server that is busy, `refused` for one that lets
 *   nobody in this way
 */
export async function openImapMailbox({
  dialer,
  account,
}: {
  dialer: Pick<Dialer, 'reach'>;
  account: ImapAccount;
}): Promise<Mailbox> {
  const connection = await connectImap(dialer, account);
  /** What was found when mails were counted need not be asked again to list them. */
  let survey: Step[] | undefined;

  return {
    async count(look) {
      const { signal } = new AbortController();
      survey = await surveyFolders(connection, signal);
      let sum = 0;
      for (const step of planLook(survey, look))
        sum += (await searchStep(connection, step, new Date(look.since), signal)).count;
      return sum;
    },
    async *list(look, signal) {
      signal.throwIfAborted();
      const folders = survey ?? (await surveyFolders(connection, signal));
      survey = undefined;
      return yield* listSteps(connection, planLook(folders, look), look.since, signal);
    },
    fetch: (ids, signal) => fetchMails(connection, ids, signal),
    pdfs: (id, signal) => fetchPdfs(connection, id, signal),
    async close() {
      connection.close();
    },
  };
}
