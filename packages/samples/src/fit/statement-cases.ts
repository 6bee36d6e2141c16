import { type Feature, judgeStatements, sumOf } from '@kumbara/detection/confidence';
import { isRunningSubscription, scoreFindings } from '#evaluate/detection-score.ts';
import { detectionCase } from '#evaluate/evaluate-detection.ts';
import { type Country, countries } from '#markets/markets.ts';
import type { Sample } from './logistic.ts';
import { statementPrior } from './prior.ts';

/** So many seeds go through all spans and kinds of lives. */
const blockSize = 24;

/** All candidates of a life, those below every threshold too, and whether each is what it would be shown as. */
function casesOf(country: Country, seed: number, hard: boolean): Sample<Feature>[] {
  const { history, documents, today } = detectionCase(country, seed, hard);
  const candidates = judgeStatements(documents, { today })
    // Whether what is late will come back is more than invented lives can teach; what has stopped is not shown as running.
    .filter(({ finding }) => finding.life === 'early' || finding.life === 'active')
    // By belief, not by the present weights: fitting twice gives the same.
    .sort((a, b) => sumOf(statementPrior, b.features) - sumOf(statementPrior, a.features));
  const features = new Map(candidates.map((one) => [one.finding, one.features]));
  const scores = scoreFindings({ findings: candidates.map(({ finding }) => finding), stopped: [] }, history);
  return scores.flatMap((score) => {
    const isTrue = isRunningSubscription(score);
    const weighed = score.finding && features.get(score.finding);
    return weighed && isTrue !== undefined ? [{ features: weighed, isTrue }] : [];
  });
}

/**
 * What the detector considers in invented lives of nine countries.
 * @param hardEvery every so manieth run of seeds is hard
 */
export const statementCases = (seeds: readonly number[], hardEvery: number): Sample<Feature>[] =>
  seeds.flatMap((seed, nth) => {
    const isHard = Math.floor(nth / blockSize) % hardEvery === hardEvery - 1;
    return countries.flatMap((country) => casesOf(country, seed, isHard));
  });
