import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { liveCalls } from '#http/live-calls.ts';
import { aDetection } from '#testing/a-detection.ts';
import { type CallCase, makeCall, openCalls, userCalls } from '#testing/api-calls.ts';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
hashQuickly();

const call = (name: string, given: CallCase, id: string, as?: TestUser) => makeCall(app, name, given, id, as);
const namesOf = (isOpen: boolean) =>
  liveCalls(app.container.mounts)
    .filter(({ contract }) => Boolean(contract.public) === isOpen)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
const withId = Object.entries(userCalls).filter(([, given]) => given.id);

it('knows every call that the routers answer, and which of them are open to everybody', () => {
  expect(namesOf(false)).toEqual(Object.keys(userCalls).sort());
  expect(namesOf(true)).toEqual([...openCalls].sort());
  const named = Object.keys(userCalls).filter((name) => name.includes(':id'));
  expect(withId.map(([name]) => name)).toEqual(expect.arrayContaining(named));
});

describe('nobody', () => {
  it.each(Object.entries(userCalls))('is refused before anything is looked at: %s', async (name, given) => {
    const otherUser = await call(name, given, 'not-even-an-id');
    expect(otherUser.status).toBe(401);
    expect(otherUser.headers.get('www-authenticate')).toBe('Bearer');
    const ended = await app.aUser();
    await app.prisma.session.deleteMany({ where: { user_id: ended.id } });
    const late = await call(name, given, 'not-even-an-id', ended);
    // A missing and a refused credential cannot be told apart.
    expect(late.body).toEqual(otherUser.body);
    expect(refused(otherUser).code).toBe('unauthenticated');
  });
});

describe('somebody else', () => {
  it.each(withId)('gets 404, and changes nothing: %s', async (name, given) => {
    const [owner, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
    await app.confirm(other);
    const id = (await given.id?.(app, owner)) ?? '';
    const before = await snapshot(owner);
    const foreign = await call(name, given, id, other);
    expect(foreign.status).toBe(404);
    // An id of another user is answered like an id that does not exist.
    expect((await call(name, given, randomUUID(), other)).body).toEqual(foreign.body);
    expect(await snapshot(owner)).toEqual(before);
  });

  it('cannot link a finding of their own to a subscription of mine', async () => {
    const [owner, other] = [await app.aUser(), await app.aUser()];
    const [mine, theirs] = [(await app.add(owner)).id, (await aDetection(app.prisma, other)).id];
    const path = `/email/detections/${theirs}/link`;
    const answer = await app.request('POST', path, { as: other, body: { subscription_id: mine } });
    expect(answer.status).toBe(404);
    expect(refused(answer).code).toBe('subscription_not_found');
  });
});

it.each(withId.filter(([name]) => name.includes(':id')))(
  'takes an id that is none for one that is not there: %s',
  async (name, given) => {
    const user = await app.aUser({ tier: 'pro' });
    await app.confirm(user);
    for (const id of ['1', 'abc', '%00', "'--", '..%2f..'])
      expect((await call(name, given, id, user)).status).toBe(404);
  },
);

const snapshot = async ({ id: user_id }: TestUser) => ({
  subscriptions: await app.prisma.subscription.findMany({ where: { user_id } }),
  price_changes: await app.prisma.priceChange.findMany({ where: { user_id } }),
  detections: await app.prisma.detection.findMany({ where: { user_id } }),
  decisions: await app.prisma.decision.findMany({ where: { user_id } }),
  sessions: await app.prisma.session.findMany({ where: { user_id } }),
});
