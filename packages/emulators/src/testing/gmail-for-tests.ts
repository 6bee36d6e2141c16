import { type gmail_v1, gmail as gmailClient } from '@googleapis/gmail';
import { afterAll, beforeEach } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { connectGmail } from './connect-gmail.ts';

/** Starts emulators for the calling test file. Returns a client of Ayşe's mailbox. */
export async function gmailForTests() {
  const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
  const { google, environment } = emulators;
  afterAll(() => emulators.close());
  beforeEach(() => {
    google.faults.clear();
    google.requests.clear();
  });

  const open = async (user: string, scope?: string) =>
    gmailClient({
      version: 'v1',
      auth: await connectGmail(emulators, user, scope ? { scope } : {}),
      rootUrl: environment.GMAIL_API_URL,
      retry: false,
    }).users;

  const ayse = await open('ayse');
  const mailbox = await google.mailboxes.of('ayse');
  async function listAll(query: gmail_v1.Params$Resource$Users$Messages$List) {
    const ids: string[] = [];
    let pageToken: string | undefined;
    do {
      const { data } = await ayse.messages.list({ userId: 'me', ...query, pageToken });
      ids.push(...(data.messages ?? []).map(({ id }) => id ?? ''));
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
    return ids;
  }

  return { emulators, google, environment, open, ayse, mailbox, listAll };
}
