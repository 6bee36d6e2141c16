import type { Response } from 'express';

const aliveEveryMs = 15_000;
/** Events that follow each other quickly do not each read the session. */
const checkEveryMs = 1_000;

type Stream = {
  /** Events, already parsed by the contract. */
  events: AsyncIterable<{ event: string; data: unknown }>;
  /** Throws once the listener is no longer allowed, for example when the session has ended. */
  stillMay: () => Promise<unknown>;
};

/**
 * Sends server-sent events as they come, with a heartbeat in between, and ends after the last one.
 * An error before the first event is answered as usual; a later one ends the stream, and the page connects again.
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
  let checkedAt = performance.now();
  // Compression would delay events.
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
      if (next.done || performance.now() - checkedAt < checkEveryMs) continue;
      await stillMay();
      checkedAt = performance.now();
    }
  } catch {
    // The client went away or is no longer allowed.
  } finally {
    clearInterval(alive);
    res.end();
    // Stops the source of the events.
    await iterator.return?.();
  }
}
