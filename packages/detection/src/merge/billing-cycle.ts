import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { getCycleDays } from '#calendar.ts';

/** Days by which posting, weekends and month lengths may move a charge. */
const phaseDays = { weekly: 2, monthly: 5, yearly: 8 } as const;

/** Returns true if the days are whole cycles apart. */
export function areCyclesApart(a: IsoDate, b: IsoDate, billing: Billing): boolean {
  const cycle = getCycleDays(billing);
  const remainder = Math.abs(daysBetween(a, b)) % cycle;
  return Math.min(remainder, cycle - remainder) <= phaseDays[billing.billing_cycle];
}

export const isSameBillingCycle = (a: Billing, b: Billing): boolean =>
  a.billing_cycle === b.billing_cycle && a.billing_interval === b.billing_interval;
