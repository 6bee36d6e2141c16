import { expect, it } from 'vitest';
import { runApp } from '#testing/running-app.ts';
import { createVersionedResults } from './versioned-results.ts';

const app = runApp();

it('computes the same once per version, and for one user one after the other', async () => {
  const user = await app.aUser();
  const { get } = createVersionedResults({ prisma: app.prisma });
  let [running, most, computed] = [0, 0, 0];
  const compute = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 20));
    running -= 1;
    computed += 1;
    return { computed };
  };
  const names = ['a', 'a', 'b', 'a', 'b'];
  const all = () => Promise.all(names.map((name) => get(user.id, name, compute)));
  expect((await all()).map((one) => one.computed)).toEqual([1, 1, 2, 1, 2]);
  await all();
  expect([computed, most]).toEqual([2, 1]);
  await app.add(user);
  expect((await get(user.id, 'a', compute)).computed).toBe(3);
});

it('keeps no failure', async () => {
  const user = await app.aUser();
  const { get } = createVersionedResults({ prisma: app.prisma });
  await expect(get(user.id, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get(user.id, 'a', async () => ({ ok: true }))).toEqual({ ok: true });
});
