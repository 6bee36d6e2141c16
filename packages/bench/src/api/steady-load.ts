import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of each call, sorted. */
export type Latencies = number[];

/**
 * Sends calls at a fixed rate, whether or not earlier ones were answered, as many people at once do.
 * @param rate calls a second
 * @throws if a call fails
 */
export async function sendSteadily(
  rate: number,
  seconds: number,
  send: (n: number) => Promise<unknown>,
): Promise<Latencies> {
  const began = performance.now();
  const latencies: Latencies = [];
  const running: Promise<void>[] = [];
  // Thrown below, where the caller can end its servers, and not while no one waits for it.
  const failures: unknown[] = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = began + (1000 * n) / rate;
    if (due > performance.now()) await wait(Math.max(1, due - performance.now()));
    // From when the call was due: a generator that is late must not hide a server that is.
    running.push(
      send(n).then(
        () => void latencies.push(performance.now() - due),
        (error) => void failures.push(error),
      ),
    );
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return latencies.sort((a, b) => a - b);
}

/** @param share .95 for p95 */
export const quantile = (latencies: Latencies, share: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? 0;
