import type { Analytics } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { aDetection, aStatementOf } from '#testing/a-detection.ts';
import { aMember, anOwner } from '#testing/a-family.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

// Today is 21 November 2026 in Istanbul.
const app = runApp();
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const analyticsOf = async (as: TestUser): Promise<Analytics> => {
  const { status, body } = await app.request('GET', '/analytics', { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const monthOf = ({ views }: Analytics, month: string, at = 0) => {
  const { total, categories, rate_date } =
    views[at]?.months.find((one) => one.month === month) ?? expect.fail(`no ${month}`);
  return { total, categories, rate_date };
};

async function imported(user: TestUser, found: Parameters<typeof aDetection>[2]): Promise<string> {
  const { id: detection_id } = await aDetection(app.prisma, user, found);
  const answer = await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id } });
  expect(answer.status).toBeLessThan(300);
  return answer.body.id;
}

// First, because rates are kept for a minute once they were read.
it('never adds currencies, and converts each month at the rates of its end', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { name: 'Netflix', amount: 100, started_on: '2026-09-05', next_payment_date: '2026-12-05' });
  await app.add(user, {
    ...{ name: 'Canva', amount: 10, currency: 'USD', category: 'software' },
    ...{ started_on: '2026-09-06', next_payment_date: '2026-12-06' },
  });
  const rate = (on: string, TRY: number, USD: number) =>
    Object.entries({ TRY, USD }).map(([currency, per_euro]) => ({ day: day(on), currency, per_euro }));
  await app.prisma.exchangeRate.createMany({
    data: [...rate('2026-09-30', 40, 1), ...rate('2026-10-30', 42, 1.2), ...rate('2026-11-20', 44, 1.1)],
  });
  const answer = await analyticsOf(user);
  expect(answer.views.map(({ currency, is_converted }) => [currency, is_converted])).toEqual([
    ['TRY', true],
    ['TRY', false],
    ['USD', false],
  ]);
  expect(monthOf(answer, '2026-09')).toMatchObject({ total: { expected: 500 }, rate_date: '2026-09-30' });
  expect(monthOf(answer, '2026-10')).toMatchObject({ total: { expected: 450 }, rate_date: '2026-10-30' });
  expect(monthOf(answer, '2027-03').total.due).toBe(500);
  expect(monthOf(answer, '2026-10', 2).total.expected).toBe(10);
  // Before the first known rates there are none.
  expect(monthOf(answer, '2026-01').rate_date).toBe('2026-09-30');

  const other = await app.aUser({ tier: 'pro' });
  await app.add(other, { currency: 'XAF', amount: 100 });
  expect(await analyticsOf(other)).toMatchObject({
    currencies_without_rate: ['XAF'],
    views: [{ currency: 'XAF', is_converted: false }],
  });
});

it('tells what documents show from what was due, and forecasts from anchors, trials, announced prices and ends', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await imported(user, { charged: ['2026-09-12', '2026-10-14', '2026-10-20'], amount: 60 });
  await app.add(user, {
    ...{ name: 'Gym', amount: 300, category: 'fitness', next_payment_date: '2026-12-31' },
    ...{ started_on: '2026-08-31', trial_ends_on: '2026-12-31', price_after_trial: 350, payment_method: 'Kart' },
  });
  const raised = await app.add(user, { name: 'Dergi', amount: 10, category: 'news', next_payment_date: '2026-12-05' });
  await app.prisma.priceChange.create({
    data: {
      ...{ user_id: user.id, subscription_id: raised.id, date: day('2027-02-01'), amount: 12.5, currency: 'TRY' },
      source: 'mail',
    },
  });
  const ended = await app.add(user, { name: 'Bulut', amount: 7, category: 'cloud', next_payment_date: '2026-12-10' });
  await app.request('PUT', `/subscriptions/${ended.id}`, {
    as: user,
    body: { status: 'cancelled', ends_on: '2027-01-10' },
  });

  const answer = await analyticsOf(user);
  expect(answer).toMatchObject({ preview: false, today: '2026-11-21', currencies_without_rate: [], people: [] });
  expect(answer.views).toHaveLength(1);
  expect(answer.views[0]?.months.map(({ month }) => month)).toEqual(
    Array.from({ length: 24 }, (_, at) => new Date(Date.UTC(2025, 10 + at, 1)).toISOString().slice(0, 7)),
  );
  expect(monthOf(answer, '2026-10')).toEqual({
    total: { paid: 120, expected: 300, due: 0 },
    categories: [
      { category: 'music', paid: 120, expected: 0, due: 0 },
      { category: 'fitness', paid: 0, expected: 300, due: 0 },
    ],
    rate_date: null,
  });
  expect(monthOf(answer, '2026-12').total).toEqual({ paid: 0, expected: 0, due: 60 + 300 + 10 + 7 });
  expect(monthOf(answer, '2027-01').total.due).toBe(60 + 350 + 10);
  expect(monthOf(answer, '2027-02').total.due).toBe(60 + 350 + 12.5);
  expect(answer.views[0]?.payment_methods).toMatchObject([{ payment_method: 'Kart' }, { payment_method: null }]);
  expect(answer.upcoming.map(({ name, date, amount }) => [name, date, amount])).toEqual([
    ['Gym', '2026-11-30', 300],
    ['Dergi', '2026-12-05', 10],
    ['Bulut', '2026-12-10', 7],
    ['Spotify', '2026-12-12', 60],
  ]);
});

it('adds the same to each month as the calendar, also after a document and changes of single subscriptions', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await imported(user, { charged: ['2024-05-12', '2025-12-16', '2026-09-14', '2026-10-20'], amount: 60 });
  await imported(user, { charged: ['2025-09-05'], amount: 30, service_name: 'Dergi', service_id: null });
  const weekly = await app.add(user, {
    amount: 9.99,
    billing_cycle: 'weekly',
    started_on: '2025-01-02',
    share: { parts: 3, mine: 1 },
  });
  const yearly = await app.add(user, {
    amount: 1200,
    billing_cycle: 'yearly',
    started_on: '2020-02-29',
    next_payment_date: '2027-02-28',
  });
  const changes = [
    () => app.request('PUT', `/subscriptions/${weekly.id}`, { as: user, body: { amount: 12.99 } }),
    () => aStatementOf(app.prisma, user, '2026-01-01', '2026-09-30'),
    () => app.request('DELETE', `/subscriptions/${yearly.id}`, { as: user }),
  ];
  const known = new Set([JSON.stringify(await compare())]);
  for (const change of changes) {
    await change();
    known.add(JSON.stringify(await compare()));
  }
  expect(known.size).toBe(4);

  async function compare() {
    const { views } = await analyticsOf(user);
    for (const { month, total } of views[0]?.months ?? []) {
      const { totals } = (await app.request('GET', `/calendar?month=${month}`, { as: user })).body;
      expect(total, month).toEqual({
        ...{ paid: totals.paid.TRY ?? 0, expected: totals.expected.TRY ?? 0, due: totals.due.TRY ?? 0 },
      });
    }
    return views;
  }
}, 90_000);

it('splits the changes of prices into those of the service and of the exchange rate, and names the largest', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const id = await imported(user, {
    ...{ charged: ['2026-07-12', '2026-08-12', '2026-09-12', '2026-10-12'], amount: 400, service_name: 'ChatGPT' },
    service_id: null,
  });
  const charges = await app.prisma.charge.findMany({ where: { user_id: user.id }, orderBy: { date: 'asc' } });
  for (const [at, [amount, abroad]] of [
    ...([[400, 10] as const, [440, 10] as const, [600, 12] as const, [600, 12] as const].entries() as Iterable<
      [number, readonly [number, number]]
    >),
  ])
    await app.prisma.charge.update({
      where: { user_id_id: { user_id: user.id, id: (charges[at] as { id: string }).id } },
      data: { amount, foreign_amount: abroad, foreign_currency: 'USD' },
    });
  const gone = await app.add(user, { name: 'Gym', amount: 900, next_payment_date: '2026-12-01' });
  await app.request('PUT', `/subscriptions/${gone.id}`, { as: user, body: { status: 'cancelled' } });
  await app.add(user, { name: 'Yeni', amount: 50, started_on: '2026-06-01', next_payment_date: '2026-12-01' });
  await app.add(user, { name: 'Küçük', amount: 1, started_on: '2026-06-01', next_payment_date: '2026-12-01' });

  const { price_changes, price_change_count, price_effects, changes } = await analyticsOf(user);
  expect(price_changes).toMatchObject([
    { subscription_id: id, date: '2026-09-12', cause: 'vendor', before: 10, now: 12, currency: 'USD', percent: 20 },
    { subscription_id: id, date: '2026-08-12', cause: 'exchange_rate', before: 400, now: 440, currency: 'TRY' },
  ]);
  expect(price_change_count).toBe(2);
  expect(price_effects).toEqual({ vendor: { USD: 24 }, exchange_rate: { TRY: 480 }, unknown: {} });
  expect(changes.map(({ kind, name, per_year, currency }) => [kind, name, per_year, currency])).toEqual([
    ['ended', 'Gym', -10_800, 'TRY'],
    ['price', 'ChatGPT', 24, 'USD'],
    ['started', 'Yeni', 600, 'TRY'],
  ]);
});

it('says what one use costs, from the check-ins of the year', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const { id } = await app.add(user, { name: 'Gym', amount: 300 });
  await app.request('POST', `/subscriptions/${id}/check-in`, { as: user, body: { used: true, times: 4 } });
  expect((await analyticsOf(user)).costs_per_use).toEqual([
    {
      ...{ subscription_id: id, name: 'Gym', months: 1, uses: 4, spent: 300, currency: 'TRY' },
      ...{ cost_per_use: 75, at_most: false },
    },
  ]);
});

it('shows what each person of the family shares, and nothing else of theirs', async () => {
  const owner = await anOwner(app);
  const member = await aMember(app, owner, { name: 'Kaan' });
  await app.add(owner, { amount: 100 });
  await app.add(owner, { amount: 30, family_visible: true });
  await app.add(member, { name: 'Kanarya', amount: 40, share: { parts: 4, mine: 1 }, family_visible: true });
  await app.add(member, { name: 'Gizli kanarya', amount: 77 });
  const mine = await analyticsOf(owner);
  expect(mine.people).toEqual([
    {
      ...{ id: owner.id, name: 'Deniz', is_self: true, subscriptions: 1 },
      ...{ per_month: { TRY: 30 }, per_year: { TRY: 360 } },
    },
    {
      ...{ id: member.id, name: 'Kaan', is_self: false, subscriptions: 1 },
      ...{ per_month: { TRY: 10 }, per_year: { TRY: 120 } },
    },
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/kanarya/i);
  // The member has the plan of the owner, and sees the same people.
  const theirs = await analyticsOf(member);
  expect(theirs.preview).toBe(false);
  expect(theirs.people.map(({ id, is_self }) => [id, is_self])).toEqual([
    [owner.id, false],
    [member.id, true],
  ]);
  // Unchanged it is not sent again; what a member shares changes the owner's answer, too.
  const { headers } = await app.request('GET', '/analytics', { as: owner });
  const again = () =>
    app.request('GET', '/analytics', { as: owner, headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect((await again()).status).toBe(304);
  await app.add(member, { name: 'Bulut', amount: 20, family_visible: true });
  expect(await again()).toMatchObject({ status: 200, body: { people: [{}, { per_month: { TRY: 30 } }] } });
  await app.prisma.user.update({ where: { id: owner.id }, data: { tier: 'free' } });
  expect((await analyticsOf(member)).preview).toBe(true);
});

it.each(['free', 'premium'] as const)('answers %s with a preview on invented data only', async (tier) => {
  const user = await app.aUser({ tier });
  await app.add(user, { name: 'Kanarya', amount: 123.45 });
  const answer = await analyticsOf(user);
  expect(answer.preview).toBe(true);
  expect(answer.views[0]?.services.length).toBeGreaterThan(3);
  expect(answer.changes).toHaveLength(3);
  expect(answer.costs_per_use.length).toBeGreaterThan(0);
  expect(answer.people.length).toBeGreaterThan(1);
  expect(JSON.stringify(answer)).not.toMatch(/Kanarya|123\.45/);
  const other = await app.aUser({ tier, currency: 'USD' });
  expect((await analyticsOf(other)).views.map(({ currency }) => currency)).toEqual(['USD']);
});

it('never shows what belongs to somebody else', async () => {
  const other = await app.aUser({ tier: 'pro' });
  await app.add(other, { name: 'Kanarya', amount: 123.45 });
  const user = await app.aUser({ tier: 'pro' });
  expect(await analyticsOf(user)).toMatchObject({ preview: false, views: [], upcoming: [], changes: [] });
});
