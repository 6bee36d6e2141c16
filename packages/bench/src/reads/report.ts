import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endFilledAccount, fillAccount } from '@kumbara/api/src/testing/full-account.ts';
import { runMain } from '@kumbara/api/src/testing/running-process.ts';
import { migrate } from '@kumbara/prisma/migrate';
import type pg from 'pg';
import type { ResultRow } from '#result-row.ts';
import { ownCpuMs, usedCpuMs } from '#server-cpu-time.ts';
import { serverKeys } from '#server-keys.ts';
import { median } from '#statistics.ts';
import { type Postgres, withPostgres } from '#with-postgres.ts';

const program = fileURLToPath(new URL('../programs/bare-reads.ts', import.meta.url));
const subscriptions = 200;

type User = { id: string; token: string; subscription_id: string };
/** Enough that none of them reaches the limit of calls per minute. */
const usersPerCall = 4;
type Call = { path: (user: User) => string; users: User[]; limitMs: number };
type Server = { pid: number; origin: string };

/** Signs somebody up through the server, who then has Pro and as many subscriptions as the benchmark is about. */
async function aUser(origin: string, pool: pg.Pool, months: number): Promise<User> {
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ece', email, password: 'dört mevsim bir kumbara' }),
  });
  if (answer.status !== 201) throw new Error(`signing up was answered ${answer.status}: ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  await pool.query(`UPDATE users SET tier = 'pro' WHERE id = $1`, [user.id]);
  await fillAccount(pool, user, subscriptions, months);
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM subscriptions WHERE user_id = $1 LIMIT 1', [
    user.id,
  ]);
  return { id: user.id, token, subscription_id: rows[0]?.id ?? '' };
}

async function someUsers(origin: string, pool: pg.Pool, months = 10): Promise<User[]> {
  const users: User[] = [];
  for (let n = 0; n < usersPerCall; n += 1) users.push(await aUser(origin, pool, months));
  return users;
}

async function callsOf(origin: string, pool: pg.Pool): Promise<Call[]> {
  const active = await someUsers(origin, pool);
  const ended = await someUsers(origin, pool);
  for (const user of ended) await endFilledAccount(pool, user);
  const fiveYears = await someUsers(origin, pool, 60);
  return [
    { path: () => '/savings', users: ended, limitMs: 15 },
    { path: () => '/unused', users: active, limitMs: 15 },
    { path: () => '/analytics', users: fiveYears, limitMs: 25 },
    { path: () => '/calendar?month=2026-11', users: active, limitMs: 15 },
    { path: () => '/calendar?month=2026-02', users: active, limitMs: 15 },
    { path: ({ subscription_id }) => `/subscriptions/${subscription_id}`, users: active, limitMs: 15 },
  ];
}

/** CPU milliseconds of a call: of the server alone, and with its PostgreSQL. */
type Cost = { server: number; whole: number };

/** Reads one after the other. The data has changed before each, so that no answer is kept from the one before. */
async function measureCost(
  { pid, origin }: Server,
  { path, users }: Pick<Call, 'path' | 'users'>,
  postgres: Postgres,
  count: number,
): Promise<Cost> {
  const { pool, postmaster } = postgres;
  const serverBefore = ownCpuMs(pid);
  const before = usedCpuMs(pid, postmaster);
  for (let n = 0; n < count; n += 1) {
    const user = users[n % users.length] as User;
    await pool.query('UPDATE data_versions SET version = version + 1 WHERE user_id = $1', [user.id]);
    const answer = await fetch(origin + path(user), { headers: { authorization: `Bearer ${user.token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path(user)} was answered ${answer.status}`);
  }
  return {
    server: (ownCpuMs(pid) - serverBefore) / count,
    whole: (usedCpuMs(pid, postmaster) - before) / count,
  };
}

const middleOf = (costs: Cost[]): Cost => ({
  server: median(costs.map(({ server }) => server)),
  whole: median(costs.map(({ whole }) => whole)),
});
const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * Measures what reads cost that compute from all rows of a user, 200 subscriptions with 2,000 charges (analytics: 12,000)
 * and 1,200 prices: CPU milliseconds of the server, medians of pairs A B B A, against a server that only answers the rows.
 */
export async function measureReads({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const [pairs, count] = quick ? [3, 20] : [7, 40];
  return withPostgres(async (postgres) => {
    const children: ChildProcess[] = [];
    try {
      await migrate(postgres.url);
      const main = await runMain({
        ...{ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder, ROLES: 'api', LOG_LEVEL: 'info', ...serverKeys() },
      });
      children.push(main.child);
      const bareChild = spawn(process.execPath, [program], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: postgres.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(bareChild);
      const port = await new Promise<string>((done) =>
        bareChild.stdout.once('data', (chunk) => done(String(chunk).trim())),
      );
      const ours: Server = { pid: main.child.pid ?? 0, origin: `${main.origin}/api` };
      const bare: Server = { pid: bareChild.pid ?? 0, origin: `http://127.0.0.1:${port}` };

      const rows: ResultRow[] = [];
      for (const { path, users, limitMs } of await callsOf(main.origin, postgres.pool)) {
        const read = () => measureCost(ours, { path, users }, postgres, count);
        const readBare = () => measureCost(bare, { path: ({ id }) => `/rows/${id}`, users }, postgres, count);
        await read();
        await readBare();
        const [costs, bareCosts, ratios]: [Cost[], Cost[], number[]] = [[], [], []];
        for (let pair = 0; pair < pairs; pair += 1) {
          const [first, second, third, fourth] = [await read(), await readBare(), await readBare(), await read()];
          costs.push(first, fourth);
          bareCosts.push(second, third);
          ratios.push((first.whole + fourth.whole) / (second.whole + third.whole));
        }
        const [cost, bareCost] = [middleOf(costs), middleOf(bareCosts)];
        rows.push({
          name: `GET ${path({ id: ':id', token: '', subscription_id: ':id' })}`,
          ours: `${ms(cost.server)}, with PostgreSQL ${ms(cost.whole)}`,
          baseline: `the rows as they are ${ms(bareCost.server)}, with PostgreSQL ${ms(bareCost.whole)}`,
          ratio: `${median(ratios).toFixed(2)}× (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
          target: `≤ ${limitMs} ms`,
          isMet: cost.server <= limitMs,
        });
      }
      return rows;
    } finally {
      for (const child of children) child.kill('SIGKILL');
    }
  });
}
