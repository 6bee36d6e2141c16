import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { aScan } from '#testing/a-connection.ts';
import { fillAccount } from '#testing/full-account.ts';
import { startNameServer } from '#testing/name-server.ts';
import { aSubscription, runApp, type TestUser } from '#testing/running-app.ts';
import { runMain } from '#testing/running-process.ts';
import { underStrain } from '#testing/strain.ts';

/*
 * What a few accounts do to the running server at the same time, and what a neighbour notices of it. The figures are
 * printed for `docs/security.md`.
 */

const key = () => randomBytes(32).toString('base64');
const keys = { SESSION_KEYS: `a:${key()}`, CREDENTIAL_KEYS: `a:${key()}`, PASSWORD_PEPPER: key() };
const app = runApp(keys);
const silent = await startNameServer({ '*': 'silent' });
afterAll(() => silent.close());

/** All look-ups of names that users give go to the silent name server. */
const withSilentNames = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns';
  import { syncBuiltinESMExports } from 'node:module';
  const { Resolver } = dns.promises;
  dns.promises.Resolver = class extends Resolver {
    constructor(options) { super(options); this.setServers(['${silent.address}']); }
  };
  syncBuiltinESMExports();
`)}`;

let server: Awaited<ReturnType<typeof runMain>>;
let neighbour: TestUser;
/** A new process for each attack, so that each growth of memory is its own. */
beforeEach(async () => {
  server = await runMain({
    ...keys,
    ...{ DATABASE_URL: app.databaseUrl, ROLES: 'api', LOG_LEVEL: 'info' },
    NODE_OPTIONS: `--import=${withSilentNames}`,
  });
  neighbour = await app.aUser({ tier: 'pro' });
  for (const name of ['Netflix', 'Spotify', 'iCloud']) await app.add(neighbour, { name });
  // Compilation and the growth of the heap under ordinary use are not what is measured.
  for (let i = 0; i < 500; i += 1) await readList();
}, 60_000);
afterEach(async () => {
  server.child.kill();
  await server.exited;
});

const call = (method: string, path: string, as: TestUser, body?: object) =>
  fetch(`${server.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${as.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const countBy = (statuses: number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, same]) => [status, same.length] as const),
  );

async function readList(): Promise<void> {
  const answer = await call('GET', '/subscriptions', neighbour);
  expect(answer.status).toBe(200);
  await answer.text();
}

async function measure(what: string, attack: () => Promise<number[]>) {
  const { result, figures } = await underStrain(attack, readList, server.child.pid ?? 0);
  console.log(`${what}: a neighbour reads his list, ms and MB:`, { ...figures, answers: countBy(result) });
  expect(figures.p99).toBeLessThanOrEqual(250);
  expect(figures.growth).toBeLessThanOrEqual(150);
}

/** Opens streams on running scans, whose progress changes every second for ten seconds. */
async function follow(streams: { id: string; user: TestUser }[]): Promise<number[]> {
  const listening = Promise.all(
    streams.map(async ({ id, user }) => {
      const answer = await call('GET', `/email/scans/${id}/events`, user);
      await answer.text();
      return answer.status;
    }),
  );
  for (let looked_at = 1; looked_at <= 10; looked_at += 1) {
    await new Promise((done) => setTimeout(done, 1_000));
    await app.prisma.mailScan.updateMany({ where: { status: 'running' }, data: { looked_at } });
  }
  await app.prisma.mailScan.updateMany({ where: { status: 'running' }, data: { status: 'done' } });
  return listening;
}

it('1,000 event streams of one account on one scan', async () => {
  const user = await app.aUser();
  const { id } = await aScan(app.prisma, user, { status: 'running' });
  await measure('1,000 event streams of one account on one scan', () => follow(Array(1_000).fill({ id, user })));
}, 120_000);

it('200 event streams of 40 accounts', async () => {
  const users = await Promise.all(Array.from({ length: 40 }, () => app.aUser()));
  const streams = await Promise.all(
    users.map(async (user) => {
      const { id } = await aScan(app.prisma, user, { status: 'running' });
      return Array(5).fill({ id, user });
    }),
  );
  await measure('200 event streams of 40 accounts', () => follow(streams.flat()));
}, 120_000);

it('20 mailboxes at names of a silent name server', async () => {
  const attackers = await Promise.all(Array.from({ length: 6 }, () => app.aUser()));
  await measure('20 mailboxes of six accounts at silent names', () =>
    Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const body = { email: 'x@example.com', password: 'x', server: `imap-${i}.example.com` };
        return (await call('POST', '/email/imap/connect', attackers[i % 6] as TestUser, body)).status;
      }),
    ),
  );
  expect(silent.asked.length).toBeGreaterThan(0);
}, 60_000);

it('heavy reads of an account at the ceiling', async () => {
  const full = await app.aUser({ tier: 'pro' });
  await fillAccount(app.container.pool, full);
  const refused = await call('POST', '/subscriptions', full, aSubscription());
  expect(refused.status).toBe(422);
  const [one] = await app.prisma.subscription.findMany({ where: { user_id: full.id }, take: 1 });
  const others = ['/assistant/actions', '/unused', '/subscriptions/stats/summary'];
  const paths = [...Array(30).fill('/assistant/insights'), ...others, ...others];
  await measure('36 heavy reads at once of 2,000 subscriptions, five times with an edit in between', async () => {
    const statuses: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      statuses.push((await call('PUT', `/subscriptions/${one?.id}`, full, { amount: round })).status);
      const reads = paths.map(async (path) => {
        const answer = await call('GET', path, full);
        await answer.arrayBuffer();
        return answer.status;
      });
      statuses.push(...(await Promise.all(reads)));
    }
    return statuses;
  });
}, 180_000);
