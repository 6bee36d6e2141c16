import { addDays, type IsoDate } from '@kumbara/shared';
import {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator';

/** An all-day event. */
export type CalendarEvent = {
  /** The same in every file, so that a calendar replaces what it read before. */
  id: string;
  day: IsoDate;
  /** A recurrence rule (RFC 5545) without its name. */
  rule?: string;
  title: string;
  text: string;
  url?: string;
  /** Alarms, in hours from the beginning of the day: `-15` is nine o'clock of the day before. */
  alarms: readonly number[];
};

type Calendar = {
  /** As calendars list it; absent for a file that is added to another calendar. */
  name?: string;
  /** How often calendars should read it again. */
  refreshHours?: number;
  /** The instant to which the content belongs. */
  stamp: Date;
  events: readonly CalendarEvent[];
};

/** An iCalendar file (RFC 5545). Nobody is shown as busy on its days. */
export function writeCalendar({ name, refreshHours, stamp, events }: Calendar): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Kumbara', product: 'Kumbara', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    name: name ?? null,
    ttl: refreshHours ? refreshHours * 3_600 : null,
  });
  for (const { id, day, rule, title, text, url, alarms } of events) {
    const event = calendar.createEvent({
      id: `${id}@kumbara`,
      stamp,
      allDay: true,
      start: new Date(day),
      end: new Date(addDays(day, 1)),
      repeating: rule ?? null,
      summary: printable(title),
      description: printable(text),
      url: url ?? null,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const hours of alarms)
      event
        .createAlarm({ type: ICalAlarmType.display, trigger: -hours * 3_600, description: printable(title) })
        .relatesTo(ICalAlarmRelatesTo.start);
  }
  return `${calendar.toString()}\r\n`;
}

/** TEXT (3.3.11) holds no control characters but line breaks. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ');
