import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

/** Megabytes of `node_modules` after the steps by which the image installs what the API needs. */
export async function measureInstall(): Promise<number> {
  const dockerfile = await readFile(join(root, 'apps/api/Dockerfile'), 'utf8');
  const steps = /^RUN (rm -rf apps\/web[\s\S]*?[^\\])$/m.exec(dockerfile)?.[1];
  if (!steps) throw new Error('the Dockerfile no longer installs as this benchmark knows it');
  const folder = await mkdtemp(join(tmpdir(), 'kumbara-install-'));
  try {
    const env = {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    };
    const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe' });
    run(`git -C '${root}' ls-files -z | (cd '${root}' && xargs -0 tar c) | tar x`);
    run(steps);
    return Number(/^\d+/.exec(run('du -sk node_modules').toString())?.[0]) / 1024;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
