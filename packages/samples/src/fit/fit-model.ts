import { type Model, sumOf } from '@kumbara/detection/confidence';
import { curveOf, highFrom } from './calibrate.ts';
import { fitLogistic, type Prior, type Sample, type Weights } from './logistic.ts';

/**
 * Invented lives are alike, and only resemble real ones: each case counts as a thirtieth of a real one, so that what few
 * of them show leaves our belief where it was.
 */
const trust = 1 / 30;

const rounded = (value: number) => Number(value.toFixed(2)) + 0;

function roundedWeights<Feature extends string>({ bias, weights }: Weights<Feature>): Weights<Feature> {
  const each = Object.entries<number>(weights).map(([name, weight]) => [name, rounded(weight)]);
  return { bias: rounded(bias), weights: Object.fromEntries(each) as Record<Feature, number> };
}

/**
 * Weights from one set of cases; the curve and what is called high from another, on which the weights were not fitted.
 * @throws RangeError when nothing is sure enough to be called high
 */
export function fitModel<Feature extends string>(
  prior: Prior<Feature>,
  training: readonly Sample<Feature>[],
  calibration: readonly Sample<Feature>[],
): Model<Feature> {
  const weights = roundedWeights(fitLogistic(training, prior, trust));
  const scored = calibration.map(({ features, isTrue }) => ({ sum: sumOf(weights, features), isTrue }));
  const curve = curveOf(scored);
  return { ...weights, curve, high_from: highFrom(scored, curve) };
}
