import { type Feature, scoreStatementFindings, sumWeights } from '@kumbara/detection/confidence';
import { isRunningSubscription, scoreFindings } from '#evaluate/detection-score.ts';
import { createDetectionCase } from '#evaluate/evaluate-detection.ts';
import { type Country, countries } from '#markets/markets.ts';
import type { Sample } from './logistic.ts';
import { statementPrior } from './prior.ts';

/** A block of seeds covers all time spans and kinds of histories. */
const blockSize = 24;

/** All candidates of a history, including those below the threshold, and whether each is a running subscription. */
function createCases(country: Country, seed: number, hard: boolean): Sample<Feature>[] {
  const { history, documents, today } = createDetectionCase(country, seed, hard);
  const candidates = scoreStatementFindings(documents, { today })
    // Generated data cannot show whether late subscriptions resume, and stopped ones are not shown as running.
    .filter(({ finding }) => finding.status === 'early' || finding.status === 'active')
    // Sorted by the prior instead of the current weights, so that fitting twice gives the same result.
    .sort((a, b) => sumWeights(statementPrior, b.features) - sumWeights(statementPrior, a.features));
  const features = new Map(candidates.map((one) => [one.finding, one.features]));
  const scores = scoreFindings({ findings: candidates.map(({ finding }) => finding), stopped: [] }, history);
  return scores.flatMap((score) => {
    const isTrue = isRunningSubscription(score);
    const candidateFeatures = score.finding && features.get(score.finding);
    return candidateFeatures && isTrue !== undefined ? [{ features: candidateFeatures, isTrue }] : [];
  });
}

/**
 * The candidates in generated histories of nine countries.
 * @param hardEvery every n-th block of seeds is generated in hard mode
 */
export const createStatementCases = (seeds: readonly number[], hardEvery: number): Sample<Feature>[] =>
  seeds.flatMap((seed, nth) => {
    const isHard = Math.floor(nth / blockSize) % hardEvery === hardEvery - 1;
    return countries.flatMap((country) => createCases(country, seed, isHard));
  });
