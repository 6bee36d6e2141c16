import { describe, expect, it } from 'vitest';
import { aDetection } from '#testing/a-detection.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const list = async (as: TestUser) => (await app.request('GET', '/email/detections', { as })).body;
const take = (as: TestUser, body: object) => app.request('POST', '/email/import-subscription', { as, body });
const dismiss = (as: TestUser, id: string) => app.request('POST', `/email/detections/${id}/dismiss`, { as });
const undoDismiss = (as: TestUser, id: string) => app.request('POST', `/email/detections/${id}/undo-dismiss`, { as });

describe('importing a finding', () => {
  it('makes a subscription with its evidence, its charges and its price history', async () => {
    const user = await app.aUser();
    const price_history = [
      { date: '2026-08-12', amount: 49.99, currency: 'TRY' },
      { date: '2026-10-12', amount: 59.99, currency: 'TRY' },
    ];
    const { id } = await aDetection(app.prisma, user, { price_history });
    const [item] = await list(user);
    expect(item).toMatchObject({
      detection_id: id,
      service_name: 'Spotify',
      amount: 59.99,
      next_payment_date: '2026-12-12',
      email_id: '',
    });
    const answer = await take(user, item);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Spotify',
      amount: 59.99,
      category: 'music',
      next_payment_date: '2026-12-12',
      status: 'active',
    });
    const detail = await app.request('GET', `/subscriptions/${answer.body.id}`, { as: user });
    expect(detail.body.price_history).toEqual(price_history);
    expect(detail.body.charges.map(({ date, amount, source }: never) => ({ date, amount, source }))).toEqual([
      { date: '2026-11-12', amount: 59.99, source: 'statement' },
      { date: '2026-10-12', amount: 59.99, source: 'statement' },
    ]);
    expect(await list(user)).toEqual([]);
  });

  it('twice, or twenty times at once, gives the same subscription', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(user, { detection_id: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.prisma.subscription.count({ where: { user_id: user.id } })).toBe(1);
  });

  it('obeys the plan, and is possible again when there is room', async () => {
    const user = await app.aUser();
    const detections = [];
    for (let i = 0; i < 8; i += 1) detections.push(await aDetection(app.prisma, user));
    const answers = await Promise.all(detections.map(({ id }) => take(user, { detection_id: id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const [late] = answers.filter(({ status }) => status === 403);
    expect(late && refused(late).code).toBe('plan_limit_reached');
    expect(await list(user)).toHaveLength(5);
  });

  it('takes what the user corrected, and nothing else of what the client sends', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    const corrected = {
      service_name: 'Spotify Duo',
      amount: 79.5,
      billing_cycle: 'yearly',
      category: 'other',
      next_payment_date: '2027-01-31',
    };
    const invented = {
      evidence: [{ text: 'invented' }],
      price_history: [{ date: '2020-01-01', amount: 1, currency: 'USD' }],
      user_id: 'x',
      status: 'cancelled',
    };
    const { body } = await take(user, { detection_id: id, ...corrected, ...invented });
    expect(body).toMatchObject({
      name: 'Spotify Duo',
      amount: 79.5,
      billing_cycle: 'yearly',
      next_payment_date: '2027-01-31',
      status: 'active',
    });
    const detail = await app.request('GET', `/subscriptions/${body.id}`, { as: user });
    expect(detail.body.price_history).toEqual([
      { date: '2026-10-12', amount: 59.99, currency: 'TRY' },
      { date: '2026-11-21', amount: 79.5, currency: 'TRY' },
    ]);
  });

  it('asks for the amount where the documents name none', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user, { amount: null, price_history: [] });
    expect((await list(user))[0].amount).toBeNull();
    const answer = await take(user, { detection_id: id, amount: null });
    expect(answer.status).toBe(422);
    expect(refused(answer)).toMatchObject({ code: 'amount_required', errors: [{ field: 'amount' }] });
    expect((await take(user, { detection_id: id, amount: 12 })).body.amount).toBe(12);
  });

  it.each([
    { amount: -1 },
    { amount: 9.999 },
    { currency: 'JPY' },
    { billing_cycle: 'never' },
    { next_payment_date: 'soon' },
  ])('refuses the correction %o', async (wrong) => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    expect((await take(user, { detection_id: id, ...wrong })).status).toBe(422);
  });

  it('keeps the 31st of a subscription that is next due on a shorter month', async () => {
    const user = await app.aUser();
    const charged = ['2026-08-31', '2026-09-30', '2026-10-31'];
    const { id } = await aDetection(app.prisma, user, { charged, next_payment_date: new Date('2026-11-30') });
    const [item] = await list(user);
    const { body } = await take(user, item);
    expect(body.next_payment_date).toBe('2026-11-30');
    app.setToday('2026-12-01');
    expect((await app.request('GET', `/subscriptions/${body.id}`, { as: user })).body.next_payment_date).toBe(
      '2026-12-31',
    );
    expect(id).toBe(item.detection_id);
  });

  it('offers the finding again when the subscription was deleted', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    const { body } = await take(user, { detection_id: id });
    await app.request('DELETE', `/subscriptions/${body.id}`, { as: user });
    expect(await list(user)).toHaveLength(1);
    expect((await take(user, { detection_id: id })).status).toBe(201);
  });
});

describe('dismissing a finding', () => {
  it('hides it, and again is no mistake', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    expect((await dismiss(user, id)).status).toBe(204);
    expect((await dismiss(user, id)).status).toBe(204);
    expect(await list(user)).toEqual([]);
  });

  it.each([
    [{ amount: 65.98 }, []],
    [{ amount: 54 }, []],
    [{ amount: 65.989 }, ['price_changed_since_dismissed']],
    [{ amount: 53.99 }, ['price_changed_since_dismissed']],
    [{ currency: 'USD' }, ['price_changed_since_dismissed']],
    [{ billing_cycle: 'yearly' }, ['cycle_changed_since_dismissed']],
    [{ billing_interval: 2 }, ['cycle_changed_since_dismissed']],
    [{ confidence: 'medium', category: 'other' }, []],
  ] as const)('asks again only after a material change: %o', async (change, reasons) => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    await dismiss(user, id);
    await app.prisma.detection.updateMany({ where: { id }, data: change });
    const offered = await list(user);
    expect(offered.map((item: { reasons: string[] }) => item.reasons)).toEqual(
      reasons.length ? [['known_service', ...reasons]] : [],
    );
    // Dismissed once more, it is silent once more.
    await dismiss(user, id);
    expect(await list(user)).toEqual([]);
  });

  it('takes nothing from a subscription that was imported', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    const { body } = await take(user, { detection_id: id });
    await dismiss(user, id);
    expect((await app.request('GET', `/subscriptions/${body.id}`, { as: user })).body.charges).toHaveLength(2);
  });

  it('is undone as if it had not been, and takes nothing from what was imported', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    const offered = await list(user);
    await dismiss(user, id);
    expect((await undoDismiss(user, id)).status).toBe(204);
    expect(await list(user)).toEqual(offered);
    await take(user, { detection_id: id });
    expect((await undoDismiss(user, id)).status).toBe(204);
    expect(await list(user)).toEqual([]);
  });

  it('can be taken back by importing', async () => {
    const user = await app.aUser();
    const { id } = await aDetection(app.prisma, user);
    await dismiss(user, id);
    expect((await take(user, { detection_id: id })).status).toBe(201);
  });
});

describe('what is on the list already', () => {
  it.each([
    ['Spotify', true],
    ['SPOTİFY (annem)', true],
    ['Spotify Family', true],
    ['Spotless', false],
    ['Netflix', false],
  ])('is recognised by its name: %s', async (name, isTracked) => {
    const user = await app.aUser();
    const { id } = await app.add(user, { name });
    await aDetection(app.prisma, user);
    expect((await list(user))[0].already_tracked).toBe(isTracked ? id : undefined);
  });

  it('is recognised also where the catalogue knows no such service', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { name: 'İğdelik Pilates Stüdyo (salı)' });
    await aDetection(app.prisma, user, { service_id: null, service_name: 'İĞDELİK PİLATES STÜDYO' });
    expect((await list(user))[0].already_tracked).toBe(id);
  });

  it('is not taken for the second stream of the same merchant', async () => {
    const user = await app.aUser();
    const first = await aDetection(app.prisma, user, { fingerprint: 'spotify' });
    await take(user, { detection_id: first.id });
    await aDetection(app.prisma, user, { fingerprint: 'spotify/2', amount: 99 });
    expect((await list(user))[0]).not.toHaveProperty('already_tracked');
  });

  it('can be linked: charges and prices of the documents become known, what the user entered stays', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { name: 'Spotify', amount: 30 });
    const found = await aDetection(app.prisma, user);
    const linked = await app.request('POST', `/email/detections/${found.id}/link`, {
      as: user,
      body: { subscription_id: id },
    });
    expect(linked.status).toBe(200);
    expect(linked.body).toMatchObject({ id, amount: 30 });
    const detail = await app.request('GET', `/subscriptions/${id}`, { as: user });
    expect(detail.body.charges).toHaveLength(2);
    expect(detail.body.price_history).toEqual([
      { date: '2026-10-12', amount: 59.99, currency: 'TRY' },
      { date: '2026-11-21', amount: 30, currency: 'TRY' },
    ]);
    expect(await list(user)).toEqual([]);
    expect((await take(user, { detection_id: found.id })).body.id).toBe(id);
  });
});
