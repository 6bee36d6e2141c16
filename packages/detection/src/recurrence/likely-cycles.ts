import type { DayNumber } from '#calendar.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import { type Period, periodOf, periods, step } from './cycles.ts';
import { saidCycle } from './explicit-cycle.ts';

/** The rhythms to look for among a merchant's charges, and the log-odds that are added to each. */
export type Rhythms = { periods: Period[]; favoured: (period: Period) => number };

/** Log-odds for rhythms in which the catalogue says a service is sold, and which its lines speak of. */
const usualRhythm = 2;
/** Log-odds against all others where every line speaks of one: `4-WEEKLY` on two days of February is not monthly. */
const unsaidRhythm = -3;
/** A merchant says it on every line or on the newest: no more are asked. */
const mostAsked = 24;
/** One distance may be that of two plans, each bought once. */
const leastDenials = 2;

/** Charges that lie one rhythm apart deny a longer one: two such distances, and no other that the shorter leaves open. */
function isDenied(said: Period, days: DayNumber[]): boolean {
  const gaps = days.slice(1).flatMap((day, i) => (day === days[i] ? [] : [{ from: days[i] as DayNumber, day }]));
  return periods.some((period) => {
    if (period.days + period.tolerance >= said.days - said.tolerance) return false;
    const isSteps = (count: number) => (gap: (typeof gaps)[number]) =>
      Math.abs(gap.day - step(period, gap.from, count)) <= period.tolerance;
    const single = gaps.filter(isSteps(1));
    return single.length >= leastDenials && gaps.every((gap) => isSteps(1)(gap) || isSteps(2)(gap));
  });
}

/** What a service's habits and the words of its lines make likely. Words of a stranger divert, they prove nothing. */
export function rhythmsOf(charges: Charge[], service: Service | undefined): Rhythms {
  const usual = service ? (service.cycles ?? ['monthly', 'yearly']).map((cycle) => periodOf(cycle)) : [];
  const read =
    charges.length < 2 ? [] : charges.slice(-mostAsked).map(({ day, text }) => ({ day, says: saidCycle(text) }));
  const isBelieved = (said: Period) =>
    !isDenied(
      said,
      read.flatMap(({ day, says }) => (says === said ? [day] : [])),
    );
  const believed = new Set(read.flatMap(({ says }) => says ?? []).filter(isBelieved));
  const asked = read.map(({ says }) => (says && believed.has(says) ? says : undefined));
  const isSaid = believed.size > 0 && !asked.includes(undefined);
  const likely = new Set([...believed, ...(isSaid ? [] : usual)]);
  return {
    periods: [...new Set([...periods, ...believed])],
    favoured: (period) =>
      (service && likely.has(period) ? usualRhythm : 0) + (isSaid && !believed.has(period) ? unsaidRhythm : 0),
  };
}
