import { describe, expect, it } from 'vitest';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const get = (as: TestUser, id: string) => app.request('GET', `/subscriptions/${id}`, { as });
const put = (as: TestUser, id: string, body: unknown) => app.request('PUT', `/subscriptions/${id}`, { as, body });

describe('payment dates', () => {
  const dateOf = async (user: TestUser, id: string) => (await get(user, id)).body.next_payment_date;

  it.each([
    ['2026-01-31', 'monthly', 1, ['2026-11-30', '2026-12-31', '2027-02-28', '2028-02-29']],
    ['2024-02-29', 'yearly', 1, ['2027-02-28', '2027-02-28', '2027-02-28', '2028-02-29']],
    ['2026-08-31', 'monthly', 3, ['2026-11-30', '2027-02-28', '2027-02-28', '2028-02-29']],
    ['2026-11-20', 'weekly', 2, ['2026-12-04', '2026-12-04', '2027-02-12', '2028-02-25']],
  ] as const)(
    'from %s, %s × %i, are never past and never drift',
    async (anchor, billing_cycle, billing_interval, expected) => {
      const user = await app.aUser();
      const { id } = await app.add(user, { next_payment_date: anchor, billing_cycle, billing_interval });
      const shown = [];
      for (const day of ['2026-11-21', '2026-12-01', '2027-02-02', '2028-02-20']) {
        app.setToday(day);
        shown.push(await dateOf(user, id));
      }
      expect(shown).toEqual(expected);
    },
  );

  it('keep a 31st when the form sends back the 30th it was shown', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { next_payment_date: '2026-01-31' });
    const shown = (await get(user, id)).body;
    expect(shown.next_payment_date).toBe('2026-11-30');
    await put(user, id, {
      name: 'new name',
      next_payment_date: shown.next_payment_date,
      billing_cycle: 'monthly',
      billing_interval: 1,
    });
    const stored = await app.prisma.subscription.findFirstOrThrow({ where: { id } });
    expect(stored.next_payment_date.toISOString().slice(0, 10)).toBe('2026-01-31');
  });

  it('start anew from a date that the user changes', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { next_payment_date: '2026-01-31' });
    expect((await put(user, id, { next_payment_date: '2026-11-15' })).body.next_payment_date).toBe('2026-12-15');
    expect(
      (await put(user, id, { next_payment_date: '2026-12-24', billing_cycle: 'weekly' })).body.next_payment_date,
    ).toBe('2026-12-24');
  });

  it('follow the calendar of the user’s time zone', async () => {
    // 21 November, noon in Istanbul, is still the 20th in Honolulu at 23:00.
    const user = await app.aUser({ time_zone: 'Pacific/Honolulu' });
    const { id } = await app.add(user, { next_payment_date: '2026-11-20' });
    expect(await dateOf(user, id)).toBe('2026-11-20');
    const here = await app.aUser();
    expect((await app.add(here, { next_payment_date: '2026-11-20' })) as unknown).toMatchObject({
      next_payment_date: '2026-12-20',
    });
  });

  it.each([{ billing_cycle: 'weekly' }, { billing_interval: 4 }])(
    'stay what the form says when the billing cycle changes with it: %o',
    async (cycle) => {
      const user = await app.aUser();
      const { id } = await app.add(user, { next_payment_date: '2026-01-31' });
      const changed = await put(user, id, { next_payment_date: '2026-11-30', ...cycle });
      expect(changed.body.next_payment_date).toBe('2026-11-30');
    },
  );

  it('of a cancelled subscription stay as they were', async () => {
    const user = await app.aUser();
    const { id } = await app.add(user, { next_payment_date: '2026-01-31' });
    expect((await put(user, id, { status: 'cancelled' })).body.next_payment_date).toBe('2026-01-31');
    expect((await put(user, id, { status: 'active' })).body.next_payment_date).toBe('2026-11-30');
  });
});

it('charges the price after the trial once the trial is over, and keeps it at the next change', async () => {
  const user = await app.aUser();
  const { id } = await app.add(user, { amount: 10, trial_ends_on: '2026-11-21', price_after_trial: 99 });
  expect((await get(user, id)).body).toMatchObject({ amount: 10, price_after_trial: 99 });
  app.setToday('2026-11-22');
  expect((await get(user, id)).body).toMatchObject({ amount: 99, price_after_trial: null });
  const stats = await app.request('GET', '/subscriptions/stats/summary', { as: user });
  expect(stats.body.total_monthly_cost).toEqual({ TRY: 99 });
  await put(user, id, { notes: 'x' });
  expect((await app.prisma.subscription.findFirstOrThrow({ where: { id } })).amount.toNumber()).toBe(99);
  expect((await put(user, id, { amount: 50 })).body.amount).toBe(50);
});
