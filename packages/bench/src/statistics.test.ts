import { describe, expect, it } from 'vitest';
import { bootstrap, estimate, exponent, mean, median } from './statistics.ts';

describe('intervals', () => {
  const clusters = Array.from({ length: 40 }, (_, n) => ({ hits: n % 4 === 0 ? 5 : 10, of: 10 }));
  const shareOf = (drawn: readonly { hits: number; of: number }[]) =>
    [drawn.reduce((sum, { hits }) => sum + hits, 0), drawn.reduce((sum, { of }) => sum + of, 0)] as const;

  it('are reproducible and contain the value', () => {
    const { value, low, high } = estimate(clusters, shareOf);
    expect(estimate(clusters, shareOf)).toEqual({ value, low, high });
    expect(value).toBe(0.875);
    // The normal approximation for 40 clusters of standard deviation 0.2165: 0.875 ± 0.067.
    expect(low).toBeCloseTo(0.808, 1);
    expect(high).toBeCloseTo(0.942, 1);
  });

  it('are wider when correlated cases fail together', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const alone = Array.from({ length: 400 }, (_, n) => ({ hits: n % 8 === 0 ? 0 : 1, of: 1 }));
    const together = Array.from({ length: 40 }, (_, n) => ({ hits: n % 8 === 0 ? 0 : 10, of: 10 }));
    expect(width(estimate(together, shareOf))).toBeGreaterThan(2 * width(estimate(alone, shareOf)));
  });

  it('claim no certainty when nothing has failed yet', () => {
    const { low, high } = estimate([{ hits: 20, of: 20 }], shareOf);
    expect(high).toBe(1);
    expect(low).toBeCloseTo(0.839, 3);
  });

  it('ignore resamples without any case', () => {
    const { low, high } = bootstrap([Number.NaN, 0.5, 0.5], (drawn) => mean(drawn.filter((one) => !Number.isNaN(one))));
    expect([low, high]).toEqual([0.5, 0.5]);
  });
});

describe('figures', () => {
  it('take the middle of an even and of an odd number of values', () => {
    expect([median([9, 1, 5]), median([4, 1, 9, 2]), median([7])]).toEqual([5, 3, 7]);
  });

  it('call cost that doubles with size linear, and cost that quadruples quadratic', () => {
    expect(exponent({ size: 10, cost: 3 }, { size: 20, cost: 6 })).toBeCloseTo(1);
    expect(exponent({ size: 10, cost: 3 }, { size: 20, cost: 12 })).toBeCloseTo(2);
  });
});
