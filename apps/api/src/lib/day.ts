import { type IsoDate, toIsoDate } from '@kumbara/shared';

/** A `date` column as Prisma reads it (midnight UTC) and the calendar day on the wire. */
export const toDay = (date: Date): IsoDate => toIsoDate(date);
export const fromDay = (day: IsoDate): Date => new Date(`${day}T00:00:00Z`);

export const toDayOrNull = (date: Date | null): IsoDate | null => (date ? toDay(date) : null);
/** Keeps undefined and null apart: undefined leaves a column as it is, null clears it. */
export const fromDayOrNull = (day: IsoDate | null | undefined): Date | null | undefined =>
  day ? fromDay(day) : (day as null | undefined);

/** `YYYY-MM` of a `date` column that stores a month as its first day. */
export const toMonth = (date: Date): string => toDay(date).slice(0, 7);

/** Selects a `date` column as `YYYY-MM-DD`, under its own name; `to_char` takes three times as long. */
export const selectDay = (column: string): string => `${column}::text AS ${column.replace(/^.*\./, '')}`;
