import { gmail as gmailClient } from '@googleapis/gmail';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startSandbox } from '#sandbox.ts';
import { connectGmail } from '#testing/connect-gmail.ts';

const sandbox = await startSandbox({ appOrigins: ['http://localhost:3000'] });
const { google, environment } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => google.faults.clear());

async function open(person = 'ayse') {
  const auth = await connectGmail(sandbox, person);
  return gmailClient({ version: 'v1', auth, rootUrl: environment.GMAIL_API_URL, retry: false });
}

it('shows a believable mailbox to the official client', async () => {
  const gmail = await open();
  const { data: profile } = await gmail.users.getProfile({ userId: 'me' });
  expect(profile).toMatchObject({ emailAddress: 'ayse.yilmaz@gmail.example' });
  expect(profile.messagesTotal).toBeGreaterThan(1_800);
  const { data } = await gmail.users.messages.list({ userId: 'me', q: 'subject:abonelik', maxResults: 5 });
  const { data: mail } = await gmail.users.messages.get({ userId: 'me', id: data.messages?.[0]?.id ?? '' });
  expect(mail.payload?.headers).toContainEqual({ name: 'Subject', value: expect.stringMatching(/abonelik/i) });
});
