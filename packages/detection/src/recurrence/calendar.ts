import type { IsoDate } from '@kumbara/shared';

/** Days since 1970-01-01: recurrence compares thousands of days, which text would make slow. */
export type DayNumber = number;

const dayMs = 86_400_000;
export const dayNumber = (day: IsoDate): DayNumber => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
export const isoDay = (day: DayNumber): IsoDate => new Date(day * dayMs).toISOString().slice(0, 10);

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLength = (year: number, month: number) =>
  month === 1 && isLeap(year) ? 29 : (monthLengths[month] as number);

/** The same day so many months on, clamped to the month's end; as `addMonths` of the contract, on numbers. */
export function addMonthsTo(day: DayNumber, count: number): DayNumber {
  const date = new Date(day * dayMs);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count;
  const year = Math.floor(months / 12);
  const month = months - year * 12;
  return Date.UTC(year, month, Math.min(date.getUTCDate(), monthLength(year, month))) / dayMs;
}

/** The day itself, or the Monday behind it: banks book nothing on weekends. */
export function bookingDay(day: DayNumber): DayNumber {
  // Day 0 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}
