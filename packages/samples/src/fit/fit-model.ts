import { type Model, sumOf } from '@kumbara/detection/confidence';
import { curveOf, highFrom } from './calibrate.ts';
import { fitLogistic, type Prior, type Sample, type Weights } from './logistic.ts';

/**
 * Invented lives are alike, and only resemble real ones: each case counts as a thirtieth of a real one, so that what few
 * of them show leaves our belief where it was.
 */
const sampleWeight = 1 / 30;

const rounded = (value: number) => Number(value.toFixed(2)) + 0;

function roundedWeights<Feature extends string>({ bias, weights }: Weights<Feature>): Weights<Feature> {
  const each = Object.entries<number>(weights).map(([name, weight]) => [name, rounded(weight)]);
  return { bias: rounded(bias), weights: Object.fromEntries(each) as Record<Feature, number> };
}

/** Of different lives each. */
export type Cases<Feature extends string> = {
  /** What the weights are fitted on, */
  training: readonly Sample<Feature>[];
  /** what makes probabilities of their sums, */
  calibration: readonly Sample<Feature>[];
  /** and what proves how probable "high" must be. */
  proof: readonly Sample<Feature>[];
};

/**
 * Weights, curve and threshold, each from cases that the one before has not seen.
 * @throws RangeError when nothing is sure enough to be called high
 */
export function fitModel<Feature extends string>(
  prior: Prior<Feature>,
  { training, calibration, proof }: Cases<Feature>,
): Model<Feature> {
  const weights = roundedWeights(fitLogistic(training, prior, sampleWeight));
  const score = ({ features, isTrue }: Sample<Feature>) => ({ sum: sumOf(weights, features), isTrue });
  const curve = curveOf(calibration.map(score));
  return { ...weights, curve, high_from: highFrom(proof.map(score), curve) };
}
