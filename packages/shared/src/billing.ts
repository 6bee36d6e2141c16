import type { BillingCycle } from './billing-schema.ts';
import { addDays, addMonths, daysBetween, endOfMonth, type IsoDate, startOfMonth } from './date.ts';

export type Billing = { billing_cycle: BillingCycle; billing_interval: number };

/** Days before a payment on which to remind, where neither the subscription nor its owner says otherwise. */
export const defaultReminderDays: Readonly<Record<BillingCycle, readonly number[]>> = {
  weekly: [1],
  monthly: [3],
  yearly: [30, 7],
};

/** The n-th payment day counted from the anchor, never from the previous result, so that a 31st stays a 31st. */
export function paymentDay(anchor: IsoDate, { billing_cycle, billing_interval }: Billing, n: number): IsoDate {
  const steps = billing_interval * n;
  if (billing_cycle === 'weekly') return addDays(anchor, 7 * steps);
  return addMonths(anchor, billing_cycle === 'monthly' ? steps : 12 * steps);
}

/** The longest a cycle can be, in days: a count of cycles made with it never overshoots, so a search can start close to its goal. */
export const longestCycleDays = { weekly: 7, monthly: 31, yearly: 366 } as const;

/** The first payment day that is `today` or later; the anchor itself while it lies ahead. */
export function nextPaymentDate(anchor: IsoDate, billing: Billing, today: IsoDate): IsoDate {
  const behind = daysBetween(anchor, today);
  if (behind <= 0) return anchor;
  let n = Math.floor(behind / (longestCycleDays[billing.billing_cycle] * billing.billing_interval));
  while (paymentDay(anchor, billing, n) < today) n += 1;
  return paymentDay(anchor, billing, n);
}

/**
 * The days of a span, both ends included, on which it is paid, in order.
 * Days before the anchor count only from `startedOn` on: without it nobody knows that there were any.
 */
export function paymentDaysBetween(
  anchor: IsoDate,
  billing: Billing,
  from: IsoDate,
  to: IsoDate,
  startedOn: IsoDate = anchor,
): IsoDate[] {
  const cycleDays = longestCycleDays[billing.billing_cycle] * billing.billing_interval;
  // Shorter cycles than the longest make |n| too small by at most one step in twelve: start one tenth further out.
  const far = Math.ceil((Math.abs(daysBetween(anchor, from)) / cycleDays) * 1.11) + 2;
  let n = from < anchor ? -far : Math.max(0, Math.floor(daysBetween(anchor, from) / cycleDays) - 1);
  const days: IsoDate[] = [];
  for (let day = paymentDay(anchor, billing, n); day <= to; n += 1, day = paymentDay(anchor, billing, n)) {
    if (day >= from && (day >= anchor || day >= startedOn)) days.push(day);
  }
  return days;
}

/**
 * The payment days of the calendar month of `today`, in order: those behind where it is known to have begun, and those
 * ahead, of which the anchor is the first while it is ahead itself.
 */
export const paymentDaysOfMonth = (
  anchor: IsoDate,
  billing: Billing,
  today: IsoDate,
  startedOn: IsoDate | undefined,
): IsoDate[] =>
  paymentDaysBetween(anchor, billing, startOfMonth(today), endOfMonth(today), startedOn).filter(
    (day) => day >= anchor || day <= today,
  );
