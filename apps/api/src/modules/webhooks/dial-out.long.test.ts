import { createServer, type Server } from 'node:net';
import { sampled } from '@kumbara/samples';
import { afterAll, expect, it } from 'vitest';
import { limitParallel } from '#lib/limit-parallel.ts';
import { inward } from '#testing/inward-addresses.ts';
import { startNameServer } from '#testing/name-server.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { startWebhookReceiver } from '#testing/webhook-receiver.ts';

let connections = 0;
/** Sees every connection that leads to this machine, over both protocols, on a port that webhooks may name. */
const listener: Server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((done) => listener.listen(0, '::', done));
const { port } = listener.address() as { port: number };
const names = await startNameServer({
  'inward.example': ['127.0.0.1'],
  'six.example': ['0:0:0:0:0:0:0:1'],
  'mapped.example': ['0:0:0:0:0:ffff:7f00:1'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'lan.example': ['192.168.0.1', '10.0.0.1'],
  'nat64.example': ['64:ff9b:0:0:0:0:7f00:1'],
});
const redirecting = await startWebhookReceiver();
afterAll(async () => {
  listener.close();
  await Promise.all([names.close(), redirecting.close()]);
});
const app = runApp({ ALLOWED_PRIVATE_HOSTS: redirecting.host }, { nameServers: [names.address], webhookPorts: [port] });

const urlOf = (host: string) =>
  `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}/hook`;
const forms = [
  ...[
    `http://127.0.0.1:${port}\\@example.com/`,
    `http://example.com@127.0.0.1:${port}/`,
    `http://127。0。0。1:${port}/`,
    `http://①②⑦.⓪.⓪.①:${port}/`,
    `http://%31%32%37.0.0.1:${port}/`,
    `http:127.0.0.1:${port}`,
    `http://127.0.0.1:${port}#@example.com`,
    `gopher://127.0.0.1:${port}/`,
    `file:///etc/passwd`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://0:${port}/`,
    `http://127.0.0.1.:${port}/`,
  ],
  ...['inward', 'six', 'mapped', 'mixed', 'metadata', 'lan', 'nat64', 'unknown'].map((name) =>
    urlOf(`${name}.example`),
  ),
];
const vectors = [...new Set([...sampled(inward.map(urlOf), 8), ...sampled(forms, 8)])];

/** @returns the status of adding the address, and of a test where it could be added */
async function tryAddress(as: TestUser, url: string): Promise<string> {
  const body = { url, format: 'json', events: ['payment.due'] };
  const added = await app.request('POST', '/webhooks', { as, body });
  if (added.status !== 201) return String(added.status);
  const tried = await app.request('POST', `/webhooks/${added.body.id}/test`, { as });
  return `${tried.status} ${tried.body.status} ${JSON.stringify(tried.body.tries?.[0]?.response)}`;
}

it('no address that a user names makes the server connect inward, and all failures look the same', async () => {
  expect(vectors.length).toBeGreaterThan(12);
  const inTurns = limitParallel(6);
  const results = await Promise.all(
    vectors.map((url) => inTurns(async () => [url, await tryAddress(await app.aUser({ tier: 'pro' }), url)] as const)),
  );
  expect(connections).toBe(0);
  const answers = new Set(results.map(([, answer]) => answer));
  expect([...answers].sort()).toEqual(['200 failed null', '422']);
  expect(results.filter(([, answer]) => answer === '422').length).toBeLessThan(25);
  // The listener would have counted.
  await fetch(`http://127.0.0.1:${port}/`).catch(() => {});
  await fetch(`http://[::1]:${port}/`).catch(() => {});
  expect(connections).toBe(2);
  connections = 0;
}, 120_000);

it('a redirect is an answer and is not followed', async () => {
  const user = await app.aUser({ tier: 'pro' });
  for (const status of [301, 302, 303, 307, 308]) {
    redirecting.answerWith({ status, headers: { location: `http://127.0.0.1:${port}/inward` } });
    const answer = await tryAddress(user, redirecting.url());
    expect(answer).toContain(`200 failed {"status":${status}`);
  }
  expect(connections).toBe(0);
}, 40_000);

it('in production, only https is accepted and dialled', async () => {
  const { createWebhookSender } = await import('./adapters/http-webhook-sender.adapter.ts');
  const { createDialer } = await import('#lib/dialer.ts');
  const dialer = createDialer({ allowedPrivateHosts: [redirecting.host], ports: [443] });
  const send = createWebhookSender({ dialer, httpsOnly: true });
  const before = redirecting.connections();
  const request = { url: new URL(redirecting.url()), headers: {}, body: '{}' };
  expect(await send('ada', request)).toBeUndefined();
  expect(redirecting.connections()).toBe(before);
});
