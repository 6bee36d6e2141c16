import { tools } from '@kumbara/analyst';
import { isLongRun, type Random, seededRandom } from '@kumbara/samples';
import { categories, type SubscriptionInput } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { createPortfolioReader } from './portfolio.ts';

const app = runApp();
const today = '2026-11-21';
const held = (user: TestUser, day = today) => createPortfolioReader({ pool: app.container.pool }).read(user.id, day);

type Money = { amount: number; currency: string };
const byCurrency = (amounts: Money[]) => Object.fromEntries(amounts.map(({ amount, currency }) => [currency, amount]));

async function totalsOf(user: TestUser, day: string) {
  const tool = tools.find(({ name }) => name === 'totals') as (typeof tools)[0];
  const { result } = tool.run(await held(user, day), { category: null, currency: null }) as {
    result: { subscriptions: number; per_month: Money[]; per_year: Money[]; due_this_month: Money[] };
  };
  return {
    total_monthly_cost: byCurrency(result.per_month),
    total_yearly_cost: byCurrency(result.per_year),
    due_this_month: byCurrency(result.due_this_month),
    active_subscriptions: result.subscriptions,
  };
}

const decimals = { TRY: 2, USD: 2, EUR: 2, JPY: 0, KWD: 3 };
function someSubscription(random: Random): Partial<SubscriptionInput> {
  const currency = random.pick(Object.keys(decimals) as (keyof typeof decimals)[]);
  const amount = () => Number((random.int(1, 900_000) / 10 ** decimals[currency]).toFixed(decimals[currency]));
  return {
    ...{ currency, amount: amount(), category: random.pick(categories) },
    billing_cycle: random.pick(['weekly', 'monthly', 'yearly'] as const),
    billing_interval: random.pick([1, 1, 2, 3, 7]),
    next_payment_date: random.pick([
      '2024-02-29',
      '2025-01-31',
      '2026-10-30',
      '2026-11-21',
      '2026-11-30',
      '2027-01-01',
    ]),
    ...(random.chance(0.4) && { share: { parts: random.int(3, 11), mine: random.int(1, 3) } }),
    ...(random.chance(0.3) && { started_on: random.pick(['2025-01-01', '2026-11-10']) }),
    ...(random.chance(0.3) && {
      trial_ends_on: random.pick(['2026-11-20', '2026-11-21', '2026-11-22']),
      price_after_trial: amount(),
    }),
  };
}

it('adds up to the summary of the list, on any day, for every user', async () => {
  for (let seed = 0; seed < (isLongRun ? 12 : 3); seed += 1) {
    const random = seededRandom(`held ${seed}`);
    const user = await app.aUser({ tier: 'pro' });
    for (let n = random.int(0, 9); n > 0; n -= 1) {
      const { id } = await app.add(user, someSubscription(random));
      if (random.chance(0.2))
        await app.request('PUT', `/subscriptions/${id}`, { as: user, body: { status: 'cancelled' } });
    }
    if (random.chance(0.5)) {
      const { id } = await aDetection(app.prisma, user, { charged: ['2026-10-02', '2026-11-02'] });
      await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id: id } });
    }
    for (const day of [today, '2026-12-31', '2027-02-28']) {
      app.setToday(day);
      const { body } = await app.request('GET', '/subscriptions/stats/summary', { as: user });
      const { total_subscriptions: _, converted: __, currencies_without_rate: ___, ...stats } = body;
      expect(await totalsOf(user, day), `seed ${seed}, ${day}`).toEqual(stats);
    }
    app.setToday(today);
  }
});

describe('the portfolio', () => {
  it('is read with everything that is known of it', async () => {
    const user = await app.aUser({ tier: 'pro', currency: 'EUR' });
    const { id: detection_id } = await aDetection(app.prisma, user, { charged: ['2026-10-12', '2026-11-12'] });
    const { body } = await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id } });
    await app.prisma.charge.updateMany({
      where: { user_id: user.id, date: new Date('2026-11-12') },
      data: { foreign_amount: 1.5, foreign_currency: 'USD' },
    });
    await app.request('POST', `/subscriptions/${body.id}/check-in`, { as: user, body: { used: true, times: 7 } });
    const { subscriptions, ...rest } = await held(user);
    expect(rest).toEqual({ today, currency: 'EUR' });
    expect(subscriptions).toMatchObject([
      {
        ...{
          id: body.id,
          name: 'Spotify',
          service_id: 'spotify',
          amount: 59.99,
          status: 'active',
          found_in: ['statement'],
        },
        ...{ next_payment_date: '2026-12-12', charged_since: '2026-10-12', share: null },
        charges: [
          { date: '2026-10-12', amount: 59.99, currency: 'TRY' },
          { date: '2026-11-12', amount: 59.99, currency: 'TRY', foreign: { amount: 1.5, currency: 'USD' } },
        ],
        uses: [{ month: '2026-11', used: true, times: 7 }],
      },
    ]);
    expect(subscriptions[0]).not.toHaveProperty('notice_days');
  });

  it('keeps the anchor, so that a 31st stays a 31st', async () => {
    const user = await app.aUser();
    await app.add(user, { next_payment_date: '2026-08-31' });
    expect((await held(user)).subscriptions).toMatchObject([{ anchor: '2026-08-31', next_payment_date: '2026-11-30' }]);
  });

  it('has no other user’s subscription, charge, check-in or mail', async () => {
    const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
    for (const owner of [user, other]) {
      const { id: detection_id } = await aDetection(app.prisma, owner, { fingerprint: 'the same for both' });
      const { body } = await app.request('POST', '/email/import-subscription', { as: owner, body: { detection_id } });
      if (owner === other)
        await app.request('POST', `/subscriptions/${body.id}/check-in`, { as: other, body: { used: false } });
    }
    await failedPayment(other);
    const { subscriptions } = await held(user);
    expect(subscriptions).toHaveLength(1);
    expect(subscriptions[0]).toMatchObject({ uses: [], charges: [{ date: '2026-10-12' }, { date: '2026-11-12' }] });
    expect(subscriptions[0]).not.toHaveProperty('payment_failed_on');
    expect((await held(other)).subscriptions[0]).toHaveProperty('payment_failed_on', '2026-11-15');
  });

  /** A mail of Spotify's that says so. */
  async function failedPayment(user: TestUser) {
    const { id: connection_id } = await aConnection(app.prisma, user, {});
    const event = { kind: 'payment_failed', service_name: 'Spotify', service_id: 'spotify', date: '2026-11-15' };
    await app.prisma.readMail.create({
      data: {
        user_id: user.id,
        connection_id,
        message_id: '<failed@spotify.com>',
        date: new Date('2026-11-15'),
        events: [event],
      },
    });
  }

  it('takes a failed payment for one subscription’s only where it can be only one', async () => {
    const user = await app.aUser({ tier: 'pro' });
    await app.add(user, { name: 'Spotify' });
    await failedPayment(user);
    expect((await held(user)).subscriptions[0]).toHaveProperty('payment_failed_on', '2026-11-15');
    await app.add(user, { name: 'Spotify Family' });
    for (const one of (await held(user)).subscriptions) expect(one).not.toHaveProperty('payment_failed_on');
  });

  it('is read in as many queries for a hundred subscriptions as for one', async () => {
    const queriesOf = async (count: number) => {
      const user = await app.aUser({ tier: 'pro' });
      await app.prisma.subscription.createMany({
        data: Array.from({ length: count }, () => ({
          ...{ user_id: user.id, name: 'Netflix', amount: 10, currency: 'TRY', category: 'streaming' as const },
          ...{ billing_cycle: 'monthly' as const, next_payment_date: new Date('2026-12-01') },
        })),
      });
      let queries = 0;
      const query = (...args: [{ text: string; values: unknown[] }]) => {
        queries += 1;
        return app.container.pool.query(...args);
      };
      const pool = { query } as unknown as typeof app.container.pool;
      const portfolio = await createPortfolioReader({ pool }).read(user.id, today);
      expect(portfolio.subscriptions).toHaveLength(count);
      return queries;
    };
    expect(await queriesOf(100)).toBe(await queriesOf(1));
  });
});
