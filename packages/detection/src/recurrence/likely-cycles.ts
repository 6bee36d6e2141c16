import type { DayNumber } from '#calendar.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import { type Cycle, cycles, getCycle, stepCycles } from './cycles.ts';
import { findExplicitCycle } from './explicit-cycle.ts';

/** The rhythms to look for among a merchant's charges, and the log-odds that are added to each. */
export type LikelyCycles = { cycles: Cycle[]; getBonus: (cycle: Cycle) => number };

/** Log-odds for rhythms in which the catalogue says a service is sold, and which its lines speak of. */
const usualCycleBonus = 2;
/** Log-odds against all others where every line speaks of one: `4-WEEKLY` on two days of February is not monthly. */
const otherCyclePenalty = -3;
/** A merchant says it on every line or on the newest: no more are asked. */
const maxLines = 24;
/** One distance may be that of two plans, each bought once. */
const minDenials = 2;

/** Charges that lie one rhythm apart deny a longer one: two such distances, and no other that the shorter leaves open. */
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

/** What a service's habits and the words of its lines make likely. Words of a stranger divert, they prove nothing. */
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
