import { seededRandom } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import type { PaidSubscription } from './adapters/payment-provider.ts';
import { planStateOf, stalledOf } from './plan-state.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const one = (own: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: 'sub_1',
  package_id: 'premium_monthly',
  status: 'active',
  created_at: daysAgo(40),
  period_ends_at: daysAgo(-20),
  ends_at: undefined,
  unpaid_since: undefined,
  ...own,
});
const tierOf = (...subscriptions: PaidSubscription[]) => planStateOf(subscriptions, now).tier;

describe('a plan', () => {
  it('lasts while the subscription is paid or in trial, and not otherwise', () => {
    expect(tierOf()).toBe('free');
    expect(tierOf(one())).toBe('premium');
    expect(tierOf(one({ status: 'trialing', package_id: 'pro_monthly' }))).toBe('pro');
    for (const status of ['stalled', 'ended'] as const) expect(tierOf(one({ status }))).toBe('free');
    expect(tierOf(one({ package_id: undefined }))).toBe('free');
  });

  it('is held until its last day though it was cancelled', () => {
    expect(tierOf(one({ ends_at: daysAgo(-1) }))).toBe('premium');
  });

  it('is held for fourteen days to the second while it is not paid', () => {
    const unpaid = (unpaid_since: Date) => one({ status: 'past_due', unpaid_since });
    expect(tierOf(unpaid(new Date(daysAgo(14).getTime() + 1)))).toBe('premium');
    expect(tierOf(unpaid(daysAgo(14)))).toBe('free');
    expect(planStateOf([unpaid(daysAgo(3))], now).grace_ends_at).toEqual(daysAgo(-11));
    expect(tierOf(one({ status: 'past_due' }))).toBe('free');
  });

  it('is the highest of several, and of two equal ones the one that is paid', () => {
    const pro = one({ id: 'sub_2', package_id: 'pro_monthly', created_at: daysAgo(1) });
    expect(tierOf(one(), pro)).toBe('pro');
    expect(tierOf(one(), { ...pro, status: 'ended' })).toBe('premium');
    const behind = one({ id: 'sub_0', status: 'past_due', unpaid_since: daysAgo(1) });
    expect(planStateOf([behind, one()], now)).toMatchObject({ holder: { id: 'sub_1' }, grace_ends_at: undefined });
  });

  it('does not depend on the order in which they are listed', () => {
    const random = seededRandom('plans');
    const statuses = ['active', 'trialing', 'past_due', 'stalled', 'ended'] as const;
    const packages = [
      { package_id: 'premium_monthly' },
      { package_id: 'pro_monthly' },
      { package_id: undefined },
    ] as const;
    for (let round = 0; round < 500; round += 1) {
      const all = Array.from({ length: random.int(0, 5) }, (_, i) =>
        one({
          id: `sub_${i}`,
          status: random.pick(statuses),
          ...random.pick(packages),
          created_at: daysAgo(random.int(0, 3)),
          unpaid_since: daysAgo(random.int(0, 30)),
        }),
      );
      expect(planStateOf(random.sample(all, all.length), now)).toEqual(planStateOf(all, now));
      const held = all.filter(
        ({ status, unpaid_since = now, package_id }) =>
          package_id &&
          (status === 'active' || status === 'trialing' || (status === 'past_due' && unpaid_since > daysAgo(14))),
      );
      const expected = held.some(({ package_id }) => package_id === 'pro_monthly')
        ? 'pro'
        : held.length
          ? 'premium'
          : 'free';
      expect(planStateOf(all, now).tier).toBe(expected);
    }
  });
});

it('names what would come to life again beside a new plan', () => {
  const stalled = one({ id: 'sub_2', status: 'stalled' });
  const late = one({ id: 'sub_3', status: 'past_due', unpaid_since: daysAgo(20) });
  const foreign = one({ id: 'sub_4', status: 'stalled', package_id: undefined });
  const found = stalledOf([one(), stalled, late, foreign, one({ status: 'ended' })], now);
  expect(found.map(({ id }) => id)).toEqual(['sub_2', 'sub_3']);
});
