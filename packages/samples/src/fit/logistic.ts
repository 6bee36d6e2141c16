/** One thing that might be a subscription, and whether it was one. */
export type Sample<Feature extends string> = { features: Readonly<Record<Feature, number>>; isTrue: boolean };

export type Weights<Feature extends string> = { bias: number; weights: Readonly<Record<Feature, number>> };

/** What is believed of the weights before any sample is seen. */
export type Prior<Feature extends string> = Weights<Feature> & {
  /** How far the truth is expected to lie from each belief: a standard deviation. */
  spread: number;
  /** Features that may turn out to speak for or against; all others keep the sign of their belief, or weigh nothing. */
  unsigned: readonly Feature[];
  /** Features known to be dangers: seeing lives without them may not make them weigh less than believed. */
  dangers: readonly Feature[];
  /** Features that invented lives draw otherwise than life does, and that keep their belief whatever is seen. */
  fixed: readonly Feature[];
};

type Column = { at: number[]; values: number[] };

export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));
/** Steps below it end the search. */
const precision = 1e-4;
const mostRounds = 500;

/**
 * The most probable weights of a logistic regression under a Gaussian prior, found one coordinate at a time by Newton's
 * step, which a sign cuts off at zero. Penalty and loss are convex, so that there is one answer.
 * @param sampleWeight how much one sample counts: less than 1 where samples are alike, or only resemble what is to come
 */
export function fitLogistic<Feature extends string>(
  samples: readonly Sample<Feature>[],
  prior: Prior<Feature>,
  sampleWeight: number,
): Weights<Feature> {
  const names = Object.keys(prior.weights) as Feature[];
  const weights: Record<Feature, number> = { ...prior.weights };
  let bias = prior.bias;
  const columns = new Map(names.map((name) => [name, columnOf(samples, name)]));
  const everywhere: Column = { at: samples.map((_, index) => index), values: samples.map(() => 1) };
  const sums = samples.map(({ features }) => names.reduce((sum, name) => sum + weights[name] * features[name], bias));

  /** The new value of one weight; moves the sums along. */
  const improve = (column: Column, now: number, priorWeight: number, least: number, most: number): number => {
    let slope = (now - priorWeight) / prior.spread ** 2;
    let bend = 1 / prior.spread ** 2;
    for (const [n, index] of column.at.entries()) {
      const value = column.values[n] as number;
      const probability = logistic(sums[index] as number);
      slope += sampleWeight * value * (probability - Number(samples[index]?.isTrue));
      bend += sampleWeight * value ** 2 * probability * (1 - probability);
    }
    const next = Math.min(most, Math.max(least, now - slope / bend));
    for (const [n, index] of column.at.entries()) {
      sums[index] = (sums[index] as number) + (next - now) * (column.values[n] as number);
    }
    return next;
  };

  for (let round = 0; round < mostRounds; round += 1) {
    let moved = 0;
    const nextBias = improve(everywhere, bias, prior.bias, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    moved = Math.abs(nextBias - bias);
    bias = nextBias;
    for (const name of names) {
      const priorWeight = prior.weights[name];
      const { least, most } = boundsOf(prior, name);
      const next = improve(columns.get(name) ?? everywhere, weights[name], priorWeight, least, most);
      moved = Math.max(moved, Math.abs(next - weights[name]));
      weights[name] = next;
    }
    if (moved < precision) break;
  }
  return { bias, weights };
}

/** Between which a weight may move. */
function boundsOf<Feature extends string>(prior: Prior<Feature>, name: Feature): { least: number; most: number } {
  const priorWeight = prior.weights[name];
  if (prior.fixed.includes(name)) return { least: priorWeight, most: priorWeight };
  const isFree = prior.unsigned.includes(name);
  return {
    least: isFree || priorWeight < 0 ? Number.NEGATIVE_INFINITY : 0,
    most: prior.dangers.includes(name) ? priorWeight : isFree || priorWeight > 0 ? Number.POSITIVE_INFINITY : 0,
  };
}

/** The samples that have a feature, and how much of it. */
function columnOf<Feature extends string>(samples: readonly Sample<Feature>[], name: Feature): Column {
  const column: Column = { at: [], values: [] };
  for (const [index, { features }] of samples.entries()) {
    if (features[name] === 0) continue;
    column.at.push(index);
    column.values.push(features[name]);
  }
  return column;
}
