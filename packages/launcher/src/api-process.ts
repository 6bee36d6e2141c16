import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import { heapLimits } from './heap-limits.ts';
import { root } from './project.ts';
import { isShuttingDown, onShutdown, shutDown } from './shutdown.ts';
import { stopWithParent } from './stop-with-parent.ts';

type ApiOptions = Environment & { port: number; host: string; settings?: Record<string, string>; watch?: boolean };

const maxLogBytes = 10_000_000;

/** Starts the API and resolves when it is ready. It logs to `DATA_DIR/api.log`; the terminal shows warnings and errors. */
export async function startApi({
  dataDir,
  databaseUrl,
  port,
  host,
  settings,
  watch = false,
}: ApiOptions): Promise<void> {
  const child = spawn(
    process.execPath,
    [...heapLimits, ...(watch ? ['--watch', '--watch-preserve-output'] : []), 'apps/api/src/main.ts'],
    {
      cwd: root,
      // Its own session: Ctrl-C reaches only the launcher, which stops the API before the database.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: `${port}`, HOST: host },
    },
  );
  const release = stopWithParent(child, 'TERM');
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  onShutdown(async () => {
    child.kill('SIGTERM');
    await Promise.race([exited, sleep(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    release();
  });
  child.once('exit', () => {
    if (isShuttingDown()) return;
    console.error(`The API ended unexpectedly. Its log is ${join(dataDir, 'api.log')}`);
    void shutDown(1);
  });
  writeLog(child, join(dataDir, 'api.log'));
  await waitUntilReady(port, host);
}

async function waitUntilReady(port: number, host: string): Promise<void> {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}/api/ready`;
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}

function writeLog(child: ChildProcess, file: string): void {
  if (existsSync(file) && statSync(file).size > maxLogBytes) renameSync(file, `${file}.old`);
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // Also of a log that an older version made.
  if (existsSync(file)) chmodSync(file, 0o600);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      log.write(`${line}\n`);
      const message = formatLogLine(line);
      if (message) console.error(message);
    });
  }
}

/** A warning or an error of the JSON log as one line; undefined for lower levels. Lines that are not JSON stay as they are. */
function formatLogLine(line: string): string | undefined {
  let entry: { level?: number; msg?: string; err?: { stack?: string } };
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (!entry.level || entry.level < 40) return undefined;
  return `${entry.level < 50 ? 'warning' : 'error'}: ${entry.err?.stack ?? entry.msg ?? line}`;
}
