import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns/addMonths';
import { millisecondsInSecond, secondsInDay, secondsInWeek } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Price } from './tables.ts';

const seconds = { day: secondsInDay, week: secondsInWeek };

/** The end of the period that contains `after`, counted from the anchor: 31 January, 28 February, 31 March. */
export function findPeriodEnd(anchor: number, { recurring }: Pick<Price, 'recurring'>, after: number): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day' || interval === 'week') {
    const step = seconds[interval] * count;
    return anchor + (Math.floor((after - anchor) / step) + 1) * step;
  }
  const months = interval === 'year' ? 12 * count : count;
  for (let n = 1; ; n += 1) {
    const boundary = getUnixTime(addMonths(new UTCDateMini(anchor * millisecondsInSecond), n * months));
    if (boundary > after) return boundary;
  }
}
