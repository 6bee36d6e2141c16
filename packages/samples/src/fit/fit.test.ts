import { calibrate, type Feature, statementModel } from '@kumbara/detection/confidence';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#random.ts';
import { firstSeed, seedsFrom } from '#seeds.ts';
import { findHighThreshold, fitCurve } from './calibrate.ts';
import { fitModel } from './fit-model.ts';
import { poolAdjacentViolators } from './isotonic.ts';
import { fitLogistic, logistic, type Prior, type Sample } from './logistic.ts';
import { statementPrior } from './prior.ts';
import { createStatementCases } from './statement-cases.ts';

type Name = 'for' | 'against' | 'never';
const prior: Prior<Name> = {
  bias: 0,
  weights: { for: 1, against: -1, never: -2 },
  spread: 1,
  unsigned: [],
  risks: [],
  fixed: [],
};

/** Cases whose truth is drawn from known weights. */
function drawCases(count: number, truth: { bias: number; for: number; against: number }): Sample<Name>[] {
  const random = seededRandom('drawn');
  return Array.from({ length: count }, () => {
    const features = { for: random.next() * 2, against: Number(random.chance(0.3)), never: 0 };
    const sum = truth.bias + truth.for * features.for + truth.against * features.against;
    return { features, isTrue: random.chance(logistic(sum)) };
  });
}

describe('a fit', () => {
  it('finds the weights that the cases were drawn with', () => {
    const { bias, weights } = fitLogistic(drawCases(20_000, { bias: -1, for: 2, against: -3 }), prior, 1);
    expect(bias).toBeCloseTo(-1, 0);
    expect(Math.abs(weights.for - 2)).toBeLessThan(0.15);
    expect(Math.abs(weights.against + 3)).toBeLessThan(0.25);
  });

  it('keeps the prior of a feature without cases, and of every feature when cases count little', () => {
    const cases = drawCases(2_000, { bias: -1, for: 2, against: -3 });
    expect(fitLogistic(cases, prior, 1).weights.never).toBe(-2);
    expect(fitLogistic(cases, prior, 1e-6).weights.for).toBeCloseTo(1, 2);
  });

  it('never changes a sign, never reduces a risk, and keeps fixed weights', () => {
    const misleading = drawCases(5_000, { bias: 0, for: -2, against: 2 });
    expect(fitLogistic(misleading, prior, 1).weights).toMatchObject({ for: 0, against: 0 });
    expect(fitLogistic(misleading, { ...prior, risks: ['against'] }, 1).weights.against).toBe(-1);
    expect(fitLogistic(misleading, { ...prior, fixed: ['for'] }, 1).weights.for).toBe(1);
  });

  it('gives the same result for the same seeds', () => {
    const once = () => {
      const cases = createStatementCases(seedsFrom(firstSeed.tests, 4), 4);
      return fitModel(statementPrior, { training: cases, calibration: cases, proof: clearCases });
    };
    expect(once()).toEqual(once());
  });
});

const nothing = Object.fromEntries(Object.keys(statementPrior.weights).map((name) => [name, 0])) as Record<
  Feature,
  number
>;
/** Enough clear cases for a threshold of high confidence. */
const clearCases = Array.from({ length: 1_000 }, () => ({
  features: { ...nothing, known_service: 1, links: 4 },
  isTrue: true,
}));

describe('calibration', () => {
  const scored = (...shares: [sum: number, hits: number, count: number][]) =>
    shares.flatMap(([sum, hits, count]) => Array.from({ length: count }, (_, n) => ({ sum, isTrue: n < hits })));

  it('pools neighbours until shares rise, and gives no block to a few cases', () => {
    const blocks = poolAdjacentViolators(scored([0, 10, 100], [1, 60, 100], [2, 40, 100], [3, 95, 100], [4, 5, 5]), 50);
    expect(blocks.map(({ hits, count }) => [hits, count])).toEqual([
      [10, 100],
      [100, 200],
      [100, 105],
    ]);
  });

  it('gives a curve that rises everywhere and stays between 0 and 1', () => {
    const curve = fitCurve(scored([-3, 0, 200], [-1, 40, 200], [0, 150, 200], [1, 140, 200], [4, 500, 500]));
    const heights = Array.from({ length: 200 }, (_, n) => calibrate(curve, n / 10 - 10));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights.every((height) => height > 0 && height < 1)).toBe(true);
  });

  it('sets the threshold of high confidence where 99 of 100 are proven right', () => {
    const cases = scored([0, 50, 100], [2, 180, 200], [3, 1_900, 2_000], [5, 3_000, 3_000]);
    const curve = fitCurve(cases);
    const from = findHighThreshold(cases, curve);
    expect(from).toBeGreaterThan(calibrate(curve, 3));
    expect(from).toBeLessThanOrEqual(calibrate(curve, 5));
    expect(() => findHighThreshold(scored([5, 20, 20]), curve)).toThrow(RangeError);
  });
});

describe('the committed weights', () => {
  it('have a rising curve and a threshold of at least 0.85', () => {
    const { curve, high_from } = statementModel;
    const sums = curve.map(([sum]) => sum);
    const heights = curve.map(([, probability]) => probability);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(heights.length);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(high_from).toBeGreaterThanOrEqual(0.85);
  });
});
