import { bookingDay, type DayNumber } from './calendar.ts';
import { type Period, phaseOf, stepsFrom } from './periods.ts';

export type Anchor = {
  day: DayNumber;
  /** Mean distance of the charges from their days, in days. */
  misfit: number;
};

/**
 * Days between a charge and a due day; between a weekend and its Monday there is none.
 * @param early how much a day too early counts: banks book late, and hardly ever before
 */
export function lateness(due: DayNumber, day: DayNumber, early = 1): number {
  if (day < due) return (due - day) * early;
  return Math.max(0, day - bookingDay(due));
}

/** A rhythm whose charges come too early is less likely theirs than one whose charges come late. */
const weightOfEarly = 2;

/**
 * So near a due day no other can be nearer, for all that months differ and weekends move. Most charges lie so near, which
 * spares a look at both neighbours.
 */
const surelyNearest = ({ days }: Period) => Math.max(2, days / 2 - 5);

/** @returns the days between a charge and the nearest due day of the rhythm */
export function distanceFrom(period: Period, anchor: DayNumber, early = 1): (day: DayNumber) => number {
  const due = stepsFrom(period, anchor);
  const surely = surelyNearest(period);
  return (day) => {
    const near = Math.round((day - anchor) / period.days);
    const least = lateness(due(near), day, early);
    if (least <= surely) return least;
    return Math.min(least, lateness(due(near - 1), day, early), lateness(due(near + 1), day, early));
  };
}

/** Enough to hold the month with the most days, and few enough for a life of charges. */
const mostAnchors = 14;

/** The sum of distances, as far as it stays below the least one known. */
function distanceOfAll(period: Period, anchor: DayNumber, days: DayNumber[], least: number): number {
  const distance = distanceFrom(period, anchor, weightOfEarly);
  let sum = 0;
  for (const day of days) {
    sum += distance(day);
    if (sum > least) break;
  }
  return sum;
}

/** How many charges lie on a due day itself. */
function hitsOf(period: Period, anchor: DayNumber, days: DayNumber[]): number {
  const due = stepsFrom(period, anchor);
  return days.filter((day) => due(Math.round((day - anchor) / period.days)) === day).length;
}

/**
 * The charge whose day, repeated, lies nearest to all others: a 31st explains a 28 February, not the reverse. Where a
 * weekend makes two as near, the one whose days are met exactly: 30 April, 31 May and 30 June are ends of months.
 */
export function anchorOf(period: Period, days: DayNumber[]): Anchor {
  let best = { day: Number.NaN, sum: Number.POSITIVE_INFINITY };
  // The latest first; those before it that repeat its due days need not be tried.
  const tried = new Set<number>();
  for (const day of days.slice(-mostAnchors).reverse()) {
    const phase = phaseOf(period, day);
    if (tried.has(phase)) continue;
    tried.add(phase);
    const sum = distanceOfAll(period, day, days, best.sum);
    const isBetter = sum < best.sum || (sum === best.sum && hitsOf(period, day, days) > hitsOf(period, best.day, days));
    if (isBetter) best = { day, sum };
  }
  const distance = distanceFrom(period, best.day);
  return { day: best.day, misfit: days.reduce((sum, day) => sum + distance(day), 0) / days.length };
}

/** The first expected day that is `today` or later and not the day of the last charge itself. */
export function nextDay(period: Period, anchor: DayNumber, last: DayNumber, today: DayNumber): DayNumber {
  const due = stepsFrom(period, anchor);
  for (let n = Math.floor((last - anchor) / period.days); ; n += 1) {
    const day = due(n);
    if (day >= today && day - last > period.days / 2) return day;
  }
}
