import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';
import { cycleDays } from '#calendar.ts';

/** Days by which posting, weekends and the lengths of months may move a charge. */
const phaseDays = { weekly: 2, monthly: 5, yearly: 8 } as const;

/** Whether whole cycles lie between two days. */
export function areCyclesApart(a: IsoDate, b: IsoDate, billing: Billing): boolean {
  const cycle = cycleDays(billing);
  const beside = Math.abs(daysBetween(a, b)) % cycle;
  return Math.min(beside, cycle - beside) <= phaseDays[billing.billing_cycle];
}

export const isSameRhythm = (a: Billing, b: Billing): boolean =>
  a.billing_cycle === b.billing_cycle && a.billing_interval === b.billing_interval;
