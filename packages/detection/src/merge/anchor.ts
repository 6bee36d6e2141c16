import { type Billing, type IsoDate, nextPaymentDate } from '@kumbara/shared';

/** Enough charges to include a month of 31 days, and few enough for long histories. */
const mostCharges = 14;

/**
 * Returns the day from which payment days are counted. A subscription of the 31st that is next due on 28 February must
 * not become one of the 28th, so the latest charge day that leads to the same next day is used.
 * @param chargedOn oldest first
 */
export function chooseAnchor(next: IsoDate, billing: Billing, chargedOn: IsoDate[]): IsoDate {
  const dayOfMonth = (day: IsoDate) => Number(day.slice(8));
  const leading = chargedOn
    .slice(-mostCharges)
    .filter((day) => day < next && nextPaymentDate(day, billing, next) === next);
  return leading.reduce((best, day) => (dayOfMonth(day) > dayOfMonth(best) ? day : best), next);
}
