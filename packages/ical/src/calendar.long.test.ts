import { it } from 'vitest';
import { expectSameDays } from '#testing/expect-same-days.ts';
import { randomNumbers } from '#testing/random-subscription.ts';

it('is read by other programs with the days and prices that are due, for 10,000 subscriptions', () => {
  const random = randomNumbers(2026);
  for (let count = 0; count < 10_000; count += 1) expectSameDays(random);
}, 600_000);
