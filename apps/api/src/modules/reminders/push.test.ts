import { afterAll, expect, it, vi } from 'vitest';
import { startPushReceiver } from '#testing/push-receiver.ts';
import { refused, runApp } from '#testing/running-app.ts';

const receiver = await startPushReceiver();
afterAll(() => receiver.close());
const app = runApp({ ALLOWED_PRIVATE_HOSTS: receiver.host });

it('shows reminders in a browser that asked for them, encrypted for it alone', async () => {
  const user = await app.aUser({ language: 'en' });
  const settings = (await app.request('GET', '/reminders/settings', { as: user })).body;
  expect(settings).toMatchObject({ by_push: false, devices: [] });
  expect(Buffer.from(settings.push_public_key, 'base64url')).toHaveLength(65);
  const added = await app.request('POST', '/reminders/push', { as: user, body: receiver.subscription('a') });
  expect(added.body).toMatchObject({ by_push: true, devices: [{ endpoint: receiver.subscription('a').endpoint }] });
  await app.add(user, { name: 'Netflix', next_payment_date: '2026-11-24' });
  await app.add(user, { name: 'Spotify', next_payment_date: '2026-11-24' });
  await app.container.remind();
  await app.work();
  const [first] = await vi.waitUntil(() => receiver.received.length > 0 && receiver.received);
  expect(first).toMatchObject({
    audience: `https://${receiver.host}`,
    message: {
      title: 'Netflix renews on November 24, 2026 for ₺149.99',
      body: 'and 1 more reminder',
      url: 'http://localhost:3000/dashboard/reminders',
    },
  });
  await app.container.remind();
  await vi.waitUntil(
    async () => (await app.prisma.reminder.count({ where: { user_id: user.id, pushed_at: null } })) === 0,
  );
  expect(receiver.received).toHaveLength(1);
  expect(await app.mailsTo(user.email)).toEqual([]);
});

it('forgets a browser that is gone', async () => {
  const user = await app.aUser();
  await app.request('POST', '/reminders/push', { as: user, body: receiver.subscription('b') });
  receiver.answerWith(410);
  expect((await app.request('POST', '/reminders/test', { as: user })).status).toBe(202);
  await app.work();
  await vi.waitUntil(async () => (await app.prisma.pushSubscription.count({ where: { user_id: user.id } })) === 0);
  receiver.answerWith(201);
});

it('passes a browser on to the person who uses it now', async () => {
  const [before, now] = [await app.aUser(), await app.aUser()];
  await app.request('POST', '/reminders/push', { as: before, body: receiver.subscription('c') });
  await app.request('POST', '/reminders/push', { as: now, body: receiver.subscription('c') });
  expect((await app.request('GET', '/reminders/settings', { as: before })).body.devices).toEqual([]);
  const [device] = (await app.request('GET', '/reminders/settings', { as: now })).body.devices;
  expect((await app.request('DELETE', `/reminders/push/${device.id}`, { as: before })).status).toBe(404);
  expect((await app.request('DELETE', `/reminders/push/${device.id}`, { as: now })).status).toBe(204);
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com.evil.example/x',
  'https://xfcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://metadata.google.internal/x',
])('never sends to an address that is no push service: %s', async (endpoint) => {
  const user = await app.aUser();
  const body = { ...receiver.subscription('d'), endpoint };
  expect(refused(await app.request('POST', '/reminders/push', { as: user, body })).code).toBe('invalid_input');
  expect(await app.prisma.pushSubscription.count({ where: { user_id: user.id } })).toBe(0);
});
