import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '#config.ts';
import { createContainer } from '#container.ts';
import { createLogger } from '#lib/logger.ts';
import { dump, restore } from '#testing/dump.ts';
import { aSubscription } from '#testing/running-app.ts';
import { runMain } from '#testing/running-process.ts';
import { monthlyStatement } from '#testing/statements.ts';
import { cloneDatabase } from '#testing/template-database.ts';

/*
 * Two people live in one database, a third one leaves it. It is dumped while they go on, and another process starts
 * over what was restored elsewhere.
 */

const folder = mkdtempSync(join(tmpdir(), 'kumbara-restore-'));
const key = () => randomBytes(32).toString('base64');
const settings = {
  SESSION_KEYS: `k:${key()}`,
  CREDENTIAL_KEYS: `k:${key()}`,
  PASSWORD_PEPPER: key(),
  DATA_DIR: folder,
};
type Process = Awaited<ReturnType<typeof runMain>>;
const started: Process[] = [];
const databases: Awaited<ReturnType<typeof cloneDatabase>>[] = [];
const aDatabase = async () => {
  const database = await cloneDatabase();
  databases.push(database);
  return database.url;
};
const start = async (DATABASE_URL: string, ROLES: string) => {
  const process = await runMain({ ...settings, DATABASE_URL, ROLES });
  started.push(process);
  return process;
};
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ exited }) => exited));
  await Promise.all(databases.map(({ drop }) => drop()));
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const password = 'düş-kapanı-42';
async function call({ origin }: Process, method: string, path: string, token = '', body?: unknown) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  };
}

type Person = { name: string; email: string; token: string; id: string; secret: string };
/** Signs up, tracks something, uploads a statement, asks for a new password, and has a mailbox's password kept. */
async function live(process: Process, container: ReturnType<typeof createContainer>, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const { body } = await call(process, 'POST', '/auth/signup', '', { name, email, password });
  const note = `${name} notu`;
  await call(process, 'POST', '/subscriptions', body.token, aSubscription({ name: `${name} Dergisi`, notes: note }));
  const { bytes, fileName } = await monthlyStatement('2026-10', [['2026-10-08', `${name} KULUBU`.toUpperCase(), 77]]);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  expect((await call(process, 'POST', '/bank-statement/upload', body.token, form)).status).toBe(200);
  await call(process, 'POST', '/auth/password/forgot', '', { email });
  const secret = await container.secrets.put(body.user.id, 'mailbox', `${name} parolası`);
  return { name, email, token: body.token, id: body.user.id, secret };
}

let source: string;
let before: string;
let text: string;
let acknowledged: string[];
let people: Person[];
let gone: Person;
let containerOf: (url: string, own?: object) => ReturnType<typeof createContainer>;

beforeAll(async () => {
  source = await aDatabase();
  const process = await start(source, 'api');
  containerOf = (url, own = {}) =>
    createContainer(loadConfig({ ...settings, DATABASE_URL: url, ...own }), createLogger('silent'));
  const container = containerOf(source);
  people = [await live(process, container, 'Ayla'), await live(process, container, 'Bora')];
  gone = await live(process, container, 'Leyla');
  before = await dump(source);
  expect((await call(process, 'DELETE', '/account', gone.token, { password })).status).toBe(204);
  await container.close();

  const client = new pg.Client(source);
  await client.connect();
  await client.query(`UPDATE users SET tier = 'pro'`);
  await client.end();
  acknowledged = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const { body } = await call(process, 'POST', '/subscriptions', people[0]?.token, aSubscription());
      acknowledged.push(body.id);
    }
  };
  const writers = [write(), write(), write()];
  await vi.waitUntil(() => acknowledged.length > 20, { timeout: 20_000 });
  const known = [...acknowledged];
  text = await dump(source);
  await vi.waitUntil(() => acknowledged.length > known.length + 5, { timeout: 20_000 });
  isOver = true;
  await Promise.all(writers);
  acknowledged = known;
}, 90_000);

describe('a dump', () => {
  it('has the user’s texts before the deletion, and none of them after it', () => {
    const traces = [gone.id, gone.email, 'Leyla', 'LEYLA', gone.secret].flatMap((trace) => [
      trace,
      Buffer.from(trace).toString('base64'),
      Buffer.from(trace).toString('hex'),
    ]);
    expect(traces.filter((trace) => before.includes(trace))).toEqual([gone.id, gone.email, 'Leyla', gone.secret]);
    expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
    for (const { email } of people) expect(text).toContain(email);
  });

  it('holds no password, link, token or secret that opens anything', () => {
    for (const { name, token } of people)
      for (const secret of [password, token, token.split('.')[2] ?? '', `${name} parolası`])
        expect(text).not.toContain(secret);
  });

  it('restored elsewhere is the same to the letter, with all that was acknowledged and nothing half', async () => {
    const target = await aDatabase();
    const first = await start(target, 'api');
    // The queue makes its tables when it is first used.
    await call(first, 'POST', '/auth/password/forgot', '', { email: 'nobody@example.com' });
    first.child.kill('SIGTERM');
    await first.exited;
    await restore(target, text);
    const hash = (all: string) => createHash('sha256').update(all).digest('hex');
    expect(hash(await dump(target))).toBe(hash(text));

    const client = new pg.Client(target);
    await client.connect();
    const { rows } = await client.query<{ id: string; prices: number }>(
      `SELECT s.id, count(p.id)::int AS prices FROM subscriptions s
       LEFT JOIN price_changes p ON p.user_id = s.user_id AND p.subscription_id = s.id GROUP BY s.id`,
    );
    await client.end();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(rows.filter(({ prices }) => prices !== 1)).toEqual([]);
  }, 60_000);
});

describe('an application that starts over what was restored', () => {
  let target: string;
  let process: Process;
  beforeAll(async () => {
    target = databases.at(-1)?.url ?? '';
    process = await start(target, 'api,worker');
  }, 30_000);

  it('is ready, accepts all sessions and passwords, and no deleted user', async () => {
    expect((await call(process, 'GET', '/ready')).status).toBe(200);
    for (const { email, token, id } of people) {
      expect((await call(process, 'GET', '/auth/me', token)).body.id).toBe(id);
      expect((await call(process, 'POST', '/auth/login', '', { email, password })).body.user.id).toBe(id);
    }
    expect((await call(process, 'GET', '/auth/me', gone.token)).status).toBe(401);
    expect((await call(process, 'POST', '/auth/login', '', { email: gone.email, password })).status).toBe(401);
  });

  it('has every user’s own data, and nobody else’s', async () => {
    for (const { name, token } of people) {
      const { body: subscriptions } = await call(process, 'GET', '/subscriptions', token);
      const [own] = subscriptions.filter((each: { notes: string }) => each.notes === `${name} notu`);
      expect(own.name).toBe(`${name} Dergisi`);
      const { body: activity } = await call(process, 'GET', '/account/activity', token);
      expect(activity.map(({ kind }: { kind: string }) => kind)).toContain('signed_up');
      const other = people.find((each) => each.name !== name)?.name ?? '';
      expect(JSON.stringify([subscriptions, activity])).not.toContain(other);
    }
  });

  it('opens the sealed secrets with the key, and with no other', async () => {
    const container = containerOf(target);
    for (const { id, name, secret } of people)
      expect(await container.secrets.open(id, secret)).toBe(`${name} parolası`);
    await container.close();
    const thief = containerOf(target, { CREDENTIAL_KEYS: `k:${key()}` });
    for (const { id, secret } of people) await expect(thief.secrets.open(id, secret)).rejects.toThrow();
    await thief.close();
  });

  it('sends the mails that were still to be sent', async () => {
    const outbox = join(folder, 'outbox');
    const sentTo = () =>
      (existsSync(outbox) ? readdirSync(outbox) : [])
        .map((name) => /^To: .*?([\w.]+@[\w.]+)/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1])
        .filter((email) => people.some((person) => person.email === email));
    await vi.waitUntil(() => sentTo().length >= 4, { timeout: 15_000, interval: 200 });
    expect(sentTo().sort()).toEqual(people.flatMap(({ email }) => [email, email]).sort());
  });
});
