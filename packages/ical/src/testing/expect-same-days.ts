import { addDays, occurrencesBetween, round } from '@kumbara/shared';
import { expect } from 'vitest';
import { splitPayments } from '#payment-series.ts';
import { writeCalendar } from '#write-calendar.ts';
import { randomSubscription } from './random-subscription.ts';
import { readWithIcalJs, readWithNodeIcal } from './read-calendar.ts';

const today = '2026-11-28';
const [from, to] = ['2025-01-01', addDays(today, 5 * 366)];

/** Writes a random subscription, reads it with two other programs, and expects what is due in more than five years. */
export function expectSameDays(random: (below: number) => number): void {
  const { subscription, history } = randomSubscription(random, today);
  const title = (mine: Parameters<typeof round>[0], currency: string) => `${round(mine, 2)} ${currency}`;
  const series = splitPayments(subscription, { history, today, from });
  const file = writeCalendar({
    stamp: new Date(today),
    events: series.map(({ key, first, rule, mine, currency }) => ({
      ...{ id: `one${key}`, day: first, rule, title: title(mine, currency), text: '', alarms: [] },
    })),
  });
  const expected = occurrencesBetween(subscription, { history, today, from, to }).map(({ date, mine, currency }) => ({
    ...{ day: date, title: title(mine, currency) },
  }));
  const about = JSON.stringify({ subscription, history });
  expect(new Set(series.map(({ key }) => key)).size, about).toBe(series.length);
  expect(readWithIcalJs(file, from, to), about).toEqual(expected);
  expect(readWithNodeIcal(file, from, to), about).toEqual(expected);
}
