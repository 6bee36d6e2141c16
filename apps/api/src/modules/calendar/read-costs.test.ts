import { expect, it } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { runApp } from '#testing/running-app.ts';
import { statementsAbout } from '#testing/statements-about.ts';

const app = runApp();

/** A user with 200 subscriptions, six prices and twelve charges each, and the paths of what is read of all of them or of one. */
async function aBigAccount() {
  const user = await app.aUser({ tier: 'pro' });
  await fillAccount(app.container.pool, user, 200);
  const { id } = await app.prisma.subscription.findFirstOrThrow({ where: { user_id: user.id } });
  return { user, paths: ['/calendar?month=2026-11', '/calendar?month=2026-02', '/unused', `/subscriptions/${id}`] };
}

it('reads the calendar, what is unused and a subscription in at most three statements, the session included', async () => {
  const { user, paths } = await aBigAccount();
  for (const path of paths) {
    await app.request('GET', path, { as: user });
    const statements = await statementsAbout(user, async () => {
      expect((await app.request('GET', path, { as: user })).status).toBe(200);
    });
    expect(statements.length, path).toBeLessThanOrEqual(3);
  }
});
