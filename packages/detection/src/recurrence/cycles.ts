import type { Billing, BillingCycle } from '@kumbara/shared';
import { cycleDays, type DayNumber, monthsFrom, phaseInMonths } from '#calendar.ts';

/** A rhythm in which money may be taken. */
export type Period = {
  billing: Billing;
  /** Average length in days. */
  days: number;
  /** How far a charge may lie from its day: posting lag, weekends. */
  tolerance: number;
  /** Log-odds of the rhythm among subscriptions, relative to monthly. */
  prior: number;
};

function period(billing_cycle: BillingCycle, billing_interval: number, tolerance: number, prior: number): Period {
  const billing = { billing_cycle, billing_interval };
  return { billing, days: cycleDays(billing), tolerance, prior };
}

/** Priors are our own judgement of how common each rhythm is. */
export const periods: Period[] = [
  period('monthly', 1, 4, 0),
  period('yearly', 1, 4, -0.4),
  period('weekly', 1, 3, -0.6),
  period('monthly', 3, 5, -0.8),
  period('weekly', 4, 3, -2),
  period('weekly', 2, 2, -1.4),
  period('monthly', 2, 4, -1.6),
  period('monthly', 6, 5, -1),
];

/** What is too rare to be looked for is believed only where it is said: its prior is that of the rarest. */
const rarest = Math.min(...periods.map(({ prior }) => prior));

export const monthly = periods[0] as Period;
export const periodOf = (cycle: BillingCycle, interval = 1): Period =>
  periods.find(({ billing }) => billing.billing_cycle === cycle && billing.billing_interval === interval) ??
  period(cycle, interval, 4, rarest);

export const weekly = periodOf('weekly');
export const fourWeeks = periodOf('weekly', 4);

/** A year: prices are made anew with every charge. */
export const isLong = ({ days }: Period): boolean => days > 300;
/** Rhythms few subscriptions have, and much chance finds. */
export const isRare = ({ days }: Period): boolean =>
  days === 14 || days === 28 || (days > 50 && days < 70) || (days > 170 && days < 190);
export const isWeekly = ({ billing }: Period): boolean => billing.billing_cycle === 'weekly';

const monthsOf = ({ billing_cycle, billing_interval }: Billing) =>
  (billing_cycle === 'monthly' ? 1 : 12) * billing_interval;

/** @returns the day so many periods on; from a month's end to a month's end */
export function stepsFrom({ billing }: Period, from: DayNumber): (count: number) => DayNumber {
  const days = 7 * billing.billing_interval;
  return billing.billing_cycle === 'weekly' ? (count) => from + days * count : monthsFrom(from, monthsOf(billing));
}

export const step = (period: Period, from: DayNumber, count: number): DayNumber => stepsFrom(period, from)(count);

/** Days of one phase have the same due days. */
export const phaseOf = ({ billing }: Period, day: DayNumber): number =>
  billing.billing_cycle === 'weekly' ? day % (7 * billing.billing_interval) : phaseInMonths(day, monthsOf(billing));
