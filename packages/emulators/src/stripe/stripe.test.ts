import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { appOrigin, sdkFor, stripeForTests } from '#testing/stripe-for-tests.ts';

const fixture = stripeForTests();
beforeAll(() => fixture.sdk.products.create({ id: 'premium', name: 'Premium' }));
const day = 86_400;
const good = '4242424242424242';

afterEach(() => {
  fixture.answer(() => 200);
  fixture.stripe.faults.clear();
  Object.assign(fixture.stripe.settings, { copies: 1, held: false, latency: 0, afterRetries: 'canceled' });
});

const offer = (customer: string, unit_amount = 499): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  client_reference_id: 'user-1',
  line_items: [
    {
      price_data: {
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
        product: 'premium',
      },
      quantity: 1,
    },
  ],
  subscription_data: { metadata: { package_id: 'premium_monthly' } },
  metadata: { package_id: 'premium_monthly' },
  success_url: `${appOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${appOrigin}/pricing`,
});

async function aSession(options?: Stripe.RequestOptions) {
  const customer = await fixture.sdk.customers.create({ email: 'ece@example.com', metadata: { user_id: '1' } });
  const session = await fixture.sdk.checkout.sessions.create(offer(customer.id), options);
  return { customer, session, url: session.url ?? '' };
}

/** A customer with a paid subscription. */
async function aBuyer(card: string = good) {
  const { customer, session, url } = await aSession();
  const browser = fixture.browser();
  await browser.press(await browser.visit(url), 'card', card, fixture.isBack);
  const { subscription } = await fixture.sdk.checkout.sessions.retrieve(session.id);
  return { customer, session, subscription: String(subscription) };
}
const eventsOf = (customer: string) =>
  fixture.stripe.events
    .all()
    .filter(({ data }) => JSON.stringify(data).includes(customer))
    .map(({ type }) => type);

describe('the checkout page', () => {
  it('says that it is not the real service, accepts a card, and redirects with the session id in the address', async () => {
    const { session, url } = await aSession();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 499, currency: 'usd' });
    const browser = fixture.browser();
    const page = await browser.visit(url);
    expect(page.text).toContain('this is not the real service');
    expect(page.text).toContain('$4.99');
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${appOrigin}`);
    const back = await browser.press(page, 'card', good, fixture.isBack);
    expect(back.url.href).toBe(`${appOrigin}/payment-success?session_id=${session.id}`);
    const paid = await fixture.sdk.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'user-1',
    });
    const subscription = await fixture.sdk.subscriptions.retrieve(String(paid.subscription));
    expect(subscription).toMatchObject({ status: 'active', metadata: { package_id: 'premium_monthly' } });
    const [item] = subscription.items.data;
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(28 * day);
    expect((await browser.visit(url)).text).toContain('complete already');
  });

  it('declines a card and accepts another one', async () => {
    const { session, url } = await aSession();
    const browser = fixture.browser();
    const page = await browser.press(await browser.visit(url), 'card', '4000000000000002');
    expect(page.text).toContain('Your card was declined');
    expect((await fixture.sdk.checkout.sessions.retrieve(session.id)).status).toBe('open');
    const back = await browser.press(page, 'card', good, fixture.isBack);
    expect(back.url.pathname).toBe('/payment-success');
  });

  it('asks for the confirmation of the bank on a second page', async () => {
    const { session, url } = await aSession();
    const browser = fixture.browser();
    const ask = await browser.press(await browser.visit(url), 'card', '4000002500003155');
    expect(ask.text).toContain('Your bank asks');
    const refused = await browser.press(ask, 'confirm', 'no');
    expect(refused.text).toContain('did not confirm');
    expect((await fixture.sdk.checkout.sessions.retrieve(session.id)).status).toBe('open');
    const again = await browser.press(refused, 'card', '4000002500003155');
    await browser.press(again, 'confirm', 'yes', fixture.isBack);
    expect((await fixture.sdk.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  it('can be cancelled, and expires by its button, by time or by a call', async () => {
    const { session, url } = await aSession();
    const browser = fixture.browser();
    expect((await browser.visit(url)).text).toContain(`href="${appOrigin}/pricing"`);
    const page = await browser.press(await browser.visit(url), 'expire', 'yes');
    expect(page.text).toContain('has expired');
    expect((await fixture.sdk.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    await expect(fixture.sdk.checkout.sessions.expire(session.id)).rejects.toThrow('Only Checkout Sessions');
    const late = await aSession();
    fixture.stripe.advance(day + 1);
    expect((await fixture.sdk.checkout.sessions.retrieve(late.session.id)).status).toBe('expired');
    const called = await aSession();
    expect((await fixture.sdk.checkout.sessions.expire(called.session.id)).status).toBe('expired');
  });
});

describe('the API, to the official SDK', () => {
  it('runs a request with an idempotency key once and refuses the key for another request', async () => {
    const customer = await fixture.sdk.customers.create({});
    const ask = (amount: number) =>
      fixture.sdk.checkout.sessions.create(offer(customer.id, amount), { idempotencyKey: 'once' });
    const [first, second] = [await ask(499), await ask(499)];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(ask(999)).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    fixture.stripe.settings.latency = 100;
    const together = await Promise.allSettled(
      Array.from({ length: 4 }, () => fixture.sdk.customers.create({ name: 'x' }, { idempotencyKey: 'together' })),
    );
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const retrying = new Stripe(fixture.environment.STRIPE_SECRET_KEY ?? '', {
      ...{ host: '127.0.0.1', port: new URL(fixture.environment.STRIPE_API_URL ?? '').port, protocol: 'http' },
      maxNetworkRetries: 3,
    });
    const all = await Promise.all(
      Array.from({ length: 4 }, () => retrying.customers.create({ name: 'y' }, { idempotencyKey: 'patient' })),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  it('answers with the errors of the real one', async () => {
    await expect(fixture.sdk.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      requestId: expect.stringMatching(/^req_/),
    });
    await expect(fixture.sdk.subscriptions.list({ customer: 'cus_nobody', status: 'all' })).rejects.toMatchObject({
      statusCode: 400,
    });
    const foreign = sdkFor({ ...fixture.environment, STRIPE_SECRET_KEY: 'sk_test_wrong' });
    await expect(foreign.customers.retrieve('cus_nobody')).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    const odd = { email: 'a@b.example', colour: 'red' } as Stripe.CustomerCreateParams;
    await expect(fixture.sdk.customers.create(odd)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
    fixture.stripe.faults.add({ name: 'unavailable' });
    await expect(fixture.sdk.customers.retrieve('cus_nobody')).rejects.toMatchObject({ statusCode: 503 });
    // The SDK retries when a connection breaks.
    fixture.stripe.faults.add({ name: 'cut', times: 9 });
    await expect(fixture.sdk.customers.retrieve('cus_nobody')).rejects.toMatchObject({ type: 'StripeConnectionError' });
  });

  it('changes the price of a subscription with prorations on the next invoice', async () => {
    const { customer, subscription } = await aBuyer();
    const { items } = await fixture.sdk.subscriptions.retrieve(subscription);
    const product = await fixture.sdk.products.create({ id: `pro_${customer.id}`, name: 'Pro' });
    const price_data = {
      currency: 'usd',
      unit_amount: 999,
      recurring: { interval: 'month' as const },
      product: product.id,
    };
    const onChange = await fixture.sdk.subscriptions.update(subscription, {
      items: [{ id: items.data[0]?.id, price_data }],
      proration_behavior: 'create_prorations',
      metadata: { package_id: 'pro_monthly' },
    });
    expect(onChange.items.data[0]?.price).toMatchObject({ unit_amount: 999, product: product.id });
    expect((await fixture.sdk.invoices.list({ subscription, status: 'paid' })).data).toHaveLength(1);
    fixture.stripe.advance(31 * day);
    const [next] = (await fixture.sdk.invoices.list({ subscription, status: 'paid' })).data;
    expect(next).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' });
    // The difference of the whole first month, and the next month.
    expect(next?.total).toBeGreaterThan(1_450);
    expect(next?.total).toBeLessThanOrEqual(1_499);
  });

  it('ends a subscription at the end of the period, or resumes it', async () => {
    const { subscription } = await aBuyer();
    const ending = await fixture.sdk.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
    const resumed = await fixture.sdk.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect(resumed.cancel_at).toBeNull();
    await fixture.sdk.subscriptions.update(subscription, { cancel_at_period_end: true });
    fixture.stripe.advance(32 * day);
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).status).toBe('canceled');
    await expect(fixture.sdk.subscriptions.cancel(subscription)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('retries a failed renewal and then cancels', async () => {
    const { customer, subscription } = await aBuyer('4000000000000341');
    fixture.stripe.advance(32 * day);
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).status).toBe('past_due');
    const [open] = (await fixture.sdk.invoices.list({ subscription, status: 'open' })).data;
    expect(open?.next_payment_attempt).not.toBeNull();
    fixture.stripe.advance(16 * day);
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(eventsOf(customer.id)).toEqual(
      expect.arrayContaining(['invoice.payment_failed', 'customer.subscription.deleted']),
    );
  });

  it('deletes a customer with all subscriptions', async () => {
    const { customer, subscription } = await aBuyer();
    expect(await fixture.sdk.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(await fixture.sdk.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  });
});

describe('the portal', () => {
  it('shows card and invoices, cancels at the end of the period, resumes, and returns', async () => {
    const { customer, subscription } = await aBuyer();
    const return_url = `${appOrigin}/pricing`;
    const portal = await fixture.sdk.billingPortal.sessions.create({ customer: customer.id, return_url });
    const browser = fixture.browser();
    const page = await browser.visit(portal.url);
    expect(page.text).toContain('•••• 4242');
    expect(page.text).toContain(`href="${return_url}"`);
    await browser.press(page, 'cancel', 'yes');
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
    await browser.press(page, 'resume', 'yes');
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
  });

  it('lets a customer with an open invoice change the card and pay', async () => {
    const { customer, subscription } = await aBuyer('4000000000000341');
    fixture.stripe.advance(32 * day);
    const [open] = (await fixture.sdk.invoices.list({ subscription, status: 'open' })).data;
    const portal = await fixture.sdk.billingPortal.sessions.create({ customer: customer.id, return_url: appOrigin });
    const browser = fixture.browser();
    const page = await browser.visit(portal.url);
    await browser.press(page, 'pay', open?.id ?? '');
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).status).toBe('past_due');
    await browser.press(page, 'card', good);
    await browser.press(page, 'pay', open?.id ?? '');
    expect((await fixture.sdk.subscriptions.retrieve(subscription)).status).toBe('active');
  });
});

describe('events', () => {
  it('are signed for the SDK and sent until they are accepted', async () => {
    let refusals = 2;
    fixture.answer(() => (refusals-- > 0 ? 503 : 200));
    await vi.waitUntil(() => fixture.stripe.events.pending().length === 0, { timeout: 10_000 });
    fixture.stripe.settings.retryDelay = 10;
    const before = fixture.receivedEvents.length;
    const { id } = await fixture.sdk.customers.create({ email: 'told@example.com' });
    await vi.waitUntil(
      () => fixture.receivedEvents.length === before + 3 && fixture.stripe.events.pending().length === 0,
      {
        timeout: 10_000,
      },
    );
    const secret = fixture.environment.STRIPE_WEBHOOK_SECRET ?? '';
    const read = ({ body, signature }: { body: string; signature: string }) =>
      fixture.sdk.webhooks.constructEvent(body, signature, secret, 365 * day);
    const [first, second] = fixture.receivedEvents.slice(before).map(read);
    expect(first).toMatchObject({ type: 'customer.created', object: 'event', data: { object: { id } } });
    expect(second?.id).toBe(first?.id);
    expect(() =>
      fixture.sdk.webhooks.constructEvent(fixture.receivedEvents[before]?.body ?? '', 't=1,v1=00', secret),
    ).toThrow();
  });

  it('are sent twice, or when a test delivers them', async () => {
    fixture.stripe.settings.copies = 2;
    let before = fixture.receivedEvents.length;
    await fixture.sdk.customers.create({});
    await vi.waitUntil(() => fixture.receivedEvents.length === before + 2, { timeout: 10_000 });
    fixture.stripe.settings.held = true;
    before = fixture.receivedEvents.length;
    await fixture.sdk.customers.create({});
    const [waiting] = fixture.stripe.events.pending();
    expect(fixture.receivedEvents).toHaveLength(before);
    expect(await fixture.stripe.events.deliver(waiting ?? '')).toBe(200);
    expect(fixture.receivedEvents).toHaveLength(before + 1);
    expect(fixture.stripe.events.pending()).toEqual([]);
  });
});

it('keeps purchases over a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kumbara-sandbox-'));
  const start = () => startEmulators({ appOrigins: [appOrigin], dataFolder, webhookUrl: 'http://127.0.0.1:9' });
  const first = await start();
  const customer = await sdkFor(first.environment).customers.create({ email: 'ece@example.com' });
  await first.close();
  const second = await start();
  expect(await sdkFor(second.environment).customers.retrieve(customer.id)).toMatchObject({ email: 'ece@example.com' });
  await second.close();
  rmSync(dataFolder, { recursive: true });
});
