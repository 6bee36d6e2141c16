import { it } from 'vitest';
import { anAccount, expectSameAnalytics } from '#testing/analytics-histories.ts';
import { createRandom } from '#testing/savings-histories.ts';

it('adds up to the cent what a count day by day in decimals does, on a sample of random accounts', () => {
  for (let seed = 1; seed <= 40; seed += 1) expectSameAnalytics(anAccount(createRandom(seed)), `seed ${seed}`);
}, 60_000);
