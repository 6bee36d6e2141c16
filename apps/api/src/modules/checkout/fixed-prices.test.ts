import { describe, expect, it } from 'vitest';
import { runShop } from '#testing/stripe.ts';

const shop = await runShop({ STRIPE_PRICE_PREMIUM: 'price_premium', STRIPE_PRICE_PRO: 'price_pro' });
const { app, stripe } = shop;
for (const [name, unit_amount] of [
  ['premium', 549],
  ['pro', 1049],
] as const) {
  const product = `prod_${name}`;
  const created = 0;
  stripe.tables.products[product] = { id: product, object: 'product', created, name, active: true, metadata: {} };
  stripe.tables.prices[`price_${name}`] = {
    ...{ id: `price_${name}`, object: 'price', created, product, currency: 'eur', unit_amount, metadata: {} },
    recurring: { interval: 'month', interval_count: 1 },
  };
}
const running = (customer: string) =>
  Object.values(stripe.tables.subscriptions).filter((row) => row.customer === customer && row.status !== 'canceled');

describe('where the operator set the prices up at the provider', () => {
  const readPackages = async () => (await app.request('GET', '/payments/packages')).body;

  it('the packages show the price at Stripe, and no request waits while it cannot be read', async () => {
    stripe.faults.add({ name: 'unavailable', on: /^\/v1\/prices/, times: 9 });
    expect(await readPackages()).toMatchObject([{ amount: 4.99, currency: 'USD' }, { amount: 9.99 }]);
    stripe.faults.clear();
    expect(await readPackages()).toMatchObject([{ amount: 4.99 }, { amount: 9.99 }]);
    app.passTime(61);
    const known = [
      { package_id: 'premium_monthly', amount: 5.49, currency: 'EUR', available: true },
      { package_id: 'pro_monthly', amount: 10.49, currency: 'EUR', available: true },
    ];
    expect(await readPackages()).toMatchObject(known);
    // Read once: whoever reads the prices later asks nobody.
    stripe.faults.add({ name: 'unavailable', on: /^\/v1\/prices/, times: 9 });
    expect(await readPackages()).toMatchObject(known);
    stripe.faults.clear();
  });

  it('a plan can be changed several times on one day', async () => {
    const { user } = await shop.aBuyer();
    for (const tier of ['pro', 'premium', 'pro', 'premium', 'pro'] as const) {
      const { status, body } = await shop.change(user, `${tier}_monthly`);
      expect([status, body.changed]).toEqual([200, true]);
      expect(await shop.tierOf(user)).toBe(tier);
      expect((await shop.status(user, body.session_id)).body).toEqual({ payment_status: 'paid', status: 'complete' });
    }
    expect(running(await shop.customerOf(user))).toMatchObject([{ price: 'price_pro' }]);
  });

  it('concurrent requests for a change count as one, each time', async () => {
    const { user } = await shop.aBuyer();
    const customer = await shop.customerOf(user);
    for (const id of ['pro_monthly', 'premium_monthly', 'pro_monthly'] as const) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => shop.change(user, id)));
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    const setOff = Object.values(stripe.tables.invoice_items).filter((item) => item.customer === customer);
    expect(setOff.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
    expect(await shop.tierOf(user)).toBe('pro');
  });

  it('a change that the provider did not carry out is not reported as done', async () => {
    const { user } = await shop.aBuyer();
    const [row] = running(await shop.customerOf(user));
    const changePlan = () => shop.change(user, 'pro_monthly');
    expect((await changePlan()).status).toBe(200);
    // As if nothing of it had happened: what is asked for is then an answer that was given before.
    Object.assign(row ?? {}, { price: 'price_premium', metadata: { package_id: 'premium_monthly' } });
    const rows = await app.prisma.checkoutSession.count({ where: { user_id: user.id } });
    expect((await changePlan()).status).toBe(503);
    expect(await app.prisma.checkoutSession.count({ where: { user_id: user.id } })).toBe(rows);
  });
});
