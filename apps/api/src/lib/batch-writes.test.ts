import { describe, expect, it } from 'vitest';
import { batchWrites } from './batch-writes.ts';

/** Records the started writes, each with functions to complete it or let it fail. */
function aWriter() {
  const begun: { items: string[]; done(): void; fail(): void }[] = [];
  const add = batchWrites<string>((items) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ items, done: resolve, fail: () => reject(new Error('not written')) });
    return promise;
  });
  return { begun, add };
}
const aMoment = () => new Promise((done) => setImmediate(done));

describe('what is written together', () => {
  it('is begun at once where nothing is being written, and else goes with all that came meanwhile', async () => {
    const { begun, add } = aWriter();
    const first = add('a');
    await aMoment();
    const others = [add('b'), add('c')];
    await aMoment();
    expect(begun.map(({ items }) => items)).toEqual([['a']]);
    begun[0]?.done();
    await first;
    await aMoment();
    expect(begun.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
    begun[1]?.done();
    await Promise.all(others);
  });

  it('counts as written only when it is, and fails alone with its company', async () => {
    const { begun, add } = aWriter();
    const first = add('a');
    await aMoment();
    let isWritten = false;
    const second = add('b').then(() => {
      isWritten = true;
    });
    begun[0]?.fail();
    await expect(first).rejects.toThrow('not written');
    await aMoment();
    expect(isWritten).toBe(false);
    begun[1]?.done();
    await second;
    expect(isWritten).toBe(true);
  });
});
