import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { generateClient } from '@kumbara/prisma/generate';
import { migrate } from '@kumbara/prisma/migrate';
import { FolderInUse } from './folder-lock.ts';
import { startPostgres } from './postgres.ts';
import { createDataFolder, letServerEnter } from './postgres-home.ts';
import { root, UserFacingError } from './project.ts';
import { onShutdown } from './shutdown.ts';

/** Data folder and migrated database of this instance. `external`: the database of `DATABASE_URL`. */
export type Environment = { dataDir: string; databaseUrl: string; external: boolean };

/** @param throwaway use a temporary data folder that is removed at the end, for browser tests */
export const chooseDataFolder = (throwaway: boolean): string =>
  throwaway ? createThrowawayFolder() : resolve(root, process.env.DATA_DIR ?? '.data');

export async function prepareEnvironment(dataDir: string, throwaway: boolean): Promise<Environment> {
  await generateClient();
  const databaseSetting = throwaway ? undefined : process.env.DATABASE_URL;
  const external = databaseSetting !== undefined;
  createDataFolder(dataDir, { hasServer: !external });
  if (external && !/^postgres(ql)?:\/\//.test(databaseSetting))
    throw new UserFacingError('DATABASE_URL must start with postgresql://');
  const databaseUrl = databaseSetting ?? (await startOwnDatabase(dataDir, throwaway));
  await migrateDatabase(databaseUrl, external);
  return { dataDir, databaseUrl, external };
}

/** Writes the address into the data folder, so that a second start on the same data can name it. */
export function writeAddress({ dataDir }: Environment, address: string): void {
  const addressFile = join(dataDir, 'address');
  writeFileSync(addressFile, address, { mode: 0o600 });
  onShutdown(() => rmSync(addressFile, { force: true }));
}

async function startOwnDatabase(dataDir: string, fast: boolean): Promise<string> {
  try {
    const { url, stop } = await startPostgres({ dataDir: join(dataDir, 'postgres'), fast });
    onShutdown(stop);
    return url;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const addressFile = join(dataDir, 'address');
    const address = existsSync(addressFile) ? `: ${readFileSync(addressFile, 'utf8')}` : '';
    throw new UserFacingError(
      `Kumbara is already running on the data in ${relative(root, dataDir) || dataDir}${address}\nFor a second one, choose another folder: DATA_DIR=.data2 npm start`,
    );
  }
}

async function migrateDatabase(databaseUrl: string, external: boolean): Promise<void> {
  try {
    await migrate(databaseUrl);
  } catch (error) {
    if (!external) throw error;
    const { message } = error as Error;
    throw new UserFacingError(
      `The database in DATABASE_URL cannot be used: ${message || (error as NodeJS.ErrnoException).code}`,
    );
  }
}

function createThrowawayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-'));
  letServerEnter(folder);
  onShutdown(() => {
    const postgres = join(folder, 'postgres');
    if (existsSync(postgres)) rmSync(realpathSync(postgres), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
