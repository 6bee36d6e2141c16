import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { liveCalls } from '#http/live-calls.ts';
import { aDetection } from '#testing/a-detection.ts';
import { type Answer, aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();

type Case = { body?: () => unknown; form?: () => FormData; id?: (owner: TestUser) => Promise<string>; idIn?: string };

const aFile = () => {
  const form = new FormData();
  form.set('file', new Blob(['x']), 'statement.pdf');
  return form;
};
const subscriptionOf = async (owner: TestUser) => (await app.add(owner)).id;
const detectionOf = async (owner: TestUser) => (await aDetection(app.prisma, owner)).id;

/** Every call that wants a user. A new one that is missing here fails below. */
const cases: Record<string, Case> = {
  'GET /api/auth/me': {},
  'POST /api/auth/logout': {},
  'POST /api/auth/password/change': { body: () => ({ current_password: 'x', password: 'a new password of mine' }) },
  'POST /api/auth/email/resend': {},
  'PATCH /api/account': { body: () => ({ name: 'Ece' }) },
  'DELETE /api/account': { body: () => ({ password: 'x' }) },
  'GET /api/account/access': {},
  'GET /api/account/sessions': {},
  'DELETE /api/account/sessions/:id': { id: async (owner) => owner.session_id },
  'GET /api/account/activity': {},
  'GET /api/account/export': {},
  'GET /api/user/subscription-info': {},
  'GET /api/subscriptions': {},
  'GET /api/subscriptions/stats/summary': {},
  'POST /api/subscriptions': { body: aSubscription },
  'GET /api/subscriptions/:id': { id: subscriptionOf },
  'PUT /api/subscriptions/:id': { id: subscriptionOf, body: () => ({ name: 'taken over' }) },
  'DELETE /api/subscriptions/:id': { id: subscriptionOf },
  'GET /api/email/detections': {},
  'POST /api/email/import-subscription': { id: detectionOf, idIn: 'detection_id', body: () => ({}) },
  'POST /api/email/detections/:id/dismiss': { id: detectionOf },
  'POST /api/email/detections/:id/link': { id: detectionOf, body: () => ({ subscription_id: randomUUID() }) },
  'POST /api/bank-statement/upload': { form: aFile },
};
const open = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/email/verify',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'POST /api/auth/session',
  'GET /api/auth/providers',
];

const call = (name: string, given: Case, id: string, as?: TestUser): Promise<Answer> => {
  const [method = '', path = ''] = name.split(' ');
  const body = given.idIn ? { ...(given.body?.() as object), [given.idIn]: id } : given.body?.();
  return app.request(method, path.replace(/^\/api/, '').replace(':id', id), { as, body, form: given.form?.() });
};
const namesOf = (isOpen: boolean) =>
  liveCalls(app.container.mounts)
    .filter(({ contract }) => Boolean(contract.public) === isOpen)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
const withId = Object.entries(cases).filter(([, given]) => given.id);

it('knows every call that the routers answer, and which of them are open to everybody', () => {
  expect(namesOf(false)).toEqual(Object.keys(cases).sort());
  expect(namesOf(true)).toEqual([...open].sort());
  const named = Object.keys(cases).filter((name) => name.includes(':id'));
  expect(withId.map(([name]) => name)).toEqual(expect.arrayContaining(named));
});

describe('nobody', () => {
  it.each(Object.entries(cases))('is refused before anything is looked at: %s', async (name, given) => {
    const stranger = await call(name, given, 'not-even-an-id');
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('www-authenticate')).toBe('Bearer');
    const ended = await app.aUser();
    await app.prisma.session.deleteMany({ where: { user_id: ended.id } });
    const late = await call(name, given, 'not-even-an-id', ended);
    // A missing and a refused credential cannot be told apart.
    expect(late.body).toEqual(stranger.body);
    expect(refused(stranger).code).toBe('unauthenticated');
  });
});

describe('somebody else', () => {
  it.each(withId)('gets 404, and changes nothing: %s', async (name, given) => {
    const [owner, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
    const id = (await given.id?.(owner)) ?? '';
    const before = await snapshot(owner);
    const foreign = await call(name, given, id, other);
    expect(foreign.status).toBe(404);
    // What belongs to somebody else looks like what does not exist.
    expect((await call(name, given, randomUUID(), other)).body).toEqual(foreign.body);
    expect(await snapshot(owner)).toEqual(before);
  });

  it('cannot link a finding of their own to a subscription of mine', async () => {
    const [owner, other] = [await app.aUser(), await app.aUser()];
    const [mine, theirs] = [await subscriptionOf(owner), await detectionOf(other)];
    const path = `/email/detections/${theirs}/link`;
    const answer = await app.request('POST', path, { as: other, body: { subscription_id: mine } });
    expect(answer.status).toBe(404);
    expect(refused(answer).code).toBe('subscription_not_found');
  });
});

it.each(withId.filter(([name]) => name.includes(':id')))(
  'takes an id that is none for one that is not there: %s',
  async (name, given) => {
    const user = await app.aUser();
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
