/** The features of a candidate, and whether it was a subscription. */
export type Sample<Feature extends string> = { features: Readonly<Record<Feature, number>>; isTrue: boolean };

export type Weights<Feature extends string> = { bias: number; weights: Readonly<Record<Feature, number>> };

/** The assumed weights before any sample is seen. */
export type Prior<Feature extends string> = Weights<Feature> & {
  /** The standard deviation of the prior. */
  spread: number;
  /** Features whose sign may change. All others keep the sign of their prior, or become zero. */
  unsigned: readonly Feature[];
  /** Features that indicate a risk. Their weight may not become smaller than the prior. */
  risks: readonly Feature[];
  /** Features that generated data does not represent. Their weight stays at the prior. */
  fixed: readonly Feature[];
};

type Column = { at: number[]; values: number[] };

export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum));
/** The search ends when all changes are smaller. */
const precision = 1e-4;
const maxRounds = 500;

/**
 * The most probable weights of a logistic regression under a Gaussian prior, by coordinate descent with Newton steps
 * that stop at a change of sign. Penalty and loss are convex, so the result is unique.
 * @param sampleWeight the weight of one sample; less than 1 when samples are similar to each other
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

  /** Returns the new value of one weight and updates the sums. */
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

  for (let round = 0; round < maxRounds; round += 1) {
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

/** The bounds of a weight. */
function boundsOf<Feature extends string>(prior: Prior<Feature>, name: Feature): { least: number; most: number } {
  const priorWeight = prior.weights[name];
  if (prior.fixed.includes(name)) return { least: priorWeight, most: priorWeight };
  const isFree = prior.unsigned.includes(name);
  return {
    least: isFree || priorWeight < 0 ? Number.NEGATIVE_INFINITY : 0,
    most: prior.risks.includes(name) ? priorWeight : isFree || priorWeight > 0 ? Number.POSITIVE_INFINITY : 0,
  };
}

/** The samples with a feature, and its values. */
function columnOf<Feature extends string>(samples: readonly Sample<Feature>[], name: Feature): Column {
  const column: Column = { at: [], values: [] };
  for (const [index, { features }] of samples.entries()) {
    if (features[name] === 0) continue;
    column.at.push(index);
    column.values.push(features[name]);
  }
  return column;
}
