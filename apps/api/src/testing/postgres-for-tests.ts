import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@kumbara/launcher/postgres';
import { migrate } from '@kumbara/prisma/migrate';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated template database that test files clone. */
    templateUrl: string;
  }
}

/** The job queue creates its tables when it first starts; with them in the template, no test waits for that. */
async function createJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Vitest global setup for the API tests: one server and one migrated template for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-test-'));
  // When run by root, the server runs as another user, who needs access to the directory.
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
    await createJobQueue(url);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('templateUrl', url);
  return end;
}
