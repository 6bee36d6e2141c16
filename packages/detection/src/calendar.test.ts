import { addMonths, type IsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { createMonthStepper, fromDayNumber, toBookingDay, toDayNumber } from './calendar.ts';

it('counts months as the contract does, over centuries and both ways', () => {
  const days = ['2024-02-29', '2026-01-31', '2000-12-30', '2100-03-31', '1999-08-15', '1904-01-01', '9990-12-31'];
  for (const day of days as IsoDate[]) {
    for (let count = -60; count <= 60; count += 1) {
      expect(fromDayNumber(createMonthStepper(toDayNumber(day), 1)(count)), `${day} + ${count}`).toBe(
        addMonths(day, count),
      );
    }
  }
});

it('books weekends on Monday', () => {
  expect(
    ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
      fromDayNumber(toBookingDay(toDayNumber(day))),
    ),
  ).toEqual(['2026-11-20', '2026-11-23', '2026-11-23', '2026-11-23']);
});
