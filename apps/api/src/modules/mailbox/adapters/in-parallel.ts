/** Maps a list with a limited number of concurrent calls and keeps its order. The first failure stops it. */
export async function inParallel<T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = new Array(all.length);
  let next = 0;
  let isOver = false;
  const worker = async () => {
    while (next < all.length && !isOver) {
      const at = next;
      next += 1;
      answers[at] = await work(all[at] as T);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
  } finally {
    isOver = true;
  }
  return answers;
}
