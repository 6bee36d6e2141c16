import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { aSubscription, refused } from '#testing/running-app.ts';
import { appOrigin, cards, day, runShop } from '#testing/stripe.ts';

const shop = await runShop({ APP_ORIGIN: `${appOrigin},http://localhost:4000` });
const { app, stripe } = shop;
afterEach(() => {
  stripe.faults.clear();
  stripe.clock.set(Date.parse('2026-11-21T09:00:00Z') / 1000);
});

const sessionsOf = (customer: string) =>
  Object.values(stripe.tables.sessions).filter((row) => row.customer === customer);
const running = (customer: string) =>
  Object.values(stripe.tables.subscriptions).filter((row) => row.customer === customer && row.status !== 'canceled');

describe('the packages', () => {
  it('are open to everybody, with their prices', async () => {
    const { status, body } = await app.request('GET', '/payments/packages');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { package_id: 'premium_monthly', name: 'Premium', amount: 4.99, currency: 'USD', interval: 'month' },
      { package_id: 'pro_monthly', name: 'Pro', amount: 9.99, available: true, sandbox: true },
    ]);
  });
});

describe('buying', () => {
  it('leads to the hosted page and back, and the plan is active right after the payment', async () => {
    const user = await app.aUser();
    const { status, body } = await shop.checkout(user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ session_id: expect.stringMatching(/^cs_/), changed: false });
    expect((await shop.status(user, body.session_id)).body).toEqual({ payment_status: 'unpaid', status: 'open' });
    const back = await shop.pay(body.url);
    expect(back.url.href).toBe(`${appOrigin}/payment-success?session_id=${body.session_id}`);
    expect(await shop.tierOf(user)).toBe('free');
    expect((await shop.status(user, body.session_id)).body).toEqual({ payment_status: 'paid', status: 'complete' });
    expect(await shop.tierOf(user)).toBe('premium');
    const info = await app.request('GET', '/user/subscription-info', { as: user });
    expect(info.body).toMatchObject({
      tier: 'premium',
      max_subscriptions: null,
      features: { ai: true, family: false },
    });
    expect((await app.request('GET', '/payments/plan', { as: user })).body).toMatchObject({
      package_id: 'premium_monthly',
      status: 'active',
      renews_at: expect.stringMatching(/^2026-12-21T09:0/),
      ends_at: null,
      can_manage: true,
    });
  });

  it('returns to the pricing page when cancelled, and to the canonical origin by default', async () => {
    const user = await app.aUser();
    await app.request('POST', '/payments/checkout', { as: user, body: { package_id: 'pro_monthly' } });
    const [session] = sessionsOf(await shop.customerOf(user));
    expect(session).toMatchObject({ cancel_url: `${appOrigin}/pricing`, client_reference_id: user.id, locale: 'tr' });
    expect(session?.success_url).toBe(`${appOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}`);
  });

  it('returns the open session again, and opens one for concurrent requests', async () => {
    const user = await app.aUser();
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.checkout(user)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1);
    expect((await shop.checkout(user)).body.session_id).toBe(answers[0]?.body.session_id);
    const customers = Object.values(stripe.tables.customers).filter(({ metadata }) => metadata.user_id === user.id);
    expect(customers).toHaveLength(1);
    expect(sessionsOf(await shop.customerOf(user))).toHaveLength(1);
  });

  it('opens one window at a time: what was asked for before can be paid no more', async () => {
    const user = await app.aUser();
    const premium = (await shop.checkout(user)).body;
    const pro = (await shop.checkout(user, 'pro_monthly')).body;
    const otherOrigin = (await shop.checkout(user, 'pro_monthly', { origin_url: 'http://localhost:4000' })).body;
    expect(new Set([premium.session_id, pro.session_id, otherOrigin.session_id]).size).toBe(3);
    const statuses = sessionsOf(await shop.customerOf(user)).map(({ status }) => status);
    expect(statuses).toEqual(['expired', 'expired', 'open']);
    expect((await shop.status(user, premium.session_id)).body).toEqual({ payment_status: 'unpaid', status: 'expired' });
  });

  it('leaves one session and one plan at most, whatever is asked for at once', async () => {
    const user = await app.aUser();
    const wanted = (['premium_monthly', 'pro_monthly'] as const).flatMap((id) => [id, id, id]);
    const answers = await Promise.all(wanted.map((id) => shop.checkout(user, id)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const open = sessionsOf(await shop.customerOf(user)).filter(({ status }) => status === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
  });

  it('begins anew after a declined card, a refused confirmation, and a session that expired', async () => {
    const user = await app.aUser();
    const { body } = await shop.checkout(user);
    expect((await shop.pay(body.url, cards.declined)).text).toContain('declined');
    expect((await shop.status(user, body.session_id)).body.status).toBe('open');
    stripe.advance(day + 1);
    expect((await shop.status(user, body.session_id)).body).toEqual({ payment_status: 'unpaid', status: 'expired' });
    const next = (await shop.checkout(user)).body;
    expect(next.session_id).not.toBe(body.session_id);
    await shop.pay(next.url);
    expect((await shop.status(user, next.session_id)).body.payment_status).toBe('paid');
  });

  it('refuses a foreign origin, one that is no text, and a package that is not sold', async () => {
    const user = await app.aUser();
    for (const origin_url of [
      'https://evil.example',
      `${appOrigin}.evil.example`,
      `${appOrigin}/`,
      'javascript:1',
      '',
    ]) {
      const answer = await shop.checkout(user, 'premium_monthly', { origin_url });
      expect(answer.status, origin_url).toBe(403);
      expect(refused(answer).code).toBe('foreign_origin');
    }
    expect((await shop.checkout(user, 'premium_monthly', { origin_url: 7 })).status).toBe(422);
    expect((await shop.checkout(user, 'premium_monthly', { package_id: 'gold' })).status).toBe(422);
    expect(await app.prisma.billingCustomer.count({ where: { user_id: user.id } })).toBe(0);
  });

  it('creates another customer after a deletion at Stripe', async () => {
    const user = await app.aUser();
    await shop.checkout(user);
    const old = await shop.customerOf(user);
    delete stripe.tables.customers[old];
    for (const { id } of sessionsOf(old)) delete stripe.tables.sessions[id];
    const again = await Promise.all(Array.from({ length: 5 }, () => shop.checkout(user)));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
    expect(await shop.customerOf(user)).not.toBe(old);
    const customers = Object.values(stripe.tables.customers).filter(({ metadata }) => metadata.user_id === user.id);
    expect(customers).toHaveLength(1);
  });
});

describe('an account that is deleted during a purchase', () => {
  it('leaves no customer behind', async () => {
    const user = await app.aUser();
    stripe.settings.latency = 400;
    const buying = shop.checkout(user);
    await wait(150);
    await app.prisma.user.delete({ where: { id: user.id } });
    expect((await buying).status).toBe(401);
    stripe.settings.latency = 0;
    expect(Object.values(stripe.tables.customers).some(({ metadata }) => metadata.user_id === user.id)).toBe(false);
  });
});

describe('a plan that one has', () => {
  it('is not bought twice', async () => {
    const { user, sessionId } = await shop.aBuyer();
    // The app has not even heard of it.
    const answer = await shop.checkout(user);
    expect(answer.status).toBe(409);
    expect(refused(answer).code).toBe('already_subscribed');
    await shop.status(user, sessionId);
    expect((await shop.checkout(user)).status).toBe(409);
    expect(running(await shop.customerOf(user))).toHaveLength(1);
  });

  it('is changed to the other at once, up and down, with what is left of the month set off', async () => {
    const { user } = await shop.aBuyer();
    const up = await shop.change(user, 'pro_monthly');
    expect(up.body).toMatchObject({ changed: true });
    expect(up.body.url).toBe(`${appOrigin}/payment-success?session_id=${up.body.session_id}`);
    expect((await shop.status(user, up.body.session_id)).body).toEqual({ payment_status: 'paid', status: 'complete' });
    expect(await shop.tierOf(user)).toBe('pro');
    const customer = await shop.customerOf(user);
    const setOff = Object.values(stripe.tables.invoice_items).filter((item) => item.customer === customer);
    expect(setOff.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
    expect((await shop.change(user, 'premium_monthly')).body.changed).toBe(true);
    expect(await shop.tierOf(user)).toBe('premium');
    expect(running(customer)).toHaveLength(1);
  });

  it('is not changed, up or down, without a confirmation of the user', async () => {
    for (const [bought, asked] of [
      ['premium_monthly', 'pro_monthly'],
      ['pro_monthly', 'premium_monthly'],
    ] as const) {
      // Paid in another tab: neither this page nor the app has heard of it.
      const { user } = await shop.aBuyer(bought);
      for (const consent of [{}, { change: false }]) {
        const answer = await shop.checkout(user, asked, consent);
        expect(answer.status).toBe(409);
        expect(refused(answer).code).toBe('plan_change_unconfirmed');
      }
      const customer = await shop.customerOf(user);
      expect(running(customer)).toMatchObject([{ metadata: { package_id: bought } }]);
      expect(Object.values(stripe.tables.invoice_items).filter((item) => item.customer === customer)).toEqual([]);
      expect((await shop.change(user, asked)).body.changed).toBe(true);
    }
  });

  it('is bought normally with a confirmation that was not needed', async () => {
    const user = await app.aUser();
    expect((await shop.change(user, 'pro_monthly')).body).toMatchObject({ changed: false });
  });

  it('is changed once by concurrent requests', async () => {
    const { user } = await shop.aBuyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.change(user, 'pro_monthly')));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const customer = await shop.customerOf(user);
    expect(running(customer)).toMatchObject([{ metadata: { package_id: 'pro_monthly' } }]);
    const setOff = Object.values(stripe.tables.invoice_items).filter((item) => item.customer === customer);
    expect(setOff.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
    expect(await shop.tierOf(user)).toBe('pro');
  });

  it('goes on when it is changed though it was to end', async () => {
    const { user, sessionId } = await shop.aBuyer();
    await shop.status(user, sessionId);
    const [subscription] = running(await shop.customerOf(user));
    Object.assign(subscription ?? {}, { cancel_at_period_end: true, cancel_at: subscription?.current_period_end });
    expect((await shop.change(user, 'pro_monthly')).body.changed).toBe(true);
    expect(subscription?.cancel_at_period_end).toBe(false);
  });

  it('is not changed while its renewal is not paid, and is once it was', async () => {
    const { user } = await shop.aBuyer('premium_monthly', cards.failsLater);
    stripe.settings.afterRetries = 'past_due';
    shop.passDays(32);
    const customer = await shop.customerOf(user);
    const [subscription] = running(customer);
    expect(subscription).toMatchObject({ status: 'past_due' });
    const answer = await shop.change(user, 'pro_monthly');
    expect(answer.status).toBe(409);
    expect(refused(answer).code).toBe('payment_overdue');
    expect(subscription).toMatchObject({ metadata: { package_id: 'premium_monthly' } });
    expect(await shop.tierOf(user)).toBe('premium');
    Object.assign(subscription ?? {}, { status: 'active' });
    expect((await shop.change(user, 'pro_monthly')).body).toMatchObject({ changed: true });
    stripe.settings.afterRetries = 'canceled';
  });

  it('is one when it is changed, also where two windows of an older version were paid', async () => {
    const { user, sessionId } = await shop.aBuyer('pro_monthly');
    const other = await shop.aBuyer('premium_monthly');
    const customer = await shop.customerOf(user);
    const [second] = running(await shop.customerOf(other.user));
    Object.assign(second ?? {}, { customer });
    expect(running(customer)).toHaveLength(2);
    const alsoCharged = async () => {
      await shop.status(user, sessionId);
      return (await app.request('GET', '/payments/plan', { as: user })).body.also_charged as number;
    };
    expect(await alsoCharged()).toBe(1);
    // Cancelled on the billing page it runs out by itself.
    Object.assign(second ?? {}, { cancel_at_period_end: true });
    expect(await alsoCharged()).toBe(0);
    expect((await shop.change(user, 'premium_monthly')).body.changed).toBe(true);
    expect(running(customer)).toMatchObject([{ metadata: { package_id: 'premium_monthly' } }]);
    expect(await shop.tierOf(user)).toBe('premium');
  });

  it('closes a window that was left open, so that it is not paid a second time', async () => {
    const user = await app.aUser();
    const first = (await shop.checkout(user)).body;
    // As if the other tab had been opened by an older version.
    await app.prisma.checkoutSession.updateMany({ where: { user_id: user.id }, data: { is_open: null } });
    const second = (await shop.checkout(user, 'pro_monthly')).body;
    await shop.pay(first.url);
    await shop.deliverAll(user);
    expect((await shop.status(user, second.session_id)).body.status).toBe('expired');
  });

  it('ends what was never paid before it sells another', async () => {
    const { user } = await shop.aBuyer('premium_monthly', cards.failsLater);
    stripe.settings.afterRetries = 'unpaid';
    shop.passDays(60);
    const customer = await shop.customerOf(user);
    expect(running(customer)).toMatchObject([{ status: 'unpaid' }]);
    const { body } = await shop.checkout(user, 'pro_monthly');
    expect(body.changed).toBe(false);
    expect(running(customer)).toEqual([]);
    stripe.settings.afterRetries = 'canceled';
  });
});

describe('the status of a purchase', () => {
  it('is shown to the buyer only, and changes nothing for other users', async () => {
    const { user, sessionId } = await shop.aBuyer();
    const thief = await app.aUser();
    const foreign = await shop.status(thief, sessionId);
    expect(foreign.status).toBe(404);
    expect((await shop.status(thief, 'cs_test_invented')).body).toEqual(foreign.body);
    expect((await app.request('GET', `/payments/status/${sessionId}`)).status).toBe(401);
    expect([await shop.tierOf(thief), await shop.tierOf(user)]).toEqual(['free', 'free']);
    for (const odd of ['%00', '..%2f..', "'--", 'x'.repeat(500)]) {
      expect((await shop.status(thief, odd)).status).toBe(404);
    }
  });

  it('answers 503 while Stripe is unavailable, and the state afterwards', async () => {
    const { user, sessionId } = await shop.aBuyer();
    stripe.faults.add({ name: 'unavailable', times: 3 });
    const away = await shop.status(user, sessionId);
    expect(away.status).toBe(503);
    expect(refused(away).code).toBe('payments_unavailable');
    expect(away.headers.get('retry-after')).toBe('5');
    expect(app.log.filter((line) => line.includes('did not do what was asked')).join()).toContain('Stripe: ');
    stripe.faults.clear();
    expect((await shop.status(user, sessionId)).body.payment_status).toBe('paid');
  });
});

it('limits the calls to Stripe per user', async () => {
  const user = await app.aUser();
  const { body } = await shop.checkout(user);
  await app.container.pool.query('UPDATE rate_limits SET count = 200 WHERE key = $1', [`provider:user:${user.id}`]);
  const before = stripe.requests.entries().length;
  for (const answer of [await shop.status(user, body.session_id), await shop.checkout(user)]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(stripe.requests.entries()).toHaveLength(before);
});

describe('the portal', () => {
  it('opens after a purchase only', async () => {
    const { user } = await shop.aBuyer();
    const body = { origin_url: appOrigin };
    const { status, body: portal } = await app.request('POST', '/payments/portal', { as: user, body });
    expect(status).toBe(200);
    expect((await fetch(portal.url)).status).toBe(200);
    const looker = await app.aUser();
    await shop.checkout(looker);
    for (const as of [looker, await app.aUser()]) {
      const answer = await app.request('POST', '/payments/portal', { as, body });
      expect(answer.status).toBe(409);
      expect(refused(answer).code).toBe('no_paid_plan');
    }
    const foreign = { origin_url: 'https://evil.example' };
    expect((await app.request('POST', '/payments/portal', { as: user, body: foreign })).status).toBe(403);
  });
});

describe('what the operator has yet to set up at Stripe', () => {
  it('is no outage: it is an error in the log with Stripe’s message, and is not retried', async () => {
    const { user } = await shop.aBuyer();
    const looker = await app.aUser();
    stripe.settings.isSetUp = false;
    const before = stripe.requests.entries().length;
    const answers = [
      await app.request('POST', '/payments/portal', { as: user, body: { origin_url: appOrigin } }),
      await shop.checkout(looker),
    ];
    stripe.settings.isSetUp = true;
    for (const answer of answers) expect(refused(answer).code).toBe('internal');
    expect(stripe.requests.entries().length - before).toBeLessThanOrEqual(6);
    const logged = JSON.stringify(app.errors.splice(0));
    expect(logged).toContain('default configuration has not been created');
    expect(logged).toContain('must set an account or business name');
    expect(await app.prisma.checkoutSession.count({ where: { user_id: looker.id } })).toBe(1);
    expect((await shop.checkout(looker)).status).toBe(200);
  });

  it('is a price that is not there, too', async () => {
    const { user } = await shop.aBuyer();
    const { kumbara_pro_monthly: product } = stripe.tables.products;
    delete stripe.tables.products.kumbara_pro_monthly;
    for (const as of [user, await app.aUser()]) expect((await shop.change(as, 'pro_monthly')).status).toBe(500);
    expect(app.errors.splice(0)).toHaveLength(2);
    if (product) stripe.tables.products.kumbara_pro_monthly = product;
  });
});

describe('the end of a plan', () => {
  it('deletes nothing: what exceeds the limit stays, and only adding is refused', async () => {
    const { user, sessionId } = await shop.aBuyer();
    await shop.status(user, sessionId);
    for (let i = 0; i < 12; i += 1) await app.add(user, { name: `Servis ${i}` });
    const [subscription] = running(await shop.customerOf(user));
    Object.assign(subscription ?? {}, { cancel_at_period_end: true });
    shop.passDays(32);
    await shop.deliverAll(user);
    expect(await shop.tierOf(user)).toBe('free');
    expect((await app.request('GET', '/subscriptions', { as: user })).body).toHaveLength(12);
    const more = await app.request('POST', '/subscriptions', { as: user, body: aSubscription() });
    expect(refused(more).code).toBe('plan_limit_reached');
    expect((await app.request('GET', '/payments/plan', { as: user })).body).toMatchObject({
      status: 'none',
      can_manage: true,
    });
    const mails = await app.mailTo(user.email, /sona erdi/);
    expect(mails.text).toContain(`${appOrigin}/pricing`);
  });
});
