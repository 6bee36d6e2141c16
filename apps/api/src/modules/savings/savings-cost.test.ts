import type { LateCharge } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { endFilledAccount, fillAccount } from '#testing/full-account.ts';
import { runApp } from '#testing/running-app.ts';
import { statementsAbout } from '#testing/statements-about.ts';

const app = runApp();

it('reads 200 ended subscriptions with 2,000 charges in three statements', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { pool, prisma } = app.container;
  await fillAccount(pool, user, 200);
  await pool.query("DELETE FROM charges WHERE user_id = $1 AND (date < '2026-01-01' OR date > '2026-10-30')", [
    user.id,
  ]);
  await endFilledAccount(pool, user);
  expect(await prisma.charge.count({ where: { user_id: user.id } })).toBe(2_000);

  const statements = await statementsAbout(user, async () => {
    const { body } = await app.request('GET', '/savings', { as: user });
    expect(body.entries).toHaveLength(200);
  });
  // Every call reads its session besides.
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
});

it('answers the newest fifty charges after an end, those that are open first, and how many there are', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { pool } = app.container;
  await fillAccount(pool, user, 20);
  await endFilledAccount(pool, user);
  const read = async () => (await app.request('GET', '/savings', { as: user })).body;

  const { late_charges: before, late_charge_count: count } = await read();
  expect(before).toHaveLength(50);
  expect(count).toBeGreaterThan(50);
  const newest = before[0].charge;
  await app.request('PUT', `/savings/late-charges/${newest.id}`, { as: user, body: { settlement: 'settled' } });

  const { late_charges: after, late_charge_count } = await read();
  expect(late_charge_count).toBe(count);
  const days = after.map(({ charge }: LateCharge) => charge.date);
  expect(days).toEqual(days.toSorted().reverse());
  expect(after.map(({ charge }: LateCharge) => charge.id)).not.toContain(newest.id);
});
