import type { IsoDate } from '@kumbara/shared';

// Repeats the day arithmetic of @kumbara/shared without its schemas: the parser process starts anew for every document,
// and loading them takes time.
export type { IsoDate };

const dayMs = 86_400_000;
const utc = (day: IsoDate) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: IsoDate, count: number): IsoDate =>
  new Date(utc(day) + count * dayMs).toISOString().slice(0, 10);

/** The number of days from one day to another, negative where `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / dayMs);
