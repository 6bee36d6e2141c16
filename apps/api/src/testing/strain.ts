import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

/** Memory of a process in megabytes, as the system counts it. */
const megabytesOf = (pid: number) => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/**
 * Calls something again and again while work lasts, as a neighbour does.
 * @param pid process whose memory is watched
 * @returns the times of the calls in ms, the highest growth of memory in MB, and the result of the work
 */
export async function underStrain<T>(work: () => Promise<T>, call: () => Promise<unknown>, pid: number) {
  const before = megabytesOf(pid);
  let highest = before;
  let isOver = false;
  const began = performance.now();
  const working = work().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
    highest = Math.max(highest, megabytesOf(pid));
    await wait(10);
  }
  const result = await working;
  const at = (part: number) => Math.round(sorted(times)[Math.floor((times.length - 1) * part)] ?? 0);
  return {
    result,
    figures: {
      seconds: Math.round((performance.now() - began) / 100) / 10,
      ...{ calls: times.length, p50: at(0.5), p99: at(0.99), slowest: at(1), before, growth: highest - before },
    },
  };
}
