import type { Life } from '#finding.ts';
import type { DayNumber } from './calendar.ts';
import { type Coverage, coveredDays } from './coverage.ts';
import type { Period } from './periods.ts';

/** In cycles, plus the days a charge may be late by itself. */
const lateAfter = 1.5;
const stoppedAfter = 3;

/** Where a stream stands at the end of what was read. Days nobody read are not held against it. */
export function lifeOf(period: Period, last: DayNumber, count: number, coverage: Coverage, today: DayNumber): Life {
  const silent = coveredDays(coverage, last, today);
  // What was not read cannot have been silent for longer than the calendar says.
  const cycles = Math.min(silent, today - last) / period.days;
  if (cycles >= stoppedAfter) return 'stopped';
  if (cycles >= lateAfter) return 'late';
  return count <= 2 ? 'early' : 'active';
}
