type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a limiter that runs at most `most` tasks at once; others wait in order of arrival. */
export function limitParallel(most: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot passes to the next in the queue and is never free in between, so that no new task can overtake.
      if (next) next();
      else running -= 1;
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
