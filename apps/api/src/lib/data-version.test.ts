import { expect, it } from 'vitest';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const versionOf = async ({ id }: TestUser) =>
  (await app.prisma.dataVersion.findUniqueOrThrow({ where: { user_id: id } })).version;

/** Returns the increase of the version. */
async function risen(user: TestUser, work: () => Promise<unknown>): Promise<number> {
  const before = await versionOf(user);
  await work();
  return Number((await versionOf(user)) - before);
}

it('rises once with every change of a user, and with nobody else’s', async () => {
  const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser()];
  const call = (method: string, path: string, body?: object) => app.request(method, path, { as: user, body });
  const { id } = await app.add(user);
  expect(await risen(user, () => app.add(user))).toBe(1);
  expect(await risen(user, () => call('PUT', `/subscriptions/${id}`, { amount: 9 }))).toBe(1);
  expect(await risen(user, () => call('POST', `/subscriptions/${id}/check-in`, { used: false }))).toBe(1);
  expect(await risen(user, () => aDetection(app.prisma, user))).toBeGreaterThan(0);
  expect(await risen(user, () => call('PATCH', '/account', { currency: 'EUR' }))).toBe(1);
  expect(await risen(user, () => call('DELETE', `/subscriptions/${id}`))).toBe(1);
  expect(await risen(user, () => call('PATCH', '/account', { name: 'Ece' }))).toBe(0);
  expect(await risen(user, () => call('GET', '/subscriptions'))).toBe(0);
  const connection = await aConnection(app.prisma, user);
  const mail = { user_id: user.id, connection_id: connection.id, message_id: '<1@x>', date: new Date(), events: [] };
  expect(await risen(user, () => app.prisma.readMail.create({ data: mail }))).toBe(1);
  expect(await versionOf(other)).toBe(1n);
});

it('counts changes that are committed at the same time, and none that are rolled back', async () => {
  const user = await app.aUser({ tier: 'pro' });
  expect(await risen(user, () => Promise.all(Array.from({ length: 8 }, () => app.add(user))))).toBe(8);
  const undone = app.prisma.$transaction(async (tx) => {
    await tx.subscription.deleteMany({ where: { user_id: user.id } });
    throw new Error('no');
  });
  expect(await risen(user, () => undone.catch(() => {}))).toBe(0);
});

it('goes with its user', async () => {
  const user = await app.aUser();
  await app.add(user);
  await app.prisma.user.delete({ where: { id: user.id } });
  expect(await app.prisma.dataVersion.count({ where: { user_id: user.id } })).toBe(0);
});

it('is raised by every table with data of subscriptions', async () => {
  const { rows } = await app.container.pool.query<{ name: string }>(
    "SELECT event_object_table AS name FROM information_schema.triggers WHERE action_statement LIKE '%raise_data_version()'",
  );
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([
    ...['charges', 'decisions', 'detections', 'mail_cancellations', 'mail_connections', 'open_lines', 'price_changes'],
    ...[
      'read_mails',
      'reminder_settings',
      'savings',
      'statement_imports',
      'subscriptions',
      'unused_dismissals',
      'usage_check_ins',
    ],
  ]);
});
