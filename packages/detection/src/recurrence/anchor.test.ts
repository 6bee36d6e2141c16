import type { IsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { fromDayNumber, toDayNumber } from '#calendar.ts';
import { findNextDay, fitAnchor, getLateness } from './anchor.ts';
import { monthly } from './cycles.ts';

const next = (charges: IsoDate[], today: IsoDate) => {
  const days = charges.map(toDayNumber);
  const anchor = fitAnchor(monthly, days);
  return fromDayNumber(findNextDay(monthly, anchor.day, days.at(-1) as number, toDayNumber(today)));
};

it('keeps the month’s end: a 31st explains a 28 February, not the reverse', () => {
  expect(next(['2025-12-31', '2026-01-31', '2026-02-28'], '2026-03-01')).toBe('2026-03-31');
});

it('is not affected by one late charge', () => {
  expect(next(['2026-01-14', '2026-02-14', '2026-03-17'], '2026-03-18')).toBe('2026-04-14');
});

it('expects no second charge in a month that was charged early', () => {
  expect(next(['2026-01-14', '2026-02-14', '2026-03-12'], '2026-03-13')).toBe('2026-04-14');
});

it('does not count weekends as delay', () => {
  const saturday = toDayNumber('2026-11-21');
  expect([0, 1, 2, 3].map((days) => getLateness(saturday, saturday + days))).toEqual([0, 0, 0, 1]);
});

it.each([
  [['2026-05-31', '2026-06-30'], '2026-07-31'],
  [['2026-08-31', '2026-09-30'], '2026-10-31'],
  [['2027-09-30', '2027-10-31', '2027-11-30'], '2027-12-31'],
  [['2024-02-29', '2024-03-31', '2024-04-30'], '2024-05-31'],
  [['2026-04-30', '2026-05-30', '2026-06-30'], '2026-07-30'],
])('distinguishes the end of the month from the 30th despite weekends: %s', (charges, expected) => {
  expect(next(charges as IsoDate[], charges.at(-1) as IsoDate)).toBe(expected);
});
