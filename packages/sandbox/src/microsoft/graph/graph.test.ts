import { afterAll, afterEach, expect, it } from 'vitest';
import { startSandbox } from '#sandbox.ts';
import { connectOutlook, graphClient } from '#testing/connect-outlook.ts';

const sandbox = await startSandbox({ appOrigins: ['http://localhost:3000'] });
const { microsoft } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => microsoft.faults.clear());

const open = async (person = 'ayse') => graphClient(sandbox, (await connectOutlook(sandbox, person)).access_token);

it('shows a believable mailbox to the official client', async () => {
  const graph = await open();
  expect(await graph.api('/me').get()).toMatchObject({ userPrincipalName: 'ayse.yilmaz@outlook.example', mail: null });
  const inbox = await graph.api('/me/mailFolders/inbox').get();
  expect(inbox).toMatchObject({ displayName: 'Gelen Kutusu' });
  expect(inbox.totalItemCount).toBeGreaterThan(1_500);
  const { value } = await graph.api('/me/messages').top(3).select('subject,from,receivedDateTime').get();
  expect(value).toHaveLength(3);
  expect(Object.keys(value[0]).sort()).toEqual(['@odata.etag', 'from', 'id', 'receivedDateTime', 'subject']);
});
