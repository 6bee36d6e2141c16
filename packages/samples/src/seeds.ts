/**
 * Which seeds serve what, each from its first on. No life serves two: nothing is measured on what was learned from, and
 * nobody who works on the detector looks at what it is measured on.
 */
export const firstSeed = {
  /** `npm run evaluate`: whoever mends the detector reads the faults found here. */
  working: 0,
  tests: 1_000,
  bench: 10_000,
  /** `npm run fit`: the weights, the curve, and what is called high. */
  training: 20_000,
  calibration: 30_000,
  proof: 35_000,
  /** `npm run evaluate -- worst`. */
  mistakes: 40_000,
} as const;

export const seedsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, n) => first + n);
