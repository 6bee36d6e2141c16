import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findMissingRequirement } from '@kumbara/launcher/dovecot';
import { generateMailbox, randomRuns } from '@kumbara/samples';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dovecotForTests, type MailUser } from '#testing/dovecot.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { runMain } from '#testing/running-process.ts';

/*
 * A worker is killed (-9) again and again while it looks through mailboxes. Whoever goes on must come to what an
 * undisturbed scan of the same mailbox comes to: nothing lost, nothing double.
 */

const reason = findMissingRequirement();
/** Scans that are to be interrupted. */
const wanted = 2 * randomRuns;
const countries = ['TR', 'DE', 'US'] as const;

const key = () => `k:${randomBytes(32).toString('base64')}`;
const environment: Record<string, string> = {
  CREDENTIAL_KEYS: key(),
  SESSION_KEYS: key(),
  PASSWORD_PEPPER: randomBytes(32).toString('base64'),
};
const folder = mkdtempSync(join(tmpdir(), 'kumbara-scan-crash-'));
const workers: Awaited<ReturnType<typeof runMain>>[] = [];
let dovecot: Awaited<ReturnType<typeof dovecotForTests>>;
const mailboxes: MailUser[] = [];

beforeAll(async () => {
  if (reason) return;
  dovecot = await dovecotForTests();
  environment.ALLOWED_PRIVATE_HOSTS = `localhost:${dovecot.port}`;
  writeFileSync(join(folder, 'ca.pem'), dovecot.certificates.authority);
  const today = new Date().toISOString().slice(0, 10);
  for (const country of countries) {
    const mailbox = dovecot.aMailUser();
    const { mails } = await generateMailbox({ seed: 7, country, months: 12, today, subscriptions: 8, noise: 8 });
    for (const { eml, content } of mails) mailbox.deliver(eml, content.date);
    mailboxes.push(mailbox);
  }
}, 120_000);
const app = runApp(environment);
afterAll(async () => {
  for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.map(({ exited }) => exited));
  await dovecot?.end();
  rmSync(folder, { recursive: true, force: true });
});

async function startWorker() {
  const worker = await runMain({
    ...environment,
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: folder,
    ROLES: 'worker',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
  });
  workers.push(worker);
  return worker;
}

async function beginScan({ email, password }: MailUser): Promise<TestUser> {
  const as = await app.aUser({ tier: 'pro' });
  const body = { email, password, server: 'localhost', port: dovecot.port };
  expect((await app.request('POST', '/email/imap/connect', { as, body })).status).toBe(201);
  const headers = { prefer: 'respond-async' };
  const started = await app.request('POST', '/email/imap/scan', { as, headers, body: { email, months_back: 12 } });
  expect(started.status).toBe(202);
  return as;
}

const open = (users: TestUser[]) =>
  app.prisma.mailScan.findMany({
    where: { user_id: { in: users.map(({ id }) => id) }, status: { in: ['queued', 'running'] } },
  });
const allDone = (users: TestUser[]) =>
  vi.waitUntil(async () => (await open(users)).length === 0, { timeout: 120_000, interval: 50 });

/** Returns the rows written by a scan, without ids and times. */
async function outcomeOf({ id: user_id }: TestUser) {
  const where = { user_id };
  const none = { user_id: true, id: true, created_at: true } as const;
  const json = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return {
    scans: await app.prisma.mailScan.findMany({
      where,
      select: { status: true, looked_at: true, candidates: true, found: true, emails_scanned: true, problem: true },
    }),
    mails: json(await app.prisma.readMail.findMany({ where, omit: { user_id: true, connection_id: true } })),
    findings: json(await app.prisma.detection.findMany({ where, omit: none })),
    charges: json(await app.prisma.charge.findMany({ where, omit: { user_id: true, id: true } })),
    ended: json(await app.prisma.mailCancellation.findMany({ where, omit: { user_id: true } })),
    connections: await app.prisma.mailConnection.findMany({ where, select: { cursor: true, status: true } }),
  };
}

/** Makes the job available again at once, as the queue does about twenty seconds after a worker stops responding. */
const noticeDeath = () =>
  app.container.pool.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'scan-mailbox' AND state = 'active'",
  );

describe.skipIf(reason)(`scans whose worker is killed${reason ? ` (${reason})` : ''}`, () => {
  let undisturbed: Awaited<ReturnType<typeof outcomeOf>>[];

  it('are begun and ended by themselves when it is not', { timeout: 120_000 }, async () => {
    const worker = await startWorker();
    const users = await Promise.all(mailboxes.map(beginScan));
    await allDone(users);
    worker.child.kill('SIGTERM');
    expect(await worker.exited).toBe(0);
    undisturbed = await Promise.all(users.map(outcomeOf));
    for (const { scans, findings } of undisturbed) {
      expect(scans).toMatchObject([{ status: 'done', problem: null }]);
      expect(findings.length).toBeGreaterThan(1);
    }
  });

  it('are noticed by the queue and gone on with', { timeout: 120_000 }, async () => {
    const users = [await beginScan(mailboxes[0] as MailUser)];
    const worker = await startWorker();
    await vi.waitUntil(async () => (await open(users)).some(({ status }) => status === 'running'), { timeout: 20_000 });
    worker.child.kill('SIGKILL');
    await worker.exited;
    expect(await open(users)).toHaveLength(1);
    // As if it had been silent for longer than it may.
    await app.container.pool.query("UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '10 seconds'");
    const next = await startWorker();
    await allDone(users);
    next.child.kill('SIGTERM');
    await next.exited;
    expect(await outcomeOf(users[0] as TestUser)).toEqual(undisturbed[0]);
  });

  it(`come to the same after ${wanted} interruptions, each at a random moment`, { timeout: 1_200_000 }, async () => {
    let interrupted = 0;
    while (interrupted < wanted) {
      const users = await Promise.all(mailboxes.map(beginScan));
      while ((await open(users)).length > 0) {
        const worker = await startWorker();
        const isRunning = async () => {
          const scans = await open(users);
          return scans.length === 0 || scans.some((scan) => scan.status === 'running');
        };
        await vi.waitUntil(isRunning, { timeout: 120_000, interval: 10 });
        await wait(Math.random() * 700);
        worker.child.kill('SIGKILL');
        await worker.exited;
        interrupted += (await open(users)).filter(({ status }) => status === 'running').length;
        await noticeDeath();
        if (interrupted >= wanted) break;
      }
      if ((await open(users)).length > 0) {
        const last = await startWorker();
        await allDone(users);
        last.child.kill('SIGTERM');
        await last.exited;
      }
      expect(await Promise.all(users.map(outcomeOf))).toEqual(undisturbed);
    }
    console.info(`${interrupted} scans were interrupted`);
  });
});
