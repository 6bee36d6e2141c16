import { type DayNumber, toBookingDay } from '#calendar.ts';
import { type Cycle, createStepper, getPhase, isWeekly } from './cycles.ts';

export type Anchor = {
  day: DayNumber;
  /** Mean distance of the charges from their days, in days. */
  residual: number;
};

/**
 * Days between a charge and a due day; between a weekend and its Monday there is none.
 * @param early how much a day too early counts: banks book late, and hardly ever before
 */
export function getLateness(due: DayNumber, day: DayNumber, early = 1): number {
  if (day <= due) return (due - day) * early;
  return Math.max(0, day - toBookingDay(due));
}

/** A rhythm whose charges come too early is less likely theirs than one whose charges come late. */
const weightOfEarly = 2;

/**
 * So near a due day no other can be nearer, for all that months differ and weekends move. Most charges lie so near, which
 * spares a look at both neighbours.
 */
const getSureDistance = ({ days }: Cycle) => Math.max(2, days / 2 - 5);

/** @returns the days between a charge and the nearest due day of the rhythm */
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

/** Enough to hold the month with the most days, and few enough for a life of charges. */
const mostAnchors = 14;

/** Days, and how many charges lie as far as each from every due day: one, where nothing else is said. */
type Spread = { days: DayNumber[]; counts?: number[] };

/** By weeks, all days of one phase lie as far from every due day: one of each phase stands for all. */
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

/** The sum of distances, as far as it stays below the least one known. */
function sumDistances(cycle: Cycle, anchor: DayNumber, { days, counts }: Spread, least: number): number {
  const distance = createDistance(cycle, anchor, weightOfEarly);
  let sum = 0;
  for (let at = 0; at < days.length && sum <= least; at += 1)
    sum += distance(days[at] as DayNumber) * (counts?.[at] ?? 1);
  return sum;
}

/** How many charges lie on a due day itself. */
function countExactDays(cycle: Cycle, anchor: DayNumber, { days, counts }: Spread): number {
  const due = createStepper(cycle, anchor);
  const isDue = (day: DayNumber) => due(Math.round((day - anchor) / cycle.days)) === day;
  return days.reduce((sum, day, at) => sum + (isDue(day) ? (counts?.[at] ?? 1) : 0), 0);
}

/**
 * The charge whose day, repeated, lies nearest to all others: a 31st explains a 28 February, not the reverse. Where a
 * weekend makes two as near, the one whose days are met exactly: 30 April, 31 May and 30 June are ends of months.
 */
export function findAnchorDay(cycle: Cycle, days: DayNumber[]): DayNumber {
  let best = { day: Number.NaN, sum: Number.POSITIVE_INFINITY };
  // The latest first; those before it that repeat its due days need not be tried.
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

/** The anchor day of charges, and how far they lie from its due days. */
export function fitAnchor(cycle: Cycle, days: DayNumber[]): Anchor {
  const anchor = findAnchorDay(cycle, days);
  const distance = createDistance(cycle, anchor);
  return { day: anchor, residual: days.reduce((sum, day) => sum + distance(day), 0) / days.length };
}

/** The first expected day that is `today` or later and not the day of the last charge itself. */
export function findNextDay(cycle: Cycle, anchor: DayNumber, last: DayNumber, today: DayNumber): DayNumber {
  const due = createStepper(cycle, anchor);
  for (let n = Math.floor((last - anchor) / cycle.days); ; n += 1) {
    const day = due(n);
    if (day >= today && day - last > cycle.days / 2) return day;
  }
}
