import { describe, expect, it } from 'vitest';
import { createCalendarFile } from './reminder.ts';

const reminder = {
  id: 'trial_ends-1',
  title: 'Canva: deneme süresi bitiyor',
  text: 'Sonra ayda ₺149,99.',
  day: '2026-12-31',
};
const file = (own: Partial<typeof reminder> = {}, today = '2026-11-21') =>
  createCalendarFile({ ...reminder, ...own }, today, new Date('2026-11-21T08:30:15.250Z'));
/** Joins folded lines as a calendar does. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a reminder', () => {
  it('is an all-day event with an alarm on the morning before', () => {
    expect(unfolded(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kumbara//Reminder//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:trial_ends-1@kumbara',
      'DTSTAMP:20261121T083015Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Canva: deneme süresi bitiyor',
      'DESCRIPTION:Sonra ayda ₺149\\,99.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Canva: deneme süresi bitiyor',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has its alarm on the same morning for today', () =>
    expect(file({ day: '2026-11-21' })).toContain('\r\nTRIGGER:PT9H\r\n'));

  it('folds lines at 75 octets without losing a character', () => {
    const title = `${'İğüşöç'.repeat(20)} ${'🏦'.repeat(30)} ₺`;
    const text = file({ title });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
    expect(text).not.toContain('\ufffd');
  });

  it('escapes a name that contains line breaks', () => {
    const title = 'A\\b; c, d\r\nEND:VEVENT\nBEGIN:VEVENT\u0007\rX';
    const lines = unfolded(file({ title }));
    expect(lines).toContain('SUMMARY:A\\\\b\\; c\\, d\\nEND:VEVENT\\nBEGIN:VEVENT \\nX');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });
});
