import { afterAll, expect, it } from 'vitest';
import { runApp } from '#testing/running-app.ts';
import { runWebhookHistory, sharedCredentialKeys } from '#testing/webhook-histories.ts';
import { startWebhookReceiver } from '#testing/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const credentialKeys = sharedCredentialKeys();
const app = runApp({ ALLOWED_PRIVATE_HOSTS: receiver.host, CREDENTIAL_KEYS: credentialKeys });

it('a worker that is killed loses no event, and each receiver first sees them in the order of writing', async () => {
  const { faults, counts } = await runWebhookHistory({
    app,
    receiver,
    credentialKeys,
    users: 5,
    events: 200,
    kills: 1,
  });
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ events: 200, kills: 1 });
}, 400_000);
