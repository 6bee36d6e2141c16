import { TZDate } from '@date-fns/tz';
import type { IsoDate } from '@kumbara/shared';

/**
 * The instant at which an hour of a day begins where the user lives. An hour that the clocks skip begins when they have
 * moved on (`02:30` at Lord Howe), and one that they repeat begins once.
 */
export function localHour(day: IsoDate, hour: number, timeZone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, timeZone).getTime());
}
