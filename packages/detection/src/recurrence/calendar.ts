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

/*
 * Recurrence steps through months a hundred thousand times, too often for `Date`. Years begin in March here, so that the
 * leap day is their last one. Source: Howard Hinnant, "chrono-compatible low-level date algorithms".
 */
const daysInEra = 146_097;
const yearsInEra = 400;
const daysBeforeEpoch = 719_468;
const daysBeforeMonth = (fromMarch: number) => Math.floor((153 * fromMarch + 2) / 5);
const daysBeforeYear = (ofEra: number) => 365 * ofEra + Math.floor(ofEra / 4) - Math.floor(ofEra / 100);

/** Months since the year 0, and the day of the month from 1. */
function monthAndDay(day: DayNumber): { months: number; date: number } {
  const shifted = day + daysBeforeEpoch;
  const era = Math.floor(shifted / daysInEra);
  const ofEra = shifted - era * daysInEra;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - daysBeforeYear(year);
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  return {
    months: (era * yearsInEra + year) * 12 + fromMarch + 2,
    date: ofYear - daysBeforeMonth(fromMarch) + 1,
  };
}

/** The last day of the month before, to which the day of the month is added. */
function dayBefore(months: number): DayNumber {
  const year = Math.floor((months - 2) / 12);
  const era = Math.floor(year / yearsInEra);
  const fromMarch = months - 2 - year * 12;
  return era * daysInEra + daysBeforeYear(year - era * yearsInEra) + daysBeforeMonth(fromMarch) - daysBeforeEpoch - 1;
}

/** The same day so many months on, clamped to the month's end; as `addMonths` of the contract, on numbers. */
export function addMonthsTo(day: DayNumber, count: number): DayNumber {
  const { months, date } = monthAndDay(day);
  const to = months + count;
  const year = Math.floor(to / 12);
  return dayBefore(to) + Math.min(date, monthLength(year, to - year * 12));
}

/** The day itself, or the Monday behind it: banks book nothing on weekends. */
export function bookingDay(day: DayNumber): DayNumber {
  // Day 0 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}
