import { describe, expect, it } from 'vitest';
import { calibrate, calibrationError, precisionOfHigh, type ShownFinding } from './calibration.ts';

describe('calibration', () => {
  const shown = (probability: number, isRight: boolean): ShownFinding => ({
    probability,
    isRight,
    confidence: probability >= 0.85 ? 'high' : 'medium',
  });

  it('has no error when nine of ten findings at 0.9 are right, and the difference otherwise', () => {
    const ten = (hits: number) => Array.from({ length: 10 }, (_, n) => shown(0.9, n < hits));
    expect(calibrationError(ten(9))).toBeCloseTo(0);
    expect(calibrationError(ten(6))).toBeCloseTo(0.3);
    expect(precisionOfHigh([...ten(6), shown(0.6, false)])).toEqual([6, 10]);
  });

  it('puts a probability of 1 into the last bin', () => {
    expect(calibrate([shown(1, true)]).at(-1)).toMatchObject({ to: 1, count: 1, predicted: 1, observed: 1 });
  });
});
