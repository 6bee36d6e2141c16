import type { Response } from 'express';

const aliveEveryMs = 15_000;

type Stream = {
  /** As the contract lets them out. */
  events: AsyncIterable<{ event: string; data: unknown }>;
  /** Throws once whoever listens may no longer: a session that ended hears nothing more. */
  stillMay: () => Promise<unknown>;
};

/**
 * Server-sent events: each as it comes, a sign of life in between, and the end when there is nothing more to come.
 * What goes wrong before the first is answered as usual; later the stream just ends, and the page asks again.
 */
export async function sendEvents(res: Response, { events, stillMay }: Stream): Promise<void> {
  const iterator = events[Symbol.asyncIterator]();
  let next = await iterator.next();
  try {
    await stillMay();
  } catch (error) {
    await iterator.return?.();
    throw error;
  }
  // Compressing would hold events back.
  res.status(200).set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
  res.flushHeaders();
  const alive = setInterval(() => {
    stillMay().then(
      () => res.write(': alive\n\n'),
      () => res.end(),
    );
  }, aliveEveryMs);
  try {
    while (!next.done && !res.closed) {
      const { event, data } = next.value;
      res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      next = await iterator.next();
      if (!next.done) await stillMay();
    }
  } catch {
    // Gone, or no longer allowed.
  } finally {
    clearInterval(alive);
    res.end();
    // Whoever makes them need not go on for nobody.
    await iterator.return?.();
  }
}
