import { expect, it } from 'vitest';
import { aDetection } from '#testing/a-detection.ts';
import { runApp } from '#testing/running-app.ts';

const app = runApp();
const statsOf = async (as: Awaited<ReturnType<typeof app.aUser>>) =>
  (await app.request('GET', '/subscriptions/stats/summary', { as })).body;

it('is empty for a new user', async () => {
  expect(await statsOf(await app.aUser())).toEqual({
    total_monthly_cost: {},
    total_yearly_cost: {},
    due_this_month: {},
    active_subscriptions: 0,
    total_subscriptions: 0,
  });
});

it('counts active ones only, my share, and never adds currencies', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { amount: 100, currency: 'TRY', share: { parts: 3, mine: 1 } });
  await app.add(user, { amount: 10, currency: 'USD', billing_cycle: 'weekly' });
  await app.add(user, { amount: 120, currency: 'EUR', billing_cycle: 'yearly', next_payment_date: '2026-11-30' });
  await app.add(user, { amount: 30, currency: 'EUR', billing_interval: 3, next_payment_date: '2027-01-15' });
  const { id } = await app.add(user, { amount: 999, currency: 'GBP' });
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled' } });
  expect(await statsOf(user)).toEqual({
    total_monthly_cost: { TRY: 33.33, USD: 43.33, EUR: 20 },
    total_yearly_cost: { TRY: 400, USD: 520, EUR: 240 },
    due_this_month: { EUR: 120 },
    converted: expect.objectContaining({ currency: 'TRY', rate_source: 'market' }),
    active_subscriptions: 4,
    total_subscriptions: 5,
  });
});

it('reports the charges of this calendar month', async () => {
  const user = await app.aUser({ tier: 'pro' });
  // Five Mondays lie in November 2026, two of them before the subscription began.
  await app.add(user, {
    amount: 10,
    billing_cycle: 'weekly',
    next_payment_date: '2026-11-23',
    started_on: '2026-11-16',
  });
  await app.add(user, { amount: 1, next_payment_date: '2026-01-31' });
  await app.add(user, { amount: 5, next_payment_date: '2026-12-01' });
  expect((await statsOf(user)).due_this_month).toEqual({ TRY: 31 });
});

it('counts the payments until the end of one that is cancelled for a later day as due, and no longer as a cost', async () => {
  const user = await app.aUser();
  const { id } = await app.add(user, { amount: 20, next_payment_date: '2026-11-28' });
  const body = { status: 'cancelled', ends_on: '2026-12-27' };
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body });
  expect(await statsOf(user)).toMatchObject({
    ...{ total_monthly_cost: {}, due_this_month: { TRY: 20 }, active_subscriptions: 0 },
  });
  await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { ends_on: '2026-11-27' } });
  expect((await statsOf(user)).due_this_month).toEqual({});
});

it('counts what documents show to have been paid this month before the list knew of it', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id } = await aDetection(app.prisma, user, { charged: ['2026-10-12', '2026-11-12'] });
  await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id: id } });
  expect((await statsOf(user)).due_this_month).toEqual({ TRY: 59.99 });
});

it('uses the price of each day of the month, as the assistant does: trial, after the trial, announced', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, {
    ...{ amount: 1, trial_ends_on: '2026-11-24', price_after_trial: 149.99, billing_cycle: 'weekly' },
    ...{ next_payment_date: '2026-11-25', started_on: '2026-11-11', share: { parts: 2, mine: 1 } },
  });
  const { id } = await app.add(user, { amount: 10, currency: 'USD', next_payment_date: '2026-11-28' });
  await app.prisma.priceChange.create({
    data: {
      ...{ user_id: user.id, subscription_id: id, source: 'mail', date: new Date('2026-11-27') },
      ...{ amount: 12, currency: 'USD' },
    },
  });
  // On the 11th and the 18th half of 1, on the 25th half of 149.99.
  expect((await statsOf(user)).due_this_month).toEqual({ TRY: 76, USD: 12 });
  const { body } = await app.request('POST', '/subscriptions/analyze', {
    as: user,
    body: { question: 'Bu ay toplam ne kadar çekilecek?' },
  });
  expect(body.analysis).toContain('₺76,00');
  expect(body.analysis).toContain('$12,00');
  const { body: list } = await app.request('GET', '/subscriptions', { as: user });
  expect(list).toMatchObject([{ announced: [{ date: '2026-11-27', amount: 12, currency: 'USD' }] }, { amount: 1 }]);
});

it('remembers what a payment of this month cost in a trial that is over', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id } = await app.add(user, { amount: 1, next_payment_date: '2026-12-05', started_on: '2026-11-05' });
  const trial = { trial_ends_on: new Date('2026-11-10'), price_after_trial: 99 };
  await app.prisma.subscription.update({ where: { user_id_id: { user_id: user.id, id } }, data: trial });
  const stats = await statsOf(user);
  expect(stats).toMatchObject({ total_monthly_cost: { TRY: 99 }, due_this_month: { TRY: 1 } });
});

/** Sums whole numbers of 1/(100·12·36·60) by hand: nothing of the product's arithmetic. */
it('adds to the cent, against sums in whole numbers', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const unit = 100n * 12n * 36n * 60n;
  let yearly = 0n;
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let i = 0; i < 60; i += 1) {
    const cents = 1 + random(99_999);
    const cycle = (['weekly', 'monthly', 'yearly'] as const)[random(3)] ?? 'monthly';
    const interval = [1, 2, 3, 4, 6, 9, 12, 36][random(8)] ?? 1;
    const parts = [2, 3, 4, 5][random(4)] ?? 2;
    const shared = random(2) === 1;
    await app.prisma.subscription.create({
      data: {
        user_id: user.id,
        name: `s${i}`,
        amount: (cents / 100).toFixed(2),
        currency: 'TRY',
        billing_cycle: cycle,
        billing_interval: interval,
        next_payment_date: new Date('2027-05-05'),
        category: 'other',
        ...(shared && { share_parts: parts, share_mine: 1 }),
      },
    });
    const perYear = { weekly: 52n, monthly: 12n, yearly: 1n }[cycle];
    yearly += (BigInt(cents) * perYear * unit) / 100n / BigInt(interval) / BigInt(shared ? parts : 1);
  }
  const cents = (value: bigint, over: bigint) => Number((value * 200n + over) / (over * 2n)) / 100;
  const stats = await statsOf(user);
  expect(stats.total_yearly_cost).toEqual({ TRY: cents(yearly, unit) });
  expect(stats.total_monthly_cost).toEqual({ TRY: cents(yearly, unit * 12n) });
});
