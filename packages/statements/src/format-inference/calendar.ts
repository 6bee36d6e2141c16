import type { IsoDate } from '@kumbara/shared';

// The day arithmetic of @kumbara/shared without loading its schemas: the caged process starts anew for every document.
export type { IsoDate };

const dayMs = 86_400_000;
const utc = (day: IsoDate) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: IsoDate, count: number): IsoDate =>
  new Date(utc(day) + count * dayMs).toISOString().slice(0, 10);

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / dayMs);
