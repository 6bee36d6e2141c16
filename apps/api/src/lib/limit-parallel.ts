/** Runs at most `most` of the given works at once; the others wait in the order they came. */
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
      // The place is handed on, not freed: nobody who comes just now can overtake.
      if (next) next();
      else running -= 1;
    }
  };
}
