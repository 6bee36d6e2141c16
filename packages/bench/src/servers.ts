import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiled, runMain } from '@kumbara/api/src/testing/running-process.ts';
import { migrate } from '@kumbara/prisma/migrate';
import { serverKeys } from './server-keys.ts';
import { median } from './statistics.ts';
import { type Postgres, withPostgres } from './with-postgres.ts';

export type Server = { pid: number; origin: string };
export type Servers = { postgres: Postgres; keys: ReturnType<typeof serverKeys>; ours: Server; bare: Server };

/** Starts our API on an empty database. */
export async function startOurs(postgres: Postgres, keys = serverKeys(), environment: Record<string, string> = {}) {
  const { child, origin, output } = await runMain({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder, ROLES: 'api', LOG_LEVEL: 'info' },
    ...{ ...keys, ...environment },
  });
  return { pid: child.pid ?? 0, origin: `${origin}/api`, output, stop: () => child.kill('SIGKILL') };
}

/** @param program name in `programs` of the bare server, which prints its port */
export async function startBare({ url }: Postgres, program: string) {
  const file = fileURLToPath(new URL(`programs/${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...compiled, NODE_ENV: 'production', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk).trim())));
  return { pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') };
}

/**
 * Runs work on our API and on a bare server, which share an empty PostgreSQL.
 * @param program name in `programs` of the bare server
 */
export const withServers = <T>(
  program: string,
  environment: Record<string, string>,
  work: (servers: Servers) => Promise<T>,
): Promise<T> =>
  withPostgres(async (postgres) => {
    await migrate(postgres.url);
    const keys = serverKeys();
    const ours = await startOurs(postgres, keys, environment);
    try {
      const bare = await startBare(postgres, program);
      try {
        return await work({ postgres, keys, ours, bare });
      } finally {
        bare.stop();
      }
    } finally {
      ours.stop();
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
