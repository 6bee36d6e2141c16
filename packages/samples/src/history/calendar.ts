import { addDays, type IsoDate } from '@kumbara/shared';
import type { Random } from '#random.ts';

const weekday = (day: IsoDate) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: IsoDate) => weekday(day) === 0 || weekday(day) === 6;

/** The first working day that is `day` or later: banks book direct debits on no other. */
export function nextWorkingDay(day: IsoDate): IsoDate {
  let booked = day;
  while (isWeekend(booked)) booked = addDays(booked, 1);
  return booked;
}

/** When a payment due on a day is booked: mostly the same or the next day, sometimes two later, never on a weekend. */
export function drawBookingDay(due: IsoDate, random: Random): IsoDate {
  const lag = random.chance(0.55) ? 0 : random.int(1, 2);
  return random.chance(0.7) ? nextWorkingDay(addDays(due, lag)) : addDays(due, lag);
}

/** Every day from one to another, both ends included. */
export function listDays(from: IsoDate, to: IsoDate): IsoDate[] {
  const all = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
}

export { isWeekend };
