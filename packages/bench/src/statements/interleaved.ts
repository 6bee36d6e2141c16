import { median } from '#statistics.ts';
import { cpuMs } from './cpu-time.ts';

export type Work = () => Promise<unknown>;

export type Comparison = {
  /** Milliseconds of processor per unit, medians. */
  a: number;
  b: number;
  /** a / b, the median over the pairs, and the lowest and highest of them. */
  ratio: number;
  lowest: number;
  highest: number;
};

/** A measurement shorter than this drowns in the clock's hundredths of a second. */
const shortestMs = 400;
const mostRepeats = 40;

const repeatsFor = async (work: Work) => Math.min(mostRepeats, Math.ceil(shortestMs / Math.max(1, await cpuMs(work))));

/**
 * Measures two works in turn, A B B A, so that what drifts meets both alike. Each is run once before, which also says
 * how often it has to be repeated to be measured at all.
 */
export async function inTurn(workA: Work, workB: Work, pairs: number): Promise<Comparison> {
  const [timesA, timesB] = [await repeatsFor(workA), await repeatsFor(workB)];
  const [a, b, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await cpuMs(workA, timesA);
    const second = await cpuMs(workB, timesB);
    const third = await cpuMs(workB, timesB);
    const fourth = await cpuMs(workA, timesA);
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
