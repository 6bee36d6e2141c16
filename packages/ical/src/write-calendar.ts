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
  events: Iterable<CalendarEvent>;
};

/** An iCalendar file (RFC 5545). Nobody is shown as busy on its days. */
export const writeCalendar = (calendar: Calendar): string => [...calendarParts(calendar)].join('');

const eventsInPart = 50;
const end = 'END:VCALENDAR';

/** The parts of such a file, each with a few events, so that a caller can do something else between them. */
export function* calendarParts({ events, ...calendar }: Calendar): Generator<string> {
  const head = calendarOf(calendar).toString().slice(0, -end.length);
  yield head;
  let part = calendarOf(calendar);
  const bodyOf = (written: ICalCalendar) => written.toString().slice(head.length, -end.length);
  for (const event of events) {
    addEvent(part, event, calendar.stamp);
    if (part.length() < eventsInPart) continue;
    yield bodyOf(part);
    part = calendarOf(calendar);
  }
  yield bodyOf(part);
  yield `${end}\r\n`;
}

const calendarOf = ({ name, refreshHours }: Omit<Calendar, 'events'>): ICalCalendar =>
  new ICalCalendar({
    prodId: { company: 'Kumbara', product: 'Kumbara', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    name: name ?? null,
    ttl: refreshHours ? refreshHours * 3_600 : null,
  });

function addEvent(calendar: ICalCalendar, given: CalendarEvent, stamp: Date): void {
  const { id, day, rule, title, text, url, alarms } = given;
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

/** TEXT (3.3.11) holds no control characters but line breaks. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ');
