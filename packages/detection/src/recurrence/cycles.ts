import type { Billing, BillingCycle } from '@kumbara/shared';
import { createMonthStepper, type DayNumber, getCycleDays, getMonthPhase } from '#calendar.ts';

/** A billing cycle that is searched for. */
export type Cycle = {
  billing: Billing;
  /** Average length in days. */
  days: number;
  /** Maximum distance of a charge from its due day: posting delay, weekends. */
  tolerance: number;
  /** Log-odds of the cycle among subscriptions, relative to monthly. */
  prior: number;
};

function createCycle(billing_cycle: BillingCycle, billing_interval: number, tolerance: number, prior: number): Cycle {
  const billing = { billing_cycle, billing_interval };
  return { billing, days: getCycleDays(billing), tolerance, prior };
}

/** Priors are estimates of how common each cycle is. */
export const cycles: Cycle[] = [
  createCycle('monthly', 1, 4, 0),
  createCycle('yearly', 1, 4, -0.4),
  createCycle('weekly', 1, 3, -0.6),
  createCycle('monthly', 3, 5, -0.8),
  createCycle('weekly', 4, 3, -2),
  createCycle('weekly', 2, 2, -1.4),
  createCycle('monthly', 2, 4, -1.6),
  createCycle('monthly', 6, 5, -1),
];

/** Rarer cycles count only if a line states them, with the prior of the rarest. */
const rarest = Math.min(...cycles.map(({ prior }) => prior));

export const monthly = cycles[0] as Cycle;
export const getCycle = (cycle: BillingCycle, interval = 1): Cycle =>
  cycles.find(({ billing }) => billing.billing_cycle === cycle && billing.billing_interval === interval) ??
  createCycle(cycle, interval, 4, rarest);

export const weekly = getCycle('weekly');
export const fourWeeks = getCycle('weekly', 4);

/** Yearly cycles: prices are set anew with every charge. */
export const isLong = ({ days }: Cycle): boolean => days > 300;
/** Cycles that few subscriptions have and chance often produces. */
export const isRare = ({ days }: Cycle): boolean =>
  days === 14 || days === 28 || (days > 50 && days < 70) || (days > 170 && days < 190);
export const isWeekly = ({ billing }: Cycle): boolean => billing.billing_cycle === 'weekly';

const countMonths = ({ billing_cycle, billing_interval }: Billing) =>
  (billing_cycle === 'monthly' ? 1 : 12) * billing_interval;

/** Creates a function that returns the day `count` cycles later; month ends stay month ends. */
export function createStepper({ billing }: Cycle, from: DayNumber): (count: number) => DayNumber {
  const days = 7 * billing.billing_interval;
  return billing.billing_cycle === 'weekly'
    ? (count) => from + days * count
    : createMonthStepper(from, countMonths(billing));
}

export const stepCycles = (cycle: Cycle, from: DayNumber, count: number): DayNumber =>
  createStepper(cycle, from)(count);

/** Returns the phase of a day. Days of one phase have the same due days. */
export const getPhase = ({ billing }: Cycle, day: DayNumber): number =>
  billing.billing_cycle === 'weekly' ? day % (7 * billing.billing_interval) : getMonthPhase(day, countMonths(billing));
