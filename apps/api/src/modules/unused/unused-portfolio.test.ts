import type { MonthUsage, PortfolioSubscription } from '@kumbara/analyst';
import { Prisma } from '@kumbara/prisma/client';
import { seededRandom } from '@kumbara/samples';
import { addDays, dayIn } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { fromDay, toDay } from '#lib/day.ts';
import { aConnection } from '#testing/a-connection.ts';
import { aDetection } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';
import { readUnusedPortfolio } from './unused-portfolio.ts';

const app = runApp();
const today = '2026-11-21';
/** By the name that the user gave, the service of the catalogue. */
const services: Record<string, string | undefined> = { Netflix: 'netflix', Spotify: 'spotify', Ünlü: undefined };

/** Subscriptions with and without what tells whether they are used, of several users the same. */
async function fill(user: TestUser, seed: string): Promise<void> {
  const random = seededRandom(seed);
  const { prisma } = app;
  const near = () => fromDay(addDays(today, random.int(-60, 60)));
  const amount = () => new Prisma.Decimal(random.int(1, 99_999_999)).div(10_000);
  for (const name of [...Object.keys(services), 'A “quoted”\\ name', 'Ünlü 2', 'Ended']) {
    const { id: subscription_id } = await prisma.subscription.create({
      data: {
        ...{ user_id: user.id, name, amount: amount(), currency: random.pick(['TRY', 'JPY']), category: 'music' },
        ...{ billing_cycle: random.pick(['weekly', 'monthly'] as const), billing_interval: random.int(1, 12) },
        ...{ next_payment_date: near(), ...(random.chance(0.5) && { share_parts: 4, share_mine: 1 }) },
        ...{
          trial_ends_on: random.pick([near(), fromDay(today), null]),
          price_after_trial: random.pick([amount(), null]),
        },
        status: name === 'Ended' ? 'cancelled' : 'active',
        // In the time zone of the user this may be the day before.
        created_at: new Date(`2026-10-0${random.int(1, 9)}T${random.pick(['00', '12', '23'])}:30:00Z`),
      },
    });
    const own = { user_id: user.id, subscription_id };
    if (random.chance(0.5)) await prisma.unusedDismissal.create({ data: { ...own, until: near() } });
    for (const month of ['2024-10', '2026-09', '2026-11'])
      if (random.chance(0.6))
        await prisma.usageCheckIn.create({
          data: { ...own, month: new Date(`${month}-01`), used: random.chance(0.5), times: 3 },
        });
    const found = await aDetection(prisma, user, { charged: ['2026-10-12', '2026-11-12'].slice(random.int(0, 1)) });
    const { fingerprint, source, currency, billing_cycle, billing_interval } = found;
    const kind = random.pick(['tracked', 'dismissed'] as const);
    await prisma.decision.create({
      data: { ...own, fingerprint, source, currency, billing_cycle, billing_interval, kind },
    });
  }
  const { id: connection_id } = await aConnection(prisma, user, {});
  const failed = (date: string) => ({ kind: 'payment_failed', service_name: 'Netflix', service_id: 'netflix', date });
  for (const date of ['2026-10-15', '2026-11-15'])
    await prisma.readMail.create({
      data: {
        ...{ user_id: user.id, connection_id, message_id: date, date: new Date(date) },
        events: [failed(date), { ...failed('2026-11-20'), kind: 'charge' }],
      },
    });
  for (const [service_id, date] of [
    ['spotify', '2026-11-10'],
    ['netflix', '2026-11-11'],
  ] as const)
    await prisma.mailCancellation.create({
      data: {
        ...{ user_id: user.id, email_id: service_id, service_name: service_id, service_id, automatic: false },
        ...{ reason: 'unproven', date: new Date(date), evidence: 'You cancelled' },
        // One that was used says nothing more.
        used_at: service_id === 'netflix' ? new Date() : null,
      },
    });
}

/** The same by the data layer. */
async function storedPortfolio({ id: user_id }: TestUser) {
  const { prisma } = app;
  const user = await prisma.user.findUniqueOrThrow({ where: { id: user_id } });
  const rows = await prisma.subscription.findMany({ where: { user_id, status: 'active' }, orderBy: { id: 'asc' } });
  const [dismissals, checkIns, decisions, charges] = [
    await prisma.unusedDismissal.findMany({ where: { user_id } }),
    await prisma.usageCheckIn.findMany({ where: { user_id }, orderBy: { month: 'asc' } }),
    await prisma.decision.findMany({ where: { user_id, kind: 'tracked' } }),
    await prisma.charge.findMany({ where: { user_id }, orderBy: { date: 'asc' } }),
  ];
  const subscriptions = rows.map((row): PortfolioSubscription => {
    const isOf = ({ subscription_id }: { subscription_id: string | null }) => subscription_id === row.id;
    const hasEnded = row.trial_ends_on !== null && toDay(row.trial_ends_on) < today;
    const amount = ((hasEnded && row.price_after_trial) || row.amount).toNumber();
    const tracked = decisions.filter(isOf).map(({ fingerprint }) => fingerprint);
    const newest = charges.findLast(({ fingerprint }) => tracked.includes(fingerprint));
    const dismissed = dismissals.find(isOf);
    const { id, name, currency, billing_cycle, billing_interval, category, share_parts: parts, share_mine } = row;
    const service_id = services[name];
    return {
      ...{ id, name, amount, currency, billing_cycle, billing_interval, category },
      share: parts && share_mine ? { parts, mine: share_mine } : null,
      ...{ anchor: toDay(row.next_payment_date), next_payment_date: toDay(row.next_payment_date) },
      ...{ status: 'active', found_in: [], price_history: [], added_on: dayIn(user.time_zone, row.created_at) },
      uses: checkIns
        .filter(isOf)
        .filter(({ month }) => toDay(month) > addDays(today, -730))
        .map(({ month, used }): MonthUsage => ({ month: toDay(month).slice(0, 7), used })),
      charges: newest ? [{ date: toDay(newest.date), amount, currency }] : [],
      ...(service_id && { service_id }),
      ...(name === 'Netflix' && { payment_failed_on: '2026-11-15' }),
      ...(name === 'Spotify' && { ended_by_mail_on: '2026-11-10' }),
      ...(dismissed && { not_unused_until: toDay(dismissed.until) }),
    };
  });
  return { today, currency: user.currency, subscriptions };
}

it('reads what tells whether subscriptions are used as the data layer does, for its user alone', async () => {
  const user = await app.aUser({ tier: 'pro', time_zone: 'America/New_York', currency: 'USD' });
  await fill(user, 'one');
  await fill(await app.aUser({ tier: 'pro' }), 'two');
  const stored = await storedPortfolio(user);
  expect(stored.subscriptions).toHaveLength(5);
  expect(await readUnusedPortfolio(app.container.pool, user.id, today)).toEqual(stored);
});
