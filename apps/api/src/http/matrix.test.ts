import { randomUUID } from 'node:crypto';
import { startEmulators } from '@kumbara/emulators';
import { sampled } from '@kumbara/samples';
import { type Feature, plans, type Tier } from '@kumbara/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveCalls } from '#http/live-calls.ts';
import { limitParallel } from '#lib/limit-parallel.ts';
import { aMember } from '#testing/a-family.ts';
import { type CallCase, makeCall, userCalls } from '#testing/api-calls.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

// Whoever buys is led to the page where one pays.
const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'], providers: ['stripe'] });
afterAll(() => emulators.close());
// Nobody is there: what is asked for here never gets so far.
const away = 'http://127.0.0.1:9';
const app = runApp({
  ...emulators.environment,
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_TOKEN_URL: `${away}/token`,
  GOOGLE_REVOKE_URL: `${away}/revoke`,
  GMAIL_API_URL: away,
  MICROSOFT_CLIENT_ID: 'client',
  MICROSOFT_CLIENT_SECRET: 'secret',
  MICROSOFT_LOGIN_URL: away,
  GRAPH_API_URL: `${away}/v1.0`,
});

type Actor = {
  /** @param owner whose things are asked for where they are not the actor's own */
  make: (owner: TestUser) => Promise<TestUser | undefined>;
  own?: boolean;
  refused?: boolean;
  /** Has a passkey, and a session that was not confirmed. */
  unconfirmed?: boolean;
  /** A program with an API key of theirs. */
  key?: 'read' | 'read_write';
  /** The plan that holds for them, where a call may be refused for it. */
  tier?: Tier;
};
/** Calls that change something of an owner's for one of their family. */
const telling = ['POST /api/family/leave'];

/** Somebody whose session ended in this way. */
const after = (end: (user: TestUser) => Promise<unknown>): Actor => ({
  make: async () => {
    const user = await app.aUser({ tier: 'pro' });
    await end(user);
    return user;
  },
  refused: true,
});

/** Callers. With `own` they use ids of their own; ids of others must be answered as if they did not exist. */
const actors: Record<string, Actor> = {
  nobody: { make: async () => undefined, refused: true },
  'ended session': after((user) => app.prisma.session.deleteMany({ where: { user_id: user.id } })),
  'logged out': after((user) => app.request('POST', '/auth/logout', { as: user, body: {} })),
  'expired session': after((user) => {
    const data = { expires_at: new Date('2026-11-21T08:59:59Z') };
    return app.prisma.session.updateMany({ where: { user_id: user.id }, data });
  }),
  'deleted account': after((user) => app.prisma.user.delete({ where: { id: user.id } })),
  'forged token': { make: async () => ({ ...(await app.aUser()), token: 'e30.e30.e30' }), refused: true },
  free: { make: () => app.aUser({ tier: 'free' }), own: true, tier: 'free' },
  premium: { make: () => app.aUser({ tier: 'premium' }), own: true, tier: 'premium' },
  pro: { make: () => app.aUser({ tier: 'pro' }), own: true, tier: 'pro' },
  'read key': { make: () => app.aUser({ tier: 'pro' }), own: true, tier: 'pro', key: 'read' },
  'read-write key': { make: () => app.aUser({ tier: 'pro' }), own: true, tier: 'pro', key: 'read_write' },
  'key without Pro': { make: () => app.aUser({ tier: 'premium' }), own: true, tier: 'premium', key: 'read_write' },
  'revoked key': { make: async () => aRevokedKey(), refused: true },
  unconfirmed: { make: () => aPasskeyOwner(), own: true, tier: 'pro', unconfirmed: true },
  'another user': { make: () => app.aUser({ tier: 'pro' }), tier: 'pro' },
  'family owner': { make: async () => (await aFamily(await app.aUser({ tier: 'pro' }))).owner, own: true, tier: 'pro' },
  // Being of somebody's family, or having been, opens nothing of theirs.
  'family member': { make: async (owner) => (await aFamily(owner)).member, tier: 'pro' },
  'invited person': { make: (owner) => anInvited(owner), tier: 'free' },
  'removed member': { make: (owner) => aRemoved(owner), tier: 'free' },
};

const aFamily = async (owner: TestUser) => ({ owner, member: await aMember(app, owner) });
async function anInvited(owner: TestUser): Promise<TestUser> {
  const guest = await app.aUser({ email_verified: true });
  const [created_at, expires_at] = [new Date(), new Date('2040-01-01')];
  const data = { user_id: owner.id, email: guest.email, hash: randomUUID(), created_at, expires_at };
  await app.prisma.familyInvitation.create({ data });
  return guest;
}
async function aRemoved(owner: TestUser): Promise<TestUser> {
  const { member } = await aFamily(owner);
  const { status } = await app.request('DELETE', `/family/members/${member.id}`, { as: owner });
  expect(status).toBe(204);
  return member;
}

async function aRevokedKey(): Promise<TestUser> {
  const program = await app.withKey(await app.aUser({ tier: 'pro' }), 'read_write');
  await app.prisma.apiKey.deleteMany({ where: { user_id: program.id } });
  return program;
}

async function aPasskeyOwner(): Promise<TestUser> {
  const user = await app.aUser({ tier: 'pro' });
  const data = { user_id: user.id, credential_id: user.id, public_key: Buffer.alloc(1), counter: 0, name: 'Chrome' };
  await app.prisma.passkey.create({ data: { ...data, created_at: new Date() } });
  return user;
}

let rowsOf = '';
/** In every table that knows an owner. */
beforeAll(async () => {
  const { rows } = await app.container.pool.query<{ name: string; owner: string }>(
    "SELECT table_name AS name, column_name AS owner FROM information_schema.columns WHERE column_name IN ('user_id', 'owner_id') AND table_schema = 'public' ORDER BY 1, 2",
  );
  expect(rows.length).toBeGreaterThan(15);
  rowsOf = [{ name: 'users', owner: 'id' }, ...rows]
    .map(
      ({ name, owner }) => `SELECT '${name}.${owner}' AS place, t::text AS row FROM "${name}" t WHERE "${owner}" = $1`,
    )
    .join(' UNION ALL ');
});

/** Everything that belongs to a user. */
async function everythingOf({ id }: TestUser): Promise<string> {
  const { rows } = await app.container.pool.query({
    name: 'everything',
    text: `${rowsOf} ORDER BY place, row`,
    values: [id],
  });
  return JSON.stringify(rows);
}

/** Returns true if only the actor's plan lacks the feature of a call. */
function lacksPlan(name: string, tier: Tier | undefined): boolean {
  const contract = contractOf(name);
  return tier !== undefined && contract?.feature !== undefined && !plans[tier].features[contract.feature as Feature];
}

const contractOf = (name: string) =>
  liveCalls(app.container.mounts).find(({ method, path }) => `${method} ${path}` === name)?.contract;

/** @returns the status of a call by an actor, as it should be */
async function statusFor(who: string, name: string, given: CallCase): Promise<string> {
  const { make, own, refused, tier, unconfirmed, key } = actors[who] as Actor;
  const contract = contractOf(name);
  const owner = await app.aUser({ tier: 'pro' });
  const person = await make(owner);
  if (person && !unconfirmed) await app.confirm(person);
  const mine = own && person ? person : owner;
  const id = (await given.id?.(app, mine)) ?? randomUUID();
  const before = await everythingOf(owner);
  const program = key && person && (await app.withKey(person, key));
  const { status } = await makeCall(app, name, given, id, person, program);
  if (refused) expect(status, who).toBe(401);
  else if (lacksPlan(name, tier) || (key && !plans[tier ?? 'free'].features.api)) expect(status, who).toBe(402);
  else if (key && contract?.sessionOnly) expect(status, who).toBe(403);
  else if (key === 'read' && !contract?.reads && !name.startsWith('GET ')) expect(status, who).toBe(403);
  else if (unconfirmed && contract?.confirmed) expect(status, who).toBe(403);
  else if (given.id && !own) expect(status, who).toBe(404);
  else if (own) expect([200, 201, 202, 204, 400, 409, 415, 422], who).toContain(status);
  // Only an owner is told that somebody left.
  const isInformed = telling.includes(name) && who === 'family member';
  if (!isInformed) expect(await everythingOf(owner), `a bystander of the ${who}`).toBe(before);
  return String(status);
}

const table: Record<string, string[]> = {};
/** Fewer than the database has connections for. */
const inTurn = limitParallel(6);

it.each(sampled(Object.entries(userCalls), 5))(
  'is answered to each as it should be, and touches nobody else: %s',
  async (name, given) => {
    // Each has an owner of their own, so that they can ask at the same time.
    table[name] = await Promise.all(Object.keys(actors).map((who) => inTurn(() => statusFor(who, name, given))));
  },
  60_000,
);

it('stands as a table in the documents', async () => {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const head = ['call', ...Object.keys(actors)];
  const rows = Object.entries(table).map(([name, cells]) => line([`\`${name}\``, ...cells]));
  // A sample or a run with a filter has not seen all of them.
  if (rows.length < Object.keys(userCalls).length) return;
  const text = [
    '# Access by call and caller',
    '',
    '`apps/api/src/http/matrix.test.ts` writes this table. A cell is the status of the call by that caller. Callers of the columns `free`, `premium`, `pro`, `unconfirmed` and `family owner` ask for their own data; all sessions but that of `unconfirmed`, whose account has a passkey, were confirmed a moment ago; `read key`, `read-write key` and `key without Pro` are programs with an API key of theirs; `another user` for data of a different user, and the last three columns for data of the family owner. `calls.test.ts` fails if a call that the routers answer is missing here.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../docs/route-matrix.md');
});
