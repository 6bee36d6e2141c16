import { calibrated, type Model } from '@kumbara/detection/confidence';
import { wilson } from '#evaluate/interval.ts';
import { type Block, poolAdjacentViolators, type Scored } from './isotonic.ts';
import { logistic } from './logistic.ts';

type Curve = Model<string>['curve'];

/** So many cases stand behind each corner of the curve at least. */
const leastCases = 100;
/** Corners below it are of no use to anybody. */
const leastProbability = 0.02;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** What never or always happened may yet be otherwise: Laplace's rule of succession. */
const probabilityOf = ({ hits, count }: Block) =>
  hits === 0 || hits === count ? (hits + 1) / (count + 2) : hits / count;

/** So much are invented lives believed where they are unanimous. */
const maxCurveShare = 0.7;

/** Between what invented lives show and what the weights say: where lives waver, real ones may well be otherwise. */
function blendWithWeights(shown: number, sum: number): number {
  const share = maxCurveShare * shown ** 2;
  return share * shown + (1 - share) * logistic(sum);
}

/** The line from a score to the share of what was true at it, drawn towards the log-odds that the score is. */
export function curveOf(scored: readonly Scored[]): Curve {
  const corners = poolAdjacentViolators(scored, leastCases).map(
    (block) => [rounded(block.sum, 2), rounded(blendWithWeights(probabilityOf(block), block.sum), 4)] as const,
  );
  const rising = corners.filter(([, probability], at) => at === 0 || probability > (corners[at - 1]?.[1] ?? 0));
  const useful = rising.findIndex(([, probability]) => probability >= leastProbability);
  return rising.slice(Math.max(0, useful - 1));
}

/** What is called high is at least so probable (packages/detection/README.md, "How sure?"), */
const leastHigh = 0.85;
/** and so many of what is called high are right, with 97.5 % certainty. */
const precisionOfHigh = 0.99;

/**
 * The lowest probability from which on the calibration cases prove the precision promised: the lower end of Wilson's
 * interval reaches it.
 * @throws RangeError when no probability does
 */
export function highFrom(scored: readonly Scored[], curve: Curve): number {
  const cases = scored.map(({ sum, isTrue }) => ({ probability: calibrated(curve, sum), isTrue }));
  for (let from = leastHigh; from < 1; from = rounded(from + 0.005, 3)) {
    const high = cases.filter(({ probability }) => probability >= from);
    const { low } = wilson(high.filter(({ isTrue }) => isTrue).length, high.length);
    if (low >= precisionOfHigh) return from;
  }
  throw new RangeError('nothing is sure enough to be called high');
}
