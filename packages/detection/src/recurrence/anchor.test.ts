import type { IsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { anchorOf, lateness, nextDay } from './anchor.ts';
import { dayNumber, isoDay } from './calendar.ts';
import { monthly } from './periods.ts';

const next = (charges: IsoDate[], today: IsoDate) => {
  const days = charges.map(dayNumber);
  const anchor = anchorOf(monthly, days);
  return isoDay(nextDay(monthly, anchor.day, days.at(-1) as number, dayNumber(today)));
};

it('keeps the month’s end: a 31st explains a 28 February, not the reverse', () => {
  expect(next(['2025-12-31', '2026-01-31', '2026-02-28'], '2026-03-01')).toBe('2026-03-31');
});

it('is not led astray by one late charge', () => {
  expect(next(['2026-01-14', '2026-02-14', '2026-03-17'], '2026-03-18')).toBe('2026-04-14');
});

it('expects nothing more in a month that was charged a little early', () => {
  expect(next(['2026-01-14', '2026-02-14', '2026-03-12'], '2026-03-13')).toBe('2026-04-14');
});

it('finds no lateness in a weekend', () => {
  const saturday = dayNumber('2026-11-21');
  expect([0, 1, 2, 3].map((days) => lateness(saturday, saturday + days))).toEqual([0, 0, 0, 1]);
});
