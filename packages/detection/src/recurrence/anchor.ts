import { type DayNumber, toBookingDay } from '#calendar.ts';
import { type Cycle, createStepper, getPhase, isWeekly } from './cycles.ts';

export type Anchor = {
  day: DayNumber;
  /** Mean distance of the charges from their due days, in days. */
  residual: number;
};

/**
 * Returns the days between a charge and a due day; 0 between a weekend and its Monday.
 * @param early weight of a day too early: banks post late, and hardly ever early
 */
export function getLateness(due: DayNumber, day: DayNumber, early = 1): number {
  if (day <= due) return (due - day) * early;
  return Math.max(0, day - toBookingDay(due));
}

/** Early charges make a billing cycle less likely than late ones. */
const weightOfEarly = 2;

/**
 * Returns the distance within which no other due day can be nearer, whatever the lengths of months. Most charges are
 * that near, which saves comparing both neighbours.
 */
const getSureDistance = ({ days }: Cycle) => Math.max(2, days / 2 - 5);

/** Creates a function that returns the days between a charge and the nearest due day. */
export function createDistance(cycle: Cycle, anchor: DayNumber, early = 1): (day: DayNumber) => number {
  const due = createStepper(cycle, anchor);
  const surely = getSureDistance(cycle);
  return (day) => {
    const near = Math.round((day - anchor) / cycle.days);
    const least = getLateness(due(near), day, early);
    if (least <= surely) return least;
    return Math.min(least, getLateness(due(near - 1), day, early), getLateness(due(near + 1), day, early));
  };
}

/** Enough charges to include a month of 31 days, and few enough for long histories. */
const mostAnchors = 14;

/** Days with the number of charges that share their distance from every due day; 1 if `counts` is absent. */
type Spread = { days: DayNumber[]; counts?: number[] };

/** In weekly cycles all days of one phase have the same distances, so one day represents its phase. */
function createSpread(cycle: Cycle, days: DayNumber[]): Spread {
  if (!isWeekly(cycle)) return { days };
  const positions = new Map<number, number>();
  const spread = { days: [] as DayNumber[], counts: [] as number[] };
  for (const day of days) {
    const phase = getPhase(cycle, day);
    const position = positions.get(phase);
    if (position === undefined) {
      positions.set(phase, spread.days.push(day) - 1);
      spread.counts.push(1);
    } else spread.counts[position] = (spread.counts[position] as number) + 1;
  }
  return spread;
}

/** Returns the sum of distances, or any larger number once it exceeds `least`. */
function sumDistances(cycle: Cycle, anchor: DayNumber, { days, counts }: Spread, least: number): number {
  const distance = createDistance(cycle, anchor, weightOfEarly);
  let sum = 0;
  for (let at = 0; at < days.length && sum <= least; at += 1)
    sum += distance(days[at] as DayNumber) * (counts?.[at] ?? 1);
  return sum;
}

/** Counts the charges exactly on a due day. */
function countExactDays(cycle: Cycle, anchor: DayNumber, { days, counts }: Spread): number {
  const due = createStepper(cycle, anchor);
  const isDue = (day: DayNumber) => due(Math.round((day - anchor) / cycle.days)) === day;
  return days.reduce((sum, day, at) => sum + (isDue(day) ? (counts?.[at] ?? 1) : 0), 0);
}

/**
 * Returns the charge day that, repeated, is nearest to all others: a 31st explains 28 February, not the reverse. Of
 * equally near days the one with more exact hits wins: 30 April, 31 May and 30 June are month ends.
 */
export function findAnchorDay(cycle: Cycle, days: DayNumber[]): DayNumber {
  let best = { day: Number.NaN, sum: Number.POSITIVE_INFINITY };
  // The latest days are tried first; earlier days of the same phase are skipped.
  const tried = new Set<number>();
  const spread = createSpread(cycle, days);
  for (const day of days.slice(-mostAnchors).reverse()) {
    const phase = getPhase(cycle, day);
    if (tried.has(phase)) continue;
    tried.add(phase);
    const sum = sumDistances(cycle, day, spread, best.sum);
    const isBetter =
      sum < best.sum ||
      (sum === best.sum && countExactDays(cycle, day, spread) > countExactDays(cycle, best.day, spread));
    if (isBetter) best = { day, sum };
  }
  return best.day;
}

/** Returns the anchor day of charges and their mean distance from its due days. */
export function fitAnchor(cycle: Cycle, days: DayNumber[]): Anchor {
  const anchor = findAnchorDay(cycle, days);
  const distance = createDistance(cycle, anchor);
  return { day: anchor, residual: days.reduce((sum, day) => sum + distance(day), 0) / days.length };
}

/** Returns the first due day that is `today` or later and not the day of the last charge itself. */
export function findNextDay(cycle: Cycle, anchor: DayNumber, last: DayNumber, today: DayNumber): DayNumber {
  const due = createStepper(cycle, anchor);
  for (let n = Math.floor((last - anchor) / cycle.days); ; n += 1) {
    const day = due(n);
    if (day >= today && day - last > cycle.days / 2) return day;
  }
}
