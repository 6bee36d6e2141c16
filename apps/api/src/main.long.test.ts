import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runMain } from '#testing/running-process.ts';
import { tcpProxy } from '#testing/tcp-proxy.ts';
import { cloneDatabase } from '#testing/template-database.ts';

// A process loads for seconds, and for many where others run beside it.
vi.setConfig({ testTimeout: 90_000 });
const folder = mkdtempSync(join(tmpdir(), 'kumbara-main-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
const started: Awaited<ReturnType<typeof runMain>>[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ exited }) => exited));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}) {
  const process = await runMain({ DATABASE_URL: database.url, DATA_DIR: folder, ...environment });
  started.push(process);
  return process;
}
async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
const person = { name: 'Ada', email: 'ada@example.com', password: 'düş-kapanı-42' };
const post = (origin: string, path: string, body: object, headers = {}) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const signUp = async (origin: string, body: object) =>
  (await (await post(origin, '/auth/signup', body)).json()) as { token: string };
const statusOf = async (origin: string, path: string, headers = {}) =>
  (await fetch(`${origin}/api${path}`, { headers })).status;

it('agrees on one set of secrets when two processes start at once, and keeps them from others', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect([first.started, second.started], first.output() + second.output()).toEqual([true, true]);
  const { token } = await signUp(first.origin, person);
  expect(await statusOf(second.origin, '/auth/me', { authorization: `Bearer ${token}` })).toBe(200);
  expect((await post(second.origin, '/auth/login', person)).status).toBe(200);
  const names = ['CREDENTIAL_KEYS', 'PASSWORD_PEPPER', 'SESSION_KEYS', 'VAPID_PRIVATE_KEY'];
  expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(names);
  expect(statSync(join(folder, 'secrets/SESSION_KEYS')).mode & 0o077).toBe(0);
  expect(first.output()).not.toContain(readFileSync(join(folder, 'secrets/SESSION_KEYS'), 'utf8').slice(4, 30));
});

it('finishes running requests on SIGTERM, and exits with 0', async () => {
  const { origin, child, exited, output } = await start();
  // Hashing a password takes a while: the request is in the middle of it.
  const onItsWay = post(origin, '/auth/signup', { ...person, email: 'late@example.com' });
  await new Promise((done) => setTimeout(done, 100));
  child.kill('SIGTERM');
  expect((await onItsWay).status).toBe(201);
  expect(await exited).toBe(0);
  await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
  expect(output()).toContain('"msg":"ended"');
});

it('ends in order while it still starts, also on a database that has no queue yet', async () => {
  for (const ms of [150, 250, 300, 350, 450]) {
    const empty = await cloneDatabase();
    await inDatabase(empty.url, 'DROP SCHEMA pgboss CASCADE');
    const { child, exited } = await start({ DATABASE_URL: empty.url });
    await new Promise((done) => setTimeout(done, ms));
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    await empty.drop();
  }
});

it('starts without its database, reports it, and recovers by itself every time', async () => {
  const wire = await tcpProxy(database.url);
  await wire.cut();
  const { origin, child, exited } = await start({ DATABASE_URL: wire.url });
  const login = () =>
    post(origin, '/auth/login', { email: 'nobody@example.com', password: 'x' }, { 'accept-language': 'en' });
  // An idle connection that breaks must not end the process either.
  await wire.mend();
  expect(await statusOf(origin, '/ready')).toBe(200);
  await wire.cut();
  for (let round = 0; round < 2; round += 1) {
    expect(await statusOf(origin, '/health')).toBe(200);
    expect(await statusOf(origin, '/ready')).toBe(503);
    const away = await login();
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(await away.json()).toMatchObject({
      code: 'service_unavailable',
      detail: expect.stringContaining('unavailable'),
    });
    await wire.mend();
    expect(await statusOf(origin, '/ready')).toBe(200);
    expect((await login()).status).toBe(401);
    await wire.cut();
  }
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

it('is not ready while migrations are missing', async () => {
  const empty = await cloneDatabase();
  await inDatabase(empty.url, 'DELETE FROM _prisma_migrations');
  const { origin } = await start({ DATABASE_URL: empty.url });
  const answer = await fetch(`${origin}/api/ready`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'migrations_pending' }]);
  started.at(-1)?.child.kill('SIGKILL');
  await started.at(-1)?.exited;
  await empty.drop();
});

it('loses nothing it acknowledged and keeps nothing half when it is killed', async () => {
  const { origin, child, exited } = await start();
  const { token } = await signUp(origin, { ...person, email: 'killed@example.com' });
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`UPDATE users SET tier = 'pro' WHERE email = 'killed@example.com'`);
  const acknowledged: string[] = [];
  const input = {
    name: 'x',
    amount: 1,
    currency: 'TRY',
    billing_cycle: 'monthly',
    next_payment_date: '2030-01-01',
    category: 'other',
  };
  const writer = async () => {
    for (;;) {
      const answer = await post(origin, '/subscriptions', input, { authorization: `Bearer ${token}` }).catch(
        () => undefined,
      );
      if (!answer) return;
      const created = (await answer.json().catch(() => undefined)) as { id: string } | undefined;
      if (created) acknowledged.push(created.id);
    }
  };
  const writers = [writer(), writer(), writer(), writer()];
  while (acknowledged.length < 20) await new Promise((done) => setTimeout(done, 5));
  child.kill('SIGKILL');
  await Promise.all([exited, ...writers]);
  const { rows } = await client.query<{ id: string; prices: number }>(
    `SELECT s.id, count(p.id)::int AS prices FROM subscriptions s
     LEFT JOIN price_changes p ON p.user_id = s.user_id AND p.subscription_id = s.id GROUP BY s.id`,
  );
  await client.end();
  const stored = rows.map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(rows.every(({ prices }) => prices === 1)).toBe(true);
});

const refused: [Record<string, string>, string][] = [
  [{ DATABASE_URL: '' }, 'DATABASE_URL must name a PostgreSQL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgresql://'],
  [{ PORT: 'abc' }, 'PORT'],
  [{ APP_ORIGIN: 'https://kumbara.example/app' }, 'APP_ORIGIN must be an origin'],
  [{ SESSION_KEYS: 'short:YWJj' }, 'SESSION_KEYS must hold at least 32 random bytes'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
  [{ MICROSOFT_CLIENT_SECRET: 'secret' }, 'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET belong together'],
  [{ GOOGLE_TOKEN_URL: 'accounts.example' }, 'GOOGLE_TOKEN_URL must be a whole address'],
  [{ SANDBOX: 'on' }, 'SANDBOX must be auto or off'],
  [{ SANDBOX: 'off', SANDBOX_PLAYS: 'google' }, 'SANDBOX_PLAYS is set where there is no sandbox'],
  [
    { NODE_ENV: 'production', APP_ORIGIN: 'https://kumbara.example', SANDBOX_PLAYS: 'google' },
    'SANDBOX_PLAYS is set where there is no sandbox',
  ],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV must be production, development or test'],
  [{ NODE_ENV: 'production' }, 'APP_ORIGIN is required in production'],
  [{ NODE_ENV: 'production', APP_ORIGIN: 'https://kumbara.example' }, 'SESSION_KEYS is required in production'],
];

it.each(refused)('does not start with %o, and names the reason without the value', async (environment, sentence) => {
  const { started: isUp, exited, output } = await start(environment);
  expect(isUp).toBe(false);
  expect(await exited).toBe(1);
  expect(output()).toContain(sentence);
  expect(output()).not.toMatch(/YWJj|\n\s+at /);
});
