/**
 * The first seed of each purpose. No seed serves two purposes: nothing is measured on training data, and the fixtures
 * of the benchmark are never inspected while working on the detector.
 */
export const firstSeed = {
  /** `npm run evaluate`: the faults found here are inspected and fixed. */
  working: 0,
  tests: 1_000,
  bench: 10_000,
  /** `npm run fit`: weights, calibration curve and threshold of high confidence. */
  training: 20_000,
  calibration: 30_000,
  proof: 35_000,
  /** `npm run evaluate -- mistakes`. */
  mistakes: 40_000,
} as const;

export const seedsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);
