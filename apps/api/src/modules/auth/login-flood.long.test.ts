import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { afterEach, expect, it, vi } from 'vitest';
import { aSubscription, runApp } from '#testing/running-app.ts';

const app = runApp();
afterEach(() => vi.restoreAllMocks());

/** Counts how many passwords are being hashed at once. */
function watchHashing() {
  const seen = { now: 0, most: 0, done: 0 };
  for (const name of ['hash', 'compare'] as const) {
    const real = bcrypt[name] as (...given: unknown[]) => Promise<never>;
    vi.spyOn(bcrypt, name).mockImplementation(async (...given: unknown[]) => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      try {
        return await real(...given);
      } finally {
        seen.now -= 1;
        seen.done += 1;
      }
    });
  }
  return seen;
}

it('a flood of log-ins leaves everybody else alone: it hashes in turns, and others are answered meanwhile', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const seen = watchHashing();
  const flood = Array.from({ length: 90 }, (_, i) =>
    i % 2 === 0
      ? app.request('POST', '/auth/signup', {
          body: { name: 'Ada', email: `flood-${i}@example.com`, password: 'düş-kapanı-42' },
        })
      : app.request('POST', '/auth/login', { body: { email: `flood-${i}@example.com`, password: 'x' } }),
  );
  await vi.waitUntil(() => seen.now > 0, { timeout: 10_000 });
  for (let round = 0; round < 5; round += 1) {
    expect((await app.request('GET', '/auth/me', { as: user })).status).toBe(200);
    expect((await app.request('POST', '/subscriptions', { as: user, body: aSubscription() })).status).toBe(201);
    // Files need the same threads as hashing.
    expect((await readFile(import.meta.filename, 'utf8')).length).toBeGreaterThan(100);
  }
  expect(seen.done, 'others waited for the flood').toBeLessThan(8);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  // Two are hashed or in the queue for it, sixty wait, and the rest of the address is refused.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  expect(seen.most).toBeLessThanOrEqual(Math.max(1, Math.min(3, availableParallelism() - 1)));
  expect(seen.done).toBe(statuses.filter((status) => status === 201 || status === 401).length);
}, 60_000);
