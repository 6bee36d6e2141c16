import { seededRandom } from '@kumbara/samples';
import { wilsonInterval } from '@kumbara/samples/interval';

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

type Interval = { low: number; high: number };

const resamples = 2_000;

/**
 * The 95 % interval of a statistic by resampling whole clusters with replacement, because the cases of one seed are
 * correlated. It is seeded, so that the same clusters give the same interval. Source: Efron, percentile bootstrap.
 */
export function bootstrap<T>(clusters: readonly T[], statistic: (drawn: readonly T[]) => number): Interval {
  const random = seededRandom('bootstrap');
  const values = Array.from({ length: resamples }, () => statistic(clusters.map(() => random.pick(clusters))))
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

/** The number of hits, and of cases. */
export type Share = readonly [hits: number, of: number];
export type Estimate = Interval & { value: number };

/**
 * A share over all clusters with its 95 % interval. When all or no cases hit, resampling shows no spread; then it is
 * Wilson's interval, which treats the cases as independent.
 */
export function estimate<T>(clusters: readonly T[], shareOf: (drawn: readonly T[]) => Share): Estimate {
  const [hits, of] = shareOf(clusters);
  const isUniform = hits === 0 || hits === of;
  const spread = () =>
    bootstrap(clusters, (drawn) => {
      const [some, ofSome] = shareOf(drawn);
      return some / ofSome;
    });
  return { value: hits / of, ...(isUniform ? wilsonInterval(hits, of) : spread()) };
}

/** The exponent of cost in size between two points: 1 is linear, 2 quadratic. */
export const exponent = (small: { size: number; cost: number }, large: { size: number; cost: number }): number =>
  Math.log(large.cost / small.cost) / Math.log(large.size / small.size);

/** Counts by name. */
type Counts = Record<string, number>;

/** @param empty a tally of no cases */
export function sumCounts<Tally extends Counts>(empty: Tally, tallies: readonly Tally[]): Tally {
  const sum: Counts = { ...empty };
  for (const one of tallies) for (const key of Object.keys(sum)) sum[key] = (sum[key] ?? 0) + (one[key] ?? 0);
  return sum as Tally;
}

/** Each figure over all seeds with its 95 % interval. `bySeed` holds one tally per seed. */
export function measure<Tally extends Counts, Figure extends string>(
  figures: Readonly<Record<Figure, (tally: Tally) => Share>>,
  empty: Tally,
  bySeed: readonly Tally[],
): Record<Figure, Estimate> {
  const one = (figure: Figure) => estimate(bySeed, (drawn) => figures[figure](sumCounts(empty, drawn)));
  return Object.fromEntries(Object.keys(figures).map((figure) => [figure, one(figure as Figure)])) as Record<
    Figure,
    Estimate
  >;
}
