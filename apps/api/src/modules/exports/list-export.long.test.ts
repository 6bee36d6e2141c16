import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ListFormat } from '@kumbara/shared';
import { expect, it, vi } from 'vitest';
import { runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const megabyte = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What the process holds, without garbage. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function aUserWithCharges(count: number): Promise<TestUser> {
  const user = await app.aUser({ tier: 'pro' });
  await app.container.pool.query(
    `INSERT INTO detections (user_id, id, fingerprint, service_name, amount, currency, billing_cycle, billing_interval,
       category, sender, email_id, confidence, evidence, reasons, price_history)
     VALUES ($1, gen_random_uuid(), 'one', 'Netflix', 10, 'TRY', 'monthly', 1, 'other', '', '', 'high', '[]', '{}', '[]')`,
    [user.id],
  );
  await app.container.pool.query(
    `INSERT INTO charges (user_id, id, fingerprint, date, amount, currency, description, source, text)
     SELECT $1, gen_random_uuid(), 'one', date '2020-01-01' + i % 2000, 10 + i, 'TRY', 'Netflix', 'statement', repeat('x', 80)
     FROM generate_series(1, $2::int) i`,
    [user.id, count],
  );
  await app.container.pool.query('ANALYZE charges');
  return user;
}

/** Downloads, and measures by how much the memory that the process holds grew meanwhile. */
async function download(user: TestUser, format: ListFormat) {
  const before = heldBytes();
  let [peak, bytes, measuredAt] = [0, 0, 0];
  const answer = await fetch(`${app.origin}/api/charges/export?format=${format}`, {
    headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'identity' },
  });
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes - measuredAt < 100_000) continue;
    measuredAt = bytes;
    peak = Math.max(peak, heldBytes() - before);
  }
  return { bytes, peak };
}

it.each(['csv', 'xlsx'] as const)(
  'a file of a hundred thousand rows is never held as a whole: %s',
  async (format) => {
    const [small, large] = [await aUserWithCharges(10_000), await aUserWithCharges(100_000)];
    await download(small, format);
    const [few, many] = [await download(small, format), await download(large, format)];
    console.info(
      `${format}: ${(many.bytes / megabyte).toFixed(1)} MB, memory +${(many.peak / megabyte).toFixed(0)} MB ` +
        `(10,000 rows: ${(few.bytes / megabyte).toFixed(1)} MB, +${(few.peak / megabyte).toFixed(0)} MB)`,
    );
    expect(many.bytes).toBeGreaterThan(few.bytes * 8);
    expect(many.peak).toBeLessThan(12 * megabyte);
  },
  120_000,
);

it('reads no further ahead than a client takes', async () => {
  const user = await aUserWithCharges(100_000);
  const query = vi.spyOn(app.container.pool, 'query');
  const pages = () => query.mock.calls.filter(([call]) => (call as { name?: string }).name === 'charges-page').length;
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  socket.pause();
  socket.write(`GET /api/charges/export HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n\r\n`);
  await vi.waitUntil(() => pages() > 0, { timeout: 10_000 });
  await wait(3_000);
  const ahead = pages();
  console.info(`pages read for a client that takes nothing: ${ahead} of 101`);
  expect(ahead).toBeLessThan(60);
  socket.destroy();
  await wait(500);
  const end = pages();
  await wait(500);
  expect(pages()).toBe(end);
  query.mockRestore();
}, 60_000);
