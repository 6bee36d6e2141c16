import { it } from 'vitest';
import { checkTimeline } from '#testing/timeline-oracle.ts';

it('counts periods, states and money of 10,000 histories as plain counting does', { timeout: 600_000 }, () => {
  for (let seed = 0; seed < 10_000; seed += 1) checkTimeline(`timeline ${seed}`);
});
