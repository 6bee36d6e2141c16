import type { ResultRow } from '#result-row.ts';
import { type Servers, withServers } from '#servers.ts';
import { exponent, median } from '#statistics.ts';
import type { User } from '#users.ts';
import { behindProxy, type Call, compareCall } from './call-cost.ts';
import { addCall, createBareTable, createUsersWith, listCall, unchangedListCall } from './calls.ts';

const microseconds = (cost: number) => `${Math.round(cost).toLocaleString('en')} µs`;
const pairs = 3;

/** How the cost of a call grows from 2,000 to 200,000 users, and from 20 to 2,000 rows of one user. */
export const measureGrowth = ({ quick }: { quick: boolean }): Promise<ResultRow[]> =>
  withServers('bare-api', behindProxy, async (servers) => {
    await createBareTable(servers);
    const [few, many, count] = quick ? [500, 5_000, 500] : [2_000, 200_000, 2_000];
    const users = await createUsersWith(servers, few, 20);
    const before = await measureCalls(servers, users, count);
    for (let added = few; added < many; added += few) await createUsersWith(servers, few, 20);
    await servers.postgres.pool.query('VACUUM ANALYZE');
    const after = await measureCalls(servers, users, count);
    const large = await createUsersWith(servers, 8, 2_000);
    const [rows = 0] = await costsOf(servers, [{ ...listCall(large, 8), name: 'rows' }]);
    return [
      ...before.map(({ name, cost }, at) => {
        const grown = after[at]?.cost ?? 0;
        const growth = exponent({ size: few, cost }, { size: many, cost: grown });
        return {
          name: `${name}, from ${few.toLocaleString('en')} to ${many.toLocaleString('en')} users`,
          ours: microseconds(grown),
          baseline: microseconds(cost),
          ratio: `users ^ ${growth.toFixed(2)}`,
          ...{ target: '≤ 0.05', isMet: growth <= 0.05 },
        };
      }),
      {
        name: 'GET /subscriptions, changed, from 20 to 2,000 rows',
        ours: microseconds(rows),
        baseline: microseconds(after[0]?.cost ?? 0),
        ratio: `rows ^ ${exponent({ size: 20, cost: after[0]?.cost ?? 0 }, { size: 2_000, cost: rows }).toFixed(2)}`,
        ...{ target: '≤ 1', isMet: rows <= 100 * (after[0]?.cost ?? 0) },
      },
    ];
  });

/** CPU microseconds of each of the hot calls, with their names. */
async function measureCalls(servers: Servers, users: User[], count: number): Promise<{ name: string; cost: number }[]> {
  const calls = [listCall(users, count), unchangedListCall(users, count), addCall(users, count / 2)];
  const costs = await costsOf(servers, calls);
  return calls.map(({ name }, at) => ({ name, cost: costs[at] ?? 0 }));
}

async function costsOf(servers: Servers, calls: Call[]): Promise<number[]> {
  const costs: number[] = [];
  for (const call of calls) costs.push(median((await compareCall(servers, call, pairs)).ours));
  return costs;
}
