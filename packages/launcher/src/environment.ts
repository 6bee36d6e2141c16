import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { generateClient } from '@kumbara/prisma/generate';
import { migrate } from '@kumbara/prisma/migrate';
import { atEnd } from './ending.ts';
import { FolderInUse } from './folder-lock.ts';
import { startPostgres } from './postgres.ts';
import { root, Sorry } from './project.ts';

/** Where this instance keeps its data, and the migrated database it uses: its own, or an external one. */
export type Environment = { dataDir: string; databaseUrl: string; external: boolean };

/** @param throwaway a data folder of its own that is gone afterwards: for browser tests */
export async function prepareEnvironment(throwaway: boolean): Promise<Environment> {
  await generateClient();
  const dataDir = throwaway ? throwawayFolder() : resolve(root, process.env.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const given = throwaway ? undefined : process.env.DATABASE_URL;
  const external = given !== undefined;
  if (external && !/^postgres(ql)?:\/\//.test(given)) throw new Sorry('DATABASE_URL must start with postgresql://');
  const databaseUrl = given ?? (await ownDatabase(dataDir, throwaway));
  await migrateOrSay(databaseUrl, external);
  return { dataDir, databaseUrl, external };
}

/** Leaves word of the address, for whoever tries to start a second time on the same data. */
export function noteAddress({ dataDir }: Environment, address: string): void {
  const note = join(dataDir, 'address');
  writeFileSync(note, address);
  atEnd(() => rmSync(note, { force: true }));
}

async function ownDatabase(dataDir: string, fast: boolean): Promise<string> {
  try {
    const { url, stop } = await startPostgres({ dataDir: join(dataDir, 'postgres'), fast });
    atEnd(stop);
    return url;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const note = join(dataDir, 'address');
    const address = existsSync(note) ? `: ${readFileSync(note, 'utf8')}` : '';
    throw new Sorry(
      `Kumbara is already running on the data in ${relative(root, dataDir) || dataDir}${address}\nFor a second one, choose another folder: DATA_DIR=.data2 npm start`,
    );
  }
}

async function migrateOrSay(databaseUrl: string, external: boolean): Promise<void> {
  try {
    await migrate(databaseUrl);
  } catch (error) {
    if (!external) throw error;
    const { message } = error as Error;
    throw new Sorry(`The database in DATABASE_URL cannot be used: ${message || (error as NodeJS.ErrnoException).code}`);
  }
}

function throwawayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-'));
  // Run by root, PostgreSQL is somebody else and has to pass through.
  chmodSync(folder, 0o711);
  atEnd(() => {
    const postgres = join(folder, 'postgres');
    if (existsSync(postgres)) rmSync(realpathSync(postgres), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
