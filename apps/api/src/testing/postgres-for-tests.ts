import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@kumbara/launcher/postgres';
import { migrate } from '@kumbara/prisma/migrate';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's connection string to the migrated database that test files are cloned from. */
    templateUrl: string;
  }
}

/** Vitest calls it once for all test files of the API: one server, one migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-test-'));
  // Run by root, the server is somebody else and has to pass through.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'postgres');
  const { url, stop } = await startPostgres({ dataDir, fast: true });
  const end = async () => {
    await stop();
    rmSync(realpathSync(dataDir), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrate(url);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('templateUrl', url);
  return end;
}
