import { it } from 'vitest';
import { checkTimeline } from '#testing/timeline-oracle.ts';

it('counts periods, states and money as plain counting does', () => {
  for (let seed = 0; seed < 100; seed += 1) checkTimeline(`timeline ${seed}`);
});
