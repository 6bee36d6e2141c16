import { expect, it } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { runApp } from '#testing/running-app.ts';

const app = runApp();

/** A user with 200 subscriptions, six prices and twelve charges each, and the paths of the calendar and of one page. */
async function aBigAccount() {
  const user = await app.aUser({ tier: 'pro' });
  await fillAccount(app.container.pool, user, 200);
  const { id } = await app.prisma.subscription.findFirstOrThrow({ where: { user_id: user.id } });
  return { user, paths: ['/calendar?month=2026-11', '/calendar?month=2026-02', `/subscriptions/${id}`] };
}

it('takes at most 15 ms of CPU more than a call that reads one row, with 200 subscriptions and 2,400 charges', async () => {
  const { user, paths } = await aBigAccount();
  /** CPU time of the process per call, which is that of the server and of this reader. */
  async function costOf(path: string): Promise<number> {
    const read = async () => (await app.request('GET', path, { as: user })).body;
    for (let i = 0; i < 40; i += 1) await read();
    const start = process.cpuUsage();
    for (let i = 0; i < 60; i += 1) await read();
    const { user: own, system } = process.cpuUsage(start);
    return (own + system) / 1000 / 60;
  }
  const least = await costOf('/auth/me');
  for (const path of paths) {
    const ms = (await costOf(path)) - least;
    console.log(
      `${path.replace(/[0-9a-f-]{36}/, ':id')}: ${ms.toFixed(1)} ms of CPU, besides ${least.toFixed(1)} of any call`,
    );
    expect(ms, path).toBeLessThanOrEqual(15);
  }
});
