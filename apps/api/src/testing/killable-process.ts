import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#lib/database.ts';
import { createLogger } from '#lib/logger.ts';
import { runMain } from './running-process.ts';
import { statementProxy } from './statement-proxy.ts';
import { cloneDatabase } from './template-database.ts';

export type Process = Awaited<ReturnType<typeof runMain>>;
/** Before the n-th statement, or after the n-th executed COMMIT, whose answer is withheld. */
export type Kill = { at: 'statement' | 'commit'; n: number };

/**
 * API processes on a separate database; tests kill them (-9) at a chosen moment. Call it once at the top of a test
 * file.
 */
export function killableProcesses(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-crash-'));
  const all: Process[] = [];
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let wire: Awaited<ReturnType<typeof statementProxy>>;
  let db: ReturnType<typeof openDatabase>;
  let standby: Promise<Process>;

  const start = async () => {
    const started = await runMain({ DATABASE_URL: wire.url, DATA_DIR: folder, ROLES: 'api', ...environment });
    all.push(started);
    return started;
  };
  beforeAll(async () => {
    database = await cloneDatabase();
    wire = await statementProxy(database.url);
    db = openDatabase(database.url, createLogger('silent'));
    standby = start();
  }, 60_000);
  afterAll(async () => {
    await standby;
    for (const { child } of all) child.kill('SIGKILL');
    await Promise.all([...all.map(({ exited }) => exited), wire.close(), db.close()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  return {
    /** Reads the database directly. */
    get db() {
      return db;
    },
    /**
     * A process with open connections and a queue, so that only the statements of the flow are counted. The next
     * process starts in parallel.
     */
    async fresh(): Promise<Process> {
      const next = await standby;
      standby = start();
      await db.pool.query('DELETE FROM rate_limits');
      await post(next, '/auth/password/forgot', { email: `${randomUUID()}@example.com` });
      return next;
    },
    /** @returns the result; `gone` without an answer, and `killed` if the kill point was reached */
    async run<T>(process: Process, act: (process: Process) => Promise<T>, kill?: Kill) {
      const seen = { statement: 0, commit: 0 };
      let isDead = false;
      const goesOn = (at: Kill['at']) => () => {
        seen[at] += 1;
        if (at === kill?.at && seen[at] === kill.n) isDead = process.child.kill('SIGKILL');
        return !isDead;
      };
      wire.watch({ onStatement: goesOn('statement'), onCommitted: goesOn('commit') });
      const outcome = await act(process).catch(() => 'gone' as const);
      wire.watch();
      if (isDead) await process.exited;
      return isDead ? ('killed' as const) : outcome;
    },
  };
}

const request = (method: string) => (process: Process, path: string, body?: object, token?: string) =>
  fetch(`${process.origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
export const [post, get, remove] = [request('POST'), request('GET'), request('DELETE')] as const;
