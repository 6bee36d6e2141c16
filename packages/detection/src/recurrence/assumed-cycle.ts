import type { IsoDate } from '@kumbara/shared';
import { dayNumber } from '#calendar.ts';
import { monthPrices, paidFor } from '#catalogue/month-prices.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge } from '#lines/charges.ts';
import { priceOf } from './amounts.ts';
import { type Coverage, coveredDays } from './coverage.ts';
import { monthly, type Period, periodOf } from './cycles.ts';
import { saidCycle } from './explicit-cycle.ts';

type AssumedCycle = {
  period: Period;
  /** The line says so itself. */
  said: boolean;
  /** The likeliest rhythm was contradicted by silence; a longer one is assumed. */
  longer: boolean;
};

const yearly = periodOf('yearly');

/** A service's usual rhythms, the likeliest for this price first; those alone that its size leaves possible. */
function likeliestFirst(service: Service, charge: Charge): Period[] {
  const { amount, currency } = priceOf(charge);
  const periods = (service.cycles ?? ['monthly']).map((cycle) => periodOf(cycle));
  const hasBoth = periods.includes(monthly) && periods.includes(yearly);
  const paid = hasBoth || service.id in monthPrices ? paidFor(service, amount, currency) : undefined;
  if (paid === 'year') return [yearly];
  if (!periods.includes(monthly)) return periods;
  if (paid === 'month') return [monthly];
  return paid === 'open' && service.id in monthPrices ? [monthly, yearly] : periods;
}

/**
 * How often a service charges that was seen to charge once: what the line says, else what the size of the price and the
 * service's habits say, where the days read since then do not contradict it.
 */
export function assumedCycle(service: Service, charge: Charge, coverage: Coverage, today: IsoDate): AssumedCycle {
  const period = saidCycle(charge.text);
  if (period) return { period, said: true, longer: false };
  const periods = likeliestFirst(service, charge);
  const silent = coveredDays(coverage, charge.day, dayNumber(today));
  const first = periods[0] as Period;
  const assumed = periods.find(({ days, tolerance }) => silent <= days + tolerance) ?? first;
  return { period: assumed, said: false, longer: assumed !== first };
}
