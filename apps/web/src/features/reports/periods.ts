import { addMonths } from '@kumbara/shared';
import { formatMonthAndYear, today } from '#lib/format.ts';

/** A month, `2026-10`, or a year, `2026`. */
export const isPeriod = (text: string): boolean => /^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/.test(text);
export const isYear = (period: string): boolean => period.length === 4;
export const currentMonth = (): string => today().slice(0, 7);

export const formatPeriod = (period: string): string => (isYear(period) ? period : formatMonthAndYear(`${period}-01`));

/** The period so many months or years away. */
export const turnPeriod = (period: string, steps: number): string =>
  isYear(period) ? String(Number(period) + steps) : addMonths(`${period}-01`, steps).slice(0, 7);

/** The year of a month, and the latest month of a year that has begun. */
export function otherKind(period: string): string {
  if (!isYear(period)) return period.slice(0, 4);
  const now = currentMonth();
  return period === now.slice(0, 4) ? now : `${period}-12`;
}
