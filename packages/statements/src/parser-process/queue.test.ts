import { expect, it } from 'vitest';
import { enqueue, placeInLine } from './queue.ts';

const settled = () => new Promise(setImmediate);

/** Starts jobs that run until they are released, and notes the order in which they began. */
function jobs() {
  const begun: string[] = [];
  const doors = new Map<string, PromiseWithResolvers<void>>();
  const add = (name: string, owner?: string, signal?: AbortSignal) => {
    const door = Promise.withResolvers<void>();
    doors.set(name, door);
    const job = () => {
      begun.push(name);
      return door.promise;
    };
    return enqueue(job, { owner, signal });
  };
  const release = async (...names: string[]) => {
    for (const name of names) doors.get(name)?.resolve();
    await settled();
  };
  return { begun, add, release };
}

it('runs two jobs at once, one of each owner, and the others in order', async () => {
  const { begun, add, release } = jobs();
  const all = [add('a1', 'a'), add('a2', 'a'), add('b1', 'b'), add('c1', 'c'), add('nobody')];
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  expect(['a', 'b', 'c'].map(placeInLine)).toEqual([1, undefined, 2]);
  await release('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await release('b1', 'c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'nobody', 'a2']);
  await release('nobody', 'a2');
  await Promise.all(all);
  expect(placeInLine('a')).toBeUndefined();
});

it('removes a waiting job that is aborted, and gives the slot of a failed one to the next', async () => {
  const { begun, add, release } = jobs();
  const gone = new AbortController();
  const failed = enqueue(() => Promise.reject(new Error('failed')), { owner: 'a' });
  const all = [add('b1', 'b'), add('c1', 'c')];
  const aborted = [add('b2', 'b', gone.signal), add('d1', 'd', gone.signal)].map((job) =>
    expect(job).rejects.toThrow('gone'),
  );
  await expect(failed).rejects.toThrow('failed');
  gone.abort(new Error('gone'));
  await Promise.all(aborted);
  await release('b1', 'c1');
  await Promise.all(all);
  expect(begun).toEqual(['b1', 'c1']);
});
