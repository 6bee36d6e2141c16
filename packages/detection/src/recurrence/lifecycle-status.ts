import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { type DayNumber, getCycleDays } from '#calendar.ts';
import type { LifecycleStatus } from '#finding.ts';
import { type Coverage, countCoveredDays } from './coverage.ts';
import type { Cycle } from './cycles.ts';

/** In cycles. */
const lateAfter = 1.5;
const stoppedAfter = 3;
/** Behind a due day: half a year more is no delay, whatever the cycle. */
const longestDelay = 50;

/** Where a stream stands at the end of what was read. Days nobody read are not held against it. */
export function getLifecycleStatus(
  cycle: Cycle,
  last: DayNumber,
  count: number,
  coverage: Coverage,
  today: DayNumber,
): LifecycleStatus {
  const silent = countCoveredDays(coverage, last, today);
  // What was not read cannot have been silent for longer than the calendar says.
  const days = Math.min(silent, today - last);
  if (days >= stoppedAfter * cycle.days) return 'stopped';
  if (days >= Math.min(lateAfter * cycle.days, cycle.days + longestDelay)) return 'late';
  return count <= 2 ? 'early' : 'active';
}

/** So long after a due day a statement is usually read, at the latest. */
const usualDelay = 31;

/**
 * Whether the last payment is so long ago that what was read since cannot tell whether it still runs: nobody knows then
 * when it is paid next, and it may have ended.
 */
export function isLongAgo(billing: Billing, last: IsoDate, today: IsoDate): boolean {
  const cycle = getCycleDays(billing);
  return daysBetween(last, today) > cycle + Math.max(usualDelay, cycle * (lateAfter - 1));
}
