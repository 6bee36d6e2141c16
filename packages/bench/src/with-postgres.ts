import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@kumbara/launcher/postgres';
import pg from 'pg';
import { findParent } from './server-cpu-time.ts';

export type Postgres = {
  url: string;
  pool: pg.Pool;
  /** The process id of the parent of all backends. */
  postmaster: number;
  /** An empty folder beside the database. */
  folder: string;
};

/**
 * Runs work on an empty PostgreSQL of its own, which is removed afterwards.
 * @param preload a library that has to be there when it starts
 */
export async function withPostgres<T>(work: (postgres: Postgres) => Promise<T>, preload?: string): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-bench-'));
  // PostgreSQL started by root runs as another user and must be able to enter the folder.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'postgres');
  if (preload) await keepSetting(dataDir, 'shared_preload_libraries', preload);
  const { url, stop } = await startPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // The pool ends before its last connections do: the end of the database may be quicker, and would end the program.
  pool.on('error', (error) => console.error(error.message));
  try {
    const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return await work({ url, pool, postmaster: findParent(rows[0]?.pid ?? 0), folder });
  } finally {
    await pool.end();
    await stop();
    rmSync(realpathSync(dataDir), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the server once to make a setting that counts from the next start on. */
async function keepSetting(dataDir: string, name: string, value: string): Promise<void> {
  const { url, stop } = await startPostgres({ dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER SYSTEM SET ${name} = ${pg.escapeLiteral(value)}`);
  await client.end();
  await stop();
}
