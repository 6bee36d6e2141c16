import type { Finding } from '@kumbara/detection';
import { type FindingScore, isRunningSubscription } from './detection-score.ts';

/** A finding that was shown, with its probability and whether it is right. */
export type ShownFinding = Pick<Finding, 'probability' | 'confidence'> & { isRight: boolean };

export const listShownFindings = (scores: readonly FindingScore[]): ShownFinding[] =>
  scores.flatMap((score) => {
    const isRight = isRunningSubscription(score);
    if (!score.finding || isRight === undefined) return [];
    const { probability, confidence } = score.finding;
    return [{ probability, confidence, isRight }];
  });

/** Lower bounds of the bins, narrower where most findings lie. */
const bins = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995] as const;

type Bin = { from: number; to: number; count: number; predicted: number; observed: number };

/** The mean predicted probability and the share of right findings in each bin. */
export const calibrate = (shown: readonly ShownFinding[]): Bin[] =>
  bins.map((from, n) => {
    const to = bins[n + 1] ?? Number.POSITIVE_INFINITY;
    const inside = shown.filter(({ probability }) => probability >= from && probability < to);
    const predicted = inside.reduce((sum, { probability }) => sum + probability, 0) / inside.length;
    return {
      from,
      to: Math.min(1, to),
      count: inside.length,
      predicted,
      observed: inside.filter(({ isRight }) => isRight).length / inside.length,
    };
  });

/** Expected calibration error: the mean gap between predicted and observed, weighted by the size of the bins. */
export const calibrationError = (shown: readonly ShownFinding[]): number =>
  calibrate(shown)
    .filter(({ count }) => count > 0)
    .reduce((sum, { count, predicted, observed }) => sum + count * Math.abs(predicted - observed), 0) / shown.length;

/** The share of right findings among those of high confidence. */
export function precisionOfHigh(shown: readonly ShownFinding[]): readonly [hits: number, of: number] {
  const high = shown.filter(({ confidence }) => confidence === 'high');
  return [high.filter(({ isRight }) => isRight).length, high.length];
}
