import { seededRandom } from '@kumbara/samples';

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of the whole population. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

export type Interval = { low: number; high: number };

const resamples = 2_000;

/**
 * The 95 % interval of a statistic, by drawing whole clusters with replacement: what one seed gave belongs together.
 * Seeded, so that the same clusters give the same interval. Source: Efron, percentile bootstrap.
 */
export function bootstrap<T>(clusters: readonly T[], statistic: (drawn: readonly T[]) => number): Interval {
  const random = seededRandom('bootstrap');
  const values = Array.from({ length: resamples }, () => statistic(clusters.map(() => random.pick(clusters))))
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

/** The growth of cost with size between two points: 1 is linear, 2 quadratic. */
export const exponent = (small: { size: number; cost: number }, large: { size: number; cost: number }): number =>
  Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
