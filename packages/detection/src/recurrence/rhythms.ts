import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import { type Period, periodOf, periods } from './periods.ts';
import { saidCycle } from './said-cycle.ts';

/** The rhythms to look for among a merchant's charges, and the log-odds that are added to each. */
export type Rhythms = { periods: Period[]; favoured: (period: Period) => number };

/** Log-odds for rhythms in which the catalogue says a service is sold, and which its lines speak of. */
const usualRhythm = 2;
/** Log-odds against all others where every line speaks of one: `4-WEEKLY` on two days of February is not monthly. */
const unsaidRhythm = -3;
/** A merchant says it on every line or on the newest: no more are asked. */
const mostAsked = 24;

/** What a service's habits and the words of its lines make likely. Words of a stranger divert, they prove nothing. */
export function rhythmsOf(charges: Charge[], service: Service | undefined): Rhythms {
  const usual = service ? (service.cycles ?? ['monthly', 'yearly']).map((cycle) => periodOf(cycle)) : [];
  const asked = charges.length < 2 ? [] : charges.slice(-mostAsked).map(({ text }) => saidCycle(text));
  const said = new Set(asked.filter((period) => period !== undefined));
  const isSaid = said.size > 0 && !asked.includes(undefined);
  const likely = new Set([...said, ...(isSaid ? [] : usual)]);
  return {
    periods: [...new Set([...periods, ...said])],
    favoured: (period) =>
      (service && likely.has(period) ? usualRhythm : 0) + (isSaid && !said.has(period) ? unsaidRhythm : 0),
  };
}
