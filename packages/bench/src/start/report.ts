import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@kumbara/prisma/migrate';
import type { ResultRow } from '#result-row.ts';
import { startBare, startOurs } from '#servers.ts';
import { median } from '#statistics.ts';
import { withPostgres } from '#with-postgres.ts';
import { measureInstall } from './install.ts';
import { root } from './root.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Milliseconds until a server that is started answers from its database. */
async function timeOf(start: () => Promise<{ origin: string; stop(): unknown }>, path: string): Promise<number> {
  const began = performance.now();
  const { origin, stop } = await start();
  for (;;) {
    const answer = await fetch(origin + path).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
  }
  stop();
  return performance.now() - began;
}

/** Milliseconds of `npm start` until the API answers. The data folder is kept for the next start. */
async function timeNpmStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', RATES_URL: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (/http:\/\/localhost:\d+[\s\S]*Ctrl-C/.test(output)) break;
  }
  const took = performance.now() - began;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return took;
}

/** Measures W10: the start of the server beside a bare one, of `npm start`, and the size of a production install. */
export async function measureStart({ quick }: { quick: boolean }): Promise<ResultRow[]> {
  const times = quick ? 3 : 7;
  const rows: ResultRow[] = [];
  await withPostgres(async (postgres) => {
    await migrate(postgres.url);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let n = 0; n <= times; n += 1) {
      const took = await timeOf(() => startOurs(postgres), '/ready');
      const bareTook = await timeOf(
        () => startBare(postgres, 'bare-api'),
        '/info/00000000-0000-0000-0000-000000000000',
      );
      // The first compiles what the others find compiled.
      if (n === 0) continue;
      ours.push(took);
      bare.push(bareTook);
    }
    const ratio = median(ours) / median(bare);
    rows.push({
      name: 'from the start of the server to an answer of its database',
      ...{ ours: seconds(median(ours)), baseline: seconds(median(bare)), ratio: `${ratio.toFixed(2)}×` },
      ...{ target: '≤ 1.5×', isMet: ratio <= 1.5 },
    });
  });
  const folder = await mkdtemp(join(tmpdir(), 'kumbara-start-'));
  try {
    await timeNpmStart(folder);
    const again = median([await timeNpmStart(folder), await timeNpmStart(folder), await timeNpmStart(folder)]);
    rows.push({ name: 'npm start, again', ours: seconds(again), target: '≤ 4 s', isMet: again <= 4_000 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const megabytes = await measureInstall();
  rows.push({
    ...{ name: 'modules of a production install', ours: `${megabytes.toFixed(0)} MB` },
    ...{ target: '≤ 150 MB', isMet: megabytes <= 150 },
  });
  return rows;
}
