import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findBinaries, type Identity, prepareHome, serverIdentity } from './postgres-home.ts';

/** A data folder of PostgreSQL with the files and the user that belong to it. */
export type Cluster = { binaries: string; identity: Identity; dir: string; passwordFile: string; logFile: string };

export function openCluster(dataDir: string): Cluster {
  const ours = serverIdentity();
  const home = realpathSync(prepareHome(dataDir, ours));
  const { uid, gid } = statSync(home);
  // Existing data keeps its owner.
  const identity = ours.uid === undefined || uid === 0 ? ours : { uid, gid };
  return {
    binaries: findBinaries(identity),
    identity,
    dir: join(home, '18'),
    passwordFile: join(home, 'password'),
    logFile: join(home, 'server.log'),
  };
}

/** Creates the cluster under a temporary name and renames it, so that an interrupted attempt never looks complete. */
export async function initialise(cluster: Cluster, fast: boolean): Promise<void> {
  const { binaries, identity, dir, passwordFile } = cluster;
  const unfinished = `${dir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(passwordFile, identity.uid, identity.gid);
  await run(cluster, join(binaries, 'bin/initdb'), [
    `--pgdata=${unfinished}`,
    '--username=kumbara',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(fast ? ['--no-sync'] : []),
  ]);
  renameSync(unfinished, dir);
}

/** Runs `pg_ctl` on the cluster. */
export const control = (cluster: Cluster, args: string[]): Promise<void> =>
  run(cluster, join(cluster.binaries, 'bin/pg_ctl'), [...args, '--silent', `--pgdata=${cluster.dir}`]);

/**
 * Stops a server whose launcher was killed. A `postmaster.pid` whose process id now belongs to another program (after a
 * restart of the machine or container) is only removed.
 */
export async function endLeftover(cluster: Cluster): Promise<void> {
  const pidFile = join(cluster.dir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isServerOf(cluster, pid)) await control(cluster, ['stop', '--mode=fast', '--timeout=60']).catch(() => {});
  if (!isServerOf(cluster, pid)) rmSync(pidFile, { force: true });
}

function isServerOf({ dir, binaries, identity }: Cluster, pid: number): boolean {
  if (process.platform === 'win32')
    return spawnSync(join(binaries, 'bin/pg_ctl'), ['status', '-D', dir], identity).status === 0;
  return commandOf(pid).includes(` -D ${dir} `);
}

function commandOf(pid: number): string {
  if (!existsSync('/proc/self/cmdline'))
    return spawnSync('ps', ['-ww', '-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }).stdout;
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
}

function run({ identity }: Cluster, command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      ...identity,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    let errorOutput = '';
    child.stderr.on('data', (chunk) => {
      errorOutput += chunk;
    });
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${command} failed: ${errorOutput}`))));
  });
}
