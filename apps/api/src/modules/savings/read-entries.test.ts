import { Prisma } from '@kumbara/prisma/client';
import { seededRandom } from '@kumbara/samples';
import { addDays } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { fromDay, toDay } from '#lib/day.ts';
import { aDetection } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { type Entry, readEntries } from './read-entries.ts';

const app = runApp();
const today = '2026-11-21';

/** Ended subscriptions with every column filled or empty, whose charges lie on both sides of the end. */
async function fill(user: TestUser, seed: string): Promise<void> {
  const random = seededRandom(seed);
  const maybe = <T>(value: T) => (random.chance(0.5) ? value : null);
  const dayNear = (day: string) => addDays(day, random.int(-30, 90));
  const amount = () => new Prisma.Decimal(random.int(1, 99_999_999)).div(10_000);
  for (let n = 0; n < 12; n += 1) {
    const { id: subscription_id } = await app.add(user, { name: `Service ${n}` });
    const cancelled = addDays(today, random.int(-400, -1));
    await app.prisma.saving.create({
      data: {
        ...{ user_id: user.id, subscription_id: maybe(subscription_id), name: `Ünlü “${n}”\\`, amount: amount() },
        ...{ currency: random.pick(['TRY', 'JPY', 'KWD']), billing_interval: random.int(1, 12) },
        billing_cycle: random.pick(['weekly', 'monthly', 'yearly'] as const),
        anchor: fromDay(dayNear(cancelled)),
        ...(random.chance(0.5) && { share_parts: 4, share_mine: 1 }),
        ...{ trial_ends_on: maybe(fromDay(dayNear(cancelled))), price_after_trial: maybe(amount()) },
        announced: random.chance(0.5) ? [{ date: today, amount: 1.5, currency: 'TRY' }] : [],
        ...{ cancelled_on: fromDay(cancelled), ends_on: maybe(fromDay(dayNear(cancelled))) },
        reactivated_on: maybe(fromDay(dayNear(cancelled))),
        outcome: random.chance(0.3) ? { verified: 1 } : Prisma.DbNull,
      },
    });
    const { fingerprint, source, currency, billing_cycle, billing_interval } = await aDetection(app.prisma, user, {
      charged: [-30, -15, -14, 20].map((days) => addDays(cancelled, days)),
      amount: random.int(1, 9_999) / 100,
    });
    await app.prisma.decision.create({
      data: {
        ...{ user_id: user.id, subscription_id, fingerprint, source, currency, billing_cycle, billing_interval },
        kind: random.pick(['tracked', 'tracked', 'dismissed'] as const),
      },
    });
  }
}

/** The same by the data layer. */
async function storedEntries({ id: user_id }: TestUser): Promise<Entry[]> {
  const savings = await app.prisma.saving.findMany({
    where: { user_id },
    orderBy: [{ cancelled_on: 'desc' }, { created_at: 'desc' }, { id: 'desc' }],
  });
  const decisions = await app.prisma.decision.findMany({ where: { user_id, kind: 'tracked' } });
  const charges = await app.prisma.charge.findMany({ where: { user_id }, orderBy: [{ date: 'asc' }, { id: 'asc' }] });
  const day = (date: Date | null) => (date ? toDay(date) : null);
  return savings.map(({ user_id: _owner, created_at: _created, share_parts, share_mine, ...row }) => {
    const end = toDay(row.ends_on ?? row.cancelled_on);
    const own = decisions.filter((decision) => decision.subscription_id === row.subscription_id);
    return {
      ...row,
      share: share_parts && share_mine ? { parts: share_parts, mine: share_mine } : null,
      ...{ amount: row.amount.toNumber(), price_after_trial: row.price_after_trial?.toNumber() ?? null },
      ...{ anchor: toDay(row.anchor), cancelled_on: toDay(row.cancelled_on), ends_on: day(row.ends_on) },
      ...{ trial_ends_on: day(row.trial_ends_on), reactivated_on: day(row.reactivated_on) },
      charges: charges
        .filter(({ fingerprint }) => own.some((decision) => decision.fingerprint === fingerprint))
        .filter(({ date }) => toDay(date) > addDays(end, -15))
        .map(({ id, date, amount, currency, source, text, settlement }) => ({
          ...{ id, date: toDay(date), amount: amount.toNumber(), currency, source, text, settlement },
        })),
    } as Entry;
  });
}

it('reads the ledger as the data layer does, for its user alone', async () => {
  const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
  await fill(user, 'one');
  await fill(other, 'two');
  const stored = await storedEntries(user);
  expect(stored.some(({ charges }) => charges.length > 0)).toBe(true);
  expect(await readEntries(app.container.pool, user.id)).toEqual(stored);
  const subscription = stored.find(({ charges }) => charges.length > 0)?.subscription_id ?? '';
  expect(await readEntries(app.container.pool, user.id, subscription)).toEqual(
    stored.filter(({ subscription_id }) => subscription_id === subscription),
  );
  expect(await readEntries(app.container.pool, other.id, subscription)).toEqual([]);
});
