import type { ResultRow } from '#result-row.ts';
import { withServers } from '#servers.ts';
import { behindProxy } from './call-cost.ts';
import { createUsersWith } from './calls.ts';
import { readList, residentMb } from './memory.ts';
import { quantile, sendSteadily } from './steady-load.ts';

/** Until code is compiled, caches hold the users and V8 has settled on a size of its heap. */
const warmUpMinutes = 5;

/** Steady load, with a row for every two minutes: memory must end where it began. */
export const measureSoak = ({ quick }: { quick: boolean }): Promise<ResultRow[]> =>
  withServers('bare-api', behindProxy, async (servers) => {
    const read = readList(servers, await createUsersWith(servers, 2_000, 20));
    const waiting = residentMb(servers.ours.pid);
    await sendSteadily(100, 60 * (quick ? 1 : warmUpMinutes), read);
    const began = residentMb(servers.ours.pid);
    const rows: ResultRow[] = [];
    for (let minute = 2; minute <= (quick ? 4 : 20); minute += 2) {
      const latencies = await sendSteadily(100, 120, read);
      rows.push({
        name: `memory after ${minute} minutes of 100 lists a second`,
        ours: `${residentMb(servers.ours.pid).toFixed(0)} MB, p99 ${quantile(latencies, 0.99).toFixed(0)} ms`,
        baseline: `when it began ${began.toFixed(0)} MB, before the warm-up ${waiting.toFixed(0)} MB`,
      });
    }
    return rows;
  });
