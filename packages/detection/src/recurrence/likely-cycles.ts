import type { DayNumber } from '#calendar.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import { type Cycle, cycles, getCycle, stepCycles } from './cycles.ts';
import { findExplicitCycle } from './explicit-cycle.ts';

/** The cycles to search for, and the log-odds to add to each. */
export type LikelyCycles = { cycles: Cycle[]; getBonus: (cycle: Cycle) => number };

/** Log-odds for the usual cycles of a service and those its lines state. */
const usualCycleBonus = 2;
/** Log-odds against all other cycles if every line states one: `4-WEEKLY` on two days of February is not monthly. */
const otherCyclePenalty = -3;
/** Cycles are stated on every line or on the newest ones, so older lines are skipped. */
const maxLines = 24;
/** One interval may separate two plans that were bought once each. */
const minDenials = 2;

/**
 * Returns true if the days contradict a stated cycle: at least two intervals fit a shorter cycle and the others are one
 * or two of its steps.
 */
function isDenied(claimed: Cycle, days: DayNumber[]): boolean {
  const gaps = days.slice(1).flatMap((day, i) => (day === days[i] ? [] : [{ from: days[i] as DayNumber, day }]));
  return cycles.some((cycle) => {
    if (cycle.days + cycle.tolerance >= claimed.days - claimed.tolerance) return false;
    const isSteps = (count: number) => (gap: (typeof gaps)[number]) =>
      Math.abs(gap.day - stepCycles(cycle, gap.from, count)) <= cycle.tolerance;
    const single = gaps.filter(isSteps(1));
    return single.length >= minDenials && gaps.every((gap) => isSteps(1)(gap) || isSteps(2)(gap));
  });
}

/**
 * Returns the cycles that the catalogue and the words of the lines make likely. For unknown merchants words only
 * exclude other cycles.
 */
export function findLikelyCycles(charges: Charge[], service: Service | undefined): LikelyCycles {
  const usual = service ? (service.cycles ?? ['monthly', 'yearly']).map((cycle) => getCycle(cycle)) : [];
  const read =
    charges.length < 2
      ? []
      : charges.slice(-maxLines).map(({ day, text }) => ({ day, explicit: findExplicitCycle(text) }));
  const isBelieved = (claimed: Cycle) =>
    !isDenied(
      claimed,
      read.flatMap(({ day, explicit }) => (explicit === claimed ? [day] : [])),
    );
  const believed = new Set(read.flatMap(({ explicit }) => explicit ?? []).filter(isBelieved));
  const explicitCycles = read.map(({ explicit }) => (explicit && believed.has(explicit) ? explicit : undefined));
  const isExplicit = believed.size > 0 && !explicitCycles.includes(undefined);
  const likely = new Set([...believed, ...(isExplicit ? [] : usual)]);
  return {
    cycles: [...new Set([...cycles, ...believed])],
    getBonus: (cycle) =>
      (service && likely.has(cycle) ? usualCycleBonus : 0) +
      (isExplicit && !believed.has(cycle) ? otherCyclePenalty : 0),
  };
}
