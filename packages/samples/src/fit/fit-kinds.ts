import { type ScoredKind, type ScoreModel, scoredKinds } from '@kumbara/detection/mail-training';
import type { KindCase } from './mail-kind-cases.ts';

/** Features that occur in fewer mails say nothing certain. */
const leastCases = 4;
/** The standard deviation of the prior of each weight, around zero. */
const spread = 0.7;
/** Facts sum up many words, and hold in all languages. */
const spreadOfFacts = 2;
/** Intercepts are hardly bound. */
const spreadOfBias = 10;
const maxRounds = 60;
const precision = 1e-3;
const rounded = (value: number) => Number(value.toFixed(2)) + 0;

/** The sums of one kind: for each case its odds, and the weight of each feature. */
type Fit = { kind: ScoredKind; bias: number; weights: Float64Array; sums: Float64Array; odds: Float64Array };

/**
 * The most probable weights of a multinomial logistic regression under a Gaussian prior, by coordinate descent with
 * Newton steps. Penalty and loss are convex, so the result is unique.
 */
export function fitKinds(cases: readonly KindCase[]): ScoreModel {
  const names = listFeatures(cases);
  const columns = names.map((name) => cases.flatMap(({ features }, at) => (features[name] ? [at] : [])));
  const everyCase = cases.map((_, at) => at);
  const totals = new Float64Array(cases.length).fill(scoredKinds.length);
  const fits = scoredKinds.map(
    (kind): Fit => ({
      kind,
      bias: 0,
      weights: new Float64Array(names.length),
      sums: new Float64Array(cases.length),
      odds: new Float64Array(cases.length).fill(1),
    }),
  );

  /** Returns the new value of one weight and updates the sums. */
  const improve = ({ kind, sums, odds }: Fit, rows: readonly number[], now: number, deviation: number): number => {
    let slope = now / deviation ** 2;
    let bend = 1 / deviation ** 2;
    for (const row of rows) {
      const { weight, kind: actual } = cases[row] as KindCase;
      const probability = (odds[row] as number) / (totals[row] as number);
      slope += weight * (probability - Number(actual === kind));
      bend += weight * probability * (1 - probability);
    }
    const step = Math.max(-1, Math.min(1, -slope / bend));
    if (Math.abs(step) < precision / 10) return now;
    for (const row of rows) {
      const sum = (sums[row] as number) + step;
      const next = Math.exp(sum);
      sums[row] = sum;
      totals[row] = (totals[row] as number) + next - (odds[row] as number);
      odds[row] = next;
    }
    return now + step;
  };

  for (let round = 0; round < maxRounds; round += 1) {
    let moved = 0;
    for (const fit of fits) {
      const bias = improve(fit, everyCase, fit.bias, spreadOfBias);
      moved = Math.max(moved, Math.abs(bias - fit.bias));
      fit.bias = bias;
      for (const [n, rows] of columns.entries()) {
        const before = fit.weights[n] as number;
        const after = improve(fit, rows, before, names[n]?.startsWith('fact:') ? spreadOfFacts : spread);
        moved = Math.max(moved, Math.abs(after - before));
        fit.weights[n] = after;
      }
    }
    if (moved < precision) break;
  }
  return {
    features: names.join(' '),
    kinds: Object.fromEntries(
      fits.map(({ kind, bias, weights }) => [kind, { bias: rounded(bias), weights: [...weights].map(rounded) }]),
    ),
  };
}

/** Features of enough cases, in alphabetical order. */
function listFeatures(cases: readonly KindCase[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of cases) for (const name in features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastCases ? [name] : [])).sort();
}
