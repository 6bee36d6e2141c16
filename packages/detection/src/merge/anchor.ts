import { type Billing, type IsoDate, nextPaymentDate } from '@kumbara/shared';

/** Enough to hold the month with the most days, and few enough for a life of charges. */
const mostCharges = 14;

/**
 * The day to count payments from, given when the next one is due. A subscription of the 31st that is next due on
 * 28 February must not become one of the 28th: of the days it was charged on, the latest in a month that leads to the
 * same next day is the anchor.
 * @param chargedOn oldest first
 */
export function chooseAnchor(next: IsoDate, billing: Billing, chargedOn: IsoDate[]): IsoDate {
  const dayOfMonth = (day: IsoDate) => Number(day.slice(8));
  const leading = chargedOn
    .slice(-mostCharges)
    .filter((day) => day < next && nextPaymentDate(day, billing, next) === next);
  return leading.reduce((best, day) => (dayOfMonth(day) > dayOfMonth(best) ? day : best), next);
}
