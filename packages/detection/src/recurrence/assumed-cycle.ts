import type { IsoDate } from '@kumbara/shared';
import { toDayNumber } from '#calendar.ts';
import { estimatePaidSpan } from '#catalogue/month-prices.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import { getListPrice } from './amounts.ts';
import { type Coverage, countCoveredDays } from './coverage.ts';
import { type Cycle, getCycle, monthly } from './cycles.ts';
import { findExplicitCycle } from './explicit-cycle.ts';

type AssumedCycle = {
  cycle: Cycle;
  /** The line states the cycle. */
  explicit: boolean;
  /** The likeliest cycle is contradicted by days without a charge, so a longer one is assumed. */
  longer: boolean;
};

const yearly = getCycle('yearly');

/**
 * Returns the usual cycles of a service, the likeliest for this price first. Cycles that the price rules out are left
 * out.
 */
function listLikelyCycles(service: Service, charge: Charge): Cycle[] {
  const { amount, currency } = getListPrice(charge);
  const cycles = (service.cycles ?? ['monthly']).map((cycle) => getCycle(cycle));
  const hasBoth = cycles.includes(monthly) && cycles.includes(yearly);
  const paid = hasBoth || service.month_price ? estimatePaidSpan(service, amount, currency) : undefined;
  if (paid === 'year') return [yearly];
  if (!cycles.includes(monthly)) return cycles;
  if (paid === 'month') return [monthly];
  return paid === 'open' && service.month_price ? [monthly, yearly] : cycles;
}

/**
 * Returns the billing cycle of a service that charged once: what the line states, else what the size of the price and
 * the catalogue suggest, unless covered days since then contradict it.
 */
export function assumeCycle(service: Service, charge: Charge, coverage: Coverage, today: IsoDate): AssumedCycle {
  const cycle = findExplicitCycle(charge.text);
  if (cycle) return { cycle, explicit: true, longer: false };
  const cycles = listLikelyCycles(service, charge);
  const silent = countCoveredDays(coverage, charge.day, toDayNumber(today));
  const first = cycles[0] as Cycle;
  const assumed = cycles.find(({ days, tolerance }) => silent <= days + tolerance) ?? first;
  return { cycle: assumed, explicit: false, longer: assumed !== first };
}
