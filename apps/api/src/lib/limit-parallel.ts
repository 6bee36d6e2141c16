import { createSlots } from './slots.ts';

type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a limiter that runs at most `most` tasks at once; others wait in order of arrival. */
export function limitParallel(most: number): Limiter {
  const slots = createSlots({ atOnce: most });
  return async (work) => {
    const leave = await slots.take();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Creates a limiter that runs at most `most` tasks of a key at once. Tasks of other keys do not wait for them. */
export function limitParallelByKey(most: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const all = new Map<string, { limit: Limiter; tasks: number }>();
  return async (key, work) => {
    const entry = all.get(key) ?? { limit: limitParallel(most), tasks: 0 };
    all.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) all.delete(key);
    }
  };
}
