import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { runApp } from '#testing/running-app.ts';

const app = runApp();

it('reads 200 subscriptions with the charges of five years in three statements', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await fillAccount(app.container.pool, user, 200, 60);
  await app.prisma.$executeRaw`
    INSERT INTO usage_check_ins (user_id, subscription_id, month, used, times)
    SELECT user_id, id, date '2026-10-01', true, 3 FROM subscriptions WHERE user_id = ${user.id}::uuid`;
  expect(await app.prisma.charge.count({ where: { user_id: user.id } })).toBe(12_000);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const textOf = ([asked]: unknown[]) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);
  const read = async () => {
    query.mockClear();
    const { body } = await app.request('GET', '/analytics', { as: user });
    // Every call reads its session.
    const statements = query.mock.calls.map(textOf).filter((text) => !/FROM "?(public"\.")?sessions/.test(text)).length;
    return { body, statements };
  };
  // The rates of the day are kept for everybody.
  await read();

  await app.prisma.subscription.updateMany({ where: { user_id: user.id }, data: { notes: 'changed' } });
  const { body, statements } = await read();
  expect(body.views).toHaveLength(4);
  expect(body.views[0].services).toHaveLength(200);
  expect(statements).toBeLessThanOrEqual(3);
  // Unchanged, only what others of the family share is read again.
  expect(await read()).toEqual({ body, statements: 1 });
  // Of hundreds, those of the latest days.
  const days = body.price_changes.map(({ date }: { date: string }) => date);
  expect([days.length, body.price_change_count > 500]).toEqual([50, true]);
  expect(days).toEqual(days.toSorted().reverse());
  query.mockRestore();
}, 120_000);
