import { addDays, type IsoDate } from '@kumbara/shared';
import type { Random } from '#random.ts';

const weekday = (day: IsoDate) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: IsoDate) => weekday(day) === 0 || weekday(day) === 6;

/** The first working day on or after `day`, on which banks book direct debits. */
export function nextWorkingDay(day: IsoDate): IsoDate {
  let booked = day;
  while (isWeekend(booked)) booked = addDays(booked, 1);
  return booked;
}

/** The booking day of a payment: the due day or up to two days later, usually moved to a working day. */
export function drawBookingDay(due: IsoDate, random: Random): IsoDate {
  const lag = random.chance(0.55) ? 0 : random.int(1, 2);
  return random.chance(0.7) ? nextWorkingDay(addDays(due, lag)) : addDays(due, lag);
}

/** Every day from one to another, both included. */
export function listDays(from: IsoDate, to: IsoDate): IsoDate[] {
  const all = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
}

export { isWeekend };
