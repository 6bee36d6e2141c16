import { readFileSync } from 'node:fs';
import type { ResultRow } from '#result-row.ts';
import type { Servers } from '#servers.ts';
import type { User } from '#users.ts';
import { headersOf } from './call-cost.ts';
import { quantile, sendSteadily } from './steady-load.ts';

/** Megabytes of a process that are in memory, shared pages of its program included. */
export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Reads a list of a user; every seventh has changed, so that rows are read as well. @returns whether it was refused */
export const readList =
  ({ ours, postgres }: Servers, users: User[]) =>
  async (n: number) => {
    const user = users[n % users.length] as User;
    if (n % 7 === 0)
      await postgres.pool.query('UPDATE data_versions SET version = version + 1 WHERE user_id = $1', [user.id]);
    // A server that is asked for more than it can answer refuses some calls, and beyond its limit whole connections; a
    // call that a busy machine delivers too slowly is answered 408.
    const answer = await fetch(`${ours.origin}/subscriptions`, { headers: headersOf(user) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && ![200, 408, 503].includes(answer.status)) throw new Error(`a list was answered ${answer.status}`);
    return answer?.status !== 200;
  };

const memoryRow = (name: string, ours: number, limit: number, bare?: number): ResultRow => ({
  ...{ name, ours: `${ours.toFixed(0)} MB`, ...(bare && { baseline: `${bare.toFixed(0)} MB` }) },
  ...{ target: `≤ ${limit} MB`, isMet: ours <= limit },
});

/** Memory of a server that waits, and of one that was asked for 700 lists a second; the latencies of 300 a second. */
export async function measureMemory(
  servers: Servers,
  users: User[],
  idle: { ours: number; bare: number },
  seconds: number,
): Promise<ResultRow[]> {
  let refused = 0;
  const read = readList(servers, users);
  const send = async (n: number) => {
    if (await read(n)) refused += 1;
  };
  const latencies = await sendSteadily(300, seconds / 3, send);
  const refusedOf300 = refused;
  await sendSteadily(700, seconds, send);
  const p95 = quantile(latencies, 0.95);
  return [
    {
      name: 'GET /subscriptions, 300 a second, p95',
      ours: `${p95.toFixed(0)} ms, ${refusedOf300} refused`,
      target: '≤ 50 ms',
      isMet: p95 <= 50,
    },
    memoryRow('memory of a server that waits, and of the bare Express with Prisma', idle.ours, 110, idle.bare),
    memoryRow(
      `memory after ${seconds} s of 700 lists a second, ${refused - refusedOf300} refused`,
      residentMb(servers.ours.pid),
      220,
    ),
  ];
}
