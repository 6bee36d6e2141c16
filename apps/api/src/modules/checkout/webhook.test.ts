import { createHmac, randomUUID } from 'node:crypto';
import { isLongRun } from '@kumbara/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused, type TestUser } from '#testing/running-app.ts';
import { cards, day, runShop } from '#testing/stripe.ts';

const shop = await runShop();
const { app, stripe } = shop;
const secret = shop.environment.STRIPE_WEBHOOK_SECRET ?? '';
const start = Date.parse('2026-11-21T09:00:00Z') / 1000;
afterEach(() => {
  stripe.faults.clear();
  stripe.clock.set(start);
});

/** Waits until a slow answer has been made, which arrives later. */
function slowRead() {
  const met = vi.spyOn(stripe.faults, 'meet').mockClear();
  return () => vi.waitUntil(() => met.mock.results.some(({ value }) => value !== undefined));
}

const sign = (body: string, key = secret, at = start) =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
const post = (body: string, signature?: string, headers: Record<string, string> = {}) =>
  app.request('POST', '/payments/webhook', {
    body,
    headers: { ...(signature !== undefined && { 'stripe-signature': signature }), ...headers },
  });
const anEvent = (type: string, object: object) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: start,
    livemode: false,
    data: { object },
  });

const kindsOf = async ({ id }: TestUser) =>
  (await app.prisma.securityEvent.findMany({ where: { user_id: id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);
const mailsIn = async ({ email }: TestUser) => {
  const { rows } = await app.container.pool.query<{ kind: string }>(
    "SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE name = 'account-mail' AND data ->> 'email' = $1 ORDER BY created_on",
    [email],
  );
  return rows.map(({ kind }) => kind);
};
/** The events that tell of plans. */
const plansOf = async (user: TestUser) =>
  shop.eventsOf(await shop.customerOf(user)).filter(({ type }) => /^(customer\.sub|invoice\.paid|checkout)/.test(type));
const subscriptionOf = async (user: TestUser) => {
  const customer = await shop.customerOf(user);
  const found = Object.values(stripe.tables.subscriptions).find((row) => row.customer === customer);
  if (!found) throw new Error('nothing was bought');
  return found;
};

describe('an event', () => {
  it('brings the plan, in whatever order all of them come and however often', async () => {
    const { user } = await shop.aBuyer('pro_monthly');
    const events = shop.eventsOf(await shop.customerOf(user)).reverse();
    for (const { id } of [...events, ...events]) expect(await stripe.events.deliver(id)).toBe(200);
    expect(await shop.tierOf(user)).toBe('pro');
    expect(await kindsOf(user)).toEqual(['plan_pro']);
    expect(await mailsIn(user)).toEqual(['plan_pro']);
  });

  it('brings it once though fifty come at the same time', async () => {
    const { user } = await shop.aBuyer();
    const events = shop.eventsOf(await shop.customerOf(user));
    const fifty = Array.from({ length: 50 }, (_, i) => events[i % events.length]?.id ?? '');
    const statuses = await Promise.all(fifty.map((id) => stripe.events.deliver(id)));
    expect(statuses).toEqual(fifty.map(() => 200));
    expect(await shop.tierOf(user)).toBe('premium');
    expect(await kindsOf(user)).toEqual(['plan_premium']);
    expect(await mailsIn(user)).toEqual(['plan_premium']);
    expect(await app.prisma.billingEvent.count({ where: { id: { in: fifty } } })).toBe(events.length);
  });

  it('is delivered again if the state could not be read, and then counts', async () => {
    const { user } = await shop.aBuyer();
    const [event] = shop.eventsOf(await shop.customerOf(user)).slice(-1);
    stripe.faults.add({ name: 'unavailable', times: 3 });
    expect(await stripe.events.deliver(event?.id ?? '')).toBe(503);
    expect(await app.prisma.billingEvent.count({ where: { id: event?.id } })).toBe(0);
    expect(await shop.tierOf(user)).toBe('free');
    stripe.faults.clear();
    expect(await stripe.events.deliver(event?.id ?? '')).toBe(200);
    expect(await shop.tierOf(user)).toBe('premium');
  });

  it('whose reading took long does not bring back what has changed meanwhile', async () => {
    const { user } = await shop.aBuyer();
    const [first, last] = await plansOf(user);
    stripe.faults.add({ name: 'slow', on: /subscriptions/, delay: 500 });
    const isRead = slowRead();
    const late = stripe.events.deliver(first?.id ?? '');
    await isRead();
    Object.assign(await subscriptionOf(user), { status: 'canceled' });
    expect(await stripe.events.deliver(last?.id ?? '')).toBe(200);
    expect(await late).toBe(200);
    expect(await shop.tierOf(user)).toBe('free');
    expect(await kindsOf(user)).toEqual([]);
    // Both were taken, though only one was stored.
    expect(await app.prisma.billingEvent.count({ where: { id: { in: [first?.id ?? '', last?.id ?? ''] } } })).toBe(2);
  });

  it('that began before another was stored reads again', async () => {
    const { user } = await shop.aBuyer();
    const [first, second] = await plansOf(user);
    stripe.faults.add({ name: 'slow', on: /subscriptions/, delay: 200 });
    const isRead = slowRead();
    const early = stripe.events.deliver(first?.id ?? '');
    await isRead();
    Object.assign(await subscriptionOf(user), { status: 'canceled' });
    // It began later than the first and is stored later, too: what the first stores meanwhile is older.
    stripe.faults.add({ name: 'slow', on: /subscriptions/, delay: 400 });
    expect(await stripe.events.deliver(second?.id ?? '')).toBe(200);
    expect(await early).toBe(200);
    expect(await shop.tierOf(user)).toBe('free');
    expect(await kindsOf(user)).toEqual(['plan_premium', 'plan_ended']);
  });

  it('is not trusted: its state is read from Stripe', async () => {
    const user = await app.aUser();
    await shop.checkout(user, 'pro_monthly');
    const customer = await shop.customerOf(user);
    const lie = { id: 'sub_1', object: 'subscription', status: 'active', customer, items: { data: [] } };
    const body = anEvent('customer.subscription.created', lie);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await shop.tierOf(user)).toBe('free');
  });

  it('of an unknown customer, of no customer and of an unknown type is acknowledged', async () => {
    for (const object of [{ object: 'charge', customer: 'cus_foreign' }, { object: 'balance' }, {}]) {
      const body = anEvent('something.new', object);
      expect((await post(body, sign(body))).status).toBe(200);
      expect((await post(body, sign(body))).body).toEqual({ received: true });
    }
  });

  it.runIf(isLongRun)('is not limited by where it comes from', async () => {
    const body = anEvent('balance.available', { object: 'balance' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(body, sign(body))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('a signature', () => {
  const body = anEvent('balance.available', { object: 'balance', text: 'çok güzel' });
  const refusals: [string, () => ReturnType<typeof post>][] = [
    ['is missing', () => post(body)],
    ['is empty', () => post(body, '')],
    ['is no signature', () => post(body, 'hello')],
    ['has no time', () => post(body, sign(body).replace(/^t=\d+,/, ''))],
    ['is of another secret', () => post(body, sign(body, 'whsec_other'))],
    ['is of an empty secret', () => post(body, sign(body, ''))],
    ['is of another scheme', () => post(body, sign(body).replace('v1=', 'v0='))],
    ['is old', () => post(body, sign(body, secret, start - 301))],
    ['is of a time to come', () => post(body, sign(body, secret, start + 302))],
    ['was made newer by hand', () => post(body, sign(body, secret, start - 400).replace(`${start - 400}`, `${start}`))],
    ['is of the same body written anew', () => post(JSON.stringify(JSON.parse(body), null, 2), sign(body))],
    ['is of a body with one byte more', () => post(`${body} `, sign(body))],
    ['is of another body', () => post(body.replace('balance', 'charge.'), sign(body))],
    ['is of nothing', () => post('', sign(''))],
    ['is of what is no event', () => post('{"id":7}', sign('{"id":7}'))],
    ['is of what is no JSON', () => post('{', sign('{'))],
    [
      'is of an event of the other generation',
      () => post('{"object":"v2.core.event"}', sign('{"object":"v2.core.event"}')),
    ],
  ];

  it.each(refusals)('that %s is refused in the same words as every other', async (_what, send) => {
    const before = await app.prisma.billingEvent.count();
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(refused(answer)).toEqual({ status: 400, code: 'signature_invalid', detail: expect.any(String) });
    expect(await app.prisma.billingEvent.count()).toBe(before);
  });

  it('is valid for five minutes, whatever the content type', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const own = anEvent('balance.available', { object: 'balance', text: 'çok güzel' });
      const signature = sign(own, secret, start - 300);
      expect((await post(own, signature, { 'content-type': type })).status).toBe(200);
    }
  });

  it('of an endless body is not looked at', async () => {
    const endless = `{"a":"${'x'.repeat(2_000_000)}"}`;
    expect((await post(endless, sign(endless))).status).toBe(413);
  });
});

describe('a renewal that is not paid', () => {
  it('keeps the plan for fourteen days, notifies once, and ends it then', async () => {
    const { user } = await shop.aBuyer('premium_monthly', cards.failsLater);
    stripe.settings.afterRetries = 'past_due';
    await shop.deliverAll(user);
    shop.passDays(31);
    await shop.deliverAll(user);
    expect(await shop.tierOf(user)).toBe('premium');
    const { body } = await app.request('GET', '/payments/plan', { as: user });
    const { current_period_start } = await subscriptionOf(user);
    expect(body).toMatchObject({
      status: 'past_due',
      grace_ends_at: new Date((current_period_start + 14 * day) * 1000).toISOString(),
    });
    shop.passDays(10);
    await shop.deliverAll(user);
    // Every further try failed and was told of: the date stays, and so does the plan.
    expect((await app.request('GET', '/payments/plan', { as: user })).body.grace_ends_at).toBe(body.grace_ends_at);
    expect(await shop.tierOf(user)).toBe('premium');
    shop.passDays(4);
    await app.work();
    await app.container.reconciliation.endGraces();
    await vi.waitUntil(async () => (await shop.tierOf(user)) === 'free', { timeout: 10_000 });
    expect(await kindsOf(user)).toEqual(['plan_premium', 'payment_failed', 'plan_ended']);
    expect(await mailsIn(user)).toEqual(['plan_premium', 'payment_failed', 'plan_ended']);
    stripe.settings.afterRetries = 'canceled';
  });

  it('is forgotten when it is paid after all', async () => {
    const { user } = await shop.aBuyer('premium_monthly', cards.failsLater);
    shop.passDays(32);
    await shop.deliverAll(user);
    const { body: portal } = await app.request('POST', '/payments/portal', { as: user, body: {} });
    const { latest_invoice } = await subscriptionOf(user);
    for (const change of [`card=${cards.good}`, `pay=${latest_invoice}`]) {
      await fetch(portal.url, { method: 'POST', body: new URLSearchParams(change), redirect: 'manual' });
    }
    await shop.deliverAll(user);
    expect((await app.request('GET', '/payments/plan', { as: user })).body).toMatchObject({
      status: 'active',
      grace_ends_at: null,
    });
    expect(await kindsOf(user)).toEqual(['plan_premium', 'payment_failed']);
  });
});

it('the mail about a renewal that is not paid names the day on which the plan is lost', async () => {
  const { user } = await shop.aBuyer('premium_monthly', cards.failsLater);
  stripe.settings.afterRetries = 'past_due';
  // Nobody heard of it for some days, and the grace has been running since the invoice.
  shop.passDays(38);
  await shop.deliverAll(user);
  const mail = await app.mailTo(user.email, /ödemen alınamadı/);
  expect(mail.text).toContain('Planın 4 Ocak 2027 tarihine kadar açık');
  stripe.settings.afterRetries = 'canceled';
});

describe('money that goes back', () => {
  it('changes nothing as a refund alone, nor when a dispute was won', async () => {
    const { user } = await shop.aBuyer();
    const customer = await shop.customerOf(user);
    stripe.payments.closeDispute(stripe.payments.disputeLast(customer), 'won');
    stripe.payments.refundLast(customer);
    await shop.deliverAll(user);
    expect(await shop.tierOf(user)).toBe('premium');
  });

  it('ends the plan when a dispute is lost, and not the one that is bought afterwards', async () => {
    const { user } = await shop.aBuyer();
    const dispute = stripe.payments.disputeLast(await shop.customerOf(user));
    await shop.deliverAll(user);
    expect(await shop.tierOf(user)).toBe('premium');
    stripe.payments.closeDispute(dispute, 'lost');
    const closed = stripe.events
      .all()
      .find(({ type, data }) => type.endsWith('closed') && (data.object as { id: string }).id === dispute);
    expect(await stripe.events.deliver(closed?.id ?? '')).toBe(200);
    expect(await shop.tierOf(user)).toBe('free');
    expect((await subscriptionOf(user)).status).toBe('canceled');
    stripe.clock.set(start + 60);
    const again = (await shop.checkout(user, 'pro_monthly')).body;
    await shop.pay(again.url);
    await shop.status(user, again.session_id);
    await app.prisma.billingEvent.deleteMany({ where: { id: closed?.id } });
    expect(await stripe.events.deliver(closed?.id ?? '')).toBe(200);
    expect(await shop.tierOf(user)).toBe('pro');
  });
});

describe('the end of the plan that a family holds', () => {
  it('notifies each member who lost the plan, once', async () => {
    const { user: owner } = await shop.aBuyer('pro_monthly');
    await shop.deliverAll(owner);
    const [member, payer, otherCustomer] = [await app.aUser(), await app.aUser({ tier: 'pro' }), await app.aUser()];
    const rows = [member, payer].map(({ id }) => ({ user_id: id, owner_id: owner.id, joined_at: new Date() }));
    await app.prisma.familyMember.createMany({ data: rows });
    expect(await shop.tierOf(member)).toBe('pro');
    expect((await shop.change(owner, 'premium_monthly')).body.changed).toBe(true);
    Object.assign(await subscriptionOf(owner), { status: 'canceled' });
    await shop.deliverAll(owner);
    expect([await shop.tierOf(member), await shop.tierOf(owner)]).toEqual(['free', 'free']);
    expect(await kindsOf(member)).toEqual(['family_paused']);
    for (const other of [payer, otherCustomer]) expect(await kindsOf(other)).toEqual([]);
    const mail = await app.mailTo(member.email, /Ailenin planı sona erdi/);
    expect(mail.text).toContain('/pricing');
    expect(await app.mailsTo(payer.email)).toEqual([]);
  });
});

describe('a lost dispute of a customer who was deleted at Stripe', () => {
  it('is acknowledged as an event, and does not stop the nightly run', async () => {
    const [{ user: gone }, { user: untold }, { user: disputed }] = [
      await shop.aBuyer(),
      await shop.aBuyer(),
      await shop.aBuyer(),
    ];
    const customer = await shop.customerOf(gone);
    const dispute = stripe.payments.disputeLast(customer);
    const row = stripe.tables.customers[customer];
    delete stripe.tables.customers[customer];
    stripe.payments.closeDispute(dispute, 'lost');
    stripe.payments.closeDispute(stripe.payments.disputeLast(await shop.customerOf(disputed)), 'lost');
    // Another one whose charge is not to be found either.
    const unknown = { id: 'du_x', object: 'dispute', status: 'lost', charge: 'ch_x', created: start };
    const body = anEvent('charge.dispute.closed', unknown);
    expect((await post(body, sign(body))).status).toBe(200);
    for (const { id, type } of shop.eventsOf(customer)) {
      if (type.startsWith('charge.dispute')) expect(await stripe.events.deliver(id)).toBe(200);
    }
    stripe.faults.add({ name: 'token-refused', on: /\/v1\/charges\//, times: 1 });
    await app.work();
    await app.container.reconciliation.run();
    await vi.waitUntil(async () => (await shop.tierOf(untold)) === 'premium', { timeout: 15_000 });
    await vi.waitUntil(() => app.errors.length > 1, { timeout: 15_000 });
    const logged = JSON.stringify(app.errors.splice(0));
    expect(logged).toContain('a lost dispute could not be followed');
    expect(logged).not.toContain('is tried again');
    if (row) stripe.tables.customers[customer] = row;
    for (const { id } of Object.values(stripe.tables.disputes)) delete stripe.tables.disputes[id];
  });
});

describe('a change without an event', () => {
  it('is found at night: plans that began, ended, and were disputed', async () => {
    const [began, ended, disputed] = [await shop.aBuyer(), await shop.aBuyer(), await shop.aBuyer('pro_monthly')];
    for (const { user } of [ended, disputed]) await shop.deliverAll(user);
    Object.assign(await subscriptionOf(ended.user), { status: 'canceled' });
    stripe.payments.closeDispute(stripe.payments.disputeLast(await shop.customerOf(disputed.user)), 'lost');
    await app.work();
    await app.container.reconciliation.run();
    const tiers = () => Promise.all([began, ended, disputed].map(({ user }) => shop.tierOf(user)));
    await vi.waitUntil(async () => (await tiers()).join() === 'premium,free,free', { timeout: 15_000 });
  });
});

it('forgets at night the purchases of two months ago, and no younger ones', async () => {
  const { user, sessionId } = await shop.aBuyer();
  await shop.status(user, sessionId);
  const changed = (await shop.change(user, 'pro_monthly')).body;
  await app.prisma.checkoutSession.updateMany({
    where: { session_id: sessionId },
    data: { created_at: new Date('2026-09-21T09:00:00Z') },
  });
  await app.work();
  await app.container.reconciliation.run();
  const rows = () => app.prisma.checkoutSession.findMany({ where: { user_id: user.id } });
  await vi.waitUntil(async () => (await rows()).length === 1, { timeout: 15_000 });
  expect(await rows()).toMatchObject([{ session_id: changed.session_id }]);
});

describe('the key of another account at Stripe', () => {
  it('ends no plan at night, and is reported to the operator', async () => {
    const { user } = await shop.aBuyer();
    await shop.deliverAll(user);
    const customer = await shop.customerOf(user);
    const { [customer]: row } = stripe.tables.customers;
    delete stripe.tables.customers[customer];
    await app.work();
    await app.container.reconciliation.run();
    await vi.waitUntil(() => app.errors.length > 0, { timeout: 15_000 });
    expect(JSON.stringify(app.errors.splice(0))).toContain('a plan could not be read');
    expect(await shop.tierOf(user)).toBe('premium');
    if (row) stripe.tables.customers[customer] = row;
  });
});

/** Makes failed jobs available at once, as the queue does about twenty seconds after a failure. */
const tryAgainNow = () =>
  app.container.pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()");

describe('a deleted account', () => {
  it('is not charged any more, also if Stripe was unavailable at the deletion', async () => {
    const { user } = await shop.aBuyer();
    await shop.deliverAll(user);
    const subscription = await subscriptionOf(user);
    const customer = await shop.customerOf(user);
    const open = await shop.aBuyer();
    await app.prisma.user.update({ where: { id: user.id }, data: { password_hash: null } });
    await app.prisma.session.updateMany({
      where: { user_id: user.id },
      data: { created_at: new Date('2026-11-21T08:59:00Z') },
    });
    stripe.faults.add({ name: 'unavailable', on: /customers/, times: 3 });
    const { status } = await app.request('DELETE', '/account', { as: user, body: {} });
    expect(status).toBe(204);
    expect(await app.prisma.billingCustomer.count({ where: { customer_id: customer } })).toBe(0);
    await app.work();
    const isOver = async () => {
      await tryAgainNow();
      return subscription.status === 'canceled';
    };
    await vi.waitUntil(isOver, { timeout: 30_000 });
    expect(stripe.tables.customers[customer]).toBeUndefined();
    // Events that come late find nobody, and are taken.
    for (const { id } of shop.eventsOf(customer)) expect(await stripe.events.deliver(id)).toBe(200);
    expect((await subscriptionOf(open.user)).status).toBe('active');
  }, 60_000);
});
