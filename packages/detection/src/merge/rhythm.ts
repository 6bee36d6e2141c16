import { type Billing, daysBetween, type IsoDate } from '@kumbara/shared';

const cycleDays = { weekly: 7, monthly: 30.44, yearly: 365.25 } as const;
/** Days by which posting, weekends and the lengths of months may move a charge. */
const phaseDays = { weekly: 2, monthly: 5, yearly: 8 } as const;

/** Whether whole cycles lie between two days. */
export function areCyclesApart(a: IsoDate, b: IsoDate, { billing_cycle, billing_interval }: Billing): boolean {
  const cycle = cycleDays[billing_cycle] * billing_interval;
  const beside = Math.abs(daysBetween(a, b)) % cycle;
  return Math.min(beside, cycle - beside) <= phaseDays[billing_cycle];
}

export const isSameRhythm = (a: Billing, b: Billing): boolean =>
  a.billing_cycle === b.billing_cycle && a.billing_interval === b.billing_interval;
