import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const everyMs = 25;

/**
 * Calls a server all the time, as a neighbour who is not concerned, and watches the memory of its process.
 * @returns a function that stops and returns the call's 99th percentile in milliseconds, answers other than 200, and how
 *   much the resident memory grew, in megabytes
 */
export function watchNeighbour(pid: number, call: () => Promise<Response>) {
  const before = residentMegabytes(pid);
  const times: number[] = [];
  const failed: number[] = [];
  let most = before;
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const started = performance.now();
      const answer = await call();
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (answer.status !== 200) failed.push(answer.status);
      most = Math.max(most, residentMegabytes(pid));
      await wait(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await done;
    times.sort((a, b) => a - b);
    const p99 = times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;
    return { calls: times.length, p99: Math.round(p99), failed, growth: Math.round(most - before) };
  };
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
