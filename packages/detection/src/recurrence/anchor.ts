import { bookingDay, type DayNumber } from './calendar.ts';
import { type Period, step } from './periods.ts';

export type Anchor = {
  day: DayNumber;
  /** Mean distance of the charges from their days, in days. */
  misfit: number;
};

/** Days between a charge and a due day; between a weekend and its Monday there is none. */
export function lateness(due: DayNumber, day: DayNumber): number {
  if (day < due) return due - day;
  return Math.max(0, day - bookingDay(due));
}

/** Days between a charge and the nearest due day of the rhythm. */
export function distance(period: Period, anchor: DayNumber, day: DayNumber): number {
  const near = Math.round((day - anchor) / period.days);
  let least = Number.POSITIVE_INFINITY;
  for (let n = near - 1; n <= near + 1; n += 1) least = Math.min(least, lateness(step(period, anchor, n), day));
  return least;
}

/** Enough to hold the month with the most days, and few enough for a life of charges. */
const mostAnchors = 14;

/** The charge whose day, repeated, lies nearest to all others: a 31st explains a 28 February, not the reverse. */
export function anchorOf(period: Period, days: DayNumber[]): Anchor {
  let best: Anchor | undefined;
  for (const day of days.slice(-mostAnchors)) {
    const misfit = days.reduce((sum, other) => sum + distance(period, day, other), 0) / days.length;
    if (!best || misfit <= best.misfit) best = { day, misfit };
  }
  return best as Anchor;
}

/** The first expected day that is `today` or later and not the day of the last charge itself. */
export function nextDay(period: Period, anchor: DayNumber, last: DayNumber, today: DayNumber): DayNumber {
  for (let n = Math.floor((last - anchor) / period.days); ; n += 1) {
    const day = step(period, anchor, n);
    if (day >= today && day - last > period.days / 2) return day;
  }
}
