import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const marker = join(here, 'generated/.made-from');

/** Writes the client of `schema.prisma` to `prisma/generated`, unless schema and Prisma's version are unchanged. */
export async function generateClient(): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('prisma/package.json');
  const current = computeFingerprint([join(here, 'schema.prisma'), cli]);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === current) return;
  await promisify(execFile)(process.execPath, [join(dirname(cli), 'build/index.js'), 'generate'], {
    cwd: here,
    env: {
      ...process.env,
      // Any existing file: without it Prisma downloads an engine that the generator does not use.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  writeFileSync(marker, current);
}

function computeFingerprint(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

if (import.meta.main) await generateClient();
