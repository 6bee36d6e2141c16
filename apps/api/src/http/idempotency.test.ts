import { expect, it } from 'vitest';
import { aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();

const add = (as: TestUser, key: string, input: object = {}) =>
  app.request('POST', '/subscriptions', {
    as,
    body: { ...aSubscription(), ...input },
    headers: { 'idempotency-key': key },
  });
const countOf = ({ id }: TestUser) => app.prisma.subscription.count({ where: { user_id: id } });

it('answers the same to a request that is sent again, and does nothing more', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const first = await add(user, 'a');
  expect(first.status).toBe(201);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  const again = await add(user, 'a');
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await countOf(user)).toBe(1);
  const [other] = [await app.aUser({ tier: 'pro' })];
  for (const answer of [await add(user, 'b'), await add(other, 'a')]) expect(answer.body.id).not.toBe(first.body.id);
});

it('refuses a key that was used for something else, and one that is none', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await add(user, 'a');
  expect(refused(await add(user, 'a', { amount: 5 }))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  expect(refused(await add(user, 'x'.repeat(256))).code).toBe('malformed_request');
  expect(await countOf(user)).toBe(1);
});

it('has one effect for ten at once, also where it was the last free place', async () => {
  const user = await app.aUser();
  await app.add(user);
  await app.add(user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(user, 'a')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf(user)).toBe(3);
});

it('invites once, although a second invitation of an address is refused', async () => {
  const owner = await app.aUser({ tier: 'pro', email_verified: true });
  const invite = (key: string) =>
    app.request('POST', '/family/invitations', {
      as: owner,
      body: { email: 'mert@example.com' },
      headers: { 'idempotency-key': key },
    });
  const [first, again] = [await invite('a'), await invite('a')];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(refused(await invite('b')).code).toBe('already_invited');
});

it('stores the answer together with the effect or not at all', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const kept = () => app.prisma.idempotencyKey.count({ where: { user_id: user.id } });
  expect((await add(user, 'a', { amount: -1 })).status).toBe(422);
  expect(await kept()).toBe(0);
  expect((await add(user, 'a')).status).toBe(201);
  const { rows } = await app.container.pool.query(
    'SELECT s.xmin = i.xmin AS together FROM subscriptions s JOIN idempotency_keys i USING (user_id) WHERE user_id = $1',
    [user.id],
  );
  expect(rows).toEqual([{ together: true }]);
});

it('forgets a key after a day', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await add(user, 'a');
  app.passTime(24 * 3600);
  expect((await add(user, 'a', { amount: 5 })).status).toBe(201);
  expect(await countOf(user)).toBe(2);
});
