import { isLongRun } from '@kumbara/samples';
import { expect, it } from 'vitest';
import { runReminderHistories } from '#testing/reminder-histories.ts';

it.runIf(isLongRun)(
  'sends every reminder once, though workers are killed and the clock jumps (a sample)',
  async () => {
    const { faults, counts } = await runReminderHistories({ seed: 1, users: 6, steps: 8, startsOn: '2026-10-30' });
    expect(faults).toEqual([]);
    expect(counts.mails).toBeGreaterThan(1);
  },
  180_000,
);
