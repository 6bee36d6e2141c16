import { daysBetween, type IsoDate } from '@kumbara/shared';
import type { Life } from '#finding.ts';
import { type Coverage, coveredDays } from './coverage.ts';
import type { Period } from './periods.ts';

/** In cycles, plus the days a charge may be late by itself. */
const lateAfter = 1.5;
const stoppedAfter = 3;

/** Where a stream stands at the end of what was read. Days nobody read are not held against it. */
export function lifeOf(period: Period, last: IsoDate, count: number, coverage: Coverage, today: IsoDate): Life {
  const silent = coveredDays(coverage, last, today);
  // What was not read cannot have been silent for longer than the calendar says.
  const cycles = Math.min(silent, daysBetween(last, today)) / period.days;
  if (cycles >= stoppedAfter) return 'stopped';
  if (cycles >= lateAfter) return 'late';
  return count <= 2 ? 'early' : 'active';
}
