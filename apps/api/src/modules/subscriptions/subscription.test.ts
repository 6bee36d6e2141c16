import { isLongRun } from '@kumbara/samples';
import { describe, expect, it, vi } from 'vitest';
import { aDetection } from '#testing/a-detection.ts';
import { aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const get = (as: TestUser, id: string) => app.request('GET', `/subscriptions/${id}`, { as });
const put = (as: TestUser, id: string, body: unknown) => app.request('PUT', `/subscriptions/${id}`, { as, body });
const fieldsOf = (answer: Parameters<typeof refused>[0]) => refused(answer).errors?.map(({ field }) => field);

const everything = {
  name: 'Aile planı',
  amount: 199.9,
  currency: 'TRY',
  billing_cycle: 'monthly',
  billing_interval: 3,
  next_payment_date: '2026-12-31',
  category: 'music',
  notes: 'dört kişi',
  url: 'https://example.com/plan',
  payment_method: 'Kart **** 42',
  started_on: '2025-12-31',
  trial_ends_on: '2027-01-01',
  price_after_trial: 250,
  commitment_ends_on: '2027-06-30',
  notice_days: 30,
  share: { parts: 4, mine: 1 },
  reminder_days: [7, 1],
} as const;

describe('adding', () => {
  it('keeps everything that was entered and nothing that was not asked for', async () => {
    const user = await app.aUser();
    const body = { ...everything, id: '00000000-0000-4000-8000-000000000000', tier: 'pro', status: 'cancelled' };
    const added = await app.request('POST', '/subscriptions', { as: user, body });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ ...everything, status: 'active', ends_on: null });
    expect(added.body.id).not.toBe(body.id);
    const list = await app.request('GET', '/subscriptions', { as: user });
    expect(list.body).toEqual([added.body]);
  });

  it.runIf(isLongRun)('ends at 2,000 rows whatever their status, even when all come at once', async () => {
    const user = await app.aUser();
    await app.prisma.subscription.createMany({
      data: Array.from({ length: 1_998 }, () => ({
        ...{ user_id: user.id, name: 'Old', amount: 1, currency: 'TRY', billing_cycle: 'monthly' as const },
        ...{ category: 'other' as const, next_payment_date: new Date('2026-12-01'), status: 'cancelled' as const },
      })),
    });
    const add = () => app.request('POST', '/subscriptions', { as: user, body: aSubscription() });
    const answers = await Promise.all(Array.from({ length: 5 }, add));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    const late = answers.find(({ status }) => status === 422);
    expect(late && refused(late).code).toBe('too_many_subscriptions');
    const found = await aDetection(app.prisma, user);
    const body = { detection_id: found.id };
    const imported = await app.request('POST', '/email/import-subscription', { as: user, body });
    expect(refused(imported)).toMatchObject({ status: 422, code: 'too_many_subscriptions' });
  });

  it('fills in what may be left out', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const monthly = await app.request('POST', '/subscriptions', { as: user, body: aSubscription({ notes: '' }) });
    expect(monthly.body).toMatchObject({
      billing_interval: 1,
      notes: null,
      share: null,
      reminder_days: [3],
      url: null,
    });
    const yearly = await app.request('POST', '/subscriptions', {
      as: user,
      body: aSubscription({ billing_cycle: 'yearly' }),
    });
    expect(yearly.body.reminder_days).toEqual([30, 7]);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'a\u0000b' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: '9.99' }],
    ['amount', { amount: 9.999 }],
    ['amount', { amount: 1e-12 }],
    ['amount', { amount: 1_000_000_001 }],
    ['amount', { amount: 9.5, currency: 'JPY' }],
    ['price_after_trial', { price_after_trial: 9.999 }],
    ['currency', { currency: 'try' }],
    ['billing_cycle', { billing_cycle: 'daily' }],
    ['billing_interval', { billing_interval: 0 }],
    ['billing_interval', { billing_interval: 37 }],
    ['next_payment_date', { next_payment_date: '2026-02-30' }],
    ['next_payment_date', { next_payment_date: '21.11.2026' }],
    ['next_payment_date', { next_payment_date: '1066-10-14' }],
    ['category', { category: 'rent' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['share.mine', { share: { parts: 2, mine: 3 } }],
    ['notes', { notes: 'x'.repeat(1001) }],
    ['reminder_days.0', { reminder_days: [-1] }],
  ])('refuses a wrong %s: %o', async (field, wrong) => {
    const answer = await app.request('POST', '/subscriptions', {
      as: await app.aUser(),
      body: { ...aSubscription(), ...wrong },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it('takes the decimals a currency has: none in yen, three in dinars', async () => {
    const user = await app.aUser({ tier: 'pro' });
    const amounts = [
      ['JPY', 950],
      ['KWD', 1.125],
      ['TRY', 0.01],
      ['TRY', 999_999_999.99],
    ] as const;
    for (const [currency, amount] of amounts) {
      expect(await app.add(user, { currency, amount })).toMatchObject({ currency, amount });
    }
  });
});

describe('the limit of the free plan', () => {
  it('leaves exactly three of fifty that come at once', async () => {
    const user = await app.aUser();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.request('POST', '/subscriptions', { as: user, body: aSubscription() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const late = answers.filter(({ status }) => status === 403);
    expect(late).toHaveLength(47);
    for (const answer of late) expect(refused(answer).code).toBe('plan_limit_reached');
    expect((await app.request('GET', '/subscriptions', { as: user })).body).toHaveLength(3);
  });

  it('counts what was added while a request waited for its turn', async () => {
    const user = await app.aUser();
    for (let i = 0; i < 2; i += 1) await app.add(user);
    const { pool } = app.container;
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [user.id]);
    const answer = app.request('POST', '/subscriptions', { as: user, body: aSubscription() });
    const isWaiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%lock_and_count%'`;
    await vi.waitUntil(async () => (await pool.query(isWaiting)).rowCount);
    await other.query(
      `INSERT INTO subscriptions (user_id, id, name, amount, currency, billing_cycle, next_payment_date, category)
       SELECT user_id, gen_random_uuid(), name, amount, currency, billing_cycle, next_payment_date, category
       FROM subscriptions WHERE user_id = $1 LIMIT 1`,
      [user.id],
    );
    await other.query('COMMIT');
    other.release();
    expect(refused(await answer).code).toBe('plan_limit_reached');
  });

  it('counts active ones only, and is checked again on reactivation', async () => {
    const user = await app.aUser();
    const first = await app.add(user);
    for (let i = 0; i < 2; i += 1) await app.add(user);
    expect((await put(user, first.id, { status: 'cancelled' })).body.status).toBe('cancelled');
    await app.add(user);
    const back = await put(user, first.id, { status: 'active' });
    expect(back.status).toBe(403);
    expect((await get(user, first.id)).body.status).toBe('cancelled');
    // Subscriptions over the limit can still be changed.
    expect((await put(user, first.id, { notes: 'x' })).status).toBe(200);
  });

  it('does not bind the paid plans', async () => {
    const user = await app.aUser({ tier: 'premium' });
    for (let i = 0; i < 5; i += 1) await app.add(user);
    const info = await app.request('GET', '/user/subscription-info', { as: user });
    expect(info.body).toMatchObject({
      tier: 'premium',
      can_add_more: true,
      current_subscriptions: 5,
      max_subscriptions: null,
    });
  });

  it('is part of the answer', async () => {
    const user = await app.aUser();
    const info = () => app.request('GET', '/user/subscription-info', { as: user });
    for (let i = 0; i < 2; i += 1) await app.add(user);
    expect((await info()).body).toMatchObject({
      tier: 'free',
      can_add_more: true,
      current_subscriptions: 2,
      max_subscriptions: 3,
    });
    await app.add(user);
    expect((await info()).body).toMatchObject({ can_add_more: false, current_subscriptions: 3 });
  });
});

describe('changing', () => {
  it('leaves what is absent and clears what is null', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { ...everything, share: { parts: 4, mine: 1 }, reminder_days: [7] });
    expect((await put(user, id, { status: 'cancelled' })).body).toMatchObject({
      notes: 'dört kişi',
      share: { parts: 4, mine: 1 },
    });
    const cleared = { notes: null, url: null, share: null, started_on: null, notice_days: null, reminder_days: null };
    expect((await put(user, id, cleared)).body).toMatchObject({
      ...cleared,
      reminder_days: [3],
      name: 'Aile planı',
      status: 'cancelled',
    });
  });

  it('lets the last writer of each field win when two pages write at once', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, i) => put(user, id, { name: `name ${i}`, payment_method: `name ${i}` })),
      ...Array.from({ length: 10 }, (_, i) => put(user, id, { notes: `note ${i}` })),
    ]);
    const { body } = await get(user, id);
    expect(body.name).toMatch(/^name \d$/);
    expect(body.payment_method).toBe(body.name);
    expect(body.notes).toMatch(/^note \d$/);
  });

  it.each([{}, { unknown: 1 }, { name: null }, { amount: null }, { status: 'paused' }, [], 'text', null])(
    'refuses %o',
    async (body) => {
      const user = await app.aUser();
      const { id } = await app.add(user);
      expect((await put(user, id, JSON.stringify(body))).status).toBe(body === null || body === 'text' ? 400 : 422);
    },
  );

  it('checks half a price against the stored other half', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { amount: 9.99, currency: 'TRY' });
    const yen = await put(user, id, { currency: 'JPY' });
    expect(yen.status).toBe(422);
    expect(refused(yen).errors).toEqual([{ field: 'amount', detail: 'Bu para birimi için çok fazla ondalık basamak' }]);
    expect(fieldsOf(await put(user, id, { amount: 9.999 }))).toEqual(['amount']);
    expect((await put(user, id, { currency: 'JPY', amount: 950 })).status).toBe(200);
  });

  it('writes the price history: one row at the beginning and one for every change of price', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { amount: 100, started_on: '2026-03-01' });
    await put(user, id, { notes: 'no new price', amount: 100 });
    await put(user, id, { amount: 120 });
    await put(user, id, { currency: 'USD' });
    expect((await get(user, id)).body.price_history).toEqual([
      { date: '2026-03-01', amount: 100, currency: 'TRY' },
      { date: '2026-11-21', amount: 120, currency: 'TRY' },
      { date: '2026-11-21', amount: 120, currency: 'USD' },
    ]);
  });
});

it('answers in order when it is changed, linked and deleted at once', async () => {
  const user = await app.aUser({ tier: 'pro' });
  for (let round = 0; round < 8; round += 1) {
    const { id } = await app.add(user);
    const found = await aDetection(app.prisma, user);
    const link = { as: user, body: { subscription_id: id } };
    const answers = await Promise.all([
      put(user, id, { notes: 'x' }),
      app.request('POST', `/email/detections/${found.id}/link`, link),
      app.request('DELETE', `/subscriptions/${id}`, { as: user }),
      put(user, id, { amount: 5 }),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
  }
});

it('deletes for good, with history', async () => {
  const user = await app.aUser();
  const { id } = await app.add(user);
  expect((await app.request('DELETE', `/subscriptions/${id}`, { as: user })).status).toBe(204);
  expect((await get(user, id)).status).toBe(404);
  expect((await app.request('DELETE', `/subscriptions/${id}`, { as: user })).status).toBe(404);
  expect(await app.prisma.priceChange.count({ where: { subscription_id: id } })).toBe(0);
});

describe('how to end a subscription', () => {
  it('is given for a known service, in the language of the request, with other possible billers', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { name: 'Spotify (annem)' });
    const path = `/subscriptions/${id}/cancel-guides`;
    const { status, body } = await app.request('GET', path, { as: user, headers: { 'accept-language': 'de' } });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ difficulty: 'easy', url: expect.stringMatching(/^https:/) });
    expect(body[0].billed_by).toBeUndefined();
    expect(body[0].steps.join()).toContain('Spotify');
    const turkish = await app.request('GET', path, { as: user, headers: { 'accept-language': 'tr' } });
    expect(turkish.body[0].steps).not.toEqual(body[0].steps);
  });

  it('is not invented for an unknown service', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { name: 'Mahallenin spor kulübü' });
    expect((await app.request('GET', `/subscriptions/${id}/cancel-guides`, { as: user })).body).toEqual([]);
  });
});
