import { endFilledAccount, fillAccount } from '@kumbara/api/src/testing/full-account.ts';
import type pg from 'pg';
import type { ResultRow } from '#result-row.ts';
import { ownCpuMs, usedCpuMs } from '#server-cpu-time.ts';
import { formatRatios, measurePairs, type Server, withServers } from '#servers.ts';
import { median } from '#statistics.ts';
import type { Postgres } from '#with-postgres.ts';

const subscriptions = 200;

type User = { id: string; token: string; subscription_id: string };
/** Enough that none of them reaches the limit of calls per minute. */
const usersPerCall = 16;
/** Measurements before those that count: the code of a server that has just started is not compiled yet. */
const warmUps = 15;
type Call = { path: (user: User) => string; users: User[]; limitMs: number };

/** Signs somebody up through the server, who then has Pro and as many subscriptions as the benchmark is about. */
async function aUser(origin: string, pool: pg.Pool, months: number): Promise<User> {
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${origin}/auth/signup`, {
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
  const [pairs, count] = quick ? [3, 20] : [5, 40];
  return withServers('bare-reads', {}, async ({ postgres, ours, bare }) => {
    const rows: ResultRow[] = [];
    for (const { path, users, limitMs } of await callsOf(ours.origin, postgres.pool)) {
      const read = () => measureCost(ours, { path, users }, postgres, count);
      const readBare = () => measureCost(bare, { path: ({ id }) => `/rows/${id}`, users }, postgres, count);
      for (let n = 0; n < warmUps; n += 1) await read();
      for (let n = 0; n < warmUps; n += 1) await readBare();
      const paired = await measurePairs(pairs, read, readBare, ({ whole }) => whole);
      const [cost, bareCost] = [middleOf(paired.ours), middleOf(paired.bare)];
      rows.push({
        name: `GET ${path({ id: ':id', token: '', subscription_id: ':id' })}`,
        ours: `${ms(cost.server)}, with PostgreSQL ${ms(cost.whole)}`,
        baseline: `the rows as they are ${ms(bareCost.server)}, with PostgreSQL ${ms(bareCost.whole)}`,
        ratio: formatRatios(paired.ratios),
        target: `≤ ${limitMs} ms`,
        isMet: cost.server <= limitMs,
      });
    }
    return rows;
  });
}
