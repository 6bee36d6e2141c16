import { addDays, type IsoDate } from '@kumbara/shared';

export type Reminder = { id: string; title: string; text: string; day: IsoDate };

/**
 * A calendar file (RFC 5545) with one all-day event and an alarm at 9:00 on the day before, or on the day itself when
 * that is past.
 * @param now instant of writing; with `today` the day where the reader is
 */
export function createCalendarFile({ id, title, text, day }: Reminder, today: IsoDate, now: Date): string {
  const isSoon = day <= today;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kumbara//Reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The stable id makes a second import replace the first.
    `UID:${id}@kumbara`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${isSoon ? 'PT9H' : '-PT15H'}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const compact = (day: IsoDate) => day.replaceAll('-', '');

/** TEXT (3.3.11): no control characters but the line break, which is written `\n`. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const maxOctets = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds lines to at most 75 octets (3.1) without splitting a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (octets(part) + octets(letter) > maxOctets) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}
