import { type Billing, type BillingCycle, type IsoDate, toIsoDate } from '@kumbara/shared';

/** Days since 1970-01-01. Recurrence compares thousands of days, which would be slow as text. */
export type DayNumber = number;

const averageDays: Record<BillingCycle, number> = { weekly: 7, monthly: 30.44, yearly: 365.25 };
/** Returns the average length of a cycle in days. */
export const getCycleDays = ({ billing_cycle, billing_interval }: Billing): number =>
  averageDays[billing_cycle] * billing_interval;

const dayMs = 86_400_000;
export const fromDayNumber = (day: DayNumber): IsoDate => toIsoDate(new Date(day * dayMs));

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const getMonthLength = (year: number, month: number) =>
  month === 1 && isLeap(year) ? 29 : (monthLengths[month] as number);

/*
 * Recurrence steps through months a hundred thousand times, which is too slow with `Date`. A table holds the first day
 * of every month (400 KB, filled in a few milliseconds). Months are counted from January of its first year.
 */
const firstYear = 1800;
const yearBehindLast = 10_100;
const firstDays = new Int32Array((yearBehindLast - firstYear) * 12);
let first = Math.round(Date.UTC(firstYear, 0) / dayMs);
for (let month = 0; month < firstDays.length; month += 1) {
  firstDays[month] = first;
  first += getMonthLength(firstYear + Math.floor(month / 12), month % 12);
}
const getFirstDay = (month: number) => firstDays[month] as DayNumber;

export const toDayNumber = (day: IsoDate): DayNumber =>
  getFirstDay((Number(day.slice(0, 4)) - firstYear) * 12 + Number(day.slice(5, 7)) - 1) + Number(day.slice(8, 10)) - 1;

const averageMonth = 30.436_875;

function findMonth(day: DayNumber): number {
  const near = Math.floor((day - getFirstDay(0)) / averageMonth);
  if (day < getFirstDay(near)) return near - 1;
  return day < getFirstDay(near + 1) ? near : near + 1;
}

/**
 * Returns a function that adds `count` times `months` to a day, clamped to the end of the month, as `addMonths` of
 * `@kumbara/shared` does.
 */
export function createMonthStepper(day: DayNumber, months: number): (count: number) => DayNumber {
  const from = findMonth(day);
  const behindFirst = day - getFirstDay(from);
  return (count) => {
    const to = from + count * months;
    return Math.min(getFirstDay(to) + behindFirst, getFirstDay(to + 1) - 1);
  };
}

/** Returns the phase of a day: days of one phase have the same due days when stepping by that many months. */
export function getMonthPhase(day: DayNumber, months: number): number {
  const month = findMonth(day);
  return (month % months) * 31 + day - getFirstDay(month);
}

/** Returns the day itself, or the Monday after a weekend, because banks do not post on weekends. */
export function toBookingDay(day: DayNumber): DayNumber {
  // Day 0 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}
