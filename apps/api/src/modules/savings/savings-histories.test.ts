import { it } from 'vitest';
import { aHistory, createRandom, expectSameSavings } from '#testing/savings-histories.ts';

it('equals a computation day by day in decimals on a sample of random histories', () => {
  for (let seed = 1; seed <= 60; seed += 1) expectSameSavings(aHistory(createRandom(seed)), `seed ${seed}`);
});
