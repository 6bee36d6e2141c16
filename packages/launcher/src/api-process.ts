import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent } from './end-with-parent.ts';
import { atEnd, endAll, isEnding } from './ending.ts';
import type { Environment } from './environment.ts';
import { root } from './project.ts';

type ApiOptions = Environment & { port: number; host: string; settings?: Record<string, string>; watch?: boolean };

const keepLogUpTo = 10_000_000;

/** Starts the API and answers when it is ready. Its whole log is `DATA_DIR/api.log`; the terminal sees what went wrong. */
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
    [...(watch ? ['--watch', '--watch-preserve-output'] : []), 'apps/api/src/main.ts'],
    {
      cwd: root,
      // A session of its own: Ctrl-C reaches only us, and we end it before the database.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: `${port}`, HOST: host },
    },
  );
  const release = endWithParent(child, 'TERM');
  const exited = new Promise<void>((done) => child.once('close', () => done()));
  atEnd(async () => {
    child.kill('SIGTERM');
    await Promise.race([exited, sleep(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    release();
  });
  child.once('exit', () => {
    if (isEnding()) return;
    console.error(`The API ended unexpectedly. Its log is ${join(dataDir, 'api.log')}`);
    void endAll(1);
  });
  keepLog(child, join(dataDir, 'api.log'));
  await untilReady(port, host);
}

async function untilReady(port: number, host: string): Promise<void> {
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}/api/ready`;
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}

function keepLog(child: ChildProcess, file: string): void {
  if (existsSync(file) && statSync(file).size > keepLogUpTo) renameSync(file, `${file}.old`);
  const log = createWriteStream(file, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      log.write(`${line}\n`);
      const said = forPeople(line);
      if (said) console.error(said);
    });
  }
}

/** A warning or worse of the structured log as one readable line; what is not structured is shown as it is. */
function forPeople(line: string): string | undefined {
  let entry: { level?: number; msg?: string; err?: { stack?: string } };
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (!entry.level || entry.level < 40) return undefined;
  return `${entry.level < 50 ? 'warning' : 'error'}: ${entry.err?.stack ?? entry.msg ?? line}`;
}
