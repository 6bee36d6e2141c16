import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openCalls, userCalls } from '#testing/api-calls.ts';
import { runMain } from '#testing/running-process.ts';
import { cloneDatabase } from '#testing/template-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'kumbara-roles-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let rows: pg.Client;
const started: Awaited<ReturnType<typeof runMain>>[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  rows = new pg.Client(database.url);
  await rows.connect();
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all([rows.end(), ...started.map(({ exited }) => exited)]);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(ROLES: string) {
  const process = await runMain({ DATABASE_URL: database.url, DATA_DIR: folder, ROLES });
  started.push(process);
  return process.origin;
}
const mails = () => (existsSync(join(folder, 'outbox')) ? readdirSync(join(folder, 'outbox')) : []);
const waiting = async () =>
  (await rows.query(`SELECT state FROM pgboss.job WHERE data ->> 'email' = 'ada@example.com'`)).rows;

it('a process that only serves sends no mail; one that only works sends it, and serves nothing but its health', async () => {
  const api = await start('api');
  const signedUp = await fetch(`${api}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'düş-kapanı-42' }),
  });
  const { token } = (await signedUp.json()) as { token: string };
  // A worker looks every second.
  await new Promise((done) => setTimeout(done, 3_000));
  expect(mails()).toEqual([]);
  expect(await waiting()).toEqual([{ state: 'created' }]);

  const worker = await start('worker');
  await vi.waitUntil(() => mails().length === 1, { timeout: 15_000, interval: 100 });

  const calls = [...openCalls, ...Object.keys(userCalls), 'GET /', 'GET /dashboard', 'GET /assets/x.js'];
  const served: string[] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(`${worker}${path.replace(':id', crypto.randomUUID())}`, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    });
    if (answer.status !== 404) served.push(`${call} ${answer.status}`);
  }
  expect(served).toEqual(['GET /api/health 200', 'GET /api/ready 200']);
  expect((await rows.query('SELECT FROM users')).rowCount).toBe(1);
}, 60_000);
