import { openDatabase } from '@kumbara/api/src/lib/database.ts';
import { createLogger } from '@kumbara/api/src/lib/logger.ts';
import { countActive, readCosts, readSubscriptions } from '@kumbara/api/src/lib/read-subscriptions.ts';
import { createSessions } from '@kumbara/api/src/lib/sessions.ts';
import { addSubscription } from '@kumbara/api/src/modules/subscriptions/add-subscription.ts';
import { migrate } from '@kumbara/prisma/migrate';
import type { SubscriptionInput } from '@kumbara/shared';
import type { ResultRow } from '#result-row.ts';
import { ownCpuMs, usedCpuMs } from '#server-cpu-time.ts';
import { serverKeys } from '#server-keys.ts';
import { type Server, type Servers, startOurs } from '#servers.ts';
import { tokensOf, type User } from '#users.ts';
import { type Postgres, withPostgres } from '#with-postgres.ts';
import { behindProxy, headersOf } from './call-cost.ts';
import { addCall, createUsersWith } from './calls.ts';
import { quantile } from './steady-load.ts';

/** People who wait for an answer at any time. */
const people = 48;
/** A prime, so that each of them makes calls of every kind. */
const allUsers = 1_999;

/** What a hundred calls of visits are: mostly reads, five additions. */
const visits = [
  ...Array<string>(40).fill('/subscriptions'),
  ...Array<string>(20).fill('/subscriptions/stats/summary'),
  ...Array<string>(20).fill('/auth/me'),
  ...Array<string>(15).fill('/user/subscription-info'),
  ...Array<string>(5).fill('add'),
];

/** What one and two processes carry on one PostgreSQL, and it alone: calls a second, and the CPU that each part took. */
export const measureCapacity = ({ quick }: { quick: boolean }): Promise<ResultRow[]> =>
  withPostgres(async (postgres) => {
    await migrate(postgres.url);
    const keys = serverKeys();
    const servers: Awaited<ReturnType<typeof startOurs>>[] = [];
    const rows: ResultRow[] = [];
    try {
      servers.push(await startOurs(postgres, keys, behindProxy));
      const users = await createUsersWith({ postgres, keys }, allUsers, 20);
      const seconds = quick ? 10 : 30;
      for (const name of ['one process', 'two processes']) {
        if (name !== 'one process') servers.push(await startOurs(postgres, keys, behindProxy));
        await visitFor(seconds, servers, users);
        const cpu = () => ({
          own: servers.reduce((sum, { pid }) => sum + ownCpuMs(pid), 0),
          database: usedCpuMs(0, postgres.postmaster),
        });
        const before = cpu();
        const { latencies, refused } = await visitFor(seconds, servers, users);
        const after = cpu();
        const each = (ms: number) => `${((1_000 * ms) / latencies.length).toFixed(0)} µs`;
        rows.push({
          name: `calls of visits, ${name}`,
          ours: `${Math.round(latencies.length / seconds)} a second, p99 ${quantile(latencies, 0.99).toFixed(0)} ms, ${refused} refused`,
          baseline: `CPU of a call: server ${each(after.own - before.own)}, PostgreSQL ${each(after.database - before.database)}`,
        });
      }
      const before = usedCpuMs(0, postgres.postmaster);
      const calls = await sendStatements(seconds, postgres, { keys, users });
      const cpu = (1_000 * (usedCpuMs(0, postgres.postmaster) - before)) / calls;
      rows.push({
        name: 'the statements of these calls, without a server',
        ours: `for ${Math.round(calls / seconds)} calls a second`,
        baseline: `CPU of a call: PostgreSQL ${cpu.toFixed(0)} µs`,
      });
      return rows;
    } finally {
      for (const { stop } of servers) stop();
    }
  });

/** @returns the latencies of answers in milliseconds, sorted, and how many calls a full server refused */
async function visitFor(seconds: number, servers: readonly Server[], users: User[]) {
  const latencies: number[] = [];
  let refused = 0;
  const until = performance.now() + 1_000 * seconds;
  const body = JSON.stringify(addCall(users, 0).body);
  let calls = 0;
  const visit = async () => {
    while (performance.now() < until) {
      const n = calls++;
      const path = visits[n % visits.length] ?? '';
      const headers = headersOf(users[n % users.length] as User);
      const origin = servers[n % servers.length]?.origin;
      const began = performance.now();
      const answer = await (path === 'add'
        ? fetch(`${origin}/subscriptions`, {
            ...{ method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
          })
        : fetch(origin + path, { headers }));
      await answer.arrayBuffer();
      if (answer.ok) latencies.push(performance.now() - began);
      else if (answer.status === 503) refused += 1;
      else throw new Error(`${path} was answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: people }, visit));
  return { latencies: latencies.sort((a, b) => a - b), refused };
}

/**
 * Sends what the calls read and write. Like a server, it reads rows only where it does not keep the answer.
 * @returns of how many calls the statements were sent
 */
async function sendStatements(
  seconds: number,
  { url }: Postgres,
  { keys, users }: { keys: Servers['keys']; users: User[] },
): Promise<number> {
  const database = openDatabase(url, createLogger('silent'));
  const { pool } = database;
  const sessions = createSessions({ ...database, clock: () => new Date(), tokens: tokensOf(keys) });
  const until = performance.now() + 1_000 * seconds;
  const input = addCall(users, 0).body as SubscriptionInput;
  const today = new Date().toISOString().slice(0, 10);
  const kept = new Set<string>();
  const read: Record<string, (userId: string) => Promise<unknown>> = {
    '/subscriptions': (userId) => readSubscriptions(pool, userId, today),
    '/subscriptions/stats/summary': (userId) => readCosts(pool, userId, today),
    '/user/subscription-info': (userId) => countActive(pool, userId),
  };
  let calls = 0;
  const visit = async () => {
    while (performance.now() < until) {
      const n = calls++;
      const { id, token } = users[n % users.length] as User;
      const path = visits[n % visits.length] ?? '';
      await sessions.read(token);
      if (path === 'add') {
        for (const one of Object.keys(read)) kept.delete(id + one);
        await addSubscription(pool, id, input, today);
      } else if (!kept.has(id + path)) {
        kept.add(id + path);
        await read[path]?.(id);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: people }, visit));
  } finally {
    await database.close();
  }
  return calls;
}
