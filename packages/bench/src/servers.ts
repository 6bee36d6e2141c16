import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runMain } from '@kumbara/api/src/testing/running-process.ts';
import { migrate } from '@kumbara/prisma/migrate';
import { serverKeys } from './server-keys.ts';
import { median } from './statistics.ts';
import { type Postgres, withPostgres } from './with-postgres.ts';

export type Server = { pid: number; origin: string };
export type Servers = { postgres: Postgres; keys: ReturnType<typeof serverKeys>; ours: Server; bare: Server };

/**
 * Runs work on our API and on a bare server, which share an empty PostgreSQL.
 * @param program name in `programs` of the bare server, which prints its port
 */
export const withServers = <T>(
  program: string,
  environment: Record<string, string>,
  work: (servers: Servers) => Promise<T>,
): Promise<T> =>
  withPostgres(async (postgres) => {
    const children: ChildProcess[] = [];
    const keys = serverKeys();
    const file = fileURLToPath(new URL(`programs/${program}.ts`, import.meta.url));
    try {
      await migrate(postgres.url);
      const main = await runMain({
        ...{ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder, ROLES: 'api', LOG_LEVEL: 'info' },
        ...{ ...keys, ...environment },
      });
      children.push(main.child);
      const bare = spawn(process.execPath, [file], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: postgres.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(bare);
      const port = await new Promise<string>((done) => bare.stdout.once('data', (chunk) => done(String(chunk).trim())));
      return await work({
        ...{ postgres, keys },
        ours: { pid: main.child.pid ?? 0, origin: `${main.origin}/api` },
        bare: { pid: bare.pid ?? 0, origin: `http://127.0.0.1:${port}` },
      });
    } finally {
      for (const child of children) child.kill('SIGKILL');
    }
  });

/** Two costs, each the median of its measurements, and the ratios of the pairs. */
export type Paired<Cost> = { ours: Cost[]; bare: Cost[]; ratios: number[] };

/** Measures two costs in pairs A B B A. */
export async function measurePairs<Cost>(
  pairs: number,
  measureOurs: () => Promise<Cost>,
  measureBare: () => Promise<Cost>,
  wholeOf: (cost: Cost) => number,
): Promise<Paired<Cost>> {
  const paired: Paired<Cost> = { ours: [], bare: [], ratios: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const [first, second, third, fourth] = [
      await measureOurs(),
      await measureBare(),
      await measureBare(),
      await measureOurs(),
    ];
    paired.ours.push(first, fourth);
    paired.bare.push(second, third);
    paired.ratios.push((wholeOf(first) + wholeOf(fourth)) / (wholeOf(second) + wholeOf(third)));
  }
  return paired;
}

/** The median with the lowest and the highest. */
export const formatRatios = (ratios: readonly number[]): string =>
  `${median(ratios).toFixed(2)}× (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
