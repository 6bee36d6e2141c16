import { beforeEach, describe, expect, it } from 'vitest';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
let user: TestUser;
beforeEach(async () => {
  user = await app.aUser({ tier: 'premium' });
});

const say = (id: string, body: unknown, as = user) =>
  app.request('POST', `/subscriptions/${id}/check-in`, { as, body });
const kept = ({ id }: { id: string }) =>
  app.prisma.usageCheckIn.findMany({ where: { subscription_id: id }, orderBy: { month: 'asc' } });

describe('a check-in', () => {
  it('is stored for the current month in the user’s time zone', async () => {
    app.setToday('2026-12-01');
    app.passTime(-11 * 3600);
    const abroad = await app.aUser({ tier: 'pro', time_zone: 'America/New_York' });
    const [here, there] = [await app.add(user), await app.add(abroad)];
    // 30 November 22:00 UTC: a new month in Istanbul, the old one in New York.
    expect((await say(here.id, { used: true, times: 4 })).body).toEqual({
      subscription_id: here.id,
      month: '2026-12',
      used: true,
      times: 4,
    });
    expect((await say(there.id, { used: false }, abroad)).body).toEqual({
      subscription_id: there.id,
      month: '2026-11',
      used: false,
    });
  });

  it('replaces the check-in of the same month, and leaves other months', async () => {
    const one = await app.add(user);
    await say(one.id, { used: true, times: 4 });
    app.setToday('2026-12-10');
    await say(one.id, { used: true, times: 2 });
    app.setToday('2026-12-31');
    await say(one.id, { used: false, times: 9 });
    expect(await kept(one)).toMatchObject([
      { used: true, times: 4 },
      { used: false, times: null },
    ]);
  });

  it('is one however many are sent at once', async () => {
    const one = await app.add(user);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => say(one.id, { used: true, times: at + 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await kept(one)).toHaveLength(1);
  });

  it('needs a plan that looks for what is unused, before anything sent is looked at', async () => {
    const free = await app.aUser();
    const own = await app.add(free);
    const answer = await say(own.id, 'no JSON', free);
    expect(answer.status).toBe(402);
    expect(refused(answer)).toMatchObject({ code: 'plan_required', required_plan: 'premium' });
    expect((await say(own.id, { used: true }, free)).status).toBe(402);
    expect(await kept(own)).toEqual([]);
  });

  it.each([{}, { used: 'yes' }, { used: true, times: 0 }, { used: true, times: 1.5 }, { used: true, times: 1001 }])(
    'refuses %j',
    async (body) => {
      const one = await app.add(user);
      expect((await say(one.id, body)).status).toBe(422);
      expect(await kept(one)).toEqual([]);
    },
  );

  it('goes with its subscription, and with its account', async () => {
    const [one, other] = [await app.add(user), await app.add(user)];
    for (const { id } of [one, other]) await say(id, { used: true });
    await app.request('DELETE', `/subscriptions/${one.id}`, { as: user });
    expect(await kept(one)).toEqual([]);
    expect(await kept(other)).toHaveLength(1);
    await app.prisma.user.delete({ where: { id: user.id } });
    expect(await kept(other)).toEqual([]);
  });
});

describe('what may not be needed', () => {
  const unused = (as = user) => app.request('GET', '/unused', { as });

  it('comes with its reasons in the language of the request, and costs my part', async () => {
    const one = await app.add(user, { name: 'Netflix', amount: 120, share: { parts: 4, mine: 1 } });
    await app.add(user, { name: 'Spotify' });
    await say(one.id, { used: false });
    const { body } = await app.request('GET', '/unused', { as: user, headers: { 'accept-language': 'de' } });
    expect(body.candidates).toEqual([
      {
        ...{ subscription_id: one.id, name: 'Netflix', monthly_cost: 30, currency: 'TRY', score: 60 },
        reasons: [{ code: 'said_unused', text: 'Du hast gesagt, dass du es im November 2026 nicht genutzt hast.' }],
      },
    ]);
  });

  it('knows nothing of others’ check-ins', async () => {
    const other = await app.aUser({ tier: 'pro' });
    await say((await app.add(other)).id, { used: false }, other);
    await app.add(user);
    expect((await unused()).body.candidates).toEqual([]);
  });
});
