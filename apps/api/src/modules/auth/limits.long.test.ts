import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '#lib/passwords.ts';
import { runMain } from '#testing/running-process.ts';
import { cloneDatabase } from '#testing/template-database.ts';

const pepper = randomBytes(32);
const folder = mkdtempSync(join(tmpdir(), 'kumbara-limits-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let counters: pg.Client;
type Process = Awaited<ReturnType<typeof runMain>>;
let direct: [Process, Process];
/** By the number of proxies that they trust. */
let behind = {} as Record<0 | 1 | 2, Process>;

beforeAll(async () => {
  database = await cloneDatabase();
  counters = new pg.Client(database.url);
  await counters.connect();
  const start = (TRUST_PROXY: string) =>
    runMain({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ROLES: 'api',
      PASSWORD_PEPPER: pepper.toString('base64'),
      TRUST_PROXY,
    });
  direct = await Promise.all([start('0'), start('0')]);
  behind = { 0: direct[0], 1: await start('1'), 2: await start('2') };
}, 60_000);
afterAll(async () => {
  const all = [...direct, ...Object.values(behind)];
  for (const { child } of all) child.kill('SIGKILL');
  await Promise.all(all.map(({ exited }) => exited));
  await counters.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const post = ({ origin }: Process, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const anEmail = () => `${randomUUID()}@example.com`;

/** As if so many had come within the last quarter of the window. */
async function alreadyCounted(key: string, count: number): Promise<void> {
  await counters.query(
    `INSERT INTO rate_limits (key, count, resets_at) VALUES ($1, $2, now() + interval '10 minutes')
     ON CONFLICT (key) DO UPDATE SET count = excluded.count, resets_at = excluded.resets_at`,
    [key, count],
  );
}

/** Jobs that send a mail to an address. */
async function mailsTo(email: string): Promise<number> {
  const { rowCount } = await counters.query(
    "SELECT FROM pgboss.job WHERE data ->> 'email' = $1 AND data ->> 'kind' = 'reset_password'",
    [email],
  );
  return rowCount ?? 0;
}

/** Makes calls on both processes at once and counts what they answer; whoever is refused is told when to come back. */
async function onBoth(calls: number, call: (process: Process) => Promise<Response>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: calls }, (_, i) => call(direct[i % 2 ? 1 : 0])));
  const counts: Record<number, number> = {};
  for (const { status, headers } of answers) {
    counts[status] = (counts[status] ?? 0) + 1;
    if (status !== 429) expect(headers.has('retry-after')).toBe(false);
    else expect(headers.get('retry-after')).toMatch(/^[1-9]\d{0,3}$/);
  }
  return counts;
}

describe('a limit', () => {
  const limits: [
    what: string,
    calls: number,
    expected: Record<number, number>,
    Parameters<typeof onBoth>[1],
    [string, number]?,
  ][] = [
    (() => {
      const email = anEmail();
      const call = (process: Process) => post(process, 'login', { email, password: 'x' });
      const key = `login:account:${createHash('sha256').update(email).digest('hex')}:127.0.0.0/24`;
      return ['wrong passwords of an account', 18, { 401: 4, 429: 14 }, call, [key, 6]];
    })(),
    [
      'wrong passwords from an address',
      17,
      { 401: 3, 429: 14 },
      (process) => post(process, 'login', { email: anEmail(), password: 'x' }),
      ['login:address:127.0.0.1', 97],
    ],
    [
      'sign-ups from an address',
      17,
      { 201: 3, 429: 14 },
      (process) => post(process, 'signup', { email: anEmail(), password: 'düş-kapanı-42', name: 'Ada' }),
      ['signup:address:127.0.0.1', 27],
    ],
    [
      'mails asked for from an address',
      20,
      { 202: 6, 429: 14 },
      (process) => post(process, 'password/forgot', { email: anEmail() }),
      ['link:address:127.0.0.1', 94],
    ],
    [
      'links opened from an address',
      20,
      { 422: 6, 429: 14 },
      (process) => post(process, 'email/verify', { token: 'A'.repeat(43) }),
      ['link:address:127.0.0.1', 94],
    ],
  ];

  it.each(limits)(
    'holds exactly across two processes on one database: %s',
    async (_what, calls, expected, call, before) => {
      await counters.query('DELETE FROM rate_limits');
      if (before) await alreadyCounted(...before);
      expect(await onBoth(calls, call)).toEqual(expected);
    },
    40_000,
  );

  it('holds exactly across two processes on one database, and says nothing: mails for one account', async () => {
    await counters.query('DELETE FROM rate_limits');
    const email = anEmail();
    expect(await onBoth(16, (process) => post(process, 'password/forgot', { email }))).toEqual({ 202: 16 });
    expect(await mailsTo(email)).toBe(5);
  });

  it('of mails for an account leaves the owner theirs, in another network and then in a known browser', async () => {
    await counters.query('DELETE FROM rate_limits');
    const person = { name: 'Ada', email: anEmail(), password: 'düş-kapanı-42' };
    const signedUp = await post(direct[0], 'signup', person);
    const cookie =
      signedUp.headers
        .getSetCookie()
        .find((pair) => pair.startsWith('browser='))
        ?.replace(/;.*/, '') ?? '';
    const ask = async (address: string, headers: Record<string, string> = {}) => {
      const before = await mailsTo(person.email);
      const { status } = await post(
        behind[1],
        'password/forgot',
        { email: person.email },
        { 'x-forwarded-for': address, ...headers },
      );
      expect(status).toBe(202);
      return (await mailsTo(person.email)) - before;
    };
    const ofOther = [];
    for (let times = 0; times < 6; times += 1) ofOther.push(await ask('198.51.100.1'));
    expect(ofOther).toEqual([1, 1, 1, 1, 1, 0]);
    expect(await ask('203.0.113.7')).toBe(1);
    // As many requests from everywhere that only known browsers may ask.
    await alreadyCounted(`forgot:account:${createHash('sha256').update(person.email).digest('hex')}`, 50);
    expect(await ask('192.0.2.1')).toBe(0);
    const ofOwner = [];
    for (let times = 0; times < 6; times += 1)
      ofOwner.push(await ask('192.0.2.1', { cookie, 'sec-fetch-site': 'same-origin' }));
    expect(ofOwner).toEqual([1, 1, 1, 1, 1, 0]);
  });
});

it('counts no wrong password for right ones, however many come at once', async () => {
  const person = { name: 'Ada', email: anEmail(), password: 'düş-kapanı-42' };
  expect((await post(direct[0], 'signup', person)).status).toBe(201);
  // The cost stands in the hash; what it is, is not what this is about.
  const hash = await createPasswords({ pepper, cost: 4 }).hash(person.password);
  await counters.query('UPDATE users SET password_hash = $1 WHERE email = $2', [hash, person.email]);
  await Promise.all(Array.from({ length: 30 }, (_, at) => post(direct[at % 2] as Process, 'login', person)));
  const wrong = () => post(direct[0], 'login', { ...person, password: 'wrong' });
  expect((await post(direct[0], 'login', person)).status).toBe(200);
  const answers: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) answers.push((await wrong()).status);
  expect(answers).toEqual([...Array(10).fill(401), 429]);
});

describe('the client', () => {
  const victim = '203.0.113.7';
  const claims = {
    forwarded: `for=${victim}`,
    'x-real-ip': victim,
    'cf-connecting-ip': victim,
    'true-client-ip': victim,
    'x-client-ip': victim,
    'x-cluster-client-ip': victim,
    'fastly-client-ip': victim,
    'x-forwarded': victim,
    'x-forwarded-host': victim,
  };

  const ways: [proxies: 0 | 1 | 2, forwarded: string | undefined, isVictim: boolean][] = [
    [0, undefined, false],
    [0, victim, false],
    [0, `${victim}, ${victim}`, false],
    [1, undefined, false],
    [1, victim, true],
    [1, `198.51.100.1, ${victim}`, true],
    [1, `${victim}, 198.51.100.1`, false],
    [1, `${victim}, ${victim}, 198.51.100.1`, false],
    [2, `${victim}, 198.51.100.1`, true],
    [2, `198.51.100.9, ${victim}, 198.51.100.1`, true],
    [2, `${victim}, 198.51.100.9, 198.51.100.1`, false],
    [2, `198.51.100.9, 198.51.100.1, ${victim}`, false],
  ];

  it.each(ways)(
    'is the address that the announced proxies saw, whatever headers say: %i, %s',
    async (proxies, forwarded, isVictim) => {
      await counters.query('DELETE FROM rate_limits');
      await alreadyCounted(`link:address:${victim}`, 100);
      const { status } = await post(
        behind[proxies],
        'password/forgot',
        { email: anEmail() },
        { ...claims, ...(forwarded && { 'x-forwarded-for': forwarded }) },
      );
      expect(status).toBe(isVictim ? 429 : 202);
    },
  );
});
