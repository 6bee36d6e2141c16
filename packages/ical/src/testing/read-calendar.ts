import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

type Read = { day: string; title: string };

const byDay = (a: Read, b: Read) => (a.day === b.day ? (a.title < b.title ? -1 : 1) : a.day < b.day ? -1 : 1);

/** The events of a file in a span, both ends included, as ical.js reads them. */
export function readWithIcalJs(file: string, from: string, to: string): Read[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return events
    .flatMap((event) => {
      const found: Read[] = [];
      const days = event.iterator();
      for (let day = days.next(); day && day.toString() <= to; day = days.next())
        if (day.toString() >= from) found.push({ day: day.toString(), title: event.summary });
      return found;
    })
    .sort(byDay);
}

const pad = (number: number) => String(number).padStart(2, '0');
/** A day without a zone becomes midnight of the machine's own. */
const localDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const atLocal = (day: string, time: string) => new Date(`${day}T${time}`);

/** The same as node-ical reads them. */
export function readWithNodeIcal(file: string, from: string, to: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(file))
    .flatMap((event) =>
      event?.type === 'VEVENT'
        ? nodeIcal.expandRecurringEvent(event, { from: atLocal(from, '00:00'), to: atLocal(to, '23:59') })
        : [],
    )
    .map(({ start, summary }) => ({ day: localDay(start), title: String(summary) }))
    .sort(byDay);
}
