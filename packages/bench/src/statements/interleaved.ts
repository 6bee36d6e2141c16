import { median } from '#statistics.ts';
import { measureCpuMs } from './cpu-time.ts';

export type Task = () => Promise<unknown>;

export type Comparison = {
  /** CPU milliseconds per run, medians. */
  a: number;
  b: number;
  /** a / b: the median of the pairs, and the lowest and highest of them. */
  ratio: number;
  lowest: number;
  highest: number;
};

/** Shorter measurements are dominated by the clock's resolution of 10 ms. */
const minDurationMs = 400;
const maxRepeats = 40;

const repeatsFor = async (task: Task) =>
  Math.min(maxRepeats, Math.ceil(minDurationMs / Math.max(1, await measureCpuMs(task))));

/**
 * Measures two tasks interleaved, A B B A, so that slow changes of the machine affect both. Each runs once before,
 * which also determines how often it has to be repeated to be measurable.
 */
export async function measureInterleaved(taskA: Task, taskB: Task, pairs: number): Promise<Comparison> {
  const [timesA, timesB] = [await repeatsFor(taskA), await repeatsFor(taskB)];
  const [a, b, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await measureCpuMs(taskA, timesA);
    const second = await measureCpuMs(taskB, timesB);
    const third = await measureCpuMs(taskB, timesB);
    const fourth = await measureCpuMs(taskA, timesA);
    a.push(first, fourth);
    b.push(second, third);
    ratios.push((first + fourth) / (second + third));
  }
  return {
    a: median(a),
    b: median(b),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}
