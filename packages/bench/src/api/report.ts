import { setTimeout as wait } from 'node:timers/promises';
import type { ResultRow } from '#result-row.ts';
import { withServers } from '#servers.ts';
import { behindProxy, callRow, compareCall } from './call-cost.ts';
import { callsOfVisits, createBareTable, createUsersWith, listCall } from './calls.ts';
import { measureMemory, residentMb } from './memory.ts';
import { measureSignIn } from './sign-in.ts';

/**
 * Measures the calls that every visit makes: CPU microseconds of the server and of its PostgreSQL, medians of pairs A B B A,
 * beside a bare Express that reads the same rows of the same database; sign-in, memory and latencies.
 */
export const measureApi = ({ quick }: { quick: boolean }): Promise<ResultRow[]> =>
  withServers('bare-api', behindProxy, async (servers) => {
    await wait(5_000);
    const idle = { ours: residentMb(servers.ours.pid), bare: residentMb(servers.bare.pid) };
    await createBareTable(servers);
    const [people, count, pairs, seconds] = quick ? [500, 250, 3, 9] : [2_000, 1_000, 3, 30];
    const users = await createUsersWith(servers, people, 20);
    const large = await createUsersWith(servers, 16, 2_000);
    const signIn = await measureSignIn(servers, users, pairs);
    const rows: ResultRow[] = [];
    for (const call of callsOfVisits(users, large, count))
      rows.push(callRow(call, await compareCall(servers, call, pairs)));
    const control = { ...listCall(users, count), name: 'control, the bare list against itself' };
    const {
      target: _,
      isMet: __,
      ...controlRow
    } = callRow(control, await compareCall(servers, control, pairs, 'bare'));
    return [...rows, controlRow, ...signIn, ...(await measureMemory(servers, users, idle, seconds))];
  });
