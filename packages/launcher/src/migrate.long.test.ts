import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEngine } from '@kumbara/prisma/engine';
import { findUnwrittenChanges, listPendingMigrations, migrate } from '@kumbara/prisma/migrate';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

let folder: string;
let postgres: Postgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kumbara-migrate-'));
  chmodSync(folder, 0o711);
  postgres = await startPostgres({ dataDir: join(folder, 'data'), fast: true });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(realpathSync(join(folder, 'data')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function names(statement: string): Promise<string[]> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

it('applies every migration once, however many replicas start at the same time', async () => {
  const pending = await listPendingMigrations(postgres.url);
  expect(pending.length).toBeGreaterThan(0);
  const applied = await Promise.all([migrate(postgres.url), migrate(postgres.url), migrate(postgres.url)]);
  expect(applied.flat()).toEqual(pending);
  expect(await names('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).toEqual(pending);
  expect(await listPendingMigrations(postgres.url)).toEqual([]);
  expect(await migrate(postgres.url)).toEqual([]);
});

it('runs a script whole, with the semicolons inside of functions and texts', async () => {
  const script = `CREATE FUNCTION two() RETURNS text AS $$ BEGIN PERFORM 1; RETURN 'a;b'; END $$ LANGUAGE plpgsql; -- c;d`;
  await withEngine(postgres.url, (engine) =>
    engine.dbExecute({ datasourceType: { tag: 'url', url: postgres.url }, script }),
  );
  expect(await names('SELECT two() AS name')).toEqual(['a;b']);
});

it('has a migration for everything in the schema', async () => {
  expect(await findUnwrittenChanges()).toBeUndefined();
});
