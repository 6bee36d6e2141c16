import { daysBetween, type IsoDate } from '@kumbara/shared';
import { type Period, step } from './periods.ts';

export type Anchor = {
  day: IsoDate;
  /** Mean distance of the charges from their days, in days. */
  misfit: number;
};

const distance = (period: Period, anchor: IsoDate, day: IsoDate) => {
  const near = Math.round(daysBetween(anchor, day) / period.days);
  return Math.min(...[near - 1, near, near + 1].map((n) => Math.abs(daysBetween(step(period, anchor, n), day))));
};

/** The charge whose day, repeated, lies nearest to all others: a 31st explains a 28 February, not the reverse. */
export function anchorOf(period: Period, days: IsoDate[]): Anchor {
  return days
    .map((day) => ({ day, misfit: days.reduce((sum, other) => sum + distance(period, day, other), 0) / days.length }))
    .reduce((a, b) => (b.misfit <= a.misfit ? b : a));
}

/** The first expected day that is `today` or later and not the day of the last charge itself. */
export function nextDay(period: Period, anchor: IsoDate, last: IsoDate, today: IsoDate): IsoDate {
  let n = Math.floor(daysBetween(anchor, last) / period.days);
  for (;;) {
    const day = step(period, anchor, n);
    if (day >= today && daysBetween(last, day) > period.days / 2) return day;
    n += 1;
  }
}
