import type pg from 'pg';
import type { ResultRow } from '#result-row.ts';
import { usedCpuMs } from '#server-cpu-time.ts';
import { formatRatios, measurePairs, type Server, type Servers, withServers } from '#servers.ts';
import { median } from '#statistics.ts';
import { createUsers, type User } from '#users.ts';

const subscriptions = 20;
const concurrency = 8;

/** Creates users who track as many subscriptions. */
async function createUsersWith(servers: Servers, count: number, each: number): Promise<User[]> {
  const { pool } = servers.postgres;
  const users = await createUsers(servers, count);
  await pool.query(
    `INSERT INTO subscriptions (user_id, id, name, amount, currency, billing_cycle, next_payment_date, category)
     SELECT user_id, gen_random_uuid(), 'Spotify ' || n, 10 + n, (ARRAY['TRY','USD','EUR'])[1 + n % 3],
       (ARRAY['monthly','yearly','weekly'])[1 + n % 3]::"BillingCycle", current_date + n % 60, 'music'
     FROM unnest($1::uuid[]) AS people (user_id), generate_series(1, $2::int) n`,
    [users.map(({ id }) => id), each],
  );
  await pool.query('ANALYZE users, sessions, subscriptions, data_versions');
  return users;
}

type Call = {
  name: string;
  path: string;
  barePath: string;
  users: User[];
  body?: object;
  /** Calls of one measurement. */
  count: number;
  /** What the data of each user does before the call. */
  changes?: boolean;
  /** Sends the entity tag of the answer before. */
  revalidates?: boolean;
  limit: number;
};

async function send(url: string, { body }: Call, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`${url} was answered ${answer.status}`);
  return answer;
}

/** @returns CPU microseconds of a call, of the server and its PostgreSQL */
async function measureCost(
  { pid }: Server,
  pool: pg.Pool,
  postmaster: number,
  call: Call,
  sendOf: (user: User) => Promise<unknown>,
): Promise<number> {
  if (call.changes) await pool.query('UPDATE data_versions SET version = version + 1');
  const before = usedCpuMs(pid, postmaster);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < call.count; at = next++) await sendOf(call.users[at % call.users.length] as User);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return (1000 * (usedCpuMs(pid, postmaster) - before)) / call.count;
}

async function compare(
  { postgres: { pool, postmaster }, ours, bare }: Servers,
  call: Call,
  pairs: number,
): Promise<ResultRow> {
  const tags = new Map<string, string>();
  const sendOurs = async ({ id, token }: User) => {
    const tag = call.revalidates ? tags.get(id) : undefined;
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.1.${id.codePointAt(0)}.${id.codePointAt(1)}`,
    };
    const answer = await send(ours.origin + call.path, call, { ...headers, ...(tag && { 'if-none-match': tag }) });
    tags.set(id, answer.headers.get('etag') ?? '');
  };
  const sendBare = ({ id }: User) => send(bare.origin + call.barePath.replace(':user', id), call, {});
  const measureOurs = () => measureCost(ours, pool, postmaster, call, sendOurs);
  const measureBare = () => measureCost(bare, pool, postmaster, call, sendBare);
  // Until the code is compiled, which takes some thousand calls.
  for (let n = 0; n < 3; n += 1) await measureOurs();
  for (let n = 0; n < 3; n += 1) await measureBare();
  const { ours: costs, bare: bareCosts, ratios } = await measurePairs(pairs, measureOurs, measureBare, (cost) => cost);
  const us = (of: number[]) => `${Math.round(median(of))} µs`;
  return {
    name: call.name,
    ours: us(costs),
    baseline: us(bareCosts),
    ratio: formatRatios(ratios),
    target: `≤ ${call.limit}×`,
    isMet: median(ratios) <= call.limit,
  };
}

/**
 * Measures the calls that every visit makes: CPU microseconds of the server and of its PostgreSQL, medians of pairs A B B A,
 * beside a bare Express that reads the same rows of the same database.
 */
export const measureApi = ({ quick }: { quick: boolean }): Promise<ResultRow[]> =>
  withServers('bare-api', { TRUST_PROXY: '1' }, async (servers) => {
    await servers.postgres.pool.query('CREATE TABLE bare_subscriptions (LIKE subscriptions INCLUDING ALL)');
    const [people, pairs] = quick ? [500, 3] : [2_000, 5];
    const users = await createUsersWith(servers, people, subscriptions);
    const large = await createUsersWith(servers, 8, 2_000);
    const list = { path: '/subscriptions', barePath: '/subscriptions/:user', users, count: people };
    const stats = { path: '/subscriptions/stats/summary', barePath: '/stats/:user', users, count: people };
    const body = {
      ...{ name: 'Netflix', amount: 149.9, currency: 'TRY', billing_cycle: 'monthly', category: 'streaming' },
      next_payment_date: new Date(Date.now() + 864e6).toISOString().slice(0, 10),
    };
    const calls: Call[] = [
      { name: 'GET /health', path: '/health', barePath: '/ping', users, count: 2 * people, limit: 1.8 },
      { name: 'GET /auth/me, beside a ping', path: '/auth/me', barePath: '/ping', users, count: people, limit: 3 },
      {
        name: 'GET /user/subscription-info',
        ...{ path: '/user/subscription-info', barePath: '/info/:user' },
        users,
        count: people,
        limit: 1.5,
      },
      { name: 'GET /subscriptions, 20 rows, changed', ...list, changes: true, limit: 1.5 },
      { name: 'GET /subscriptions, 20 rows, asked again', ...list, limit: 1.5 },
      { name: 'GET /subscriptions, 20 rows, unchanged (304)', ...list, revalidates: true, limit: 1.5 },
      { name: 'GET /subscriptions, 2,000 rows, changed', ...list, users: large, count: 8, changes: true, limit: 0.9 },
      {
        name: 'GET /subscriptions, 2,000 rows, unchanged (304), beside a ping',
        ...list,
        barePath: '/ping',
        users: large,
        count: 400,
        revalidates: true,
        limit: 5,
      },
      { name: 'GET /subscriptions/stats/summary, 20 rows, changed', ...stats, changes: true, limit: 1.5 },
      { name: 'GET /subscriptions/stats/summary, 20 rows, asked again', ...stats, limit: 1.5 },
      {
        name: 'GET /subscriptions/stats/summary, 2,000 rows, changed',
        ...stats,
        users: large,
        count: 8,
        changes: true,
        limit: 1.1,
      },
      { name: 'POST /subscriptions', ...list, body, users, count: people / 2, limit: 3 },
    ];
    const rows: ResultRow[] = [];
    for (const call of calls) rows.push(await compare(servers, call, pairs));
    return rows;
  });
