import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addMonths } from 'date-fns/addMonths';
import { millisecondsInSecond } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Price } from './tables.ts';

/** The end of the period that contains `after`, counted from the anchor: 31 January, 28 February, 31 March. */
export function findPeriodEnd(anchor: number, { recurring }: Pick<Price, 'recurring'>, after: number): number {
  const { interval, interval_count: count } = recurring;
  const months = interval === 'year' ? 12 * count : count;
  for (let n = 1; ; n += 1) {
    const boundary = getUnixTime(addMonths(new UTCDateMini(anchor * millisecondsInSecond), n * months));
    if (boundary > after) return boundary;
  }
}
