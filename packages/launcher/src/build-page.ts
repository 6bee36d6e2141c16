import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './project.ts';

const web = join(root, 'apps/web');
const marker = join(root, 'node_modules/.cache/kumbara/page-built-from');
const sources = [
  'apps/web/*.{html,json,ts}',
  'apps/web/{public,src}/**/*',
  'packages/shared/src/**/*',
  'package-lock.json',
];

/** Builds the page for production into `apps/web/dist`, unless it was already built from the same sources. */
export async function buildPage(announce: () => void): Promise<void> {
  const fingerprint = computeFingerprint();
  if (isBuiltFrom(fingerprint)) return;
  announce();
  rmSync(marker, { force: true });
  await promisify(execFile)(process.execPath, [viteProgram(), 'build', '--logLevel', 'warn'], { cwd: web });
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, fingerprint);
}

export function viteProgram(): string {
  return join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
}

const isBuiltFrom = (fingerprint: string) =>
  existsSync(join(web, 'dist/index.html')) && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint;

function computeFingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  for (const file of files
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
