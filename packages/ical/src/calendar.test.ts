import { describe, expect, it } from 'vitest';
import { expectSameDays } from '#testing/expect-same-days.ts';
import { randomNumbers } from '#testing/random-subscription.ts';
import { readWithIcalJs, readWithNodeIcal } from '#testing/read-calendar.ts';
import { type CalendarEvent, calendarParts, splitPayments, writeCalendar } from './index.ts';

it('is read by other programs with the days and prices that are due in five years', () => {
  const random = randomNumbers(29);
  for (let count = 0; count < 150; count += 1) expectSameDays(random);
});

it('keeps a 31st at the end of every month', () => {
  const subscription = { ...monthly, next_payment_date: '2027-01-31' };
  const [series] = splitPayments(subscription, { history: [], today: '2026-11-28', from: '2026-01-01' });
  const file = writeCalendar({ stamp, events: [{ ...event, day: '2027-01-31', rule: series?.rule }] });
  for (const read of [readWithIcalJs, readWithNodeIcal])
    expect(read(file, '2027-01-01', '2027-04-30').map(({ day }) => day)).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ]);
});

it('has a series for each price, and ends with the subscription', () => {
  const options = { today: '2026-11-28', from: '2026-01-01' };
  const trial = { ...monthly, trial_ends_on: '2026-12-20', price_after_trial: 20 };
  expect(splitPayments(trial, { ...options, history: [] })).toMatchObject([
    { first: '2026-12-05', rule: undefined, amount: 10, key: '' },
    { first: '2027-01-05', rule: 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=5', amount: 20, key: '-2026-12-21' },
  ]);
  const announced = [{ date: '2027-02-01', amount: 15, currency: 'TRY' }];
  expect(splitPayments({ ...monthly, announced }, { ...options, history: announced })).toMatchObject([
    { first: '2026-12-05', rule: 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=5;UNTIL=20270131', amount: 10 },
    { first: '2027-02-05', amount: 15, key: '-2027-02-01' },
  ]);
  const cancelled = { ...monthly, status: 'cancelled' as const, cancelled_on: '2026-11-20', ends_on: '2027-01-05' };
  expect(splitPayments(cancelled, { ...options, history: [] })).toMatchObject([
    { first: '2026-12-05', rule: undefined },
  ]);
});

it('names a series on every day the same, also where no day of its price is known', () => {
  const history = [{ date: '2026-06-05', amount: 8, currency: 'TRY' }];
  const running = { ...monthly, started_on: '2026-01-05' };
  const keysOn = (today: string) =>
    splitPayments(running, { history, today, from: '2026-01-01' }).map(({ key }) => key);
  expect(keysOn('2026-11-28')).toEqual(keysOn('2026-11-29'));
  expect(keysOn('2026-11-28')).toContain('-current');
});

const monthly = {
  ...{ billing_cycle: 'monthly' as const, billing_interval: 1, next_payment_date: '2026-12-05' },
  ...{ amount: 10, currency: 'TRY', status: 'active' as const },
};
const stamp = new Date('2026-11-21T08:30:15.250Z');
const event: CalendarEvent = {
  ...{ id: 'trial_ends-1', day: '2026-12-31', title: 'Canva: deneme süresi bitiyor', text: 'Sonra ayda ₺149,99.' },
  alarms: [-15],
};
const file = (own: Partial<CalendarEvent> = {}) => writeCalendar({ stamp, events: [{ ...event, ...own }] });
/** Joins folded lines as a calendar does. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('comes in short parts, so that a long one holds nobody up', () => {
  const events = Array.from({ length: 1_234 }, (_, at) => ({ ...event, id: String(at) }));
  const parts = [...calendarParts({ stamp, events })];
  const countOf = (text: string) => text.split('BEGIN:VEVENT').length - 1;
  for (const part of parts) expect(countOf(part)).toBeLessThanOrEqual(50);
  expect(parts.join('')).toBe(writeCalendar({ stamp, events }));
  expect(readWithIcalJs(parts.join(''), '2026-12-31', '2026-12-31')).toHaveLength(1_234);
});

describe('an event', () => {
  it('is all-day, shows nobody as busy, and has its alarm on the morning before', () => {
    const lines = unfolded(file());
    for (const line of [
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'UID:trial_ends-1@kumbara',
      'DTSTAMP:20261121T083015Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Canva: deneme süresi bitiyor',
      'DESCRIPTION:Sonra ayda ₺149\\,99.',
      'TRANSP:TRANSPARENT',
      'TRIGGER;RELATED=START:-PT15H',
      'END:VCALENDAR',
    ])
      expect(lines).toContain(line);
    expect(file({ alarms: [9] })).toContain('\r\nTRIGGER;RELATED=START:PT9H\r\n');
  });

  it('folds lines at 75 octets without losing a character', () => {
    const title = `${'İğüşöç'.repeat(20)} ${'🏦'.repeat(30)} ₺`;
    const text = file({ title });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
    expect(text).not.toContain('\ufffd');
  });

  it('stays one event with a name that contains line breaks', () => {
    const title = 'A\\b; c, d\r\nEND:VEVENT\nBEGIN:VEVENT\u0007\rX';
    const lines = unfolded(file({ title, url: 'https://kumbara.example/a\r\nEND:VEVENT' }));
    expect(lines).toContain('SUMMARY:A\\\\b\\; c\\, d\\nEND:VEVENT\\nBEGIN:VEVENT \\nX');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(readWithIcalJs(file({ title }), '2026-12-01', '2026-12-31')).toHaveLength(1);
  });
});
