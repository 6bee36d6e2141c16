import type { Confidence } from '@kumbara/shared';

/**
 * What turns named features into a probability: a sum of weights, then a curve that makes it keep its word.
 * Made by `npm run fit -w packages/samples`.
 */
export type Model<Feature extends string> = {
  bias: number;
  weights: Readonly<Record<Feature, number>>;
  /** From the sum to the probability: corners of a rising line, which leans towards 0 and 1 beyond them. At least one. */
  curve: readonly (readonly [sum: number, probability: number])[];
  /** The lowest probability that is called high; chosen so that those above it are right in at least 99 of 100. */
  high_from: number;
};

/** Below it nothing is shown. */
export const mediumThreshold = 0.5;

/** The weighted sum of the features: before calibration, log-odds. */
export function sumWeights<Feature extends string>(
  { bias, weights }: Pick<Model<Feature>, 'bias' | 'weights'>,
  features: Readonly<Record<Feature, number>>,
): number {
  let sum = bias;
  for (const name in features) sum += weights[name] * features[name];
  return sum;
}

/** The height of the curve at a sum. It rises everywhere, so that whatever speaks for a finding makes it more probable. */
export function calibrate(curve: Model<string>['curve'], sum: number): number {
  const [first = [0, 0.5], last = first] = [curve[0], curve.at(-1)];
  if (sum <= first[0]) return first[1] * Math.exp(sum - first[0]);
  if (sum >= last[0]) return 1 - (1 - last[1]) * Math.exp(last[0] - sum);
  const above = curve.findIndex(([corner]) => corner > sum);
  const [low = first, high = last] = [curve[above - 1], curve[above]];
  return low[1] + ((sum - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/** How probable it is that there is a running subscription, 0 to 1, and what that is called. */
export function scoreFeatures<Feature extends string>(
  model: Model<Feature>,
  features: Readonly<Record<Feature, number>>,
): { probability: number; confidence: Confidence } {
  const probability = calibrate(model.curve, sumWeights(model, features));
  return { probability, confidence: probability >= model.high_from ? 'high' : 'medium' };
}
