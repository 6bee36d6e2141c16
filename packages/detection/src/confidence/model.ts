import type { Confidence } from '@kumbara/shared';

/**
 * A confidence model: weights of features, and a curve that calibrates their sum.
 * Computed by `npm run fit -w packages/samples`.
 */
export type Model<Feature extends string> = {
  bias: number;
  weights: Readonly<Record<Feature, number>>;
  /** Points of a rising curve from sum to probability; beyond them it approaches 0 and 1. At least one. */
  curve: readonly (readonly [sum: number, probability: number])[];
  /** The lowest probability of *high*: at least 99 of 100 such findings are right. */
  high_from: number;
};

/** Findings below are not shown. */
export const mediumThreshold = 0.5;

/** Returns the weighted sum of the features: the log-odds before calibration. */
export function sumWeights<Feature extends string>(
  { bias, weights }: Pick<Model<Feature>, 'bias' | 'weights'>,
  features: Readonly<Record<Feature, number>>,
): number {
  let sum = bias;
  for (const name in features) sum += weights[name] * features[name];
  return sum;
}

/**
 * Returns the probability for a sum. The curve rises strictly, so evidence for a finding always makes it more probable.
 */
export function calibrate(curve: Model<string>['curve'], sum: number): number {
  const [first = [0, 0.5], last = first] = [curve[0], curve.at(-1)];
  if (sum <= first[0]) return first[1] * Math.exp(sum - first[0]);
  if (sum >= last[0]) return 1 - (1 - last[1]) * Math.exp(last[0] - sum);
  const above = curve.findIndex(([corner]) => corner > sum);
  const [low = first, high = last] = [curve[above - 1], curve[above]];
  return low[1] + ((sum - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/** Returns the probability of a running subscription, 0 to 1, and its confidence. */
export function scoreFeatures<Feature extends string>(
  model: Model<Feature>,
  features: Readonly<Record<Feature, number>>,
): { probability: number; confidence: Confidence } {
  const probability = calibrate(model.curve, sumWeights(model, features));
  return { probability, confidence: probability >= model.high_from ? 'high' : 'medium' };
}
