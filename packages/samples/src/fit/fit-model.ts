import { type Model, sumWeights } from '@kumbara/detection/confidence';
import { findHighThreshold, fitCurve } from './calibrate.ts';
import { fitLogistic, type Prior, type Sample, type Weights } from './logistic.ts';

/**
 * The weight of one generated case against a real one. Generated cases are similar to each other, so a few of them must
 * not override the prior.
 */
const sampleWeight = 1 / 30;

const rounded = (value: number) => Number(value.toFixed(2)) + 0;

function roundedWeights<Feature extends string>({ bias, weights }: Weights<Feature>): Weights<Feature> {
  const each = Object.entries<number>(weights).map(([name, weight]) => [name, rounded(weight)]);
  return { bias: rounded(bias), weights: Object.fromEntries(each) as Record<Feature, number> };
}

/** Cases from different seeds each. */
export type Cases<Feature extends string> = {
  /** Weights are fitted on these. */
  training: readonly Sample<Feature>[];
  /** The probability curve is fitted on these. */
  calibration: readonly Sample<Feature>[];
  /** The threshold of high confidence is determined on these. */
  proof: readonly Sample<Feature>[];
};

/**
 * Fits weights, curve and threshold, each on cases that the previous step has not seen.
 * @throws RangeError when no threshold reaches the required precision
 */
export function fitModel<Feature extends string>(
  prior: Prior<Feature>,
  { training, calibration, proof }: Cases<Feature>,
): Model<Feature> {
  const weights = roundedWeights(fitLogistic(training, prior, sampleWeight));
  const score = ({ features, isTrue }: Sample<Feature>) => ({ sum: sumWeights(weights, features), isTrue });
  const curve = fitCurve(calibration.map(score));
  return { ...weights, curve, high_from: findHighThreshold(proof.map(score), curve) };
}
