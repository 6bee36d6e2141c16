import type { Price } from './tables.ts';

const seconds = { day: 86_400, week: 7 * 86_400 };

/** The end of the period that holds `after`, counted from the anchor, the month's end kept (31 January, 28 February). */
export function findPeriodEnd(anchor: number, { recurring }: Pick<Price, 'recurring'>, after: number): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day' || interval === 'week') {
    const step = seconds[interval] * count;
    return anchor + (Math.floor((after - anchor) / step) + 1) * step;
  }
  const months = interval === 'year' ? 12 * count : count;
  for (let n = 1; ; n += 1) {
    const boundary = addMonths(anchor, n * months);
    if (boundary > after) return boundary;
  }
}

function addMonths(at: number, months: number): number {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
