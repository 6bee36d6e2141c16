import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '@kumbara/emulators';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBrowser, aGoogleUser, appOrigin, codeIn } from '#testing/google.ts';
import { runMain } from '#testing/running-process.ts';
import { tcpProxy } from '#testing/tcp-proxy.ts';
import { cloneDatabase } from '#testing/template-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'kumbara-google-limit-'));
const emulators = await startEmulators({ appOrigins: [appOrigin] });
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let counters: pg.Client;
let wire: Awaited<ReturnType<typeof tcpProxy>>;
let both: Awaited<ReturnType<typeof runMain>>[];

beforeAll(async () => {
  database = await cloneDatabase();
  wire = await tcpProxy(database.url);
  counters = new pg.Client(database.url);
  await counters.connect();
  const start = (DATABASE_URL: string) =>
    runMain({ DATABASE_URL, DATA_DIR: folder, ROLES: 'api', APP_ORIGIN: appOrigin, ...emulators.environment });
  both = await Promise.all([start(database.url), start(wire.url)]);
}, 60_000);
afterAll(async () => {
  for (const { child } of both) child.kill('SIGKILL');
  await Promise.all([...both.map(({ exited }) => exited), counters.end(), wire.cut(), emulators.close()]);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const process = (n: number) => both[n % 2] as { origin: string };
/** So many accounts were opened from here a while ago, by whichever way. */
const opened = (count: number) =>
  counters.query(
    `INSERT INTO rate_limits (key, count, resets_at) VALUES ('signup:address:127.0.0.1', $1, now() + interval '10 minutes')
     ON CONFLICT (key) DO UPDATE SET count = excluded.count`,
    [count],
  );
const enter = async (user: { id: string }, n = 0) => {
  const browser = aBrowser(process(n));
  return browser.returnFromGoogle(await browser.consent(user));
};

it('shares the sign-up limit with passwords, exactly, on two processes, and names the waiting time', async () => {
  await opened(27);
  const users = Array.from({ length: 12 }, () => aGoogleUser(emulators));
  const addresses = await Promise.all(users.map(enter));
  const refusals = addresses.filter(({ hash }) => codeIn(new URL(`http://x/${hash}`)) === '');
  expect(refusals).toHaveLength(9);
  for (const { pathname, searchParams } of refusals) {
    expect([pathname, searchParams.get('error')]).toEqual(['/', 'too_many_requests']);
    const wait = Number(searchParams.get('wait'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  }
  const emails = users.map(({ email }) => email);
  const { rows } = await counters.query('SELECT FROM users WHERE email = ANY($1)', [emails]);
  expect(rows).toHaveLength(3);
  const signUp = await fetch(`${process(0).origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'düş-kapanı-42' }),
  });
  expect(signUp.status).toBe(429);
});

it('counts no sign-in to an existing account', async () => {
  await opened(0);
  const user = aGoogleUser(emulators);
  await enter(user);
  await opened(30);
  for (const n of [0, 1]) expect((await enter(user, n)).pathname).toBe('/dashboard');
});

it('redirects to the page with an error while the database is unavailable', async () => {
  await opened(0);
  const browser = aBrowser(process(1));
  const address = await browser.consent(aGoogleUser(emulators));
  await wire.cut();
  expect((await browser.returnFromGoogle(address)).href).toBe(`${appOrigin}/?error=service_unavailable`);
  await wire.mend();
});
