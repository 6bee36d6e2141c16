import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths as addDateMonths } from 'date-fns/addMonths';
import { millisecondsInDay } from 'date-fns/constants';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfMonth as startOfDateMonth } from 'date-fns/startOfMonth';

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Days have no time zone: every calculation is done in UTC, whatever the machine's zone is. */
const parse = (day: IsoDate) => new UTCDateMini(day);
const format = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** The calendar day of an instant in UTC. */
export const toIsoDate = (instant: Date): IsoDate => format(new UTCDateMini(instant.getTime()));

/** A day of UTC has no change of clocks. Plain, because a calendar counts thousands of days and the library takes four times as long. */
export const addDays = (day: IsoDate, count: number): IsoDate =>
  format(new Date(Date.parse(day) + count * millisecondsInDay));

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsInDay;

/** The same day of another month, or its last day where the month is shorter: `2026-01-31` + 1 is `2026-02-28`. */
export const addMonths = (day: IsoDate, count: number): IsoDate => format(addDateMonths(parse(day), count));

export const startOfMonth = (day: IsoDate): IsoDate => format(startOfDateMonth(parse(day)));
export const endOfMonth = (day: IsoDate): IsoDate => format(lastDayOfMonth(parse(day)));

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
