import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

const gate = () => Promise.withResolvers<void>();

it('lets two in at once and the others in their order', async () => {
  const pass = createTurnstile(2);
  const doors = [gate(), gate(), gate(), gate()];
  const inside: number[] = [];
  const visits = doors.map((door, number) =>
    pass(async () => {
      inside.push(number);
      await door.promise;
    }),
  );
  await Promise.resolve();
  expect(inside).toEqual([0, 1]);
  doors[1]?.resolve();
  await visits[1];
  expect(inside).toEqual([0, 1, 2]);
  for (const door of doors) door.resolve();
  await Promise.all(visits);
  expect(inside).toEqual([0, 1, 2, 3]);
});

it('forgets who gives up waiting, and gives the place of who failed to the next', async () => {
  const pass = createTurnstile(1);
  const door = gate();
  const first = pass(() => door.promise.then(() => Promise.reject(new Error('failed'))));
  const impatient = new AbortController();
  const second = pass(async () => 'second', { signal: impatient.signal });
  const third = pass(async () => 'third');
  impatient.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  door.resolve();
  await expect(first).rejects.toThrow('failed');
  expect(await third).toBe('third');
});

it('keeps a place free for others, however many one owner brings', async () => {
  const pass = createTurnstile(2);
  const doors = [gate(), gate(), gate()];
  const inside: string[] = [];
  const visit = (owner: string, name: string, door?: PromiseWithResolvers<void>) =>
    pass(
      async () => {
        inside.push(name);
        await door?.promise;
      },
      { owner },
    );
  const many = doors.map((door, number) => visit('many', `many ${number}`, door));
  await visit('one', 'one');
  expect(inside).toEqual(['many 0', 'one']);
  for (const door of doors) door.resolve();
  await Promise.all(many);
  expect(inside).toEqual(['many 0', 'one', 'many 1', 'many 2']);
});

it('lets others go first when an owner comes again', async () => {
  const pass = createTurnstile(1);
  const door = gate();
  const inside: string[] = [];
  const visit = (owner: string, name: string) => pass(async () => void inside.push(name), { owner });
  const first = pass(() => door.promise, { owner: 'many' });
  const rest = [visit('many', 'many 1'), visit('many', 'many 2'), visit('one', 'one')];
  door.resolve();
  await Promise.all([first, ...rest]);
  expect(inside[0]).toBe('one');
});
