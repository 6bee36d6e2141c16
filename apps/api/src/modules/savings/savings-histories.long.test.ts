import { it } from 'vitest';
import { aHistory, createRandom, expectSameSavings } from '#testing/savings-histories.ts';

it('equals a computation day by day in decimals on ten thousand random histories', () => {
  for (let seed = 1; seed <= 10_000; seed += 1) expectSameSavings(aHistory(createRandom(seed)), `seed ${seed}`);
}, 1_200_000);
