import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { type DayNumber, getCycleDays } from '#calendar.ts';
import type { LifecycleStatus } from '#finding.ts';
import { type Coverage, countCoveredDays } from './coverage.ts';
import type { Cycle } from './cycles.ts';

/** In cycles. */
const lateAfter = 1.5;
const stoppedAfter = 3;
/** Days after a due day beyond which any cycle is late. */
const longestDelay = 50;

/** Returns the status at the end of the covered days. Days that no document covers do not count. */
export function getLifecycleStatus(
  cycle: Cycle,
  last: DayNumber,
  count: number,
  coverage: Coverage,
  today: DayNumber,
): LifecycleStatus {
  const silent = countCoveredDays(coverage, last, today);
  // Covered days cannot exceed the calendar.
  const days = Math.min(silent, today - last);
  if (days >= stoppedAfter * cycle.days) return 'stopped';
  if (days >= Math.min(lateAfter * cycle.days, cycle.days + longestDelay)) return 'late';
  return count <= 2 ? 'early' : 'active';
}

/** A statement is usually read within this many days of its end. */
const usualDelay = 31;

/** Returns true if the last payment is too long ago to know whether the subscription still runs. */
export function isLongAgo(billing: Billing, last: IsoDate, today: IsoDate): boolean {
  const cycle = getCycleDays(billing);
  return daysBetween(last, today) > cycle + Math.max(usualDelay, cycle * (lateAfter - 1));
}
