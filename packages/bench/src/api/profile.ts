import { migrate } from '@kumbara/prisma/migrate';
import type pg from 'pg';
import type { ResultRow } from '#result-row.ts';
import { ownCpuMs, usedCpuMs } from '#server-cpu-time.ts';
import { serverKeys } from '#server-keys.ts';
import { startOurs } from '#servers.ts';
import { withPostgres } from '#with-postgres.ts';
import { behindProxy, type Call, sendCalls } from './call-cost.ts';
import { addCall, createUsersWith, healthCall, listCall, meCall, statsCall, unchangedListCall } from './calls.ts';

type Frame = { functionName: string; url: string };
type Profile = { nodes: { id: number; callFrame: Frame }[]; samples: number[]; timeDeltas: number[] };

/** A part that takes less is added to the others. */
const leastShare = 0.015;

/** What a function belongs to: a package, Node, or a folder of ours. */
function partOf({ functionName, url }: Frame): string {
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (installed) return installed.replace(/^@prisma\/.*/, 'prisma').replace(/^pg-.*/, 'pg');
  const ours = /\/(apps\/api\/src\/(?:modules\/[^/]+|[^/]+)|packages\/[^/]+)/.exec(url)?.[1];
  if (ours) return ours.replace('apps/api/src/', 'our ').replace('packages/', 'our ');
  if (url.startsWith('node:')) return url.replace(/^node:(?:internal\/)?([^/]+).*/, 'node:$1');
  // System calls and functions of Node and V8 in C++ have no file.
  return functionName === '(program)' ? 'outside JavaScript' : functionName.replaceAll(/[()]/g, '');
}

/** Shares of the time in which the processor worked, the largest first. */
function sharesOf({ nodes, samples, timeDeltas }: Profile): [part: string, share: number][] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times: Record<string, number> = {};
  let whole = 0;
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') continue;
    const part = partOf(frame);
    times[part] = (times[part] ?? 0) + (timeDeltas[at] ?? 0);
    whole += timeDeltas[at] ?? 0;
  }
  return Object.entries(times)
    .map(([part, time]): [string, number] => [part, time / whole])
    .sort(([, a], [, b]) => b - a);
}

/** The statements of some calls, as PostgreSQL counted them: how often each ran for a call, and the microseconds of one. */
async function statementsOf(pool: pg.Pool, calls: number): Promise<string[]> {
  const { rows } = await pool.query<{ start: string; times: number; us: number }>(
    `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 60) AS start, calls / $1::float8 AS times, 1000 * mean_exec_time AS us
     FROM pg_stat_statements WHERE calls > $1::float8 / 10 ORDER BY total_exec_time DESC`,
    [calls],
  );
  return rows.map(({ start, times, us }) => `${times.toFixed(1)} × ${us.toFixed(0)} µs ${start.trim()} …`);
}

/** Speaks to the inspector of a process. */
async function openInspector(address: string) {
  const socket = new WebSocket(address);
  await new Promise((done) => socket.addEventListener('open', done, { once: true }));
  let last = 0;
  return {
    ask: (method: string) =>
      new Promise<{ profile: Profile }>((done) => {
        last += 1;
        const id = last;
        socket.addEventListener('message', function read({ data }) {
          const answer = JSON.parse(String(data));
          if (answer.id !== id) return;
          socket.removeEventListener('message', read);
          done(answer.result);
        });
        socket.send(JSON.stringify({ id, method }));
      }),
    close: () => socket.close(),
  };
}

/** Where the microseconds of the hot calls go, inside the server and in its statements: one row for each call. */
export const measureProfile = ({ quick }: { quick: boolean }): Promise<ResultRow[]> =>
  withPostgres(async (postgres) => {
    await migrate(postgres.url);
    await postgres.pool.query('CREATE EXTENSION pg_stat_statements');
    const keys = serverKeys();
    const ours = await startOurs(postgres, keys, { ...behindProxy, NODE_OPTIONS: '--inspect=127.0.0.1:0' });
    try {
      const count = quick ? 1_000 : 4_000;
      // One for each call, so that every one is for changed data.
      const users = await createUsersWith({ postgres, keys }, count, 20);
      const inspector = await openInspector(/ws:\/\/\S+/.exec(ours.output())?.[0] ?? '');
      await inspector.ask('Profiler.enable');
      const cpu = () => ({ server: ownCpuMs(ours.pid), database: usedCpuMs(0, postgres.postmaster) });
      const profiled = async (call: Call): Promise<ResultRow> => {
        for (let n = 0; n < 3; n += 1) await sendCalls(ours, postgres.pool, call);
        await postgres.pool.query('SELECT pg_stat_statements_reset()');
        const before = cpu();
        await sendCalls(ours, postgres.pool, call);
        const after = cpu();
        const statements = await statementsOf(postgres.pool, call.count);
        const each = (ms: number) => `${((1_000 * ms) / call.count).toFixed(0)} µs`;
        await inspector.ask('Profiler.start');
        await sendCalls(ours, postgres.pool, call);
        const { profile } = await inspector.ask('Profiler.stop');
        const shares = sharesOf(profile);
        const small = shares.filter(([, share]) => share < leastShare);
        return {
          name: call.name,
          ours: [
            ...shares.filter(([, share]) => share >= leastShare),
            ['all others', small.reduce((sum, [, share]) => sum + share, 0)] as const,
          ]
            .map(([part, share]) => `${part} ${(100 * share).toFixed(0)} %`)
            .join(', '),
          baseline: [
            `server ${each(after.server - before.server)}, PostgreSQL ${each(after.database - before.database)}`,
            ...statements,
          ].join('; '),
        };
      };
      const rows: ResultRow[] = [];
      for (const call of [
        healthCall(users, count),
        meCall(users, count),
        listCall(users, count),
        unchangedListCall(users, count),
        statsCall(users, count),
        addCall(users, count / 2),
      ])
        rows.push(await profiled(call));
      inspector.close();
      return rows;
    } finally {
      ours.stop();
    }
  }, 'pg_stat_statements');
