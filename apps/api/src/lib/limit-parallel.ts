/** Creates a limiter that runs at most `most` tasks at once; others wait in order of arrival. */
export function limitParallel(most: number): <T>(work: () => Promise<T>) => Promise<T> {
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
