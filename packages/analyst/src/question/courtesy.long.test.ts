import { expect, it } from 'vitest';
import { courtesyCases, listMisunderstood } from '#testing/courtesies.ts';

it('no courtesy or filler around any question changes anything of what is understood', { timeout: 900_000 }, () => {
  expect(courtesyCases.length).toBeGreaterThan(90_000);
  expect(listMisunderstood(courtesyCases)).toEqual([]);
});
