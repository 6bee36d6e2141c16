import { calibrate, type Model } from '@kumbara/detection/confidence';
import { wilsonInterval } from '#evaluate/interval.ts';
import { type Block, poolAdjacentViolators, type Scored } from './isotonic.ts';
import { logistic } from './logistic.ts';

type Curve = Model<string>['curve'];

/** Minimum number of cases behind each point of the curve. */
const minCases = 100;
/** Points below this probability are dropped. */
const minCurveProbability = 0.02;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Laplace's rule of succession for blocks in which every or no case hit. */
const probabilityOf = ({ hits, count }: Block) =>
  hits === 0 || hits === count ? (hits + 1) / (count + 2) : hits / count;

/** The maximum weight of the generated cases against the fitted weights, reached where the cases are unanimous. */
const maxCurveShare = 0.7;

/**
 * Blends the observed share with the logistic probability. The less certain the generated cases, the more the latter
 * counts: real data is less regular.
 */
function blendWithWeights(shown: number, sum: number): number {
  const share = maxCurveShare * shown ** 2;
  return share * shown + (1 - share) * logistic(sum);
}

/** The curve from a score to the share of true cases, blended with the logistic probability. */
export function fitCurve(scored: readonly Scored[]): Curve {
  const corners = poolAdjacentViolators(scored, minCases).map(
    (block) => [rounded(block.sum, 2), rounded(blendWithWeights(probabilityOf(block), block.sum), 4)] as const,
  );
  const rising = corners.filter(([, probability], at) => at === 0 || probability > (corners[at - 1]?.[1] ?? 0));
  const useful = rising.findIndex(([, probability]) => probability >= minCurveProbability);
  return rising.slice(Math.max(0, useful - 1));
}

/** The minimum probability of high confidence (packages/detection/README.md). */
const minHighProbability = 0.85;
/** The minimum precision of high confidence, with 97.5 % certainty. */
const minHighPrecision = 0.99;

/**
 * The lowest probability from which the cases prove the required precision: the lower bound of Wilson's interval
 * reaches it.
 * @throws RangeError when no probability does
 */
export function findHighThreshold(scored: readonly Scored[], curve: Curve): number {
  const cases = scored.map(({ sum, isTrue }) => ({ probability: calibrate(curve, sum), isTrue }));
  for (let from = minHighProbability; from < 1; from = rounded(from + 0.005, 3)) {
    const high = cases.filter(({ probability }) => probability >= from);
    const { low } = wilsonInterval(high.filter(({ isTrue }) => isTrue).length, high.length);
    if (low >= minHighPrecision) return from;
  }
  throw new RangeError('nothing is sure enough to be called high');
}
