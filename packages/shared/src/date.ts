import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`, between the years 1900 and 2200: days have no time zone. */
export const isoDateSchema = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2200-12-31', { params: { issue: 'invalid_date' } });
export type IsoDate = string;

const dayMs = 86_400_000;
const parts = (day: IsoDate) => day.split('-').map(Number) as [number, number, number];
const utc = (day: IsoDate) => Date.parse(`${day}T00:00:00Z`);
const format = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: IsoDate, count: number): IsoDate => format(utc(day) + count * dayMs);

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / dayMs);

/** The same day so many months on; a day the month does not have becomes its last one (31 January + 1 = 28 February). */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const [year, month, dayOfMonth] = parts(day);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return format(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, lastDay)));
}

export const startOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;
export const endOfMonth = (day: IsoDate): IsoDate => addDays(addMonths(startOfMonth(day), 1), -1);

/** The calendar day of an instant where the user lives. `timeZone` is an IANA name. */
export const dayIn = (timeZone: string, instant: Date): IsoDate => calendarOf(timeZone).format(instant);

const calendars = new Map<string, Intl.DateTimeFormat>();
/** There are some six hundred names; in other capitals there are more. */
const mostCalendars = 1_000;

/** One is dear to make, and every request asks for a day. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (calendars.size >= mostCalendars) calendars.clear();
  calendars.set(timeZone, made);
  return made;
}

const supported = new Set<string>();
/** An IANA time zone this runtime knows. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((zone) => {
    if (supported.has(zone)) return true;
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      supported.add(zone);
      return true;
    } catch {
      return false;
    }
  });
