import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchNeighbour } from '#testing/measured-neighbour.ts';
import { runMain } from '#testing/running-process.ts';
import { cloneDatabase } from '#testing/template-database.ts';

/* What one attacker does to the neighbours of a real process. The figures stand in docs/security.md. */

const folder = mkdtempSync(join(tmpdir(), 'kumbara-attacks-'));
const password = 'düş-kapanı-42';
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let server: Awaited<ReturnType<typeof runMain>>;
let neighbour: Person;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  server = await runMain({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ROLES: 'api',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    PASSWORD_PEPPER: randomBytes(32).toString('base64'),
  });
  neighbour = await signUp('198.51.100.7');
  for (let round = 0; round < 50; round += 1) await list();
}, 60_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.child.kill('SIGKILL');
  await server.exited;
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Person = { token: string; email: string; address: string };
const post = (path: string, body: object, address: string) =>
  fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
async function signUp(address: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const answer = await post('/auth/signup', { email, password, name: 'Ada' }, address);
  expect(answer.status).toBe(201);
  return { ...((await answer.json()) as { token: string }), email, address };
}
const list = () =>
  fetch(`${server.origin}/api/subscriptions`, {
    headers: { authorization: `Bearer ${neighbour.token}`, 'x-forwarded-for': neighbour.address },
  });
const watch = () => watchNeighbour(server.child.pid ?? 0, list);

/** Sends a request but for its last byte. */
function hold(path: string, headers: Record<string, string>, body: Buffer): void {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => {});
  socket.resume();
  const lines = Object.entries({ host: 'localhost', 'content-length': `${body.length + 1}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body);
}

it('100 uploads of a user that all lack their last byte', async () => {
  const attacker = await signUp('203.0.113.5');
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(10_000_000, 'x')]);
  const stop = watch();
  for (let one = 0; one < 100; one += 1) {
    hold(
      '/bank-statement/upload',
      {
        authorization: `Bearer ${attacker.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'x-forwarded-for': attacker.address,
      },
      body,
    );
  }
  await wait(15_000);
  const seen = await stop();
  console.log('100 unfinished uploads of 10 MB:', seen);
  expect(seen.failed).toEqual([]);
  expect(seen.growth).toBeLessThan(150);
}, 60_000);

it('800 payment events that all lack their last byte', async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const stop = watch();
  for (let one = 0; one < 800; one += 1) {
    hold(
      '/payments/webhook',
      {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${one % 20}`,
        ...(one % 2 && { 'stripe-signature': `t=1700000000,v1=${'0'.repeat(64)}` }),
      },
      Buffer.alloc(250_000, ' '),
    );
  }
  await wait(15_000);
  const seen = await stop();
  console.log('800 unfinished payment events:', seen);
  expect(seen.failed).toEqual([]);
  expect(seen.growth).toBeLessThan(150);
}, 60_000);

it('100 wrong sign-ins and 100 resets with invented links, while a neighbour signs in', async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const stop = watch();
  const attack = Array.from({ length: 200 }, (_, one) =>
    one % 2
      ? post('/auth/login', { email: `victim-${one}@example.com`, password: 'wrong' }, '203.0.113.5')
      : post('/auth/password/reset', { token: 'A'.repeat(43), password }, '203.0.113.5'),
  );
  const started = performance.now();
  const { status } = await post('/auth/login', { email: neighbour.email, password }, neighbour.address);
  const signIn = Math.round(performance.now() - started);
  const statuses = (await Promise.all(attack)).map((answer) => answer.status);
  const seen = await stop();
  const counts = Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]),
  );
  console.log('a flood of sign-ins and resets:', { signIn, counts, ...seen });
  expect(status).toBe(200);
  expect(signIn).toBeLessThan(4_000);
}, 120_000);

it('an address whose password is guessed from 20 networks: the owner signs in from a browser that is known', async () => {
  const owner = await signUp('198.51.100.9');
  const login = (body: object, address: string, cookie = '') =>
    fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        cookie,
      },
    });
  const signedIn = await login({ email: owner.email, password }, owner.address);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('browser='))
    .join('; ');
  for (let network = 0; network < 20; network += 1) {
    for (let guess = 0; guess < 10; guess += 1)
      await login({ email: owner.email, password: `wrong ${guess}` }, `203.0.${network}.1`);
  }
  expect((await login({ email: owner.email, password }, '192.0.2.1')).status).toBe(429);
  expect((await login({ email: owner.email, password }, owner.address, cookie)).status).toBe(200);
}, 300_000);
