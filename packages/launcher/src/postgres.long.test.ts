import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { FolderInUse } from './folder-lock.ts';
import { findFreePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { control, openCluster } from './postgres-cluster.ts';

let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kumbara-postgres-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

async function start() {
  const server = await startPostgres({ dataDir, fast: true });
  running.push(server.stop);
  return server;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it('keeps the data from one start to the next', async () => {
  const first = await start();
  await ask(first.url, `CREATE TABLE kept AS SELECT 'yes' AS answer`);
  await first.stop();
  await expect(ask(first.url, 'SELECT')).rejects.toThrow('ECONNREFUSED');
  const second = await start();
  expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 'yes' }]);
});

it('refuses a connection without the password', async () => {
  const url = new URL((await start()).url);
  url.password = 'guessed';
  await expect(ask(url.href, 'SELECT')).rejects.toThrow('password authentication failed');
});

it('refuses to run twice on one folder', async () => {
  await start();
  await expect(startPostgres({ dataDir })).rejects.toThrow(FolderInUse);
});

it('stops with its parent, even when the parent is killed', async () => {
  const script = `import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true })).url); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const url = await new Promise<string>((done) => parent.stdout.once('data', (line) => done(`${line}`.trim())));
  await ask(url, 'SELECT');
  parent.kill('SIGKILL');
  const state = () =>
    ask(url, 'SELECT').then(
      () => 'alive',
      ({ code }) => code,
    );
  await expect.poll(state, { timeout: 5000 }).toBe('ECONNREFUSED');
  await start();
});

it('stops a server left running on its folder and starts again', async () => {
  const first = await start();
  await first.stop();
  const leftover = new URL(first.url);
  leftover.port = `${await findFreePort()}`;
  const cluster = openCluster(dataDir);
  const options = `-p ${leftover.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await control(cluster, ['start', '--wait', `--options=${options}`, '--log=/dev/null']);
  await ask(leftover.href, 'SELECT');
  const { url } = await start();
  await ask(url, 'SELECT');
  await expect(ask(leftover.href, 'SELECT')).rejects.toThrow('ECONNREFUSED');
});

it('does not stop another program whose process id stands in a stale pid file', async () => {
  await (await start()).stop();
  const otherProcess = spawn('sleep', ['60']);
  onTestFinished(() => void otherProcess.kill('SIGKILL'));
  writeFileSync(
    join(realpathSync(dataDir), '18/postmaster.pid'),
    `${otherProcess.pid}\n${dataDir}/18\n0\n5432\n\n\n\nready\n`,
  );
  const { url } = await start();
  await ask(url, 'SELECT');
  expect(otherProcess.exitCode).toBeNull();
});
