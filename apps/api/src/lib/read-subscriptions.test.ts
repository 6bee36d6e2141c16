import { Prisma } from '@kumbara/prisma/client';
import { seededRandom } from '@kumbara/samples';
import { addDays, defaultReminderDays } from '@kumbara/shared';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromDay, toDay } from '#lib/day.ts';
import { type SubscriptionRow, toSubscriptionRow } from '#lib/subscription-row.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { countActive, readCosts, readSubscriptions } from './read-subscriptions.ts';

const app = runApp();
const today = '2026-11-28';

/** Subscriptions with every column filled or empty, and prices before and after today. */
async function fill({ id: user_id }: TestUser, seed: string): Promise<void> {
  const random = seededRandom(seed);
  const maybe = <T>(value: T) => (random.chance(0.5) ? value : null);
  const day = () => fromDay(addDays(today, random.int(-800, 800)));
  const amount = () => new Prisma.Decimal(random.int(1, 99_999_999)).div(10_000);
  for (let n = 0; n < 40; n += 1) {
    const row = await app.prisma.subscription.create({
      data: {
        ...{ user_id, name: `Ünlü “${n}”`, amount: amount(), currency: random.pick(['TRY', 'USD', 'JPY', 'KWD']) },
        billing_cycle: random.pick(['weekly', 'monthly', 'yearly'] as const),
        billing_interval: random.int(1, 12),
        ...{ next_payment_date: day(), category: 'music', notes: maybe('a\n\\b"'), url: maybe('https://example.com') },
        ...{ payment_method: maybe('Kart'), started_on: maybe(day()), trial_ends_on: maybe(day()) },
        ...{ price_after_trial: maybe(amount()), commitment_ends_on: maybe(day()), notice_days: maybe(30) },
        ...(random.chance(0.5) && { share_parts: 4, share_mine: 1 }),
        reminder_days: random.chance(0.5) ? [...defaultReminderDays.yearly] : Prisma.DbNull,
        family_visible: random.chance(0.5),
        status: random.pick(['active', 'cancelled'] as const),
        ...{ cancelled_on: maybe(day()), ends_on: maybe(day()), cancel_checked_on: maybe(day()) },
        cancelled_by_mail: random.chance(0.3) ? { email_id: 'x', date: today, text: 'x' } : Prisma.DbNull,
        cancel_confirmed_by: random.chance(0.3) ? { email_id: 'x', date: today, text: 'x' } : Prisma.DbNull,
      },
    });
    for (let price = 0; price < random.int(0, 3); price += 1)
      await app.prisma.priceChange.create({
        data: { user_id, subscription_id: row.id, date: day(), amount: amount(), currency: 'TRY', source: 'manual' },
      });
  }
}

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: app.databaseUrl });
});
afterAll(() => pool.end());

it('reads the list and the costs as the data layer does, each for its user alone', async () => {
  const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
  await fill(user, 'one');
  await fill(other, 'two');
  const stored = await app.prisma.subscription.findMany({ where: { user_id: user.id }, orderBy: { id: 'desc' } });
  const ahead = await app.prisma.priceChange.findMany({
    where: { user_id: user.id, date: { gt: fromDay(today) } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  const announcedOf = (id: string) => {
    const own = ahead.filter(({ subscription_id }) => subscription_id === id);
    return own.length === 0
      ? null
      : own.map(({ date, amount, currency }) => ({ date: toDay(date), amount: amount.toNumber(), currency }));
  };
  const expected = stored.map((row) => {
    const {
      user_id: _owner,
      given: _given,
      ...shown
    } = toSubscriptionRow(row) as SubscriptionRow & { user_id: string; given: unknown };
    return { ...shown, announced: announcedOf(row.id) };
  });
  const rows = await readSubscriptions(pool, user.id, today);
  expect(rows).toEqual(expected);
  const before = stored[9]?.id;
  expect(await readSubscriptions(pool, user.id, today, { take: 5, before })).toEqual(expected.slice(10, 15));

  const costs = await readCosts(pool, user.id, today);
  expect(costs).toHaveLength(40);
  for (const { first_charge, ...cost } of costs) {
    expect(expected.find(({ id }) => id === cost.id)).toMatchObject(cost);
    expect(first_charge).toBeNull();
  }
  expect(await countActive(pool, user.id)).toBe(stored.filter(({ status }) => status === 'active').length);
});
