import { endFilledAccount, fillAccount } from '@kumbara/api/src/testing/full-account.ts';
import { compareCall } from '#api/call-cost.ts';
import { createUsersWith, listCall } from '#api/calls.ts';
import type { ResultRow } from '#result-row.ts';
import { ownCpuMs, usedCpuMs } from '#server-cpu-time.ts';
import { formatRatios, measurePairs, type Server, type Servers, startBare, withServers } from '#servers.ts';
import { median } from '#statistics.ts';
import { createUsers, type User } from '#users.ts';
import type { Postgres } from '#with-postgres.ts';

const subscriptions = 200;

/** Enough that none of them reaches the limit of calls per minute. */
const usersPerCall = 16;
/** Calls before those that count: the code of a server that has just started is not compiled yet. The bare one has little. */
const warmUps = { ours: 400, bare: 60 };
const callsInARow = 200;
type Call = {
  name: string;
  path: (user: User) => string;
  users: User[];
  /** The answer may be kept from the call before. */
  isUnchanged?: boolean;
  limitMs: number;
};

/** Users with as many subscriptions as the benchmark is about. */
async function someUsers(servers: Servers, months = 10): Promise<User[]> {
  const users = await createUsers(servers, usersPerCall);
  for (const user of users) await fillAccount(servers.postgres.pool, user, subscriptions, months);
  return users;
}

async function callsOf(servers: Servers): Promise<Call[]> {
  const { pool } = servers.postgres;
  const active = await someUsers(servers);
  const ended = await someUsers(servers);
  for (const user of ended) await endFilledAccount(pool, user);
  const fiveYears = await someUsers(servers, 60);
  const { rows } = await pool.query<{ user_id: string; id: string }>(
    'SELECT DISTINCT ON (user_id) user_id, id FROM subscriptions',
  );
  const oneOf = new Map(rows.map(({ user_id, id }) => [user_id, id]));
  return [
    { name: '/savings', path: () => '/savings', users: ended, limitMs: 15 },
    { name: '/unused', path: () => '/unused', users: active, limitMs: 15 },
    { name: '/analytics', path: () => '/analytics', users: fiveYears, limitMs: 25 },
    { name: '/analytics, unchanged', path: () => '/analytics', users: fiveYears, isUnchanged: true, limitMs: 25 },
    ...['/calendar?month=2026-11', '/calendar?month=2026-02'].map((month) => ({
      ...{ name: month, path: () => month, users: active, limitMs: 15 },
    })),
    { name: '/subscriptions/:id', path: ({ id }) => `/subscriptions/${oneOf.get(id)}`, users: active, limitMs: 15 },
  ];
}

/** CPU milliseconds of a call: of the server alone, and with its PostgreSQL. */
type Cost = { server: number; whole: number };

const changeOne = `
  UPDATE subscriptions SET amount = amount + 1
  WHERE user_id = $1 AND id = (SELECT id FROM subscriptions WHERE user_id = $1 ORDER BY random() LIMIT 1)`;

/** Reads one after the other. Unless the call says otherwise, the price of a subscription has changed before each. */
async function measureCost(
  { pid, origin }: Server,
  { path, users, isUnchanged }: Pick<Call, 'path' | 'users' | 'isUnchanged'>,
  postgres: Postgres,
  count: number,
): Promise<Cost> {
  const { pool, postmaster } = postgres;
  const serverBefore = ownCpuMs(pid);
  const before = usedCpuMs(pid, postmaster);
  for (let n = 0; n < count; n += 1) {
    const user = users[n % users.length] as User;
    if (!isUnchanged) await pool.query(changeOne, [user.id]);
    const answer = await fetch(origin + path(user), { headers: { authorization: `Bearer ${user.token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path(user)} was answered ${answer.status}`);
  }
  return {
    server: (ownCpuMs(pid) - serverBefore) / count,
    whole: (usedCpuMs(pid, postmaster) - before) / count,
  };
}

/** What the bare list of 20 rows cost on the machine for which the limits were set, before the product was measured there. */
const listThereUs = 376;

/** Says how much slower this machine is, by the bare list. */
async function measureMachine(servers: Servers): Promise<ResultRow> {
  const bare = await startBare(servers.postgres, 'bare-api');
  try {
    const users = await createUsersWith(servers, 500, 20);
    const measured = await compareCall({ ...servers, bare }, listCall(users, 1_000), 3, 'bare');
    const here = median([...measured.ours, ...measured.bare]);
    return {
      name: 'this machine: the bare list of 20 rows',
      ours: `${here.toFixed(0)} µs`,
      baseline: `machine of the limits ${listThereUs} µs`,
      ratio: `${(here / listThereUs).toFixed(2)}×`,
    };
  } finally {
    bare.stop();
  }
}

const middleOf = (costs: Cost[]): Cost => ({
  server: median(costs.map(({ server }) => server)),
  whole: median(costs.map(({ whole }) => whole)),
});
const ms = (value: number) => `${value.toFixed(1)} ms`;

/**
 * Measures what reads cost that compute from all rows of a user, 200 subscriptions with 2,000 charges (analytics: 12,000)
 * and 1,200 prices: CPU milliseconds of the server in calls without a pause, and with its PostgreSQL in medians of pairs A B
 * B A, beside a server that only answers the rows. While one of a pair is measured, the other waits, which makes V8 collect
 * all of its garbage: some 300 ms, whatever was called. The limits are milliseconds of another machine, with which this one
 * is compared first.
 */
export async function measureReads({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const [pairs, count] = quick ? [3, 20] : [5, 40];
  return withServers('bare-reads', {}, async (servers) => {
    const { postgres, ours, bare } = servers;
    const rows = [await measureMachine(servers)];
    for (const { name, path, users, isUnchanged, limitMs } of await callsOf(servers)) {
      const read = (calls: number) => measureCost(ours, { path, users, isUnchanged }, postgres, calls);
      const readBare = (calls: number) =>
        measureCost(bare, { path: ({ id }) => `/rows/${id}`, users, isUnchanged }, postgres, calls);
      await read(warmUps.ours);
      const { server } = await read(callsInARow);
      await readBare(warmUps.bare);
      const paired = await measurePairs(
        pairs,
        () => read(count),
        () => readBare(count),
        ({ whole }) => whole,
      );
      const [cost, bareCost] = [middleOf(paired.ours), middleOf(paired.bare)];
      rows.push({
        name: `GET ${name}`,
        ours: `${ms(server)}; in pairs ${ms(cost.server)}, with PostgreSQL ${ms(cost.whole)}`,
        baseline: `the rows as they are ${ms(bareCost.server)}, with PostgreSQL ${ms(bareCost.whole)}`,
        ratio: formatRatios(paired.ratios),
        target: `≤ ${limitMs} ms`,
        isMet: server <= limitMs,
      });
    }
    return rows;
  });
}
