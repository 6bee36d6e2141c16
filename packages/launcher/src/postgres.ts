import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { findFreePort } from './free-port.ts';
import { type Cluster, control, endLeftover, initialise, openCluster } from './postgres-cluster.ts';
import { stopWithParent } from './stop-with-parent.ts';

export type PostgresOptions = {
  /** Folder of the data; created when missing. */
  dataDir: string;
  /** Default: any free port. */
  port?: number;
  /** For tests only: no fsync, so a power failure may lose data. */
  fast?: boolean;
};

export type Postgres = {
  /** Connection string of the superuser for the database `kumbara`, password included. */
  url: string;
  /** Stops the server. May be called twice. */
  stop(): Promise<void>;
};

const startTimeout = 60_000;

/**
 * Starts an embedded PostgreSQL 18 on loopback and waits until it accepts connections. It stops with this process, even
 * when this process is killed. A server left running on the same folder is stopped first.
 *
 * @throws FolderInUse when another running process has started one on `dataDir`
 */
export async function startPostgres({ dataDir, port, fast = false }: PostgresOptions): Promise<Postgres> {
  const folder = resolve(dataDir);
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = lockFolder(`${folder}.lock`);
  try {
    const cluster = openCluster(folder);
    if (existsSync(cluster.dir)) await endLeftover(cluster);
    else await initialise(cluster, fast);
    const running = await serve(cluster, fast, port);
    const stop = stopper(cluster, running.server, unlock);
    const password = readFileSync(cluster.passwordFile, 'utf8').trim();
    const urlOf = (database: string) => `postgresql://kumbara:${password}@127.0.0.1:${running.port}/${database}`;
    await createDatabase(urlOf('postgres')).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url: urlOf('kumbara'), stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

function stopper(cluster: Cluster, server: ChildProcess, unlock: () => void): () => Promise<void> {
  const exited = new Promise((done) => server.once('exit', done));
  const release = stopWithParent(server, 'INT');
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= (async () => {
      if (isRunning(server)) await control(cluster, ['stop', '--mode=fast', '--timeout=30']);
      await exited;
      release();
      unlock();
    })();
    return stopping;
  };
}

async function serve(cluster: Cluster, fast: boolean, wanted?: number) {
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await findFreePort());
    const server = spawnServer(cluster, fast, port);
    if (await isReady(cluster, server)) return { server, port };
    // Another program may have taken the port, or the workers of a killed server may still be ending.
    if (attempt === 5) throw new Error(`PostgreSQL does not start. Its log:\n${readFileSync(cluster.logFile, 'utf8')}`);
    await sleep(200 * attempt);
  }
}

function spawnServer({ binaries, dir, identity, logFile }: Cluster, fast: boolean, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(fast && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const log = openSync(logFile, 'w');
  // Detached: Ctrl-C reaches only the launcher, which stops the server last.
  return spawn(
    join(binaries, 'bin/postgres'),
    ['-D', dir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...identity, cwd: dir, detached: true, stdio: ['ignore', log, log], env: { ...process.env, LC_ALL: 'C' } },
  );
}

/** The server writes its status into the eighth line of `postmaster.pid`. */
async function isReady({ dir }: Cluster, server: ChildProcess): Promise<boolean> {
  const failed = new Promise((_, reject) => server.once('error', reject));
  for (const end = Date.now() + startTimeout; Date.now() < end; ) {
    if (!isRunning(server)) return false;
    const lines = readLines(join(dir, 'postmaster.pid'));
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return true;
    await Promise.race([sleep(20), failed]);
  }
  server.kill('SIGQUIT');
  return false;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'kumbara'`);
    if (rowCount === 0) await client.query('CREATE DATABASE kumbara');
  } finally {
    await client.end();
  }
}

const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null;

const readLines = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
