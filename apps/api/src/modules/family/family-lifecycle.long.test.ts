import { randomBytes } from 'node:crypto';
import { type Random, randomRuns, seededRandom } from '@kumbara/samples';
import { plans, type Tier, tierSchema } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { createKeyedHash } from '#lib/keyed-hash.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const pepper = randomBytes(32);
const app = runApp({ PASSWORD_PEPPER: pepper.toString('base64') });
/** The secret of an invitation, as its mail carries it. */
const tokenOf = createKeyedHash(pepper, 'family invitations');

/** `npm run test:long` lives more lives. */
const steps = 40;

/** Reference model: the expected state of a user after each step. */
type Member = { user: TestUser; pays: Tier; owner?: Member; deleted?: true };
type Invitation = { id: string; by: Member; to: Member };
type State = { users: Member[]; invitations: Invitation[] };

const alive = ({ users }: State) => users.filter(({ deleted }) => !deleted);
const membersOf = ({ users }: State, owner: Member) => users.filter((one) => one.owner === owner && !one.deleted);
const holds = ({ pays, owner }: Member): Tier => (pays === 'pro' || owner?.pays === 'pro' ? 'pro' : pays);
const call = (method: string, path: string, as: Member, body?: unknown) =>
  app.request(method, path, { as: as.user, body });
const drop = (state: State, wanted: (one: Invitation) => boolean) => {
  state.invitations = state.invitations.filter((one) => !wanted(one));
};

async function invite(state: State, random: Random) {
  const [by, to] = random.sample(alive(state), 2) as [Member, Member];
  const { status, body } = await call('POST', '/family/invitations', by, { email: to.user.email });
  const isInvited = state.invitations.some((one) => one.by === by && one.to === to);
  const wanted =
    holds(by) !== 'pro'
      ? 402
      : by.owner
        ? 403
        : to.owner === by || membersOf(state, by).length >= 4 || isInvited
          ? 409
          : 201;
  expect(status, 'invite').toBe(wanted);
  if (status === 201) state.invitations.push({ id: body.id, by, to });
}

async function accept(state: State, random: Random) {
  if (state.invitations.length === 0) return;
  const invitation = random.pick(state.invitations);
  const { id, by, to } = invitation;
  const as = random.chance(0.85) ? to : random.pick(alive(state));
  const { status } = await call('POST', '/family/invitations/accept', as, { token: tokenOf(by.user.id, id) });
  if (as !== to) return expect(status, 'somebody else').toBe(403);
  const isTaken = to.owner || membersOf(state, to).length > 0 || state.invitations.some((one) => one.by === to);
  const wanted = isTaken || by.pays !== 'pro' || membersOf(state, by).length >= 4 ? 409 : 204;
  expect(status, 'accept').toBe(wanted);
  if (status !== 204) return;
  to.owner = by;
  drop(state, (one) => one === invitation);
}

async function withdraw(state: State, random: Random) {
  if (state.invitations.length === 0) return;
  const invitation = random.pick(state.invitations);
  const as = random.chance(0.7) ? invitation.by : random.pick(alive(state));
  const { status } = await call('DELETE', `/family/invitations/${invitation.id}`, as);
  expect(status, 'withdraw').toBe(as === invitation.by ? 204 : 404);
  if (status === 204) drop(state, (one) => one === invitation);
}

async function leave(state: State, random: Random) {
  const as = random.pick(alive(state));
  const { status } = await call('POST', '/family/leave', as);
  expect(status, 'leave').toBe(as.owner ? 204 : 409);
  as.owner = undefined;
}

async function remove(state: State, random: Random) {
  const [by, whom] = random.sample(alive(state), 2) as [Member, Member];
  const as = random.chance(0.7) ? (whom.owner ?? by) : by;
  const { status } = await call('DELETE', `/family/members/${whom.user.id}`, as);
  expect(status, 'remove').toBe(whom.owner === as ? 204 : 404);
  if (status === 204) whom.owner = undefined;
}

/** As the module `checkout` writes down what Stripe says. */
async function pay(state: State, random: Random) {
  const one = random.pick(alive(state));
  one.pays = random.chance(0.6) ? 'pro' : random.pick(tierSchema.options);
  await app.prisma.user.update({ where: { id: one.user.id }, data: { tier: one.pays } });
}

async function deleteAccount(state: State, random: Random) {
  if (alive(state).length < 5 || random.chance(0.7)) return;
  const one = random.pick(alive(state));
  await app.prisma.session.updateMany({
    where: { user_id: one.user.id },
    data: { created_at: new Date('2026-11-21T08:59:00Z') },
  });
  await app.prisma.user.update({ where: { id: one.user.id }, data: { password_hash: null } });
  expect((await call('DELETE', '/account', one, {})).status).toBe(204);
  one.deleted = true;
  one.owner = undefined;
  for (const member of state.users) if (member.owner === one) member.owner = undefined;
  drop(state, ({ by, to }) => by === one || to === one);
}

async function checkPromises(state: State) {
  for (const one of alive(state)) {
    const [me, info, family] = await Promise.all(
      ['/auth/me', '/user/subscription-info', '/family'].map((path) => call('GET', path, one)),
    );
    const tier = holds(one);
    expect(me?.body.tier, 'the plan that holds').toBe(tier);
    expect(info?.body).toMatchObject({ tier, max_subscriptions: plans[tier].max_subscriptions });
    const head = one.owner ?? one;
    const members = membersOf(state, head);
    const invited = one.owner ? [] : state.invitations.filter(({ by }) => by === one);
    const isAlone = !one.owner && one.pays !== 'pro' && members.length + invited.length === 0;
    expect(family?.body.role).toBe(one.owner ? 'member' : isAlone ? 'none' : 'owner');
    expect(family?.body.active).toBe(head.pays === 'pro');
    const ids = isAlone ? [] : [head, ...members].map(({ user }) => user.id);
    expect(family?.body.members.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
    expect(family?.body.invitations).toHaveLength(invited.length);
    expect(members.length).toBeLessThanOrEqual(4);
  }
  await app.prisma.rateLimit.deleteMany();
}

const deeds = [invite, invite, invite, accept, accept, accept, withdraw, leave, remove, pay, pay, deleteAccount];

it.each(Array.from({ length: randomRuns }, (_, n) => `family-${n + 1}`))(
  'everybody holds the plan and sees the people they should, whatever happens in whatever order: %s',
  async (seed) => {
    const random = seededRandom(seed);
    const users: Member[] = [];
    for (let n = 0; n < 8; n += 1) {
      const pays = n < 2 ? 'pro' : random.pick(tierSchema.options);
      users.push({ user: await app.aUser({ tier: pays, email_verified: true }), pays });
    }
    const state: State = { users, invitations: [] };
    let joined = 0;
    for (let step = 0; step < steps; step += 1) {
      const before = users.filter(({ owner }) => owner).length;
      await random.pick(deeds)(state, random);
      joined += Math.max(0, users.filter(({ owner }) => owner).length - before);
      await checkPromises(state);
    }
    // A life in which nobody ever joins would prove nothing.
    expect(joined).toBeGreaterThan(0);
  },
  60_000,
);
