import { expect, it } from 'vitest';
import { createSessions } from '#lib/sessions.ts';
import { aMember, anOwner } from '#testing/a-family.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const now = new Date('2026-11-21T09:00:00Z');
const open = () => createSessions({ ...app.container, clock: () => now });

/** The session of a user as the data layer reads it. */
async function storedSession({ id, session_id }: TestUser) {
  const { user, ...session } = await app.prisma.session.findUniqueOrThrow({
    where: { user_id_id: { user_id: id, id: session_id } },
    include: { user: { include: { data_version: true, membership: { include: { owner: true } } } } },
  });
  const { name, email, language, currency, time_zone, email_verified, created_at } = user;
  return {
    ...{ id, name, email, language, currency, time_zone, email_verified, created_at },
    tier: user.membership?.owner.tier === 'pro' ? 'pro' : user.tier,
    data_version: String(user.data_version?.version),
    ...{ session_id, session_created_at: session.created_at, last_seen_at: session.last_seen_at },
  };
}

it('reads the session with its user as the data layer does', async () => {
  const owner = await anOwner(app, { name: 'Ünlü “Ada”\\' });
  const lapsed = await anOwner(app);
  const users = [
    owner,
    await app.aUser({ tier: 'premium', language: 'de', currency: 'JPY', time_zone: 'Asia/Tokyo' }),
    await aMember(app, owner),
    await aMember(app, lapsed),
  ];
  await app.prisma.user.update({ where: { id: lapsed.id }, data: { tier: 'premium' } });
  await app.prisma.dataVersion.update({ where: { user_id: owner.id }, data: { version: 2n ** 60n } });
  const last_seen_at = new Date(now.getTime() - 60_000);
  await app.prisma.session.updateMany({ data: { last_seen_at } });
  const tiers: string[] = [];
  for (const user of users) {
    const stored = await storedSession(user);
    expect(await open().read(user.token)).toEqual(stored);
    tiers.push(stored.tier);
  }
  expect(tiers).toEqual(['pro', 'premium', 'pro', 'free']);
});

it('reads no session that has expired, and none of another user', async () => {
  const [user, other] = [await app.aUser(), await app.aUser()];
  const { tokens } = app.container;
  const expires = new Date('2040-01-01');
  expect(await open().read(tokens.sign(user.id, other.session_id, expires))).toBeUndefined();
  const where = { user_id_id: { user_id: user.id, id: user.session_id } };
  await app.prisma.session.update({ where, data: { expires_at: now } });
  expect(await open().read(user.token)).toBeUndefined();
});
