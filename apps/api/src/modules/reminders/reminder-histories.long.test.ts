import { expect, it } from 'vitest';
import { runReminderHistories } from '#testing/reminder-histories.ts';

/** Around the changes of the clocks of New York and Lord Howe, and of Istanbul until 2016. */
const starts = ['2026-03-04', '2026-03-30', '2026-09-30', '2026-10-28', '2015-11-04', '2016-03-23'];

it.each(Array.from({ length: 10 }, (_, seed) => seed + 100))(
  'sends every reminder of a hundred histories once, though workers are killed and the clock jumps: seed %i',
  async (seed) => {
    const startsOn = starts[seed % starts.length] as string;
    const { faults, counts } = await runReminderHistories({ seed, users: 100, steps: 80, startsOn });
    console.log('seed', seed, startsOn, counts);
    expect(faults).toEqual([]);
    expect(counts.kills).toBeGreaterThan(3);
  },
  600_000,
);
