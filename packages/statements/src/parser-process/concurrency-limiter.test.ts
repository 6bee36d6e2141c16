import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter, type Slot } from './concurrency-limiter.ts';

const gate = () => Promise.withResolvers<void>();

it('runs two jobs at once and the others in order', async () => {
  const pass = createConcurrencyLimiter(2);
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

it('removes a waiting job that is aborted, and gives the slot of a failed one to the next', async () => {
  const pass = createConcurrencyLimiter(1);
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

it('keeps a slot free for other owners, however many jobs one owner has', async () => {
  const pass = createConcurrencyLimiter(2);
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

it('prefers other owners to one that returns', async () => {
  const pass = createConcurrencyLimiter(1);
  const door = gate();
  const inside: string[] = [];
  const visit = (owner: string, name: string) => pass(async () => void inside.push(name), { owner });
  const first = pass(() => door.promise, { owner: 'many' });
  const rest = [visit('many', 'many 1'), visit('many', 'many 2'), visit('one', 'one')];
  door.resolve();
  await Promise.all([first, ...rest]);
  expect(inside[0]).toBe('one');
});

it('does not start a job that was aborted before', async () => {
  const pass = createConcurrencyLimiter(1);
  await expect(pass(async () => 'in', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  expect(await pass(async () => 'next')).toBe('next');
});

describe('an exceeded time slice', () => {
  /** Jobs that run until they are released, start again when they are preempted, and have names. */
  function visits(pass: ReturnType<typeof createConcurrencyLimiter>) {
    const inside: string[] = [];
    const begun: string[] = [];
    const slots = new Map<string, Slot>();
    const doors = new Map<string, PromiseWithResolvers<void>>();
    return {
      inside,
      begun,
      end: (name: string) => slots.get(name)?.end(),
      mayStay: (name: string) => slots.get(name)?.requestExtension(),
      async leave(name: string) {
        doors.get(name)?.resolve();
        await new Promise(setImmediate);
      },
      visit(name: string, owner = name) {
        const door = gate();
        doors.set(name, door);
        return pass(
          async (slot) => {
            slot.signal.throwIfAborted();
            inside.push(name);
            begun.push(name);
            slots.set(name, slot);
            const sentOut = gate();
            slot.signal.addEventListener('abort', () => sentOut.reject(slot.signal.reason));
            try {
              await Promise.race([door.promise, sentOut.promise]);
              return `${name} is done`;
            } finally {
              inside.splice(inside.indexOf(name), 1);
            }
          },
          { owner },
        );
      },
    };
  }
  const settled = () => new Promise(setImmediate);

  it('preempts no job while none waits', async () => {
    const { visit, inside, end } = visits(createConcurrencyLimiter(2));
    void visit('slow 1');
    void visit('slow 2');
    await settled();
    end('slow 1');
    end('slow 2');
    await settled();
    expect(inside).toEqual(['slow 1', 'slow 2']);
  });

  it('makes a short job wait for one time slice of each long one, and not for their full time', async () => {
    const { visit, inside, end, leave } = visits(createConcurrencyLimiter(2));
    const slow = ['slow 1', 'slow 2', 'slow 3', 'slow 4'].map((name) => visit(name));
    const quick = visit('quick');
    await settled();
    expect(inside).toEqual(['slow 1', 'slow 2']);
    for (const [ended, stay] of [
      ['slow 1', ['slow 1', 'slow 2']],
      ['slow 2', ['slow 1', 'slow 3']],
      ['slow 3', ['slow 1', 'slow 4']],
      ['slow 4', ['slow 1', 'quick']],
    ] as const) {
      end(ended);
      await settled();
      expect(inside).toEqual(stay);
    }
    await leave('quick');
    expect(await quick).toBe('quick is done');
    expect(inside).toEqual(['slow 1', 'slow 2']);
    void visit('quick again');
    await settled();
    expect(inside).toEqual(['slow 1', 'quick again']);
    for (const name of ['slow 1', 'slow 2', 'slow 3', 'slow 4']) {
      await leave(name);
      await settled();
    }
    expect(await Promise.all(slow)).toEqual(['slow 1', 'slow 2', 'slow 3', 'slow 4'].map((name) => `${name} is done`));
  });

  it('lets one long job at a time continue, also while short ones always wait', async () => {
    const { visit, inside, begun, end, leave } = visits(createConcurrencyLimiter(2));
    void visit('slow 1');
    void visit('slow 2');
    void visit('quick 1');
    void visit('quick 2');
    await settled();
    end('slow 1');
    end('slow 2');
    await settled();
    expect(inside).toEqual(['slow 1', 'quick 1']);
    await leave('slow 1');
    await settled();
    expect(inside).toEqual(['quick 1', 'slow 2']);
    expect(begun).toEqual(['slow 1', 'slow 2', 'quick 1', 'slow 2']);
  });

  it('gives an extension to one job that requests it, and preempts the other one', async () => {
    const { visit, inside, end, mayStay } = visits(createConcurrencyLimiter(2));
    void visit('slow 1');
    void visit('slow 2');
    await settled();
    end('slow 1');
    end('slow 2');
    expect([mayStay('slow 2'), mayStay('slow 1'), mayStay('slow 2')]).toEqual([true, false, true]);
    void visit('quick');
    await settled();
    expect(inside).toEqual(['slow 2', 'quick']);
  });

  it('blocks further jobs of an owner whose first one was preempted', async () => {
    const { visit, inside, end, leave } = visits(createConcurrencyLimiter(2));
    void visit('slow 1');
    void visit('slow 2', 'many');
    void visit('slow 3', 'many');
    void visit('quick');
    await settled();
    end('slow 1');
    end('slow 2');
    await settled();
    expect(inside).toEqual(['slow 1', 'quick']);
    void visit('quick again');
    await leave('quick');
    expect(inside).toEqual(['slow 1', 'quick again']);
    await leave('quick again');
    expect(inside).toEqual(['slow 1', 'slow 2']);
  });

  it('makes an owner of long documents yield to others before the next one', async () => {
    const { visit, inside, end, leave } = visits(createConcurrencyLimiter(2));
    void visit('slow 1');
    void visit('slow 2', 'again and again');
    await settled();
    end('slow 2');
    await leave('slow 2');
    void visit('quick 1');
    void visit('slow 3', 'again and again');
    void visit('quick 2');
    await leave('quick 1');
    expect(inside).toEqual(['slow 1', 'quick 2']);
    await leave('quick 2');
    expect(inside).toEqual(['slow 1', 'slow 3']);
  });

  it('is remembered when no job is left', async () => {
    const { visit, inside, end, leave } = visits(createConcurrencyLimiter(1));
    void visit('slow', 'again and again');
    await settled();
    end('slow');
    await leave('slow');
    void visit('quick 1');
    void visit('slow 2', 'again and again');
    void visit('quick 2');
    await leave('quick 1');
    expect(inside).toEqual(['quick 2']);
  });
});
