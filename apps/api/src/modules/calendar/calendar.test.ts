import { expect, it } from 'vitest';
import { aDetection, aStatementOf } from '#testing/a-detection.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

// Today is 21 November 2026 in Istanbul.
const app = runApp();
const month = async (as: TestUser, of: string) =>
  (await app.request('GET', `/calendar?month=${of}`, { as })).body as {
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the API
    entries: any[];
    totals: Record<string, Record<string, number>>;
  };

async function imported(user: TestUser, found: Parameters<typeof aDetection>[2]): Promise<void> {
  const { id: detection_id } = await aDetection(app.prisma, user, found);
  const answer = await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id } });
  expect(answer.status).toBeLessThan(300);
}

it('shows the payments and ends of a month by day, with a total for each currency', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { name: 'Netflix', amount: 100, next_payment_date: '2026-12-12', share: { parts: 4, mine: 1 } });
  await app.add(user, { name: 'Canva', amount: 12, currency: 'USD', next_payment_date: '2026-12-12' });
  await app.add(user, {
    ...{ name: 'Gym', amount: 300, next_payment_date: '2026-12-01', trial_ends_on: '2026-12-01' },
    ...{ price_after_trial: 350, commitment_ends_on: '2026-12-31', notice_days: 14 },
  });
  const { entries, totals } = await month(user, '2026-12');
  expect(entries.map(({ date, name, kind, amount }) => [date, name, kind, amount])).toEqual([
    ['2026-12-01', 'Gym', 'payment', 300],
    ['2026-12-01', 'Gym', 'trial_ends', undefined],
    ['2026-12-12', 'Netflix', 'payment', 25],
    ['2026-12-12', 'Canva', 'payment', 12],
    ['2026-12-17', 'Gym', 'notice_ends', undefined],
    ['2026-12-31', 'Gym', 'commitment_ends', undefined],
  ]);
  expect(totals).toEqual({ total: { TRY: 325, USD: 12 }, paid: {}, expected: {}, due: { TRY: 325, USD: 12 } });
});

it('shows what was paid in a past month on the day it was booked, and does not count what is missing', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await imported(user, { charged: ['2026-09-12', '2026-10-14', '2026-10-20'], amount: 60 });
  await imported(user, { charged: ['2026-09-05'], amount: 30, service_name: 'Dergi', service_id: null });
  await app.add(user, { name: 'Gym', amount: 300, next_payment_date: '2026-10-01' });
  await aStatementOf(app.prisma, user, '2026-09-01', '2026-10-31');
  const { entries, totals } = await month(user, '2026-10');
  expect(entries.map(({ date, name, state, is_extra }) => [date, name, state, is_extra])).toEqual([
    ['2026-10-01', 'Gym', 'unknown', false],
    ['2026-10-12', 'Dergi', 'missing', false],
    ['2026-10-14', 'Spotify', 'paid', false],
    ['2026-10-20', 'Spotify', 'paid', true],
  ]);
  expect(totals).toEqual({ total: { TRY: 420 }, paid: { TRY: 120 }, expected: { TRY: 300 }, due: {} });
});

it('shows the last day of use of a cancelled one, and no payments after it', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id } = await app.add(user, { name: 'Netflix', next_payment_date: '2026-11-05' });
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled', ends_on: '2026-12-04' } });
  expect((await month(user, '2026-11')).entries).toMatchObject([{ date: '2026-11-05', state: 'unknown' }]);
  expect((await month(user, '2026-12')).entries).toMatchObject([{ date: '2026-12-04', kind: 'ends' }]);
});

it('answers the current month unless asked for another one, and refuses what is no month', async () => {
  const user = await app.aUser();
  expect((await app.request('GET', '/calendar', { as: user })).body.month).toBe('2026-11');
  for (const wrong of ['2026-13', '2026-1', '0000-01', 'x', '2026-11-01']) {
    const answer = await app.request('GET', `/calendar?month=${wrong}`, { as: user });
    expect([answer.status, refused(answer).errors?.map(({ field }) => field)]).toEqual([422, ['month']]);
  }
});

it('adds the same payments to a month as the timelines of the subscriptions', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await imported(user, { charged: ['2026-08-12', '2026-09-16', '2026-10-14', '2026-10-20'], amount: 60 });
  await app.add(user, { started_on: '2026-07-31', next_payment_date: '2026-12-31' });
  const { body: list } = await app.request('GET', '/subscriptions', { as: user });
  for (const each of ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']) {
    const expected = [];
    for (const { id } of list) {
      const { timeline, charges } = (await app.request('GET', `/subscriptions/${id}`, { as: user })).body;
      const days = [...timeline.filter(({ state }: { state: string }) => state !== 'paid'), ...charges];
      expected.push(...days.map(({ date }: { date: string }) => `${id} ${date}`));
    }
    const { entries } = await month(user, each);
    expect(entries.map(({ subscription_id, date }) => `${subscription_id} ${date}`).sort()).toEqual(
      expected.filter((one) => one.includes(` ${each}-`)).sort(),
    );
  }
});
