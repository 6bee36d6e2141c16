import { randomBytes } from 'node:crypto';
import { type Random, seededRandom } from '@kumbara/samples';
import { plans, type Tier, tierSchema } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { createKeyedHash } from '#lib/keyed-hash.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const pepper = randomBytes(32);
const app = runApp({ PASSWORD_PEPPER: pepper.toString('base64') });
/** The secret of an invitation, as its mail carries it. */
const tokenOf = createKeyedHash(pepper, 'family invitations');

/** `npm run test:long` lives more lives. */
const lives = Number(process.env.KUMBARA_RANDOM_RUNS ?? 3);
const steps = 40;

/** What must be true of somebody after all that happened: kept beside the application, and far simpler. */
type Person = { user: TestUser; pays: Tier; owner?: Person; deleted?: true };
type Invitation = { id: string; by: Person; to: Person };
type World = { people: Person[]; invitations: Invitation[] };

const alive = ({ people }: World) => people.filter(({ deleted }) => !deleted);
const membersOf = ({ people }: World, owner: Person) => people.filter((one) => one.owner === owner && !one.deleted);
const holds = ({ pays, owner }: Person): Tier => (pays === 'pro' || owner?.pays === 'pro' ? 'pro' : pays);
const call = (method: string, path: string, as: Person, body?: unknown) =>
  app.request(method, path, { as: as.user, body });
const drop = (world: World, wanted: (one: Invitation) => boolean) => {
  world.invitations = world.invitations.filter((one) => !wanted(one));
};

async function invite(world: World, random: Random) {
  const [by, to] = random.sample(alive(world), 2) as [Person, Person];
  const { status, body } = await call('POST', '/family/invitations', by, { email: to.user.email });
  const isAsked = world.invitations.some((one) => one.by === by && one.to === to);
  const wanted =
    holds(by) !== 'pro'
      ? 402
      : by.owner
        ? 403
        : to.owner === by || membersOf(world, by).length >= 4 || isAsked
          ? 409
          : 201;
  expect(status, 'invite').toBe(wanted);
  if (status === 201) world.invitations.push({ id: body.id, by, to });
}

async function accept(world: World, random: Random) {
  if (world.invitations.length === 0) return;
  const invitation = random.pick(world.invitations);
  const { id, by, to } = invitation;
  const as = random.chance(0.85) ? to : random.pick(alive(world));
  const { status } = await call('POST', '/family/invitations/accept', as, { token: tokenOf(by.user.id, id) });
  if (as !== to) return expect(status, 'somebody else').toBe(403);
  const isTaken = to.owner || membersOf(world, to).length > 0 || world.invitations.some((one) => one.by === to);
  const wanted = isTaken || by.pays !== 'pro' || membersOf(world, by).length >= 4 ? 409 : 204;
  expect(status, 'accept').toBe(wanted);
  if (status !== 204) return;
  to.owner = by;
  drop(world, (one) => one === invitation);
}

async function withdraw(world: World, random: Random) {
  if (world.invitations.length === 0) return;
  const invitation = random.pick(world.invitations);
  const as = random.chance(0.7) ? invitation.by : random.pick(alive(world));
  const { status } = await call('DELETE', `/family/invitations/${invitation.id}`, as);
  expect(status, 'withdraw').toBe(as === invitation.by ? 204 : 404);
  if (status === 204) drop(world, (one) => one === invitation);
}

async function leave(world: World, random: Random) {
  const as = random.pick(alive(world));
  const { status } = await call('POST', '/family/leave', as);
  expect(status, 'leave').toBe(as.owner ? 204 : 409);
  as.owner = undefined;
}

async function remove(world: World, random: Random) {
  const [by, whom] = random.sample(alive(world), 2) as [Person, Person];
  const as = random.chance(0.7) ? (whom.owner ?? by) : by;
  const { status } = await call('DELETE', `/family/members/${whom.user.id}`, as);
  expect(status, 'remove').toBe(whom.owner === as ? 204 : 404);
  if (status === 204) whom.owner = undefined;
}

/** As the module `checkout` writes down what Stripe says. */
async function pay(world: World, random: Random) {
  const one = random.pick(alive(world));
  one.pays = random.chance(0.6) ? 'pro' : random.pick(tierSchema.options);
  await app.prisma.user.update({ where: { id: one.user.id }, data: { tier: one.pays } });
}

async function deleteAccount(world: World, random: Random) {
  if (alive(world).length < 5 || random.chance(0.7)) return;
  const one = random.pick(alive(world));
  await app.prisma.session.updateMany({
    where: { user_id: one.user.id },
    data: { created_at: new Date('2026-11-21T08:59:00Z') },
  });
  await app.prisma.user.update({ where: { id: one.user.id }, data: { password_hash: null } });
  expect((await call('DELETE', '/account', one, {})).status).toBe(204);
  one.deleted = true;
  one.owner = undefined;
  for (const member of world.people) if (member.owner === one) member.owner = undefined;
  drop(world, ({ by, to }) => by === one || to === one);
}

async function checkPromises(world: World) {
  for (const one of alive(world)) {
    const [me, info, family] = await Promise.all(
      ['/auth/me', '/user/subscription-info', '/family'].map((path) => call('GET', path, one)),
    );
    const tier = holds(one);
    expect(me?.body.tier, 'the plan that holds').toBe(tier);
    expect(info?.body).toMatchObject({ tier, max_subscriptions: plans[tier].max_subscriptions });
    const head = one.owner ?? one;
    const members = membersOf(world, head);
    const asked = one.owner ? [] : world.invitations.filter(({ by }) => by === one);
    const isAlone = !one.owner && one.pays !== 'pro' && members.length + asked.length === 0;
    expect(family?.body.role).toBe(one.owner ? 'member' : isAlone ? 'none' : 'owner');
    expect(family?.body.active).toBe(head.pays === 'pro');
    const ids = isAlone ? [] : [head, ...members].map(({ user }) => user.id);
    expect(family?.body.members.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
    expect(family?.body.invitations).toHaveLength(asked.length);
    expect(members.length).toBeLessThanOrEqual(4);
  }
  await app.prisma.rateLimit.deleteMany();
}

const deeds = [invite, invite, invite, accept, accept, accept, withdraw, leave, remove, pay, pay, deleteAccount];

it.each(Array.from({ length: lives }, (_, n) => `family-${n + 1}`))(
  'everybody holds the plan and sees the people they should, whatever happens in whatever order: %s',
  async (seed) => {
    const random = seededRandom(seed);
    const people: Person[] = [];
    for (let n = 0; n < 8; n += 1) {
      const pays = n < 2 ? 'pro' : random.pick(tierSchema.options);
      people.push({ user: await app.aUser({ tier: pays, email_verified: true }), pays });
    }
    const world: World = { people, invitations: [] };
    let joined = 0;
    for (let step = 0; step < steps; step += 1) {
      const before = people.filter(({ owner }) => owner).length;
      await random.pick(deeds)(world, random);
      joined += Math.max(0, people.filter(({ owner }) => owner).length - before);
      await checkPromises(world);
    }
    // A life in which nobody ever joins would prove nothing.
    expect(joined).toBeGreaterThan(0);
  },
  60_000,
);
