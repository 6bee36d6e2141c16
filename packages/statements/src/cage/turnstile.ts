/** Lets so many in at once; the others wait in the order they came, and leave when their signal says so. */
export function createTurnstile(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];

  function enter(signal?: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(signal?.reason);
      };
      const take = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.push(take);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await enter(signal);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
