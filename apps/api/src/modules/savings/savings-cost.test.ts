import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { runApp } from '#testing/running-app.ts';
import { createSavingsService } from './savings.service.ts';

const app = runApp();

/** `docs/benchmarks.md` shows what it prints. */
it('reads 200 ended subscriptions with 2,000 charges in three statements and little time', async () => {
  app.setToday('2026-11-24');
  const user = await app.aUser({ tier: 'premium' });
  const { pool, prisma } = app.container;
  await fillAccount(pool, user, 200);
  await pool.query("DELETE FROM charges WHERE user_id = $1 AND (date < '2026-01-01' OR date > '2026-10-30')", [
    user.id,
  ]);
  await pool.query(
    `INSERT INTO savings (user_id, id, subscription_id, name, amount, currency, billing_cycle, billing_interval, anchor,
       cancelled_on)
     SELECT user_id, gen_random_uuid(), id, name, amount, currency, 'monthly', 1, '2025-11-10', '2025-12-20'
     FROM subscriptions WHERE user_id = $1`,
    [user.id],
  );
  await prisma.statementImport.create({
    data: {
      ...{ user_id: user.id, sha256: 'x', summary: {}, fingerprints: [] },
      ...{ period_from: new Date('2025-12-01'), period_to: new Date('2026-11-20') },
    },
  });
  expect(await prisma.charge.count({ where: { user_id: user.id } })).toBe(2_000);

  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { body } = await app.request('GET', '/savings', { as: user });
  const textOf = ([asked]: unknown[]) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);
  // Every call reads its session.
  const statements = query.mock.calls.map(textOf).filter((text) => !/FROM "?(public"\.")?sessions/.test(text)).length;
  expect(body.entries).toHaveLength(200);
  expect(statements).toBeLessThanOrEqual(3);

  const { read } = createSavingsService({ pool });
  const runs: number[] = [];
  for (let run = 0; run < 30; run += 1) {
    const before = process.cpuUsage();
    await read(user.id, '2026-11-24');
    const { user: own, system } = process.cpuUsage(before);
    runs.push((own + system) / 1000);
  }
  const median = runs.sort((a, b) => a - b)[15] ?? 0;
  console.log(
    `savings of 200 subscriptions, 2,000 charges: ${statements} statements, CPU ${median.toFixed(1)} ms (median)`,
  );
}, 120_000);
