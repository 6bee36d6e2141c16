import { afterAll, expect, it } from 'vitest';
import { runApp } from '#testing/running-app.ts';
import { runWebhookHistory, sharedCredentialKeys } from '#testing/webhook-histories.ts';
import { startWebhookReceiver } from '#testing/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const credentialKeys = sharedCredentialKeys();
const app = runApp({ ALLOWED_PRIVATE_HOSTS: receiver.host, CREDENTIAL_KEYS: credentialKeys });

it('ten thousand events reach their receivers in order, though workers are killed again and again', async () => {
  const options = { app, receiver, credentialKeys, users: 40, events: 10_000, kills: 12 };
  const { faults, counts } = await runWebhookHistory(options);
  console.log(counts);
  expect(faults).toEqual([]);
  expect(counts.events).toBe(10_000);
  expect(counts.kills).toBeGreaterThan(5);
}, 1_000_000);
