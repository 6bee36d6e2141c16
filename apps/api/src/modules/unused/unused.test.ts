import { describe, expect, it } from 'vitest';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const list = async (as: TestUser) =>
  (await app.request('GET', '/unused', { as, headers: { 'accept-language': 'en' } })).body;
const say = (as: TestUser, id: string, used: boolean) =>
  app.request('POST', `/subscriptions/${id}/check-in`, { as, body: { used } });

it('names what may not be needed with a score, reasons and cost, and never for silence', async () => {
  const user = await app.aUser({ tier: 'premium' });
  const spotify = await app.add(user, { name: 'Spotify', amount: 60, category: 'music' });
  const deezer = await app.add(user, { name: 'Deezer', amount: 50, category: 'music' });
  const gym = await app.add(user, { name: 'Gym', amount: 1200, currency: 'EUR', billing_cycle: 'yearly' });
  await app.add(user, { name: 'Netflix' });
  await say(user, gym.id, false);
  await say(user, deezer.id, true);
  const { candidates, monthly_cost, yearly_cost } = await list(user);
  expect(candidates).toMatchObject([
    { subscription_id: gym.id, score: 60, reasons: [{ code: 'said_unused' }], monthly_cost: 100, currency: 'EUR' },
    {
      subscription_id: spotify.id,
      score: 40,
      reasons: [{ text: 'Something else on your list does the same: Deezer.' }],
    },
  ]);
  expect({ monthly_cost, yearly_cost }).toEqual({
    monthly_cost: { TRY: 60, EUR: 100 },
    yearly_cost: { TRY: 720, EUR: 1200 },
  });
});

it('lists what can be asked about with the answer of this month, which another answer replaces', async () => {
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user, { name: 'Gym' });
  const ended = await app.add(user, { name: 'Old' });
  await app.request('PUT', `/subscriptions/${ended.id}`, { as: user, body: { status: 'cancelled' } });
  const answer = async () => (await list(user)).check_ins;
  expect(await answer()).toEqual([{ subscription_id: id, name: 'Gym', used: null }]);
  await say(user, id, false);
  expect(await answer()).toMatchObject([{ used: false }]);
  await say(user, id, true);
  expect(await answer()).toMatchObject([{ used: true }]);
  app.setToday('2026-12-01');
  expect(await answer()).toMatchObject([{ used: null }]);
});

it('takes mails as signals until a payment follows', async () => {
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user, { name: 'Netflix' });
  await app.prisma.mailCancellation.create({
    data: {
      ...{ user_id: user.id, email_id: '<1@x>', service_name: 'Netflix', service_id: 'netflix', automatic: false },
      ...{ reason: 'unproven', date: new Date('2026-11-10'), evidence: 'You cancelled' },
    },
  });
  expect((await list(user)).candidates).toMatchObject([
    { subscription_id: id, reasons: [{ text: 'An email of November 10, 2026 says that it ended.' }] },
  ]);
});

it('remembers for ninety days that something is not unused', async () => {
  const user = await app.aUser({ tier: 'premium' });
  const { id } = await app.add(user);
  await say(user, id, false);
  expect((await app.request('POST', `/unused/${id}/dismiss`, { as: user })).status).toBe(204);
  expect(await list(user)).toMatchObject({ candidates: [], dismissed: [{ subscription_id: id, until: '2027-02-19' }] });
  expect((await app.request('POST', `/unused/${id}/undo-dismiss`, { as: user })).status).toBe(204);
  expect((await list(user)).candidates).toHaveLength(1);
  await app.request('POST', `/unused/${id}/dismiss`, { as: user });
  app.setToday('2027-01-15');
  await say(user, id, false);
  app.setToday('2027-02-19');
  expect((await list(user)).candidates).toEqual([]);
  app.setToday('2027-02-20');
  expect((await list(user)).candidates).toHaveLength(1);
});

describe('the link of a reminder', () => {
  async function aLink(tier: 'free' | 'premium' = 'premium') {
    const user = await app.aUser({ tier, email_verified: true });
    const { id } = await app.add(user, { name: 'Netflix', next_payment_date: '2026-11-24' });
    await app.container.remind();
    const mail = await app.mailTo(user.email);
    return { user, id, token: /\/check-in#token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '' };
  }
  const answer = (token: string, used: boolean) => app.request('POST', '/unused/check-in', { body: { token, used } });
  const look = (token: string) => app.request('POST', '/unused/check-in/look', { body: { token } });

  it('answers without a session, once, for the month of the mail', async () => {
    const { user, id, token } = await aLink();
    expect((await look(token)).body).toEqual({ name: 'Netflix', month: '2026-11' });
    app.setToday('2026-12-02');
    const both = await Promise.all([answer(token, false), answer(token, true)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(refused(await look(token)).code).toBe('link_invalid');
    expect(await app.prisma.usageCheckIn.findMany({ where: { user_id: user.id } })).toMatchObject([
      { subscription_id: id, month: new Date('2026-11-01') },
    ]);
  });

  it('is valid for thirty days, unless its words were changed', async () => {
    const { token } = await aLink();
    app.setToday('2026-12-21');
    expect((await look(token)).status).toBe(200);
    app.setToday('2026-12-22');
    expect(refused(await answer(token, true)).code).toBe('link_invalid');
    app.setToday('2026-11-22');
    expect(refused(await answer(token.replace('2026-12-21', '2036-12-21'), true)).code).toBe('link_invalid');
    expect(refused(await answer(token.replace('.2026-11.', '.2026-10.'), true)).code).toBe('link_invalid');
  });

  it('is part of the plans that ask', async () => {
    expect((await aLink('free')).token).toBe('');
  });
});
