import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DiffTarget, MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { offlineEngine, withEngine } from './engine.ts';

const migrationsDir = fileURLToPath(new URL('./migrations', import.meta.url));
const latestFile = `${migrationsDir}/latest.prisma`;
const schemaFile = fileURLToPath(new URL('./schema.prisma', import.meta.url));
/** Arbitrary; all replicas must use the same number. */
const lockKey = 7_203_941;
const noFilters = { externalTables: [], externalEnums: [] };

/**
 * Applies the missing migrations of `prisma/migrations` and returns their names. Replicas may call it at the same time:
 * an advisory lock lets one of them work while the others wait.
 *
 * @throws when a migration fails, or the database records a failed one
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new pg.Client(url);
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [lockKey]);
    // The engine takes a second to load.
    if ((await listPendingMigrations(url)).length === 0) return [];
    const input = { migrationsList: await listMigrations(), filters: noFilters };
    const { appliedMigrationNames } = await withEngine(url, (engine) => engine.applyMigrations(input));
    return appliedMigrationNames;
  } finally {
    await lock.end();
  }
}

/** Names of the migrations that the database has not finished yet, oldest first. */
export async function listPendingMigrations(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
    );
    const finished = rows[0]?.exists
      ? await client.query<{ migration_name: string }>(
          'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
        )
      : { rows: [] };
    const done = new Set(finished.rows.map(({ migration_name }) => migration_name));
    return (await migrationNames()).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

/**
 * Writes `prisma/migrations/<time>_<name>/migration.sql`: the difference between the schema of the last migration
 * (`migrations/latest.prisma`) and `schema.prisma`. Needs no database.
 *
 * @returns path of the file, or undefined when nothing changed
 */
export async function createMigration(name: string): Promise<string | undefined> {
  const script = await findUnwrittenChanges();
  if (!script) return undefined;
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = `${migrationsDir}/${time}_${name}`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/migration.sql`, script);
  await writeFile(`${migrationsDir}/migration_lock.toml`, 'provider = "postgresql"\n');
  await copyFile(schemaFile, latestFile);
  return `${folder}/migration.sql`;
}

/** The SQL of changes in `schema.prisma` that no migration contains; undefined when there are none. */
export async function findUnwrittenChanges(): Promise<string | undefined> {
  const engine = await offlineEngine();
  const { stdout: script } = await engine.diff({
    from: existsSync(latestFile) ? await datamodel(latestFile) : { tag: 'empty' },
    to: await datamodel(schemaFile),
    script: true,
    exitCode: null,
    filters: noFilters,
  });
  return script?.includes('-- This is an empty migration.') ? undefined : (script ?? undefined);
}

async function datamodel(path: string): Promise<DiffTarget> {
  return { tag: 'schemaDatamodel', files: [{ path, content: await readFile(path, 'utf8') }] };
}

async function migrationNames(): Promise<string[]> {
  if (!existsSync(migrationsDir)) return [];
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function listMigrations(): Promise<MigrationList> {
  const lockfile = `${migrationsDir}/migration_lock.toml`;
  return {
    baseDir: migrationsDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? await readFile(lockfile, 'utf8') : null,
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      (await migrationNames()).map(async (path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(`${migrationsDir}/${path}/migration.sql`, 'utf8') },
        },
      })),
    ),
  };
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('Set DATABASE_URL to the database to migrate.');
  const applied = await migrate(url);
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
}
