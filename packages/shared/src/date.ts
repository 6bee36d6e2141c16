import { millisecondsInDay } from 'date-fns/constants';
import { memoize } from './memoize.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/** The days of some two hundred years: sums of a big account count tens of thousands of them. */
const mostKnown = 100_000;

/** Days since 1970. They have no time zone: every calculation is done in UTC, whatever the machine's zone is. */
const numberOf = memoize((day: IsoDate) => Date.parse(day) / millisecondsInDay, mostKnown);

const format = memoize((number: number) => toIsoDate(new Date(number * millisecondsInDay)), mostKnown);

/** The calendar day of an instant in UTC. */
export const toIsoDate = (instant: Date): IsoDate => instant.toISOString().slice(0, 10);

/** A day of UTC has no change of clocks. */
export const addDays = (day: IsoDate, count: number): IsoDate => format(numberOf(day) + count);

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => numberOf(to) - numberOf(from);

/** The number of a day of a month, which is counted from January of the year and may lie in another one. */
const inMonth = (year: number, month: number, date: number) => Date.UTC(year, month, date) / millisecondsInDay;

/**
 * The same day of another month, or its last day where the month is shorter: `2026-01-31` + 1 is `2026-02-28`. Plain,
 * because a calendar counts thousands of days and the library takes four times as long.
 */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count];
  const last = inMonth(year, month + 1, 0);
  return format(Math.min(last, inMonth(year, month, Number(day.slice(8)))));
}

export const startOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`;
export const endOfMonth = (day: IsoDate): IsoDate => addDays(addMonths(startOfMonth(day), 1), -1);

/** The calendar day of an instant where the user lives. `timeZone` is an IANA name. */
export const dayIn = (timeZone: string, instant: Date): IsoDate => calendarOf(timeZone).format(instant);

const calendars = new Map<string, Intl.DateTimeFormat>();
/** There are about 600 names, and `Intl` accepts each in any capitalisation. */
const maxCalendars = 1_000;

/** Cached: a formatter takes some 50 µs to create, and every request needs one. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const cached = calendars.get(timeZone);
  if (cached) return cached;
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (calendars.size >= maxCalendars) calendars.clear();
  calendars.set(timeZone, calendar);
  return calendar;
}
